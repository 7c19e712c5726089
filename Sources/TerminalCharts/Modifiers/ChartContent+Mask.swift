import FoundationSubset
import TerminalViews

/// Content that is visible only where other content is.
public struct MaskedChartContent<Content: ChartContent, Mask: ChartContent>: PrimitiveChartContent {
  let content: Content
  let mask: Mask

  /// Adds the marks, and those of the mask, which are not visible themselves.
  public static func _collect(_ masked: Self, into collector: inout _MarkCollector) {
    collector.collect(masked.content, masked: masked.mask)
  }
}

extension ChartContent {
  /// Clips the marks to those of a mask; the mask's colours have no effect.
  ///
  /// The mask's data are part of the domains of the axes.
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

  /// Has no effect: marks in one layer look the same.
  public func compositingLayer() -> some ChartContent { self }

  /// Has no effect: a terminal cannot draw the effects of layers.
  public func compositingLayer<V: View>(
    style: (PlaceholderContentView<Self>) -> V
  ) -> some ChartContent { self }

  /// Has no effect: a terminal cannot blur.
  public func blur(radius: CGFloat) -> some ChartContent { self }

  /// Has no effect: a terminal has no shadows.
  public func shadow(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { self }
}
