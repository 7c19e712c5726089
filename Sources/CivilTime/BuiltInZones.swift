/// The rules of zones with electricity markets, for machines without zone files.
///
/// Copied from the footers of the IANA time zone database, version 2025b. They are right from 1996
/// on; earlier instants need the zone files.
enum BuiltInZones {
  static func rule(for identifier: String) -> PosixZoneRule? {
    rules.first { $0.zones.contains(identifier) }.flatMap { PosixZoneRule($0.text) }
  }

  private static let rules: [(text: String, zones: [String])] = [
    (
      "CET-1CEST,M3.5.0,M10.5.0/3",
      [
        "Europe/Oslo", "Europe/Stockholm", "Europe/Copenhagen", "Europe/Berlin", "Europe/Vienna",
        "Europe/Amsterdam", "Europe/Brussels", "Europe/Paris", "Europe/Madrid", "Europe/Zurich",
        "Europe/Prague", "Europe/Warsaw", "Europe/Budapest", "Europe/Rome", "Europe/Luxembourg",
        "Europe/Bratislava", "Europe/Ljubljana", "Europe/Zagreb", "Europe/Belgrade",
        "Arctic/Longyearbyen", "CET",
      ]
    ),
    (
      "EET-2EEST,M3.5.0/3,M10.5.0/4",
      [
        "Europe/Helsinki", "Europe/Tallinn", "Europe/Riga", "Europe/Vilnius", "Europe/Athens",
        "Europe/Bucharest", "Europe/Sofia", "Europe/Kyiv", "EET",
      ]
    ),
    ("WET0WEST,M3.5.0/1,M10.5.0", ["Europe/Lisbon", "WET"]),
    ("GMT0BST,M3.5.0/1,M10.5.0", ["Europe/London", "Europe/Belfast"]),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", ["Europe/Dublin"]),
    ("CST6CDT,M3.2.0,M11.1.0", ["America/Chicago"]),
    ("EST5EDT,M3.2.0,M11.1.0", ["America/New_York", "America/Toronto"]),
    ("<+03>-3", ["Europe/Istanbul"]),
    ("JST-9", ["Asia/Tokyo"]),
    ("<-05>5", ["America/Bogota"]),
    ("AEST-10", ["Australia/Brisbane"]),
    (
      "AEST-10AEDT,M10.1.0,M4.1.0/3",
      ["Australia/Sydney", "Australia/Melbourne", "Australia/Hobart", "Australia/Canberra"]
    ),
    ("ACST-9:30ACDT,M10.1.0,M4.1.0/3", ["Australia/Adelaide"]),
  ]
}
