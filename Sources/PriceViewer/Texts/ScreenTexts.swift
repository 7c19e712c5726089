import CivilTime
import ElectricityPrices

/// What the screen says about a state.
struct ScreenTexts {
  let state: ViewerState
  /// Whether keys are named.
  var isInteractive = true
  var strings = ViewerStrings.english

  private var series: PriceSeries { state.series }
  private var times: TimeText { TimeText(series: series, strings: strings) }
  private var prices: PriceText { PriceText(series) }

  /// What is shown, which day, the unit, the tax; right, the price of now.
  var title: TextRow {
    var row = TextRow(left: [TextPart(text: strings.title, role: .strong, rank: 4)])
    if let area = series.area {
      row.left.append(TextPart(text: area, role: .strong, rank: 6))
    } else if state.allSeries.count > 1 {
      row.left.append(
        TextPart(text: "\(state.seriesIndex + 1)/\(state.allSeries.count)", rank: 6))
    }
    row.left.append(TextPart(text: times.days, rank: 9))
    let unit = series.unit?.symbol ?? strings.unitUnknown
    row.left.append(TextPart(text: unit, role: .faint, rank: 5, gap: 3))
    if let tax = strings.valueAddedTax[series.valueAddedTax] {
      row.left.append(TextPart(text: "· " + tax, role: .faint, rank: 3, gap: 1))
    }
    if let now = state.nowIndex {
      let price = prices.number(series[now].price)
      row.right = [
        TextPart(text: strings.now, role: .faint, rank: 7),
        TextPart(text: times.range(now), role: .now, rank: 7, gap: 1),
        TextPart(text: price, role: .strong, rank: 8),
      ]
    }
    return row
  }

  /// The two lines over the lollipop: the slot and its price; none without selection and now.
  var annotation: [String] {
    guard let index = state.focusIndex else { return [] }
    return [times.datedRange(index), prices.sentence(series[index].price)]
  }

  /// What a person should know: why the last action did nothing, else what was mended on reading.
  var notice: TextRow {
    let warnings = series.warnings
    let message = state.message.flatMap { strings.messages[$0] }
    guard let text = message ?? warnings.first?.sentence else { return TextRow() }
    let more = message == nil && warnings.count > 1 ? " (+\(warnings.count - 1))" : ""
    return TextRow(left: [TextPart(text: text + more, role: .warning)])
  }

  /// The lowest, mean and highest price with their times; right, the keys that matter.
  var status: TextRow {
    TextRow(left: statistics, right: isInteractive ? hints : [])
  }

  /// The slot and its price in one row, for screens without room over the plot.
  var focus: TextRow {
    guard let index = state.focusIndex else { return status }
    let price = series[index].price
    let amount = price == nil ? prices.sentence(price) : prices.number(price)
    var row = TextRow(left: [
      TextPart(text: times.range(index), rank: 1),
      TextPart(text: amount, role: .strong, rank: 2),
    ])
    if price != nil, let unit = series.unit {
      row.left.append(TextPart(text: unit.spoken, rank: 0, gap: 1))
    }
    return row
  }

  private var statistics: [TextPart] {
    guard let statistics = state.statistics else {
      return [TextPart(text: strings.noPrices, role: .warning, rank: 20)]
    }
    let low = [
      TextPart(text: strings.lowest, role: .faint, rank: 19),
      TextPart(text: prices.number(statistics.lowest), role: .strong, rank: 20, gap: 1),
      TextPart(text: times.datedStart(statistics.lowestIndex), rank: 18, gap: 1),
    ]
    let mean = [
      TextPart(text: strings.mean, role: .faint, rank: 14, gap: 3),
      TextPart(text: prices.number(statistics.mean), role: .strong, rank: 14, gap: 1),
    ]
    let high = [
      TextPart(text: strings.highest, role: .faint, rank: 16, gap: 3),
      TextPart(text: prices.number(statistics.highest), role: .strong, rank: 17, gap: 1),
      TextPart(text: times.datedStart(statistics.highestIndex), rank: 15, gap: 1),
    ]
    return low + mean + high
  }

  private var hints: [TextPart] {
    let slot = series.usualSlotLength == 3600 ? strings.hour : strings.slot
    let table: [(keys: String, text: String, rank: Int)] = [
      ("←→", slot, 5), ("n", strings.now, 2), ("[]", strings.lowest + "/" + strings.highest, 3),
      ("c", "chart", 4), ("Enter", "choose", state.isPicking ? 8 : -1), ("?", "help", 7),
      ("q", "quit", 6),
    ]
    return table.filter { $0.rank >= 0 }.map {
      TextPart(text: "\($0.keys) \($0.text)", role: .key, rank: $0.rank)
    }
  }
}
