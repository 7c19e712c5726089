import CivilTime

/// The stretches of a day in which a country's grid companies take different prices.
package struct GridTariffShape: Hashable, Sendable {
  /// The letters that the areas of the country begin with.
  package let country: String
  /// The first and the last date that it is known for.
  package let dates: ClosedRange<CivilDate>
  /// The stretches of the clock, such as `00-06`, which fill a day.
  package let hours: [String]
  /// Where it stands.
  package let source: String

  /// The rows of `Resources/grid-tariff-shapes.csv`: `area,from,to,hours,source`.
  package static let table: [GridTariffShape] = DatedTable.rows(
    PackageResources.grid_tariff_shapes_csv, cells: 2
  ).map { row in
    GridTariffShape(
      country: row.name, dates: row.dates,
      hours: row.cells[0].split(separator: " ").map(String.init), source: row.cells[1])
  }

  /// That of an area on a date; `nil` where there is none, or it is not known.
  package static func of(_ area: String, on date: CivilDate) -> GridTariffShape? {
    let country = DatedTable.country(area)
    return table.first { $0.country == country && $0.dates.contains(date) }
  }
}
