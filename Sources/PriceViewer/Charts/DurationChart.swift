import ElectricityPrices
import FoundationSubset
import PriceTexts
import TerminalCharts
import TerminalCore
import TerminalViews

/// The duration curve: the number of hours in which prices are at least as high.
struct DurationChart: PriceChart {
  var context: ChartContext
  let curve: PriceDurationCurve
  let x: PlotAxis
  let y: PlotAxis

  init(_ context: ChartContext) {
    self.context = context
    curve = PriceDurationCurve(context.series, in: context.state.known)
    x = Self.axis(max(Double(curve.seconds) / 3600, 1), context)
    y = context.priceAxis(context.state.drawnPrices(), startsAtZero: false)
  }

  @ChartContentBuilder var marks: some ChartContent {
    let corners = corners
    let axis = drawnY
    AreaPlot(
      corners.map { AreaEdge(x: $0.x, low: foot, high: $0.y) }, x: .value("Hours", \.x),
      yStart: .value("From", \.low), yEnd: .value("To", \.high)
    )
    .foregroundStyle(
      context.colors.gradient(from: axis.start, to: axis.end) {
        context.isInPixels ? 0.06 + 0.5 * $0 : 0.5
      }
    )
    .alignsMarkStylesWithPlotArea()
    LinePlot(corners, x: .value("Hours", \.x), y: .value("Price", \.y))
      .foregroundStyle(context.colors.gradient(from: axis.start, to: axis.end))
      .alignsMarkStylesWithPlotArea()
      .lineStyle(context.priceStroke)
  }

  @ChartContentBuilder var overlay: some ChartContent { lollipop }

  func slot(at point: PlotPoint) -> Int? {
    curve.place(at: min(point.x, x.end - 1e-9) * 3600).map { curve.slots[$0] }
  }

  func slot(steps: Int) -> Int? { curve.slot(steps: steps, from: state) }

  var focus: ChartFocus? {
    guard let index = state.selectedIndex, let position = curve.place(of: index, in: state.series)
    else { return nil }
    return ChartFocus(
      x: hours(curve.start(of: position))...hours(curve.ends[position]),
      y: curve.price(at: position))
  }

  private func hours(_ seconds: Int64) -> Double { Double(seconds) / 3600 }

  private static func axis(_ hours: Double, _ context: ChartContext) -> PlotAxis {
    let maximum = max(2, context.size.columns / 14)
    let steps = [1.0, 2, 5].flatMap { digit in (0...5).map { digit * pow(10, Double($0)) } }
      .sorted()
    let step = steps.first { hours / $0 <= Double(maximum) } ?? hours
    let numbers = context.look.locale.numbers
    let ticks = stride(from: 0, through: hours, by: step).map { value in
      PlotAxis.Tick(
        value: value, label: "\(Price(mean: value)?.text(decimals: 0, style: numbers) ?? "") h")
    }
    return PlotAxis(start: 0, end: hours, ticks: ticks)
  }

  /// The corners of the curve.
  ///
  /// Each price runs from its start to its end. Many prices are sampled at the resolution of the x
  /// axis.
  private var corners: [PlotPoint] {
    let maximum = 8 * max(1, context.size.columns)
    guard curve.slots.count > maximum else {
      return curve.slots.indices.flatMap { position in
        [curve.start(of: position), curve.ends[position]].map {
          PlotPoint(x: hours($0), y: curve.price(at: position))
        }
      }
    }
    return (0...maximum).compactMap { number in
      let seconds = Double(curve.seconds) * Double(number) / Double(maximum)
      return curve.place(at: seconds).map { PlotPoint(x: seconds / 3600, y: curve.price(at: $0)) }
    }
  }

  // MARK: Texts

  var annotation: [String] {
    state.focusIndex.map { texts.duration($0, along: curve) } ?? []
  }
  var status: [TextPart]? { texts.durations }
  var legend: [TextPart] { Legend.prices(context, colors) }
  var sentences: [String] { texts.durationSentences(of: curve) }

  /// The number of `hours`, the negative ones, the daily cheapest means and the `curve`.
  ///
  /// The means are of the cheapest hours of each day, from one hour up. Each point of the curve has
  /// a `price` and the `hours` in which prices are at least as high.
  var fields: [(String, String)]? {
    guard let summary = PriceSummary(state.series, in: state.known) else { return nil }
    func written(_ seconds: Int64) -> String { JSONText.number(hours(seconds)) }
    let steps = curve.slots.indices.filter { position in
      position + 1 == curve.slots.count
        || curve.price(at: position + 1) != curve.price(at: position)
    }
    let cheapest = summary.cheapestOfDay.map(JSONText.number).joined(separator: ",")
    let points = steps.map { position in
      JSONText.object([
        ("price", JSONText.number(curve.price(at: position))),
        ("hours", written(curve.ends[position])),
      ])
    }
    return [
      ("hours", written(curve.seconds)), ("negative_hours", written(curve.secondsBelowZero)),
      ("cheapest_hours", "[\(cheapest)]"), ("curve", JSONText.list(points)),
    ]
  }
}

extension PriceDurationCurve {
  /// Returns the index of a slot along the curve.
  func place(of index: Int, in series: PriceSeries) -> Int? {
    place(of: index, at: series.doubleValue(at: index))
  }

  /// Returns the slot a number of steps along the curve from the selection or the current slot.
  ///
  /// Without either, the first step selects an end of the curve, as on the time axis. Returns `nil`
  /// without prices.
  func slot(steps: Int, from state: ViewerState) -> Int? {
    let from = state.focusIndex.flatMap { place(of: $0, in: state.series) }
    let (to, overflow) = (from ?? (steps > 0 ? -1 : slots.count)).addingReportingOverflow(steps)
    guard let last = slots.indices.last else { return nil }
    return slots[overflow ? steps < 0 ? 0 : last : min(max(to, 0), last)]
  }
}
