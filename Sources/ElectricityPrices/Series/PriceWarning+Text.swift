extension PriceWarning {
  /// The warning as a sentence in English.
  public var sentence: String { sentence(in: .english) }

  /// The warning as a sentence; controls in it, which can come from the file, are made visible.
  public func sentence(in language: Language) -> String {
    visible(language == .norwegian ? norwegian : english)
  }

  /// The warning in a few words without a full stop, for a status row.
  public func summary(in language: Language) -> String {
    let isNorwegian = language == .norwegian
    return switch self {
    case .mendedDay:
      isNorwegian ? "tidene ved tidsskiftet er rettet" : "hours at the clock change mended"
    case .mendedEnds(let count):
      isNorwegian ? "\(count) sluttider rettet" : "\(count) slot \(ends(count)) mended"
    case .duplicates(let count):
      isNorwegian ? "\(count) gjentakelser utelatt" : "\(count) repeated left out"
    case .extremesDiffer(let field, _, _):
      visible(isNorwegian ? "\(field) er ikke verdienes" : "\(field) is not that of the values")
    case .assumedDate(let date):
      isNorwegian ? "datoen \(date) er antatt" : "assumed date: \(date)"
    case .leftOut(let count, _): isNorwegian ? "\(count) utelatt" : "\(count) entries left out"
    case .missing(let count): isNorwegian ? "\(count) priser mangler" : "\(count) missing"
    case .otherCurrency(let currency):
      isNorwegian ? "prisene er i \(currency.code)" : "prices in \(currency.code)"
    case .fixedClock: isNorwegian ? "tidene er lest som UTC" : "times taken as UTC"
    case .note(let text): visible(text)
    }
  }

  private func ends(_ count: Int) -> String { count == 1 ? "end" : "ends" }

  private var english: String {
    switch self {
    case .mendedDay(let date):
      "The times of \(date) were wrong at the change of the clocks and were mended by their order."
    case .mendedEnds(let count):
      "\(count) wrong slot \(count == 1 ? "end was" : "ends were") taken from the next start."
    case .duplicates(let count):
      "\(count) repeated \(count == 1 ? "entry was" : "entries were") left out."
    case .extremesDiffer(let field, let stated, let found):
      "The file says \(field) \(stated), but its values say \(found)."
    case .assumedDate(let date): "The file has no date; \(date) is assumed."
    case .leftOut(let count, let reason):
      "\(count) \(count == 1 ? "entry was" : "entries were") left out: \(reason)."
    case .missing(let count): "\(count) \(count == 1 ? "price is" : "prices are") missing."
    case .otherCurrency(let currency):
      "The usual currency is missing; the prices are in \(currency.code)."
    case .fixedClock(let zone):
      "The times do not follow the clocks of \(zone); they are taken as UTC."
    case .note(let text): text
    }
  }

  private var norwegian: String {
    switch self {
    case .mendedDay(let date):
      "Tidene for \(date) var feil der klokken stilles, og er rettet etter rekkefølgen."
    case .mendedEnds(let count):
      "\(count) \(count == 1 ? "gal sluttid er" : "gale sluttider er") tatt fra neste start."
    case .duplicates(let count):
      "\(count) \(count == 1 ? "gjentatt oppføring" : "gjentatte oppføringer") er utelatt."
    case .extremesDiffer(let field, let stated, let found):
      "Filen sier \(field) \(stated), men verdiene sier \(found)."
    case .assumedDate(let date): "Filen har ingen dato; \(date) er antatt."
    case .leftOut(let count, let reason):
      "\(count) \(count == 1 ? "oppføring" : "oppføringer") er utelatt: \(reason)."
    case .missing(let count): "\(count) \(count == 1 ? "pris" : "priser") mangler."
    case .otherCurrency(let currency):
      "Den vanlige valutaen mangler; prisene er i \(currency.code)."
    case .fixedClock(let zone): "Tidene følger ikke klokken i \(zone); de er lest som UTC."
    case .note(let text): text
    }
  }
}
