import CPriceFiles
import CivilTime

/// The rows of `Resources/names.csv`: names in files, with what they mean.
///
/// Cities are columns of the old Nord Pool tables, among them prices without congestion and the
/// ends of two cables. Markets are headings that only one market has. Clocks are in hours east.
/// Dollars are found by the first row whose name begins the zone's. Local clocks have all their
/// names in one row. Currencies are in capital letters, besides their codes and symbols; hundredths
/// are in lower case, and the last cell is their name in output. Capital zones are clocks whose
/// names are words in other languages; part zones are parts of the United States.
enum NameTable {
  typealias Row = (name: String, value: String, unit: String)

  /// Returns the rows of a kind, in the order of the table.
  static func rows(of kind: String) -> [Row] { all[kind] ?? [] }

  /// Returns the zone that a name of a kind means.
  static func zone(_ name: some StringProtocol, of kind: String) -> Zone? {
    rows(of: kind).first { $0.name == name }.flatMap { try? Zone(identifier: $0.value) }
  }

  private static let all = Dictionary(
    grouping: ResourceTable.rows(namesTable(), cells: 4)
  ) { $0[0] }.mapValues { rows in rows.map { Row($0[1], $0[2], $0[3]) } }
}
