import FoundationSubset
import TerminalViews

/// A short line next to the plot at a value of an axis.
public struct AxisTick: AxisMark {
  /// The distance that a tick extends from the plot.
  ///
  /// A tick is never shorter than a cell, unless its length is zero, and always ends at the end of
  /// a cell.
  public struct Length: Hashable, Sendable {
    let extent: AxisTickExtent
    /// One cell.
    public static var automatic: Length { Length(extent: .automatic) }
    /// Extends to the end of the label at the same value, which is next to the tick.
    public static var label: Length { label() }
    /// Extends to the end of the longest label of the axis; labels are next to the ticks.
    public static var longestLabel: Length { longestLabel() }
    /// Extends the given points past the end of the label; negative values end before it.
    public static func label(extendPastBy: CGFloat = 0) -> Length {
      Length(extent: .label(past: extendPastBy))
    }
    /// Extends the given points past the end of the longest label; negative values end before it.
    public static func longestLabel(extendPastBy: CGFloat = 0) -> Length {
      Length(extent: .longestLabel(past: extendPastBy))
    }
  }

  private let part: AxisLinePart

  /// Creates a tick.
  ///
  /// - Parameters:
  ///   - centered: Whether the tick is midway between its value and the next.
  ///   - length: The distance that the tick extends from the plot.
  ///   - stroke: The dashes; a stroke without a width makes the tick invisible.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    part = AxisLinePart(centered: centered, stroke: stroke, extent: length.extent)
  }

  /// Creates a tick with a length in points, which keeps the labels that far from the plot.
  ///
  /// A tick with a length of zero or less is invisible.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    part = AxisLinePart(centered: centered, stroke: stroke, extent: .points(length))
  }

  /// Adds the tick.
  public static func _collect(_ mark: Self, into collector: inout _AxisCollector) {
    collector.ticks.append(collector.styled(mark.part))
  }
}

/// The requested length of a tick.
enum AxisTickExtent: Hashable, Sendable {
  case automatic
  case points(CGFloat)
  case label(past: CGFloat)
  case longestLabel(past: CGFloat)

  var isInPoints: Bool { if case .points = self { true } else { false } }

  /// Returns the cells between the plot and a label that the tick fills, each with the given extent
  /// in points.
  func cells(each extent: CGFloat) -> Int {
    guard case .points(let points) = self else { return 1 }
    return points > 0 ? max(1, min(CellMetrics.clamped(points / extent), 100)) : 0
  }
}
