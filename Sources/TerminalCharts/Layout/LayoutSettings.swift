import TerminalViews

/// The layout settings of a chart, from modifiers.
package struct LayoutSettings {
  package var xTitle: AxisTitle?
  package var yTitle: AxisTitle?
  /// Change the areas of the axes.
  var xAxisStyle: ViewSource?
  var yAxisStyle: ViewSource?
  /// Changes the plot area.
  var plotStyle: ViewSource?
  package var legend = LegendSetting()
  /// The rows above the plot that are kept for annotations; as many as these need when `nil`.
  var annotationRows: Int?
}
