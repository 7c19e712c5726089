import FoundationSubset
import TerminalCore
import TerminalViews

package struct LayoutSettings {
  package var xTitle: AxisTitle?
  package var yTitle: AxisTitle?
  var xAxisStyle: ViewSource?
  var yAxisStyle: ViewSource?
  var plotStyle: ViewSource?
  package var legend = LegendSetting()
  /// The rows above the plot that are kept for annotations; as many as these need when `nil`.
  var annotationRows: Int?
}

/// A view that names an axis.
package struct AxisTitle {
  var position: AnnotationPosition
  var alignment: Alignment?
  var spacing: CGFloat?
  package var view: ViewSource
}

extension AxisTitle {
  /// Places the title above or below all parts placed so far, and reserves its rows.
  ///
  /// A position at the left or right, otherwise the alignment, decides on its columns, since a
  /// terminal cannot rotate text.
  ///
  /// - Parameter fraction: The default horizontal alignment, 0 for left.
  func placed(
    in chart: CellRect, columns: Range<Int>, isAbove: Bool, fraction: CGFloat,
    _ environment: EnvironmentValues, _ insets: inout CellInsets
  ) -> PlacedNode {
    var node = PlacedNode(view(environment).content).narrowed(to: columns.count)
    let rows = node.size.rows + CellMetrics.row(max(0, spacing ?? 0))
    let beside: CGFloat? =
      position.horizontal == 0 ? nil : position.horizontal < 0 ? 0 : 1
    let position = beside ?? alignment?.horizontal.fraction ?? fraction
    let free = max(0, columns.count - node.size.columns)
    node.origin = CellPoint(
      column: columns.lowerBound + CellMetrics.clamped(CGFloat(free) * position),
      row: isAbove ? chart.minRow + insets.top : chart.maxRow - insets.bottom - node.size.rows)
    if isAbove { insets.top += rows } else { insets.bottom += rows }
    return node
  }
}
