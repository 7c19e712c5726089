import CivilTime

/// Reads the table of `Resources/norwegian-support.csv`.
enum SupportTable {
  /// Norwegian value-added tax on electricity, 25 percent, except in NO4.
  static let taxFactor = Price(canonical: 125, -2)

  /// `scheme,from,to,oere,share,limit,source`.
  static let terms: [SupportScheme.Terms] = DatedTable.rows(
    PackageResources.norwegian_support_csv, cells: 4
  ).compactMap { row in
    guard let scheme = SupportScheme(rawValue: row.name), let oere = Price(row.cells[0]),
      let share = Price(row.cells[1]), let limit = Price(row.cells[2])
    else { return nil }
    return .init(
      scheme: scheme, dates: row.dates, oere: oere, share: share, monthlyLimit: limit,
      source: row.cells[3])
  }
}
