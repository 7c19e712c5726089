import FoundationSubset
import TerminalViews

/// The text, or another view, that names a value of an axis.
public struct AxisValueLabel<Content: View>: AxisMark {
  private enum Source {
    case format(AxisLabelFormat?)
    case view(Content)
  }
  private let source: Source
  private let options: AxisLabelOptions

  /// Creates a label in the axis' own format.
  ///
  /// - Parameters:
  ///   - centered: Whether the label is midway between its value and the next; `nil` for categories
  ///     and bins only.
  ///   - anchor: The point of the label that is at the tick.
  ///   - multiLabelAlignment: The alignment of labels of different sizes with the largest one;
  ///     `nil` aligns them with the plot.
  ///   - collisionResolution: The treatment of labels that would overlap.
  ///   - offsetsMarks: Whether the plot makes space for the label; `nil` does so for labels outside
  ///     the plot, but not for those of the inset preset.
  ///   - orientation: The direction in which the text is written.
  ///   - horizontalSpacing: The distance to the plot or the tick in points.
  ///   - verticalSpacing: The vertical distance to the plot or the tick in points.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Content == Never {
    source = .format(nil)
    options = AxisLabelOptions(
      centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
      collisionResolution: collisionResolution, offsetsMarks: offsetsMarks,
      orientation: orientation, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
  }

  /// Creates a label in a format; a value of another type has none.
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Content == Never, F.FormatInput: Plottable, F.FormatOutput == String {
    source = .format(AxisLabelFormat(format))
    options = AxisLabelOptions(
      centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
      collisionResolution: collisionResolution, offsetsMarks: offsetsMarks,
      orientation: orientation, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
  }

  #if Foundation
    /// Creates a label in a format of numbers.
    public init<F: _AxisNumberFormat>(
      format: F, centered: Bool? = nil, anchor: UnitPoint? = nil,
      multiLabelAlignment: Alignment? = nil,
      collisionResolution: AxisValueLabelCollisionResolution = .automatic,
      offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
      horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) where Content == Never {
      source = .format(AxisLabelFormat(format))
      options = AxisLabelOptions(
        centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
        collisionResolution: collisionResolution, offsetsMarks: offsetsMarks,
        orientation: orientation, horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing)
    }
  #endif

  /// Creates a label of a text; an empty one shows nothing.
  public init<L: _TextLabel>(
    _ title: L, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Content == Text {
    source = .view(title._text)
    options = AxisLabelOptions(
      centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
      collisionResolution: collisionResolution, offsetsMarks: offsetsMarks,
      orientation: orientation, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
  }

  /// Creates a label of a view.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    source = .view(content())
    options = AxisLabelOptions(
      centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
      collisionResolution: collisionResolution, offsetsMarks: offsetsMarks,
      orientation: orientation, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
  }

  /// Adds the label.
  public static func _collect(_ mark: Self, into collector: inout _AxisCollector) {
    let content: AxisLabelPart.Content =
      switch mark.source {
      case .format(let format): .formatted(format)
      case .view(let view): .view(Content._makeNode(view, in: collector.environment))
      }
    collector.labels.append(
      AxisLabelPart(
        content: content, options: mark.options, paint: collector.paint, offset: collector.offset))
  }
}
