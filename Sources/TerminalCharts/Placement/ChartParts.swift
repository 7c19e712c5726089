/// The parts of a chart around its plot.
package struct ChartParts: OptionSet {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
  package static let legend = ChartParts(rawValue: 1)
  package static let titles = ChartParts(rawValue: 2)
  static let annotationRows = ChartParts(rawValue: 4)
  package static let labels = ChartParts(rawValue: 8)
  static let ticks = ChartParts(rawValue: 16)
  package static let all: ChartParts = [.legend, .titles, .annotationRows, .labels, .ticks]
  /// The order in which parts are dropped if the chart is too small.
  static let dropOrder: [ChartParts] = [.legend, .titles, .annotationRows, .labels, .ticks]
}
