import CivilTime
import ElectricityPrices
import LocaleFormats
import PriceTexts

/// What the screen says about a state.
struct ScreenTexts {
  let state: ViewerState
  /// Whether keys are named.
  let isInteractive: Bool
  let locale: TextLocale
  /// The bar that the selected slot, or that of now, shares with others.
  let bar: SharedBar?
  /// The columns that the annotation may take.
  let columns: Int

  init(
    state: ViewerState, isInteractive: Bool = true, locale: TextLocale = .english,
    bar: SharedBar? = nil, columns: Int = .max
  ) {
    self.state = state
    self.isInteractive = isInteractive
    self.locale = locale
    self.bar = bar
    self.columns = columns
  }

  // Made when they are needed: the annotation, which changes with every key, takes no words.
  private var words: ViewerWords { ViewerWords(locale.language) }
  private var times: SlotTimeText {
    SlotTimeText(series: state.series, dates: locale.dates)
  }
  private var prices: PriceText { PriceText(state.series, locale) }
  private var series: PriceSeries { state.series }

  /// What is shown, which day, the unit, the tax; right, the price of now.
  ///
  /// Unit and tax stay as long as there is room for the day: numbers mean nothing without them.
  var title: TextRow {
    let (words, times) = (words, times)
    var row = TextRow(left: [TextPart(text: words(.title), role: .strong, rank: 1)])
    if let area { row.left.append(TextPart(text: area, role: .strong, rank: 6)) }
    if let weekday = times.weekday {
      row.left.append(TextPart(text: weekday, rank: 2))
      row.left.append(TextPart(text: times.datesOfDays, rank: 9, gap: 1))
    } else {
      row.left.append(TextPart(text: times.datesOfDays, rank: 9))
    }
    let unit = series.unit?.symbol ?? words(.unitUnknown)
    row.left.append(TextPart(text: unit, role: .faint, rank: 5, gap: 3))
    // That nothing is known of the tax gives way first; what is known stays with the unit.
    let isTaxKnown = state.hasAllIn || series.valueAddedTax != .unknown
    row.left.append(
      TextPart(
        text: "· " + words.kind(state), role: .faint, rank: isTaxKnown ? 4 : 0, gap: 1))
    if let now = state.nowIndex {
      row.right = [
        TextPart(text: words(.now), role: .faint, rank: 7),
        TextPart(text: times.range(now), role: .now, rank: 3, gap: 1),
        TextPart(text: prices.number(series[now].price), role: .strong, rank: 8, gap: 2),
      ]
    }
    return row
  }

  /// The area, and which of how many it is: `NO1 1/5`.
  private var area: String? {
    let count = state.allSeries.count
    let place = count > 1 ? "\(state.seriesIndex + 1)/\(count)" : nil
    let parts = [series.area, place].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// The two lines over the lollipop: the slot and its price; none without selection and now.
  ///
  /// Where a bar stands for several slots, also what it shows, as long as there is room.
  var annotation: String {
    guard let index = state.focusIndex else { return "" }
    let price = prices.sentence(series[index].price)
    let lines = "\(times.datedRange(index))\n\(price)"
    guard let bar else { return lines }
    let (words, numbers) = (words, bar.numbers(prices))
    let shown = "\(numbers.mean), \(numbers.lowest)–\(numbers.highest)"
    let length = SharedBar.text(ofLength: series[bar.slots.lowerBound].length)
    let parts = [
      "\(words(.meanOf)) \(bar.slots.count) × \(length): \(shown)", "\(words(.mean)) \(shown)",
    ]
    let part = parts.first { price.displayWidth + 3 + $0.displayWidth <= columns }
    return part.map { "\(lines) · \($0)" } ?? lines
  }

  /// Which slot of its bar the annotation is about.
  private var placeInBar: [TextPart] {
    guard let bar, let index = state.focusIndex else { return [] }
    let place = "\(index - bar.slots.lowerBound + 1)/\(bar.slots.count)"
    return [TextPart(text: "\(words(.slot)) \(place)", rank: 13, gap: 3)]
  }

  /// What a person should know: why the last action did nothing, else in few words what was mended
  /// on reading, else the areas that there are.
  var notice: TextRow {
    let words = words
    if let message = state.message {
      let text = words.catalogue.message(message)
      return TextRow(left: [TextPart(text: text, role: .warning)])
    }
    let warnings = series.warnings
    if let first = warnings.first {
      let more = warnings.count > 1 ? " (+\(warnings.count - 1))" : ""
      let text = first.summary(in: words.language) + more
      var row = TextRow(left: [TextPart(text: text, role: .warning, rank: 1)])
      if isInteractive { row.right = [TextPart(text: "? \(words(.notes))", role: .key)] }
      return row
    }
    return areas
  }

  /// The areas with the one on the screen in bold; the first that have room.
  private var areas: TextRow {
    guard state.allSeries.count > 1 else { return TextRow() }
    var row = TextRow(left: [TextPart(text: words(.areas), role: .faint, rank: 2)])
    for (index, series) in state.allSeries.prefix(50).enumerated() {
      let isShown = index == state.seriesIndex
      row.left.append(
        TextPart(
          text: series.area ?? String(index + 1), role: isShown ? .strong : .plain,
          rank: isShown ? 3 : 1))
    }
    if isInteractive { row.right = [TextPart(text: "Tab", role: .key, rank: 0)] }
    return row
  }

  /// The lowest, mean and highest price with their times; right, the keys that matter.
  var status: TextRow {
    TextRow(left: statistics + placeInBar, right: isInteractive ? hints : [])
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
      row.left.append(TextPart(text: prices.spoken(unit), rank: 0, gap: 1))
    }
    row.left += placeInBar
    return row
  }

  private var statistics: [TextPart] {
    let (words, times, prices) = (words, times, prices)
    guard let statistics = state.statistics else {
      return [TextPart(text: words(.noPrices), role: .warning, rank: 20)]
    }
    let low = [
      TextPart(text: words(.low), role: .faint, rank: 19),
      TextPart(text: prices.number(statistics.lowest), role: .strong, rank: 20, gap: 1),
      TextPart(text: times.datedStart(statistics.lowestIndex), rank: 18, gap: 1),
    ]
    let mean = [
      TextPart(text: words(.mean), role: .faint, rank: 14, gap: 3),
      TextPart(text: prices.number(statistics.mean), role: .strong, rank: 14, gap: 1),
    ]
    let high = [
      TextPart(text: words(.high), role: .faint, rank: 16, gap: 3),
      TextPart(text: prices.number(statistics.highest), role: .strong, rank: 17, gap: 1),
      TextPart(text: times.datedStart(statistics.highestIndex), rank: 15, gap: 1),
    ]
    return low + mean + high
  }

  private var hints: [TextPart] {
    let words = words
    let slot = words(series.usualSlotLength == 3600 ? .hour : .slot)
    let table: [(keys: String, text: String, rank: Int)] = [
      ("←→", slot, 5), ("n", words(.now), 2), ("[]", words(.low) + "/" + words(.high), 3),
      ("c", words(.chart), 4), ("Enter", words(.choose), state.isPicking ? 8 : -1),
      ("?", words(.help), 7), ("q", words(.quit), 6),
    ]
    return table.filter { $0.rank >= 0 }.map {
      TextPart(text: "\($0.keys) \($0.text)", role: .key, rank: $0.rank)
    }
  }
}
