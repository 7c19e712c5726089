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
    case .assumedZone(let zone):
      isNorwegian ? "tidene er lest som \(visible(zone))" : "times taken as \(visible(zone))"
    case .assumedDateOrder(let isMonthFirst):
      isNorwegian
        ? "datoer lest med \(isMonthFirst ? "måneden" : "dagen") først"
        : "dates taken with the \(isMonthFirst ? "month" : "day") first"
    case .assumedLengths(let count):
      isNorwegian ? "\(count) tidsrom har antatt lengde" : "\(count) slot lengths assumed"
    case .assumedDecimalComma:
      isNorwegian ? "siste komma lest som desimaltegn" : "last comma taken for decimals"
    case .unrepeatedHour(let date):
      isNorwegian ? "en time mangler \(date)" : "an hour is missing on \(date)"
    case .severalPrices(let names):
      isNorwegian ? "flere priser: \(list(names))" : "several prices: \(list(names))"
    case .gasLeftOut: isNorwegian ? "gass er utelatt" : "gas left out"
    case .otherSequences(_, let shown):
      isNorwegian ? "sekvens \(shown) er vist" : "sequence \(shown) shown"
    case .onlySequence(let sequence, let date):
      isNorwegian ? "bare sekvens \(sequence) \(date)" : "only sequence \(sequence) on \(date)"
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
    case .assumedZone(let zone):
      "The times state no zone and are taken as \(zone); --timezone names another."
    case .assumedDateOrder(let isMonthFirst):
      "Nothing tells whether the day or the month stands first in the dates; "
        + "the \(isMonthFirst ? "month" : "day") is assumed."
    case .assumedLengths(let count):
      "\(count) \(count == 1 ? "slot" : "slots") between shorter ones "
        + "\(count == 1 ? "is" : "are") taken to last until the next."
    case .assumedDecimalComma:
      "Every row has one comma more than columns; the last is taken for that of the decimals."
    case .unrepeatedHour(let date):
      "On \(date) an hour repeats, but the file has it once; it is taken as the first."
    case .severalPrices(let names):
      "Several columns could hold the price: \(list(names)); --area chooses one."
    case .gasLeftOut: "The file has prices of gas too, which are left out."
    case .otherSequences(let count, let shown):
      "Sequence \(shown) is shown; \(count) prices of other sequences are left out."
    case .onlySequence(let sequence, let date):
      "From \(date) on some prices are of sequence \(sequence), where there is no other."
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
    case .assumedZone(let zone):
      "Tidene nevner ingen tidssone og er lest som \(zone); --timezone velger en annen."
    case .assumedDateOrder(let isMonthFirst):
      "Ingenting viser om dagen eller måneden står først i datoene; "
        + "\(isMonthFirst ? "måneden" : "dagen") er antatt."
    case .assumedLengths(let count):
      "\(count) tidsrom mellom kortere er antatt å vare til det neste."
    case .assumedDecimalComma:
      "Hver rad har ett komma mer enn kolonner; det siste er lest som desimaltegn."
    case .unrepeatedHour(let date):
      "En time går om igjen \(date), men filen har den én gang; den er lest som den første."
    case .severalPrices(let names):
      "Flere kolonner kan ha prisen: \(list(names)); --area velger en."
    case .gasLeftOut: "Filen har priser for gass også; de er utelatt."
    case .otherSequences(let count, let shown):
      "Sekvens \(shown) er vist; \(count) priser av andre sekvenser er utelatt."
    case .onlySequence(let sequence, let date):
      "Fra \(date) er noen priser av sekvens \(sequence), der det ikke er noen annen."
    case .note(let text): text
    }
  }
}
