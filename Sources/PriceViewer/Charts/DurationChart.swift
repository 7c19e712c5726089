import ElectricityPrices
import TerminalCharts

/// The duration curve: the number of hours in which prices are at least as high.
struct DurationChart: PriceChart {
  var context: ChartContext
  let curve: PriceDurationCurve
  let x: PlotAxis
  let y: PlotAxis

  init(_ context: ChartContext) {
    self.context = context
    curve = PriceDurationCurve(context.state.knownPrices, in: context.state.known)
    x = Self.axis(max(Double(curve.seconds) / 3600, 1), context)
    y = context.priceAxis(context.state.drawnPrices(), startsAtZero: false)
  }

  @ChartContentBuilder var marks: some ChartContent {
    let corners = corners
    area(under: corners)
      .foregroundStyle(gradient { context.isInPixels ? 0.06 + 0.5 * $0 : context.half })
      .alignsMarkStylesWithPlotArea()
    line(corners, in: gradient(), context.priceStroke).alignsMarkStylesWithPlotArea()
    meanLine
  }

  var mean: Double? { context.mean }

  func slot(at point: PlotPoint) -> Int? {
    curve.place(at: min(point.x, x.end - 1e-9) * 3600).map { curve.slots[$0] }
  }

  /// Returns the slot a number of steps along the curve from the selection or the current slot.
  ///
  /// Without either, the first step selects an end of the curve, as on the time axis.
  func slot(steps: Int) -> Int? {
    let count = curve.slots.count
    guard count > 0 else { return nil }
    let from = state.focusIndex.flatMap(position(of:)) ?? (steps > 0 ? -1 : count)
    return curve.slots[min(max(from + min(max(steps, -count), count), 0), count - 1)]
  }

  /// Returns the index of a slot along the curve.
  private func position(of slot: Int) -> Int? {
    curve.place(of: slot, at: state.series.doubleValue(at: slot))
  }

  var focus: ChartFocus? {
    guard let position = state.selectedIndex.flatMap(position(of:)) else { return nil }
    return ChartFocus(
      x: hours(curve.start(of: position))...hours(curve.ends[position]),
      y: curve.price(at: position))
  }

  private func hours(_ seconds: Int64) -> Double { Double(seconds) / 3600 }

  private static func axis(_ hours: Double, _ context: ChartContext) -> PlotAxis {
    let maximum = max(2, context.size.columns / 14)
    let steps = [1.0, 2, 5].flatMap { digit in (0...5).map { digit * pow(10, Double($0)) } }
      .sorted().filter { $0 <= hours }
    let step = steps.first { hours / $0 <= Double(maximum) } ?? steps.last ?? hours
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
    let maximum = 8 * context.columns
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

  private var summary: PriceSummary? { PriceSummary(state.knownPrices, in: state.known) }

  /// The price of a slot, and the durations of higher, equal and lower prices.
  ///
  /// For example `Tue 13:00-14:00  326 øre per kWh` and `23 h dearer, 1 h as high, 0 h cheaper`.
  var annotation: [String] {
    guard let index = state.focusIndex else { return [] }
    let (time, slot) = (texts.times.brief(index..<(index + 1)), state.series[index])
    let sentence = texts.sentence(index)
    guard let price = slot.price?.doubleValue else { return ["\(time)  \(sentence)"] }
    let above = curve.secondsAbove(price)
    let notBelow = curve.secondsAbove(price, orEqual: true)
    let rank = texts.words.phrase(
      .rank(
        dearer: texts.hours(above), same: texts.hours(notBelow - above),
        cheaper: texts.hours(curve.seconds - notBelow)))
    // One row has the time and the second line.
    let usage = state.hasUsage ? [texts.usage(in: index..<(index + 1)) ?? "– kWh"] : []
    let facts = texts.columns < 60 ? [rank, sentence] : [sentence, rank]
    return ["\(time)  \(facts[0])", facts[1]] + usage
  }

  /// The duration of prices below zero, and the mean of the cheapest hours of a day.
  var status: [TextPart]? {
    guard let summary else { return [] }
    var parts = [
      TextPart(texts.words(.belowZero), .faint, rank: 19),
      TextPart(texts.belowZero(summary), .strong, rank: 20, gap: 1),
    ]
    for (index, count) in [3, 6, 12].enumerated() {
      guard let mean = summary.mean(ofCheapest: count) else { continue }
      let text = texts.words.phrase(.cheapestHours(count))
      let (rank, number) = (18 - 2 * index, texts.prices.number(mean))
      parts.append(TextPart(text, .faint, rank: rank, gap: 3))
      parts.append(TextPart(number, .strong, rank: rank, gap: 1, hasLabel: true))
    }
    return parts
  }

  /// The prices that are reached in a tenth, quarter, half and more of the time, the duration of
  /// prices below zero, and the mean of the cheapest hours of a day.
  var sentences: [String] {
    guard let summary else { return [] }
    let (words, prices) = (texts.words, texts.prices)
    let reachedPrices = [0.1, 0.25, 0.5, 0.75, 0.9].compactMap { fraction -> String? in
      guard let position = curve.place(at: fraction * Double(curve.seconds)) else { return nil }
      let price = curve.price(at: position)
      return words.phrase(
        .atLeast(
          hours: texts.hours(curve.secondsAbove(price, orEqual: true)),
          price: prices.sentence(Price(mean: price))))
    }
    let cheapest = [1, 3, 6, 12].compactMap { count in
      summary.mean(ofCheapest: count).map {
        "\(words.phrase(.cheapestHours(count))): \(prices.sentence(Price(mean: $0)))"
      }
    }
    let belowZero = "\(words(.belowZero)): \(texts.belowZero(summary))"
    return (reachedPrices + [belowZero] + cheapest).map { $0 + "." }
  }

  /// The number of `hours`, the negative ones, the daily cheapest means and the `curve`.
  ///
  /// The means are of the cheapest hours of each day, from one hour up. Each point of the curve has
  /// a `price` and the `hours` in which prices are at least as high.
  var fields: [(String, String)]? {
    guard let summary else { return nil }
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
