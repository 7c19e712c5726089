import FoundationSubset
import TerminalViews

/// A line over the plot at a value of an axis.
public struct AxisGridLine: AxisMark {
  private let part: AxisLinePart

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - centered: Whether the line stands in the middle between its value and the next.
  ///   - stroke: Its dashes; from a width of 2 points without dashes an unbroken line, else barely
  ///     visible.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    part = AxisLinePart(centered: centered, stroke: stroke)
  }

  /// Adds the line.
  public static func _collect(_ mark: Self, into collector: inout _AxisMarkCollector) {
    collector.parts.append(.gridLine(mark.part))
  }
}

/// An axis mark with a changed style.
public struct StyledAxisMark<Content: AxisMark>: AxisMark {
  let content: Content
  /// The style of views in the mark.
  var style: AnyShapeStyle?
  let change: (inout AxisPart, EnvironmentValues) -> Void

  /// Adds the mark in its changed style.
  public static func _collect(_ mark: Self, into collector: inout _AxisMarkCollector) {
    let first = collector.parts.count
    let outer = collector.environment.foregroundStyle
    if let style = mark.style { collector.environment.foregroundStyle = style }
    Content._collect(mark.content, into: &collector)
    collector.environment.foregroundStyle = outer
    for index in first..<collector.parts.count {
      mark.change(&collector.parts[index], collector.environment)
    }
  }
}

extension AxisMark {
  /// Draws the mark in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    StyledAxisMark(content: self, style: AnyShapeStyle(style)) { part, environment in
      let paint = style.paint(in: environment)
      switch part {
      case .gridLine(var line):
        line.paint = line.paint ?? paint
        part = .gridLine(line)
      case .tick(var line):
        line.paint = line.paint ?? paint
        part = .tick(line)
      case .label(var label):
        label.paint = label.paint ?? paint
        part = .label(label)
      }
    }
  }

  /// Sets the font of a label; a terminal has one size, so this changes nothing that can be seen.
  public func font(_ font: Font?) -> some AxisMark { self }

  /// Moves the mark, in points.
  public func offset(_ offset: CGSize) -> some AxisMark {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves the mark, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    StyledAxisMark(content: self) { part, _ in
      switch part {
      case .gridLine(var line):
        line.offset = CGSize(width: line.offset.width + x, height: line.offset.height + y)
        part = .gridLine(line)
      case .tick(var line):
        line.offset = CGSize(width: line.offset.width + x, height: line.offset.height + y)
        part = .tick(line)
      case .label(var label):
        label.offset = CGSize(width: label.offset.width + x, height: label.offset.height + y)
        part = .label(label)
      }
    }
  }
}
