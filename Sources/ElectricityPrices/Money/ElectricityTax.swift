import CivilTime

/// The value-added tax on a household's electricity, by area and date.
///
/// Offered to people who choose, and never put on prices by itself.
package struct ElectricityTax: Hashable, Sendable {
  /// The area, or the letters that the areas of a country begin with.
  package let area: String
  /// The first and the last date that it is known for.
  package let dates: ClosedRange<CivilDate>
  package let percent: Price
  /// Where it stands.
  package let source: String

  /// The rows of `Resources/value-added-tax.csv`: `area,from,to,percent,source`.
  package static let table: [ElectricityTax] = DatedTable.rows(
    PackageResources.value_added_tax_csv, cells: 2
  ).compactMap { row in
    Price(row.cells[0]).map {
      ElectricityTax(area: row.name, dates: row.dates, percent: $0, source: row.cells[1])
    }
  }

  /// The tax of an area on a date; `nil` where the table does not know it.
  package static func of(_ area: String, on date: CivilDate) -> ElectricityTax? {
    [area, DatedTable.country(area)].lazy.compactMap { name in
      table.first { $0.area == name && $0.dates.contains(date) }
    }.first
  }
}
