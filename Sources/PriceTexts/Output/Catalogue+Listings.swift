import ElectricityPrices
import PriceSources

// Tables for the user; places, terms and titles are in the language of their sources.
extension Catalogue {
  /// A row for each supported format: name, unit, tax, zone, title.
  package var formats: String {
    table(
      [.formatName, .unit, .tax, .zone, .format],
      PriceFormat.all.map {
        [
          $0.name, $0.unit?.symbol ?? word(.asStated), word($0.valueAddedTax.word),
          $0.zoneIdentifier, $0.title,
        ]
      })
  }

  /// A row for each source of fetched prices: name, terms, areas.
  package var sources: String {
    table(
      [.formatName, .terms, .areas],
      (PriceSource.all + PriceSource.forecasts).map { source in
        let key = source.keyVariable.map { " (\($0))" } ?? ""
        return [source.name, source.terms + key, source.areas.joined(separator: " ")]
      })
  }

  /// A row for each area: code, places, sources.
  package var areas: String {
    table(
      [.areas, .place, .sources],
      PriceArea.all.map { area in
        let sources = PriceSource.all.filter { $0.areas.contains(area.code) }
        return [area.code, area.places, sources.map(\.name).joined(separator: " ")]
      })
  }

  private func table(_ heads: [Word], _ content: [[String]]) -> String {
    let rows = [heads.map { word($0).uppercased() }] + content
    return TextTable.lines(rows, words: heads.count).map { $0 + "\n" }.joined()
  }
}

extension ValueAddedTax {
  /// The state of the tax as a word.
  package var word: Word {
    switch self {
    case .included: .taxIncluded
    case .excluded: .taxExcluded
    case .unknown: .taxUnknown
    }
  }
}
