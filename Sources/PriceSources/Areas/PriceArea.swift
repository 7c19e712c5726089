import CivilTime
import ElectricityPrices

/// A bidding zone or a region with a tariff, for which prices are fetched.
package typealias PriceArea = AreaTable.Row

extension PriceArea {
  /// All areas with a source, by country.
  package static let all = AreaTable.rows.filter { !$0.places.isEmpty }

  package var zone: Zone { (try? Zone(identifier: zoneIdentifier)) ?? .utc }

  /// The country prefix of the code.
  package var country: String { String(code.prefix { $0.isLetter }) }

  /// Returns the area of a code, of a country with one area, or of a place; `nil` for other words.
  package static func named(_ name: String) -> PriceArea? {
    // Fast path: most codes are exact; other words need comparisons with all names.
    if let area = all.first(where: { $0.code == name }) { return area }
    let wanted = name.lowercased()
    if let area = all.first(where: { $0.code.lowercased() == wanted }) { return area }
    let ofCountry = all.filter { $0.country.lowercased() == wanted }
    if ofCountry.count == 1 { return ofCountry[0] }
    return all.first { $0.words.contains(wanted) }
  }

  /// Returns the five codes that are most similar to a word.
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

  /// Returns the Levenshtein distance: the number of insertions, deletions and replacements.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var row = Array(0...right.count)
    for (index, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let cost = letter == right[column] ? diagonal : diagonal + 1
        diagonal = row[column + 1]
        row[column + 1] = min(cost, min(row[column], row[column + 1]) + 1)
      }
    }
    return row[right.count]
  }
}
