import FoundationSubset
import TerminalViews

/// A line over the plot at a value of an axis.
public struct AxisGridLine: AxisMark {
  private let part: AxisLinePart

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - centered: Whether the line is midway between its value and the next.
  ///   - stroke: The dashes; without dashes and from a width of 2 points the line is solid,
  ///     otherwise faint.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    part = AxisLinePart(centered: centered, stroke: stroke)
  }

  /// Adds the line.
  public static func _collect(_ mark: Self, into collector: inout _AxisCollector) {
    collector.gridLines.append(collector.styled(mark.part))
  }
}

/// An axis mark with a changed style.
public struct StyledAxisMark<Content: AxisMark>: AxisMark {
  let content: Content
  let change: (inout _AxisCollector) -> Void

  /// Adds the mark in its changed style.
  public static func _collect(_ mark: Self, into collector: inout _AxisCollector) {
    let outer = (collector.environment, collector.paint, collector.offset)
    mark.change(&collector)
    collector.collect(mark.content)
    (collector.environment, collector.paint, collector.offset) = outer
  }
}

extension AxisMark {
  /// Draws the mark in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    StyledAxisMark(content: self) {
      $0.paint = style.paint(in: $0.environment)
      // For views in labels.
      $0.environment.foregroundStyle = AnyShapeStyle(style)
    }
  }

  /// Sets the font of a label; has no visible effect, because a terminal has one size.
  public func font(_ font: Font?) -> some AxisMark { self }

  /// Moves the mark, in points.
  public func offset(_ offset: CGSize) -> some AxisMark {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves the mark, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    StyledAxisMark(content: self) {
      $0.offset.width += x
      $0.offset.height += y
    }
  }
}
