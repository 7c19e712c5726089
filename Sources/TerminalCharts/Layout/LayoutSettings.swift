import TerminalViews

/// What modifiers ask of the places of a chart's parts.
struct LayoutSettings {
  var xTitle: AxisTitle?
  var yTitle: AxisTitle?
  /// Change the areas of the axes.
  var xAxisStyle: ViewSource?
  var yAxisStyle: ViewSource?
  /// Changes the plot area.
  var plotStyle: ViewSource?
  var legend = LegendSetting()
  /// The rows above the plot that are kept for annotations; as many as these need when `nil`.
  var annotationRows: Int?
}
