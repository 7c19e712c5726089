import ElectricityCosts
import ElectricityPrices
import ElectricityUsage
import LocaleFormats

extension UsageShift.Outcome {
  /// What moving usage to other hours would have saved, day by day: a table with a row for each,
  /// the total, and how many days are left out.
  package func text(in currency: Currency, _ locale: TextLocale) -> String {
    let catalogue = locale.language.catalogue
    func row(_ name: String, _ energy: Energy, _ saved: Money) -> [String] {
      let amount = energy.kilowattHours.text(decimals: 3, style: locale.numbers)
      return [name, amount, saved.text(locale.numbers)]
    }
    let head = [catalogue.word(.date), catalogue.word(.moved) + " kWh"]
    var (energy, saved) = (Energy.zero, Money.zero)
    var rows = [head + ["\(catalogue.word(.saved)) \(currency.majorName)"]]
    for day in days {
      energy = energy.adding(day.energy) ?? energy
      saved = saved.adding(day.saved) ?? saved
      rows.append(row("\(day.date)", day.energy, day.saved))
    }
    rows.append(row(catalogue.word(.total), energy, saved))
    var lines = TextTable.lines(rows)
    if leftOut > 0 {
      let text = CostText.unmoved(days: "\(leftOut)", of: "\(leftOut + days.count)")
      lines += ["", catalogue.sentence(text).text]
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

/// Columns of texts, of which all but the first end at one edge.
enum TextTable {
  /// The rows as lines.
  static func lines(_ rows: [[String]]) -> [String] {
    let columns = rows.first?.indices ?? 0..<0
    let widths = columns.map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
    return rows.map { cells in
      columns.map { cells[$0].padded(to: widths[$0], isLeading: $0 > 0) }.joined(separator: "  ")
    }
  }
}
