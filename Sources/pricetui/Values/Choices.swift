import ElectricityPrices
import TerminalCore

/// The values of `--glyphs`.
enum GlyphChoice: String, CaseIterable {
  case auto, pixels, braille, sextant, octant, block, ascii

  /// The set of characters; nil for what the terminal shows best.
  var set: GlyphSet? { GlyphSet(rawValue: rawValue) }
}

/// The values of `--color`.
enum ColorChoice: String, CaseIterable {
  case auto, always, never
}

/// The values of `--vat-state`.
enum TaxState: String, CaseIterable, Sendable {
  case included, excluded

  /// The state of prices.
  var valueAddedTax: ValueAddedTax { self == .included ? .included : .excluded }
}

/// The forms of times: a report, or entries of a calendar.
enum CheapestForm: String, CaseIterable, Sendable {
  case table, csv, json, ics
}
