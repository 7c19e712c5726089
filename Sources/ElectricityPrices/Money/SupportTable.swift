import CivilTime

/// Reads the table of `Resources/norwegian-support.csv`, which is built into the library.
enum SupportTable {
  /// Norwegian value-added tax on electricity, 25 percent, except in NO4.
  static let taxFactor = Price(canonical: 125, -2)

  static let terms: [SupportScheme.Terms] = String(
    decoding: PackageResources.norwegian_support_csv, as: UTF8.self
  ).split(separator: "\n").dropFirst().compactMap { row(String($0)) }

  /// `scheme,from,to,oere,share,source`.
  private static func row(_ line: String) -> SupportScheme.Terms? {
    let cells = line.split(separator: ",", maxSplits: 5).map { $0.filter { $0 != "\r" } }
    guard cells.count == 6, let scheme = SupportScheme(rawValue: String(cells[0])),
      case .date(let from)? = ISOTime(String(cells[1])),
      case .date(let to)? = ISOTime(String(cells[2])), from <= to,
      let oere = Price(String(cells[3])), let share = Price(String(cells[4]))
    else { return nil }
    return .init(
      scheme: scheme, dates: from...to, oere: oere, share: share, source: String(cells[5]))
  }
}
