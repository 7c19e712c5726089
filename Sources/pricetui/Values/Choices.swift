import ElectricityPrices
import TerminalCore

/// The values of `--glyphs`.
enum GlyphChoice: String, CaseIterable {
  case auto, pixels, braille, sextant, octant, block, ascii

  /// The set of characters; `nil` for the best that the terminal shows.
  var set: GlyphSet? { GlyphSet(rawValue: rawValue) }
}

/// The values of `--color`.
enum ColorChoice: String, CaseIterable {
  case auto, always, never
}

/// The values of `--vat-state`.
enum TaxState: String, CaseIterable, Sendable {
  case included, excluded

  /// The tax state of prices.
  var valueAddedTax: ValueAddedTax { self == .included ? .included : .excluded }
}

/// The forms of cheapest times: a report, or entries of a calendar.
enum CheapestForm: String, CaseIterable, Sendable {
  case table, csv, json, ics
}
