import FoundationSubset
import TerminalCore
import TerminalViews

/// A label with its size in cells.
package struct ResolvedAxisLabel {
  package var options: AxisLabelOptions
  var offset: CGSize
  package var node: any LayoutNode
  package var size: CellSize
  /// Whether the label may be cut: a cut name is still readable, a cut number is wrong.
  private let mayBeCut: Bool

  init(
    _ part: AxisLabelPart, value: PlottedValue, label: String, in environment: EnvironmentValues
  ) {
    options = part.options
    offset = part.offset
    switch part.content {
    case .view(let view):
      node = view.content
      mayBeCut = true
    case .formatted(let format):
      if case .category = value { mayBeCut = true } else { mayBeCut = false }
      let text = format.map { $0.string(value, environment) ?? "" } ?? label
      let ink = part.paint.map(\.representative) ?? .primary
      node = Self.node(text, ink, part.options.orientation, environment.glyphSet)
    }
    let points = node.size(in: .unspecified)
    size = CellSize(
      columns: CellMetrics.column(points.width), rows: CellMetrics.row(points.height))
  }

  /// Limits the label to a number of columns and adds the rows that it then needs.
  mutating func narrow(to columns: Int) {
    guard mayBeCut, size.columns > columns else { return }
    size = node.size(inColumns: columns)
  }

  private static func node(
    _ text: String, _ ink: Ink?, _ orientation: AxisValueLabelOrientation, _ glyphs: GlyphSet
  ) -> any LayoutNode {
    guard let ink else { return LabelNode(text: "", ink: .primary, ellipsis: " ") }
    switch orientation.kind {
    case .automatic, .horizontal: return LabelNode(text: text, ink: ink, ellipsis: glyphs.ellipsis)
    case .vertical: return UprightLabelNode(characters: Array(text), ink: ink)
    case .verticalReversed: return UprightLabelNode(characters: text.reversed(), ink: ink)
    }
  }
}

/// A laid-out line of text, cut with an ellipsis where it does not fit.
package struct LabelNode: LayoutNode {
  let text: String
  let ink: Ink
  /// The character at the end of cut text, a column wide.
  let ellipsis: Character

  package init(text: String, ink: Ink, ellipsis: Character) {
    (self.text, self.ink, self.ellipsis) = (text, ink, ellipsis)
  }

  package func size(in proposal: ProposedViewSize) -> CGSize {
    guard !text.isEmpty else { return .zero }
    return CellMetrics.points(CellSize(columns: text.displayWidth, rows: 1))
  }

  package func draw(in frame: CGRect, on canvas: inout Canvas) {
    let origin = CellMetrics.cells(frame).origin
    let limit = CellMetrics.column(frame.width)
    let isCut = text.displayWidth > limit
    let used = canvas.write(
      text, column: origin.column, row: origin.row, ink: ink, limit: isCut ? limit - 1 : limit)
    if isCut && limit > 0 {
      canvas.write(String(ellipsis), column: origin.column + used, row: origin.row, ink: ink)
    }
  }
}

/// A vertical text with one character in each row.
struct UprightLabelNode: LayoutNode {
  let characters: [Character]
  let ink: Ink

  func size(in proposal: ProposedViewSize) -> CGSize {
    let columns = characters.map { String($0).displayWidth }.max() ?? 0
    return CellMetrics.points(CellSize(columns: columns, rows: characters.count))
  }

  func draw(in frame: CGRect, on canvas: inout Canvas) {
    let origin = CellMetrics.cells(frame).origin
    for (offset, character) in characters.prefix(CellMetrics.row(frame.height)).enumerated() {
      canvas.write(
        String(character), column: origin.column, row: origin.row + offset, ink: ink)
    }
  }
}
