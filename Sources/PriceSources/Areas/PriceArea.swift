import CivilTime
import ElectricityPrices

/// A bidding zone or a region with a tariff: where prices are fetched for.
package struct PriceArea: Hashable, Sendable {
  /// The code by which it is asked for, such as `NO1`.
  package let code: String
  /// What the place is called there, such as `Oslo, Østlandet`.
  package let places: String
  /// The name of the zone of its clocks.
  package let zoneIdentifier: String

  /// All areas that a source is known for, by country.
  package static let all: [PriceArea] = AreaTable.rows.compactMap { row in
    row.places.isEmpty
      ? nil : PriceArea(code: row.code, places: row.places, zoneIdentifier: row.zone)
  }

  /// The zone of its clocks.
  package var zone: Zone { (try? Zone(identifier: zoneIdentifier)) ?? .utc }

  /// The country, by the letters at the beginning of the code.
  package var country: String { String(code.prefix { $0.isLetter }) }
}

extension PriceArea {
  /// The area of a code, of a country with one area, or of a place; `nil` for other words.
  package static func named(_ name: String) -> PriceArea? {
    // As the command line and settings mostly have it; others are compared letter by letter.
    if let area = all.first(where: { $0.code == name }) { return area }
    let wanted = name.lowercased()
    if let area = all.first(where: { $0.code.lowercased() == wanted }) { return area }
    let ofCountry = all.filter { $0.country.lowercased() == wanted }
    if ofCountry.count == 1 { return ofCountry[0] }
    return all.first { $0.words.contains(wanted) }
  }

  /// The codes that are most like a word that is none, at most five.
  package static func codes(like name: String) -> [String] {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(40))
    let ranked = all.enumerated().map { index, area in
      let distances = ([area.code.lowercased()] + area.words).map {
        Self.distance(wanted, Array($0.unicodeScalars))
      }
      return (distances.min() ?? .max, index)
    }.sorted { $0 < $1 }
    return ranked.prefix(5).map { all[$0.1].code }
  }

  private var words: [String] {
    places.lowercased().split { $0 == "," || $0 == "/" }.map { part in
      String(part.drop { $0 == " " })
    }
  }

  /// How many letters must be put in, left out or changed.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var row = Array(0...right.count)
    for (place, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = place + 1
      for column in right.indices {
        let cost = letter == right[column] ? diagonal : diagonal + 1
        diagonal = row[column + 1]
        row[column + 1] = min(cost, min(row[column], row[column + 1]) + 1)
      }
    }
    return row[right.count]
  }
}
