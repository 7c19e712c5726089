import LocaleFormats
import PriceSources
import TerminalCore

/// The sources and the areas of prices that are fetched, as tables for people.
package struct SourceListing {
  private let language: Language

  /// A listing in a language; the places and the terms are those of the sources.
  package init(in language: Language) { self.language = language }

  /// A row for each source: name, terms, areas.
  package var sources: String {
    table(
      [.formatName, .terms, .areas],
      PriceSource.all.map { source in
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
    let rows = [heads.map { language.catalogue.word($0).uppercased() }] + content
    let widths = (0..<2).map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).map { $0.padded(to: $1 + 2) }.joined() + row[2] + "\n"
    }.joined()
  }
}
