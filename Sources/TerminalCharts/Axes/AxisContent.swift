import FoundationSubset
import TerminalViews

/// A part of an axis, or of one of its values.
public protocol _AxisPiece {
  /// Adds the piece to the collector. Only the library's own types implement it.
  static func _collect(_ piece: Self, into collector: inout _AxisCollector)
}

/// The content of an axis, such as ``AxisMarks``.
public protocol AxisContent: _AxisPiece {}

/// A part of an axis at a value: a grid line, a tick, a label.
public protocol AxisMark: _AxisPiece {}

extension AxisContent {
  /// Draws the axis as one layer; in a terminal it looks the same.
  public func compositingLayer() -> some AxisContent { self }

  /// Draws the axis as one layer with effects, which a terminal does not have.
  public func compositingLayer<V: View>(
    style: (PlaceholderContentView<Self>) -> V
  ) -> some AxisContent { self }
}

/// Collects the parts of an axis, or of one of its values.
public struct _AxisCollector {
  var marks: [AxisMarksSpecification] = []
  var gridLines: [AxisLinePart] = []
  var ticks: [AxisLinePart] = []
  var labels: [AxisLabelPart] = []
  /// The style that modifiers give the parts inside; the innermost paint wins.
  var environment = EnvironmentValues()
  var paint: Paint?
  var offset = CGSize.zero

  mutating func collect<Piece: _AxisPiece>(_ piece: Piece) {
    Piece._collect(piece, into: &self)
  }

  func styled(_ line: AxisLinePart) -> AxisLinePart {
    var line = line
    (line.paint, line.offset) = (paint, offset)
    return line
  }
}

/// One `AxisMarks` in erased form.
package struct AxisMarksSpecification {
  var preset: AxisMarkPreset
  var position: AxisMarkPosition
  package var values: AxisMarkValues
  var content: (AxisValue, inout _AxisCollector) -> Void

  static var `default`: AxisMarksSpecification { AxisMarks().specification }
}

extension Never: AxisMark {
  /// Never called: there is no value of this type.
  public static func _collect(_ piece: Never, into collector: inout _AxisCollector) {}
}

extension Optional: _AxisPiece where Wrapped: _AxisPiece {
  /// Adds the content, if there is any.
  public static func _collect(_ piece: Self, into collector: inout _AxisCollector) {
    if let piece { collector.collect(piece) }
  }
}

extension Optional: AxisContent where Wrapped: AxisContent {}

extension Optional: AxisMark where Wrapped: AxisMark {}

extension BuilderConditional: _AxisPiece where First: _AxisPiece, Second: _AxisPiece {
  /// Adds the branch that was taken.
  public static func _collect(_ piece: Self, into collector: inout _AxisCollector) {
    switch piece.storage {
    case .first(let first): collector.collect(first)
    case .second(let second): collector.collect(second)
    }
  }
}

extension BuilderConditional: AxisContent where First: AxisContent, Second: AxisContent {}

extension BuilderConditional: AxisMark where First: AxisMark, Second: AxisMark {}

/// Several parts of an axis, or marks at a value, or none.
public struct TupleAxisPiece<each Piece: _AxisPiece>: AxisContent, AxisMark {
  let pieces: (repeat each Piece)
  /// Adds every part in order.
  public static func _collect(_ piece: Self, into collector: inout _AxisCollector) {
    repeat collector.collect(each piece.pieces)
  }
}

/// Any axis content, erased.
public struct AnyAxisContent: AxisContent {
  private let content: any AxisContent
  /// Erases content.
  public init(_ content: any AxisContent) { self.content = content }
  /// Erases content whose type is known.
  public init(erasing content: some AxisContent) { self.init(content) }
  /// Adds the erased content.
  public static func _collect(_ piece: Self, into collector: inout _AxisCollector) {
    collector.collect(piece.content)
  }
}

/// Any axis mark, erased.
public struct AnyAxisMark: AxisMark {
  private let mark: any AxisMark
  /// Erases a mark.
  public init(_ mark: any AxisMark) { self.mark = mark }
  /// Erases a mark whose type is known.
  public init(erasing mark: some AxisMark) { self.init(mark) }
  /// Adds the erased mark.
  public static func _collect(_ piece: Self, into collector: inout _AxisCollector) {
    collector.collect(piece.mark)
  }
}
