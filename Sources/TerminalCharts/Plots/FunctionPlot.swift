/// The marks of a plot of a function.
public struct FunctionPlot: PrimitiveChartContent {
  private let domain: ClosedRange<Double>?
  private let isParametric: Bool
  private let collect: (Double, PlottableValue<String>, inout _MarkCollector) -> Void

  /// Creates a plot of marks at samples of a domain; `nil` for the domain of the scale.
  ///
  /// - Parameter isParametric: Whether the domain is one of parameters rather than of x.
  init<Mark: ChartContent>(
    over domain: ClosedRange<Double>?, isParametric: Bool = false,
    mark: @escaping (_ position: Double, _ series: PlottableValue<String>) -> Mark
  ) {
    (self.domain, self.isParametric) = (domain, isParametric)
    collect = { Mark._collect(mark($0, $1), into: &$2) }
  }

  /// Adds the marks.
  public static func _collect(_ plot: Self, into collector: inout _MarkCollector) {
    let series = PlottableValue<String>(datum: collector.plotSeries)
    for position in plot.samples(&collector.functions) {
      plot.collect(position, series, &collector)
    }
  }

  private func samples(_ scale: inout FunctionScale) -> [Double] {
    if isParametric { return FunctionScale().samples(over: domain ?? 0...1) }
    guard let domain = domain ?? scale.domain else {
      scale.isAwaited = true
      return []
    }
    let all = scale.samples(over: domain)
    guard let shown = scale.domain, domain.overlaps(shown) else { return all }
    // A part of the domain that fills the plot needs as many samples of its own.
    let part = domain.clamped(to: shown)
    return part == domain ? all : Set(all + scale.samples(over: part)).sorted()
  }
}
