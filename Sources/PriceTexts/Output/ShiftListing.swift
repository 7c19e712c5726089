import ElectricityCosts
import ElectricityPrices
import ElectricityUsage
import LocaleFormats

/// What moving usage to other hours would have saved, day by day.
package struct ShiftListing {
  private let days: [UsageShift.Day]
  private let currency: Currency
  private let locale: TextLocale

  /// Tells days in the words and numbers of a locale.
  package init(_ days: [UsageShift.Day], in currency: Currency, locale: TextLocale = .english) {
    (self.days, self.currency, self.locale) = (days, currency, locale)
  }

  /// A table with a row for each day, and the total.
  package var text: String {
    let catalogue = locale.language.catalogue
    let head = [catalogue.word(.date), catalogue.word(.moved) + " kWh"]
    var (energy, saved) = (Energy.zero, MoneyAmount.zero)
    var rows = [head + ["\(catalogue.word(.saved)) \(currency.majorName)"]]
    for day in days {
      energy = energy.adding(day.energy) ?? energy
      saved = saved.adding(day.saved) ?? saved
      rows.append(["\(day.date)"] + cells(day.energy, day.saved))
    }
    rows.append([catalogue.word(.total)] + cells(energy, saved))
    return TextTable.lines(rows).map { $0 + "\n" }.joined()
  }

  private func cells(_ energy: Energy, _ saved: MoneyAmount) -> [String] {
    let amount = Price(significand: energy.microwattHours, exponent: -9) ?? .zero
    return [
      amount.text(decimals: 3, style: locale.numbers),
      (saved.price ?? .zero).text(decimals: 2, style: locale.numbers),
    ]
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
