/// The marks of a plot of a function.
public struct FunctionPlot: PrimitiveChartContent {
  private let domain: ClosedRange<Double>?
  private let collect: (Double, PlottableValue<String>, inout _MarkCollector) -> Void

  /// Creates a plot of marks at samples of a domain; `nil` for the domain of the scale.
  init<Mark: ChartContent>(
    over domain: ClosedRange<Double>?,
    mark: @escaping (_ position: Double, _ series: PlottableValue<String>) -> Mark
  ) {
    self.domain = domain
    collect = { Mark._collect(mark($0, $1), into: &$2) }
  }

  /// Adds the marks.
  public static func _collect(_ plot: Self, into collector: inout _MarkCollector) {
    let series = PlottableValue<String>(datum: collector.plotSeries)
    for position in samples(over: plot.domain ?? collector.functionDomain) {
      plot.collect(position, series, &collector)
    }
  }

  /// The number of samples of a function: more than a terminal has dots side by side.
  static let sampleCount = 1024

  static func samples(over domain: ClosedRange<Double>) -> [Double] {
    guard domain.upperBound > domain.lowerBound else { return [domain.lowerBound] }
    return (0...sampleCount).map { index in
      let fraction = Double(index) / Double(sampleCount)
      return domain.lowerBound * (1 - fraction) + domain.upperBound * fraction
    }
  }
}
