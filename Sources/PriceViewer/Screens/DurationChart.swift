import ElectricityPrices
import FoundationSubset
import TerminalCharts
import TerminalViews

/// The duration curve: for how many hours prices are at least as high.
nonisolated struct DurationChart: View {
  /// The chart over time, of which this one has the axis of prices and the strokes.
  let chart: PriceChart
  let curve: PriceDurationCurve

  private var state: ViewerState { chart.state }
  private var look: ViewerLook { chart.look }

  var body: some View {
    let corners = corners
    Chart {
      AreaPlot(
        corners.filter { $0.y < 0 }, x: .value("Hours", \.x), yStart: .value("Zero", \.zero),
        yEnd: .value("Price", \.y)
      )
      .foregroundStyle(chart.fill.opacity(look.colors.halfBand))
      LinePlot(corners, x: .value("Hours", \.x), y: .value("Price", \.y))
        .foregroundStyle(chart.blue)
        .lineStyle(chart.priceStroke)
    }
    .chartXScale(domain: 0...max(hours(curve.seconds), 1))
    .chartXAxis {
      AxisMarks(values: .automatic(desiredCount: max(2, chart.size.columns / 14))) { value in
        AxisTick()
        AxisValueLabel(look.spelled("\(value.label) h"))
      }
    }
    .chartXAxis(chart.size.rows > 4 ? .automatic : .hidden)
    .chartYAxis { chart.prices(on: chart.grid) }
    .chartYScale(domain: chart.priceDomain)
    .chartAnnotationRows(chart.annotationRows)
  }

  /// Where the selection, or now, stands, and what is said of it.
  @ChartContentBuilder var overlay: some ChartContent {
    if let index = state.focusIndex, let place = curve.place(of: index, in: state.series) {
      let x = (hours(curve.start(of: place)) + hours(curve.ends[place])) / 2
      RuleMark(x: .value("Hours", x))
        .foregroundStyle(chart.focusColor)
        .lineStyle(chart.focusStroke)
        .annotation(position: .top, alignment: .center) { chart.focusText }
      PointMark(x: .value("Hours", x), y: .value("Price", curve.price(at: place)))
        .foregroundStyle(chart.focusColor)
    }
  }

  private func hours(_ seconds: Int64) -> Double { Double(seconds) / 3600 }

  private struct Corner {
    let x, y: Double
    let zero = 0.0
  }

  /// The curve: each price from beginning to end, or where they are many the price at as many
  /// places as can be told apart.
  private var corners: [Corner] {
    let most = 8 * max(1, chart.size.columns)
    guard curve.slots.count > most else {
      return curve.slots.indices.flatMap { place in
        [curve.start(of: place), curve.ends[place]].map {
          Corner(x: hours($0), y: curve.price(at: place))
        }
      }
    }
    return (0...most).compactMap { number in
      let seconds = Double(curve.seconds) * Double(number) / Double(most)
      return curve.place(at: seconds).map { Corner(x: seconds / 3600, y: curve.price(at: $0)) }
    }
  }
}
