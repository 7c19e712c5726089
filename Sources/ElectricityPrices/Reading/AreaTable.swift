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
      row.prefixes.contains { prefix in
        guard upper.hasPrefix(prefix) else { return false }
        let rest = upper.dropFirst(prefix.count).utf8.first
        return rest.map { $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") } ?? true
      }
    }?.zone
  }

  /// Returns the name of the area with an EIC; the code itself if it is unknown.
  static func name(ofEIC code: String) -> String { rows.first { $0.eic == code }?.code ?? code }

  /// Returns the EIC of an area; `nil` for areas without a code.
  package static func eic(ofName name: String) -> String? {
    rows.first { $0.code == name && !$0.eic.isEmpty }?.eic
  }

  /// Returns the area of a city in the old Nord Pool tables, and other names unchanged.
  static func name(ofCity city: String) -> String { oldName(city) ?? city }

  private static func oldName(_ text: String) -> String? {
    let lower = text.lowercased()
    return cities.first { $0.city.lowercased() == lower }?.name
  }

  /// Returns whether a name, in any case, is a known area or a column of the old tables.
  static func isKnown(_ name: String) -> Bool { zone(name) != nil || oldName(name) != nil }

  /// Returns the area that a heading names: `SE3`, `Oslo`, `DE/LU`, `BZN|NO1`; `nil` for others.
  static func area(ofHeading text: String) -> String? {
    let name = (text.split(separator: "|").last.map(String.init) ?? text).trimmed
    if let old = oldName(name) { return old }
    let code = name.uppercased().replacing("/", with: "-")
    // Longer names are names of countries.
    guard code.utf8.count <= 6 || code.allSatisfy({ $0.isLetter || $0 == " " }) else { return nil }
    return zone(code) == nil ? nil : code
  }

  /// Returns the area of a country by its three-letter code; the code itself if it is unknown.
  static func name(ofCountry code: String) -> String {
    countries.first { $0.code == code }?.name ?? code
  }

  private static let countries: [(code: String, name: String)] = [
    ("AUT", "AT"), ("BEL", "BE"), ("BGR", "BG"), ("CHE", "CH"), ("CZE", "CZ"), ("DEU", "DE"),
    ("DNK", "DK"), ("ESP", "ES"), ("EST", "EE"), ("FIN", "FI"), ("FRA", "FR"), ("GBR", "GB"),
    ("GRC", "GR"), ("HRV", "HR"), ("HUN", "HU"), ("IRL", "IE"), ("ITA", "IT"), ("LTU", "LT"),
    ("LUX", "LU"), ("LVA", "LV"), ("MKD", "MK"), ("MNE", "ME"), ("NLD", "NL"), ("NOR", "NO"),
    ("POL", "PL"), ("PRT", "PT"), ("ROU", "RO"), ("SRB", "RS"), ("SVK", "SK"), ("SVN", "SI"),
    ("SWE", "SE"),
  ]

  /// The time zones of all areas.
  static let zoneIdentifiers = Set(zones.map(\.zone))

  private static let zones: [(prefixes: [String], zone: String)] = [
    (["NO", "NORWAY"], "Europe/Oslo"), (["SE", "SWEDEN"], "Europe/Stockholm"),
    (["DK", "DENMARK"], "Europe/Copenhagen"), (["FI", "FINLAND", "SOOME"], "Europe/Helsinki"),
    (["EE", "ESTONIA", "EESTI"], "Europe/Tallinn"), (["LV", "LATVIA", "LÄTI"], "Europe/Riga"),
    (["LT", "LITHUANIA", "LEEDU"], "Europe/Vilnius"),
    (["DE", "DE-LU", "GER", "GERMANY"], "Europe/Berlin"), (["AT", "AUSTRIA"], "Europe/Vienna"),
    (["NL", "NETHERLANDS"], "Europe/Amsterdam"), (["BE", "BELGIUM"], "Europe/Brussels"),
    (["FR", "FRANCE"], "Europe/Paris"), (["ES", "SPAIN"], "Europe/Madrid"),
    (["PT", "PORTUGAL"], "Europe/Lisbon"), (["CH", "SWITZERLAND"], "Europe/Zurich"),
    (["CZ", "CZECHIA", "CZECH REPUBLIC"], "Europe/Prague"), (["PL", "POLAND"], "Europe/Warsaw"),
    (["GB", "UK", "GREAT BRITAIN", "UNITED KINGDOM"], "Europe/London"),
    (["IE", "IRELAND"], "Europe/Dublin"), (["HU", "HUNGARY"], "Europe/Budapest"),
    (["SK", "SLOVAKIA"], "Europe/Bratislava"), (["SI", "SLOVENIA"], "Europe/Ljubljana"),
    (["HR", "CROATIA"], "Europe/Zagreb"), (["RO", "ROMANIA"], "Europe/Bucharest"),
    (["BG", "BULGARIA"], "Europe/Sofia"), (["GR", "GREECE"], "Europe/Athens"),
    (["IT", "IT-NORTH", "ITALY", "NORD", "CNOR", "CSUD", "SICI", "SARD"], "Europe/Rome"),
    (["LU", "LUXEMBOURG"], "Europe/Luxembourg"),
    (["RS", "ME", "MK", "SERBIA", "MONTENEGRO", "NORTH MACEDONIA"], "Europe/Belgrade"),
    (["NSW", "VIC", "QLD", "SA", "TAS"], "+10:00"),
  ]

  /// A row of `Resources/areas.csv`.
  package struct Row {
    package let code: String
    package let zone: String
    /// The EIC; empty for areas without one.
    package let eic: String
    /// The names of the places in the area; empty if no source has its prices.
    package let places: String
  }

  /// The areas that sources or documents provide, by country.
  package static let rows = ResourceTable.rows(PackageResources.areas_csv, cells: 4).map {
    Row(code: $0[0], zone: $0[1], eic: $0[2], places: $0[3])
  }

  private static let cities: [(city: String, name: String)] = [
    ("Oslo", "NO1"), ("Kr.sand", "NO2"), ("Kristiansand", "NO2"), ("Tr.heim", "NO3"),
    ("Trondheim", "NO3"), ("Tromsø", "NO4"), ("Bergen", "NO5"),
    // Columns next to the areas: a price of its own in Trondheim's area, the prices without
    // congestion of the Nordic countries and of Italy, and the ends of two cables.
    ("Molde", "Molde"), ("SYS", "SYS"), ("PUN", "PUN"), ("ELE", "ELE"), ("FRE", "FRE"),
  ]
}
