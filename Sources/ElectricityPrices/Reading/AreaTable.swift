import CPriceFiles
import CivilTime

/// The bidding zones, with their codes, old names and time zones.
///
/// Codes are the Energy Identification Codes (EIC) that ENTSO-E publishes. City names come from the
/// old Nord Pool tables.
package enum AreaTable {
  /// Returns the time zone of an area by the country in its prefix: `NO1`, `DE-LU`, `Norway`.
  ///
  /// Reuses `known` if it is the same zone, to avoid loading it.
  static func zone(_ area: String, known: Zone? = nil) -> Zone? {
    guard let name = zoneIdentifier(area) else { return nil }
    return known?.identifier == name ? known : try? Zone(identifier: name)
  }

  private static func zoneIdentifier(_ area: String) -> String? {
    let upper = area.uppercased()
    return zones.first { row in
      guard upper.hasPrefix(row.name) else { return false }
      let rest = upper.dropFirst(row.name.count).utf8.first
      return rest.map { $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") } ?? true
    }?.value
  }

  /// Returns the name of the area with an EIC; the code itself if it is unknown.
  static func name(ofEIC code: String) -> String { rows.first { $0.eic == code }?.code ?? code }

  /// Returns the code of a bidding zone in other letters, `dk2`; the name itself if it is unknown.
  static func code(_ name: String) -> String {
    let upper = name.uppercased()
    return rows.contains { $0.code == upper } ? upper : name
  }

  /// Returns the area of a city in the old Nord Pool tables, and other names unchanged.
  package static func name(ofCity city: String) -> String { oldName(city) ?? city }

  private static func oldName(_ text: String) -> String? {
    let lower = text.lowercased()
    return NameTable.rows(of: "city").first { $0.name.lowercased() == lower }?.value
  }

  /// Returns whether a name, in any case, is a known area or a column of the old tables.
  static func isKnown(_ name: String) -> Bool { zone(name) != nil || oldName(name) != nil }

  /// Returns the area that a heading names: `SE3`, `Oslo`, `DE/LU`, `BZN|NO1`; `nil` for others.
  static func area(ofHeading text: String) -> String? {
    let name = (text.split(separator: "|").last.map(String.init) ?? text).trimmed
    if let old = oldName(name) { return old }
    // SMARD's names of areas are those of other tables too.
    if let area = PriceFormat.areaNames["smard"]?[name.lowercased()] { return area }
    let code = name.uppercased().replacing("/", with: "-")
    // Longer names are names of countries.
    guard code.utf8.count <= 6 || code.allSatisfy({ $0.isLetter || $0 == " " }) else { return nil }
    return zone(code) == nil ? nil : code
  }

  /// Returns the area of a country by its three-letter code; the code itself if it is unknown.
  static func name(ofCountry code: String) -> String {
    NameTable.rows(of: "country").first { $0.name == code }?.value ?? code
  }

  /// The time zones of all areas.
  static let zoneIdentifiers = Set(zones.map(\.value))

  /// The zones of areas by the countries or states in their prefixes.
  private static let zones = NameTable.rows(of: "prefix")

  /// A row of `Resources/areas.csv`.
  package struct Row: Hashable, Sendable {
    /// The code, such as `NO1`.
    package let code: String
    package let zoneIdentifier: String
    /// The EIC; empty for areas without one.
    package let eic: String
    /// The local names, such as `Oslo, Østlandet`; empty if no source has its prices.
    package let places: String
  }

  /// The areas that sources or documents provide, by country.
  package static let rows = ResourceTable.rows(areasTable(), cells: 4).map {
    Row(code: $0[0], zoneIdentifier: $0[1], eic: $0[2], places: $0[3])
  }
}
