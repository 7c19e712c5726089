/// The rows of `Resources/names.csv`: names in files, with what they mean.
///
/// Cities are columns of the old Nord Pool tables, among them prices without congestion and the
/// ends of two cables. Markets are headings that only one market has. Clocks are in hours east.
/// Dollars are found by the first row whose name begins the zone's. Local clocks have all their
/// names in one row. Currencies are in capital letters, besides their codes and symbols; hundredths
/// are in lower case, and the last cell is their name in output.
enum NameTable {
  typealias Row = (name: String, value: String, unit: String)

  /// Returns the rows of a kind, in the order of the table.
  static func rows(of kind: String) -> [Row] { all[kind] ?? [] }

  private static let all = Dictionary(
    grouping: ResourceTable.rows(PackageResources.names_csv, cells: 4)
  ) { $0[0] }.mapValues { rows in rows.map { Row($0[1], $0[2], $0[3]) } }
}
