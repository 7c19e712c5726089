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
