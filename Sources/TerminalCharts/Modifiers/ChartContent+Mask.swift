import FoundationSubset
import TerminalViews

/// Content that is seen only where other content is.
public struct MaskedChartContent<Content: ChartContent, Mask: ChartContent>: PrimitiveChartContent {
  let content: Content
  let mask: Mask

  /// Adds the marks, and those of the mask, which are not seen themselves.
  public static func _collect(_ masked: Self, into collector: inout _MarkCollector) {
    collector.collect(masked.content, masked: masked.mask)
  }
}

extension ChartContent {
  /// Shows the marks only where those of the mask are, whose own colours do not matter.
  ///
  /// The mask's data belong to the domains of the axes like all others.
  public func mask<Mask: ChartContent>(
    @ChartContentBuilder content: () -> Mask
  ) -> some ChartContent {
    MaskedChartContent(content: self, mask: content())
  }

  /// Shows bars, rectangles and areas only inside a shape in their bounds.
  ///
  /// Corners of up to a column are smaller than what a terminal can cut off.
  public func clipShape(
    _ shape: some Shape, style: FillStyle = FillStyle()
  ) -> some ChartContent {
    styled(by: .clip(shape, style))
  }

  /// Draws the marks as one layer; in a terminal they look the same.
  public func compositingLayer() -> some ChartContent { self }

  /// Draws the marks as one layer with effects, which a terminal does not have.
  public func compositingLayer<V: View>(
    style: (PlaceholderContentView<Self>) -> V
  ) -> some ChartContent { self }

  /// Blurs the marks; a terminal cannot.
  public func blur(radius: CGFloat) -> some ChartContent { self }

  /// Draws a shadow; a terminal has none.
  public func shadow(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { self }
}
