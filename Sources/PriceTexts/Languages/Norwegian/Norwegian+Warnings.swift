import ElectricityPrices

extension Norwegian {
  func sentence(_ warning: PriceWarning) -> Wording {
    switch warning {
    case .mendedDay(let date):
      "Tidene for \(date) var feil der klokken stilles, og er rettet etter rekkefølgen."
    case .mendedEnds(1): "1 gal sluttid er tatt fra neste start."
    case .mendedEnds(let count): "\(count) gale sluttider er tatt fra neste start."
    case .duplicates(1): "1 gjentatt oppføring er utelatt."
    case .duplicates(let count): "\(count) gjentatte oppføringer er utelatt."
    case .extremesDiffer(let field, let stated, let found):
      "Filen sier \(field) \(stated), men verdiene sier \(found)."
    case .assumedDate(let date): "Filen har ingen dato; \(date) er antatt."
    case .missing(1): "1 pris mangler."
    case .missing(let count): "\(count) priser mangler."
    case .otherCurrency(let currency):
      "Den vanlige valutaen mangler; prisene er i \(currency.code)."
    case .fixedClock(let zone): "Tidene følger ikke klokken i \(zone); de er lest som UTC."
    case .assumedZone(let zone):
      "Tidene nevner ingen tidssone og er lest som \(zone); --timezone velger en annen."
    case .assumedDateOrder(let isMonthFirst):
      """
      Ingenting viser om dagen eller måneden står først i datoene; \
      \(isMonthFirst ? "måneden" : "dagen") er antatt.
      """
    case .assumedLengths(let count):
      "\(count) tidsrom mellom kortere er antatt å vare til det neste."
    case .assumedDecimalComma:
      "Hver rad har ett komma mer enn kolonner; det siste er lest som desimaltegn."
    case .unrepeatedHour(let date):
      "En time går om igjen \(date), men filen har den én gang; den er lest som den første."
    case .severalPrices(let names):
      "Flere kolonner kan ha prisen: \(names); --area velger en."
    case .overlapsDiffer(1): "1 pris er ulik i filer for samme tid; den nyere vises."
    case .overlapsDiffer(let count):
      "\(count) priser er ulike i filer for samme tid; de nyere vises."
    case .otherFiles(let names): "Filer uten priser er utelatt: \(names)."
    case .skippedTitles(1): "1 linje over tabellen er utelatt."
    case .skippedTitles(let count): "\(count) linjer over tabellen er utelatt."
    case .gasLeftOut: "Filen har priser for gass også; de er utelatt."
    case .cutOff:
      "Den siste linjen har ingen slutt og er kortere enn de andre; kanskje er filen kuttet."
    case .otherSequences(let count, let shown):
      "Sekvens \(shown) er vist; \(count) priser av andre sekvenser er utelatt."
    case .onlySequence(let sequence, let date):
      "Fra \(date) er noen priser av sekvens \(sequence), der det ikke er noen annen."
    case .leftOut(let count, .unknownUnit(let unit)):
      """
      \(count) \(count == 1 ? "oppføring" : "oppføringer") er utelatt: \(unit) er ingen kjent \
      enhet.
      """
    case .leftOut(let count, .otherUnit(let other, let unit)):
      """
      \(count) \(count == 1 ? "oppføring" : "oppføringer") er utelatt: i \(other.code), ikke \
      \(unit.code).
      """
    case .note(.preliminary): "Prisene er foreløpige."
    case .note(.onePageOfSeveral): "Dette er én side av flere; eldre priser står på andre."
    }
  }

  func summary(_ warning: PriceWarning) -> Wording {
    switch warning {
    case .mendedDay: "tidene ved tidsskiftet er rettet"
    case .mendedEnds(1): "1 sluttid rettet"
    case .mendedEnds(let count): "\(count) sluttider rettet"
    case .duplicates(1): "1 gjentakelse utelatt"
    case .duplicates(let count): "\(count) gjentakelser utelatt"
    case .extremesDiffer(let field, _, _): "\(field) er ikke verdienes"
    case .assumedDate(let date): "datoen \(date) er antatt"
    case .missing(1): "1 pris mangler"
    case .missing(let count): "\(count) priser mangler"
    case .otherCurrency(let currency): "prisene er i \(currency.code)"
    case .fixedClock: "tidene er lest som UTC"
    case .assumedZone(let zone): "tidene er lest som \(zone)"
    case .assumedDateOrder(let isMonthFirst):
      "datoer lest med \(isMonthFirst ? "måneden" : "dagen") først"
    case .assumedLengths(let count): "\(count) tidsrom har antatt lengde"
    case .assumedDecimalComma: "siste komma lest som desimaltegn"
    case .unrepeatedHour(let date): "en time mangler \(date)"
    case .severalPrices(let names): "flere priser: \(names)"
    case .overlapsDiffer(let count): "\(count) priser er ulike i filene"
    case .otherFiles(let names): "filer uten priser: \(names.count)"
    case .skippedTitles(1): "1 linje over er utelatt"
    case .skippedTitles(let count): "\(count) linjer over er utelatt"
    case .gasLeftOut: "gass er utelatt"
    case .cutOff: "kanskje kuttet"
    case .otherSequences(_, let shown): "sekvens \(shown) er vist"
    case .onlySequence(let sequence, let date): "bare sekvens \(sequence) \(date)"
    case .leftOut(let count, _): "\(count) utelatt"
    case .note(.preliminary): "foreløpige priser"
    case .note(.onePageOfSeveral): "én side av flere"
    }
  }
}
