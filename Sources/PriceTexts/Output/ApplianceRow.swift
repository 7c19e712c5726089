import CivilTime
import ElectricityPrices
import LocaleFormats
import TerminalCore

/// When a machine runs cheapest.
package struct ApplianceRow: Hashable, Sendable {
  /// A person's name of it.
  let name: String
  /// What it takes; nil where nobody says it.
  let power: ElectricPower?
  let isSplit: Bool
  /// When it is to run; nil where prices leave no room for it.
  let answer: CheapestAnswer?

  /// Creates a row.
  package init(name: String, power: ElectricPower?, isSplit: Bool, answer: CheapestAnswer?) {
    (self.name, self.power, self.isSplit, self.answer) = (name, power, isSplit, answer)
  }

  /// The mean price and what that is less than now, the energy, its cost and what waiting saves.
  fileprivate func numbers(_ unit: PriceUnit?, _ locale: TextLocale) -> [String] {
    let decimals = unit?.usualDecimals ?? 2
    func text(_ price: Price?, _ decimals: Int) -> String {
      price?.text(usualDecimals: decimals, style: locale.numbers) ?? "–"
    }
    let (mean, saved) = (answer?.window.mean, answer?.saved)
    let energy = answer.flatMap { power?.energy(over: $0.window.length) }
    return [
      text(mean, decimals), text(saved, decimals),
      energy.map { locale.numbers.text($0.rounded(toDecimals: 3).description) } ?? "–",
      text(cost(unit), 2), text(savedCost(unit), 2),
    ]
  }

  /// The cost; nil without a power or a unit.
  private func cost(_ unit: PriceUnit?) -> ExactDecimal? {
    guard let power, let unit else { return nil }
    return answer?.cost(of: power, in: unit)
  }

  /// The difference to the cost of starting now; nil without a power or a unit.
  private func savedCost(_ unit: PriceUnit?) -> ExactDecimal? {
    guard let power, let unit else { return nil }
    return answer?.savedCost(of: power, in: unit)
  }
}

/// When machines run cheapest, side by side.
extension [ApplianceRow] {
  /// A row for each: when it runs, the mean price and what that is less than now, and with a power
  /// the energy, its cost and what waiting saves of it.
  ///
  /// What is not known is a dash; below zero is what waiting costs more.
  package func table(in series: PriceSeries, _ locale: TextLocale) -> String {
    let catalogue = locale.language.catalogue
    let unit = series.unit?.symbol ?? ""
    let currency = series.unit?.currency.majorName ?? ""
    let saved = catalogue.word(.saved)
    var head = [catalogue.word(.appliance), catalogue.word(.time)]
    head += [unit, "\(saved) \(unit)"]
    head += ["kWh", currency, "\(saved) \(currency)"]
    var lines: [[String]] = [head]
    for row in self {
      let times = row.answer.map { CheapestText($0, in: series, locale: locale).times }
      lines.append([row.name, times ?? "–"] + row.numbers(series.unit, locale))
    }
    return TextTable.lines(lines).map { $0 + "\n" }.joined()
  }

  /// A line for each with the sentences of its time.
  package func sentences(
    in series: PriceSeries, at now: Instant, _ locale: TextLocale
  ) -> [String] {
    map { row in
      let said = row.answer.map {
        CheapestText($0, in: series, locale: locale).sentences(power: row.power, at: now)
      }
      return "\(row.name): \((said ?? ["–"]).joined(separator: " "))"
    }
  }

  /// The rows as a JSON array of objects: the name and what ``CheapestAnswer`` has; of one without
  /// a time the name and nulls for its ends.
  package func json(in series: PriceSeries) -> String {
    JSONText.list(
      map { row in
        let name = "{\"name\":\(JSONText.quoted(row.name)),"
        guard let answer = row.answer else { return name + "\"start\":null,\"end\":null}" }
        return name + answer.json(in: series, isSplit: row.isSplit, power: row.power).dropFirst()
      })
  }
}
