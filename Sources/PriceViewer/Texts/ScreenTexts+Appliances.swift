import CivilTime
import ElectricityPrices
import PriceTexts

/// Texts about appliances.
extension ScreenTexts {
  /// The rows of the appliances, in columns: name, times, cost and saving.
  var appliances: [TextRow] {
    let rows = state.appliances.map(texts)
    let columns: [(role: TextPart.Role, rank: Int)] = [
      (.strong, 4), (.plain, 3), (.plain, 2), (.faint, 1),
    ]
    // The last column has no other text behind it, and several times, which are wider than a time
    // with two days, do not widen their column.
    let maximum = 24
    let widths =
      (0..<3).map { column in
        rows.map { $0[column].displayWidth }.filter { $0 <= maximum }.max() ?? 0
      } + [0]
    return rows.enumerated().map { index, texts in
      TextRow(
        left: texts.indices.filter { !texts[$0].isEmpty }.map { column in
          TextPart(
            texts[column].padded(to: widths[column]), columns[column].role,
            rank: columns[column].rank, gap: 3, actions: [.appliance(index)])
        })
    }
  }

  /// Returns an appliance in a line: `washing  Wed 02:00-04:00  3.21 kr`.
  func line(of appliance: SoughtTime) -> String {
    texts(of: appliance).prefix(3).filter { !$0.isEmpty }.joined(separator: "  ")
  }

  /// Returns the length of an appliance's time and when it is ready: `2 h → 07:00`.
  func limits(of appliance: SoughtTime) -> String {
    let length = SharedBar.text(ofLength: appliance.search.length)
    guard case .daily(let minutes)? = appliance.search.before else { return length }
    let time = CivilDateTime(date: CivilDate(daysSince1970: 0), minute: minutes)
    return "\(length) → \(locale.dates.clock(time))"
  }

  /// Returns the name, the times, the cost or the mean price, and the saving.
  private func texts(of appliance: SoughtTime) -> [String] {
    let name = (appliance.name ?? "").visible
    guard let answer = appliance.answer else { return [name, "–", "", ""] }
    let times = times(of: answer.window)
    guard let power = appliance.power, let unit = series.unit,
      let cost = answer.cost(of: power, in: unit)
    else { return [name, times, prices.number(answer.window.mean), ""] }
    let saved = answer.savedCost(of: power, in: unit).map { "\(words(.saved)) \(prices.money($0))" }
    return [name, times, prices.money(cost), saved ?? ""]
  }

  /// Returns the times of a cheapest time, with its date if no weekday in the view names it.
  func times(of window: PriceWindow) -> String {
    let viewport = state.viewport
    guard viewport.start <= window.start, window.end <= viewport.end, times.hasBriefDays else {
      return CheapestText(window, in: series, locale: locale).times.text
    }
    var last: CivilDate?
    return window.spans.map { span in
      let date = series.zone.civil(at: span.start).date
      defer { last = date }
      let start = date == last ? times.clock(span.start) : times.brief(span.start)
      return "\(start)-\(times.clock(span.end))"
    }.joined(separator: ", ")
  }
}
