/// A text of the program, in every language: the string catalogue.
///
/// A further language is a further case of ``Language`` and a column here; a test sees to it that no
/// text is missing.
public enum Phrase: String, Hashable, Sendable, CaseIterable {
  case today, tomorrow, yesterday, now, mean, lowest, highest, cheapest, dearest
  case taxIncluded, taxExcluded, taxUnknown, assumed
  case noPrice, notPublished, gap, raw, allIn
  case rising, falling, level
  case veryCheap, cheap, normal, expensive, veryExpensive

  /// The text in a language.
  public func text(in language: Language) -> String {
    guard let row = Self.catalogue.first(where: { $0.phrase == self }) else { return rawValue }
    switch language {
    case .english: return row.english
    case .norwegian: return row.norwegian
    }
  }

  private typealias Row = (phrase: Phrase, english: String, norwegian: String)

  private static let catalogue: [Row] = [
    (.today, "Today", "I dag"), (.tomorrow, "Tomorrow", "I morgen"),
    (.yesterday, "Yesterday", "I går"), (.now, "now", "nå"), (.mean, "mean", "snitt"),
    (.lowest, "lowest", "lavest"), (.highest, "highest", "høyest"),
    (.cheapest, "cheapest", "billigste"), (.dearest, "dearest", "dyreste"),
    (.taxIncluded, "incl. VAT", "inkl. mva."), (.taxExcluded, "excl. VAT", "ekskl. mva."),
    (.taxUnknown, "VAT unknown", "mva. ukjent"), (.assumed, "assumed", "antatt"),
    (.noPrice, "no price", "ingen pris"),
    (.notPublished, "not published yet", "ikke publisert ennå"),
    (.gap, "gap", "hull"), (.raw, "raw", "rå"), (.allIn, "all-in", "totalpris"),
    (.rising, "rising", "stigende"), (.falling, "falling", "fallende"), (.level, "level", "flat"),
    (.veryCheap, "very cheap", "svært billig"), (.cheap, "cheap", "billig"),
    (.normal, "normal", "normal"), (.expensive, "expensive", "dyr"),
    (.veryExpensive, "very expensive", "svært dyr"),
  ]
}

extension ValueAddedTax {
  /// The state as a phrase.
  public var phrase: Phrase {
    switch self {
    case .included: .taxIncluded
    case .excluded: .taxExcluded
    case .unknown: .taxUnknown
    }
  }
}

extension PriceLevel {
  /// The level as a phrase.
  public var phrase: Phrase {
    switch self {
    case .veryCheap: .veryCheap
    case .cheap: .cheap
    case .normal: .normal
    case .expensive: .expensive
    case .veryExpensive: .veryExpensive
    }
  }
}
