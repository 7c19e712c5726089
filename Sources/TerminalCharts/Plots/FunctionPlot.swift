/// The marks of a plot of a function.
public struct FunctionPlot: PrimitiveChartContent {
  let marks: (PlottableValue<String>, inout _MarkCollector) -> Void

  /// Adds the marks.
  public static func _collect(_ plot: Self, into collector: inout _MarkCollector) {
    plot.marks(PlottableValue(datum: collector.plotSeries), &collector)
  }

  /// The places at which a function is asked for: more than a terminal has dots side by side.
  static let sampleCount = 1024

  /// Places at equal distances over a domain.
  static func samples(over domain: ClosedRange<Double>) -> [Double] {
    guard domain.upperBound > domain.lowerBound else { return [domain.lowerBound] }
    return (0...sampleCount).map { index in
      let share = Double(index) / Double(sampleCount)
      return domain.lowerBound * (1 - share) + domain.upperBound * share
    }
  }
}
