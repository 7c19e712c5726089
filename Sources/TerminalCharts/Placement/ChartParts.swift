/// The parts of a chart beside its plot.
struct ChartParts: OptionSet {
  let rawValue: Int
  static let legend = ChartParts(rawValue: 1)
  static let titles = ChartParts(rawValue: 2)
  static let annotationRows = ChartParts(rawValue: 4)
  static let labels = ChartParts(rawValue: 8)
  static let ticks = ChartParts(rawValue: 16)
  static let all: ChartParts = [.legend, .titles, .annotationRows, .labels, .ticks]
  /// The order in which they give way when there is no room.
  static let dropOrder: [ChartParts] = [.legend, .titles, .annotationRows, .labels, .ticks]
}
