import CivilTime

/// A tax on a household's electricity by the kilowatt-hour, by country and date.
///
/// Offered to people who choose, and never put on prices by itself.
package struct ElectricityLevy: Hashable, Sendable {
  /// The letters that the areas of the country begin with.
  package let country: String
  /// The first and the last date that it is known for.
  package let dates: ClosedRange<CivilDate>
  /// What it is called there.
  package let name: String
  /// Hundredths of the country's money for a kilowatt-hour, without value-added tax.
  package let amount: Price
  package let currency: String
  /// Where it stands.
  package let source: String

  /// The rows of `Resources/electricity-taxes.csv`: `area,from,to,name,amount,currency,source`.
  package static let table: [ElectricityLevy] = DatedTable.rows(
    PackageResources.electricity_taxes_csv, cells: 4
  ).compactMap { row in
    Price(row.cells[1]).map {
      ElectricityLevy(
        country: row.name, dates: row.dates, name: row.cells[0], amount: $0,
        currency: row.cells[2], source: row.cells[3])
    }
  }

  /// Those of an area on a date; none where the table does not know them.
  package static func of(_ area: String, on date: CivilDate) -> [ElectricityLevy] {
    let country = DatedTable.country(area)
    return table.filter { $0.country == country && $0.dates.contains(date) }
  }
}
