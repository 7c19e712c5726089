import FoundationSubset
import TerminalCore
import TerminalViews

/// A view that names an axis.
package struct AxisTitle {
  var position: AnnotationPosition
  var alignment: Alignment?
  var spacing: CGFloat?
  package var view: ViewSource
}

extension AxisTitle {
  /// Places the title above or below everything that has a place already, and takes that room.
  ///
  /// A position to the left or right, and else the alignment, decide about its place in the row; a
  /// terminal does not turn text.
  ///
  /// - Parameter share: where the title stands by default, 0 for left.
  func placed(
    in chart: CellRect, columns: Range<Int>, isAbove: Bool, share: CGFloat,
    _ environment: EnvironmentValues, _ insets: inout CellInsets
  ) -> PlacedNode {
    var node = PlacedNode(view(environment).content).narrowed(to: columns.count)
    let rows = node.size.rows + CellMetrics.row(max(0, spacing ?? 0))
    let beside: CGFloat? =
      position.horizontal == 0 ? nil : position.horizontal < 0 ? 0 : 1
    let place = beside ?? alignment?.horizontal.share ?? share
    let free = max(0, columns.count - node.size.columns)
    node.origin = CellPoint(
      column: columns.lowerBound + CellMetrics.clamped(CGFloat(free) * place),
      row: isAbove ? chart.minRow + insets.top : chart.maxRow - insets.bottom - node.size.rows)
    if isAbove { insets.top += rows } else { insets.bottom += rows }
    return node
  }
}
