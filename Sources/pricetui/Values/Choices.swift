import CivilTime
import ElectricityPrices
import PriceViewer
import TerminalCore

/// The values of `--glyphs`.
enum GlyphChoice: String, CaseIterable {
  case auto, pixels, braille, sextant, octant, block, ascii

  /// The set of characters; `nil` for the best that the terminal shows.
  var set: GlyphSet? { GlyphSet(rawValue: rawValue) }
}

/// The values of `--color`.
enum ColorChoice: String, CaseIterable { case auto, always, never }

/// The values of `--vat-state`.
enum TaxState: String, CaseIterable, Sendable {
  case included, excluded

  var valueAddedTax: ValueAddedTax { self == .included ? .included : .excluded }
}

/// The forms of cheapest times: a report, or entries of a calendar.
enum CheapestForm: String, CaseIterable, Sendable { case table, csv, json, ics }

/// A unit, with `kr` and `øre` of the country of the prices.
struct UnitChoice {
  let unit: PriceUnit
  let isOfArea: Bool

  init?(_ text: String) {
    guard let unit = PriceUnit(text) else { return nil }
    (self.unit, isOfArea) = (unit, unit != PriceUnit(text, area: "DK1"))
  }
}

/// An ISO 8601 time, or a time of day.
struct TimeChoice {
  let text: String

  init?(_ argument: String) {
    guard let time = ISOTime(argument) ?? ISOTime("2000-01-01T" + argument), time.date.isReadable
    else { return nil }
    text = argument
  }

  /// Returns the time; a time of day is on `date`.
  func time(on date: CivilDate) -> ISOTime {
    ISOTime(text) ?? ISOTime("\(date)T\(text)") ?? .date(date)
  }
}

/// The values of `--theme`: a theme, a background, or both, such as `color-blind-light`.
struct ThemeChoice: Hashable {
  var theme = Theme.standard
  /// Whether the background is light; `nil` to ask the terminal.
  var isLight: Bool?

  init() {}

  init?(argument: String) {
    let ground = Self.grounds.first { argument == $0.name || argument.hasSuffix("-" + $0.name) }
    isLight = ground?.isLight
    if argument == ground?.name { return }
    let name = argument.dropLast(ground.map { $0.name.count + 1 } ?? 0)
    guard let theme = Theme(rawValue: String(name)) else { return nil }
    self.theme = theme
  }

  private static let grounds = [(name: "light", isLight: true), (name: "dark", isLight: false)]

  static var allNames: [String] {
    let themes = Theme.allCases.map(\.rawValue)
    let grounds = grounds.map(\.name)
    return themes + grounds + themes.dropFirst().flatMap { name in grounds.map { "\(name)-\($0)" } }
  }
}
