import ArgumentParser
import CivilTime
import ElectricityCosts
import ElectricityPrices
import PriceTexts
import PriceViewer
import TerminalCore

/// The values of `--glyphs`.
enum GlyphChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, pixels, braille, sextant, octant, block, ascii

  /// The set of characters; `nil` for the best that the terminal shows.
  var set: GlyphSet? { GlyphSet(rawValue: rawValue) }
}

/// The values of `--color`.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument { case auto, always, never }

/// The values of `--vat-state`.
enum TaxState: String, CaseIterable, ExpressibleByArgument, Sendable {
  case included, excluded

  var valueAddedTax: ValueAddedTax { self == .included ? .included : .excluded }
}

/// The forms of cheapest times: a report, or entries of a calendar.
enum CheapestForm: String, CaseIterable, ExpressibleByArgument, Sendable {
  case table, csv, json, ics
}

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

// Enumerations whose raw values are the values of options.
extension ChartKind: ExpressibleByArgument {}
extension TypicalForm: ExpressibleByArgument {}
extension TimeRange: ExpressibleByArgument {}
extension ViewerLayer: ExpressibleByArgument {}
extension SupportScheme: ExpressibleByArgument {}
extension CostPeriod: ExpressibleByArgument {}
extension ReportForm: ExpressibleByArgument {}

extension ExpressibleByArgument where Self: CaseIterable & RawRepresentable, RawValue == String {
  /// The raw values.
  ///
  /// The parser's own list is made by a key path, which takes a twelfth of the start.
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }

  /// Creates the value with a raw value, if it is one of those to choose from.
  public init?(argument: String) {
    guard let value = Self.allCases.first(where: { $0.rawValue == argument }) else { return nil }
    self = value
  }
}
