import ElectricityPrices

/// The words of one language: the catalogue of the screen.
///
/// A further language is a further value beside English and Norwegian; words that the library has,
/// such as those for tax, are its ``Phrase``s. In sentences `{1}`, `{2}` … are filled in.
package struct ViewerStrings: Sendable {
  let language: Language
  let title: String
  let weekdays: [String]
  let months: [String]
  let shortMonths: [String]
  /// Whether a day is written with a point: `12. juli`.
  let dayPoint: String
  let unitUnknown: String
  let taxUnknown: String
  let low: String
  let high: String
  let noPrices: String
  let messages: [ViewerMessage: String]
  /// Keys in the row at the bottom.
  let hints: Hints
  let areas: String
  let notes: String
  let helpEnd: String
  let description: Description
  /// The texts of the list of keys by their English ones; what is missing stays English.
  let translations: [String: String]

  struct Hints: Sendable {
    let hour: String
    let slot: String
    let chart: String
    let choose: String
    let help: String
    let quit: String
  }

  /// The sentences of `--describe`.
  struct Description: Sendable {
    let inUnit: String
    let slots: String
    let withoutPrice: String
    let selected: String
    let extremes: String
    let now: String
    let lowest: String
    let highest: String
    let below: String
    let above: String
    let level: String
    let course: String
    let clause: String
    let furtherTurns: String
    let areas: String
    /// One and several.
    let counted: [Counted: (String, String)]
  }

  enum Counted: Hashable, Sendable { case slot, hour, minute, second }
}

extension ViewerStrings {
  /// The words of a language.
  package init(_ language: Language) {
    self = language == .norwegian ? .norwegian : .english
  }

  /// A word of the library.
  func callAsFunction(_ phrase: Phrase) -> String { phrase.text(in: language) }

  /// `Jul`.
  func shortMonth(_ month: Int) -> String { shortMonths[(month + 11) % 12] }

  /// A text of the list of keys.
  func translated(_ english: String) -> String { translations[english] ?? english }

  /// A message; errors of the library as they say themselves.
  func text(_ message: ViewerMessage) -> String? {
    if case .notAdjusted(let error) = message { return error.sentence(in: language) }
    return messages[message]
  }

  /// `1 slot`, `2 slots`.
  func counted(_ count: Int, _ noun: Counted) -> String {
    let words = description.counted[noun] ?? ("", "")
    return "\(count) \(count == 1 ? words.0 : words.1)"
  }

  /// Whether prices contain tax, and whether that is only assumed: `assumed: excl. VAT`.
  func tax(_ series: PriceSeries) -> String {
    guard series.valueAddedTax != .unknown else { return taxUnknown }
    let text = self(series.valueAddedTax.phrase)
    return series.isTaxAssumed ? "\(self(.assumed)): \(text)" : text
  }

  /// The tax of the prices of a state, and which of two prices they are: `all-in, incl. VAT`.
  func kind(_ state: ViewerState) -> String {
    guard state.hasAllIn else { return tax(state.series) }
    return "\(self(state.isAllIn ? .allIn : .raw)), \(tax(state.series))"
  }
}

extension String {
  /// The text with `{1}`, `{2}` … replaced; each is looked for in this text only.
  func filled(_ values: String...) -> String {
    var result = ""
    var rest = self[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      let number = Int(rest[rest.index(after: open)..<close]) ?? 0
      if values.indices.contains(number - 1) { result += values[number - 1] }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
