import ElectricityPrices

extension Danish {
  func sentence(_ warning: PriceWarning) -> Wording {
    switch warning {
    case .mendedDay(let date):
      "Tiderne for \(date) var forkerte, hvor uret stilles, og er rettet efter rækkefølgen."
    case .mendedEnds(1): "1 forkert sluttid er taget fra næste start."
    case .mendedEnds(let count): "\(count) forkerte sluttider er taget fra næste start."
    case .duplicates(1): "1 gentaget post er udeladt."
    case .duplicates(let count): "\(count) gentagne poster er udeladt."
    case .extremesDiffer(let field, let stated, let found):
      "Filen siger \(field) \(stated), men værdierne siger \(found)."
    case .assumedDate(let date): "Filen har ingen dato; \(date) er antaget."
    case .missing(1): "1 pris mangler."
    case .missing(let count): "\(count) priser mangler."
    case .otherCurrency(let currency):
      "Den sædvanlige valuta mangler; priserne er i \(currency.code)."
    case .fixedClock(let zone): "Tiderne følger ikke uret i \(zone); de er læst som UTC."
    case .assumedZone(let zone):
      "Tiderne oplyser ingen tidszone og er læst som \(zone); --timezone vælger en anden."
    case .assumedDateOrder(let isMonthFirst):
      """
      Intet viser, om dagen eller måneden står først i datoerne; \
      \(isMonthFirst ? "måneden" : "dagen") er antaget.
      """
    case .assumedLengths(1): "1 periode mellem kortere antages at vare til den næste."
    case .assumedLengths(let count):
      "\(count) perioder mellem kortere antages at vare til den næste."
    case .assumedDecimalComma:
      "Hver række har ét komma mere end kolonner; det sidste er læst som decimaltegn."
    case .unrepeatedHour(let date):
      "En time gentages den \(date), men filen har den én gang; den er læst som den første."
    case .severalPrices(let names):
      "Flere kolonner kan indeholde prisen: \(names); --area vælger en."
    case .overlapsDiffer(1): "1 pris er forskellig i filer for samme tid; den nyere vises."
    case .overlapsDiffer(let count):
      "\(count) priser er forskellige i filer for samme tid; de nyere vises."
    case .otherFiles(let names): "Filer uden priser er udeladt: \(names)."
    case .skippedTitles(1): "1 linje over tabellen er udeladt."
    case .skippedTitles(let count): "\(count) linjer over tabellen er udeladt."
    case .gasLeftOut: "Filen har også priser på gas; de er udeladt."
    case .cutOff:
      "Den sidste linje har ingen afslutning og er kortere end de andre; måske er filen afskåret."
    case .otherSequences(let count, let shown):
      "Sekvens \(shown) vises; \(count) priser i andre sekvenser er udeladt."
    case .onlySequence(let sequence, let date):
      "Fra \(date) er nogle priser i sekvens \(sequence), hvor der ingen anden er."
    case .leftOut(let count, .unknownUnit(let unit)):
      "\(count) \(count == 1 ? "post" : "poster") er udeladt: \(unit) er ingen kendt enhed."
    case .leftOut(let count, .otherUnit(let other, let unit)):
      "\(count) \(count == 1 ? "post" : "poster") er udeladt: i \(other.code), ikke \(unit.code)."
    case .note(.preliminary): "Priserne er foreløbige."
    case .note(.onePageOfSeveral): "Dette er én side af flere; ældre priser står på de andre."
    }
  }

  func summary(_ warning: PriceWarning) -> Wording {
    switch warning {
    case .mendedDay: "tiderne ved tidsskiftet er rettet"
    case .mendedEnds(1): "1 sluttid rettet"
    case .mendedEnds(let count): "\(count) sluttider rettet"
    case .duplicates(1): "1 gentagelse udeladt"
    case .duplicates(let count): "\(count) gentagelser udeladt"
    case .extremesDiffer(let field, _, _): "\(field) er ikke værdiernes"
    case .assumedDate(let date): "antaget dato: \(date)"
    case .missing(1): "1 pris mangler"
    case .missing(let count): "\(count) priser mangler"
    case .otherCurrency(let currency): "priserne er i \(currency.code)"
    case .fixedClock: "tiderne er læst som UTC"
    case .assumedZone(let zone): "tiderne er læst som \(zone)"
    case .assumedDateOrder(let isMonthFirst):
      "datoer læst med \(isMonthFirst ? "måneden" : "dagen") først"
    case .assumedLengths(1): "1 periode har antaget længde"
    case .assumedLengths(let count): "\(count) perioder har antaget længde"
    case .assumedDecimalComma: "sidste komma læst som decimaltegn"
    case .unrepeatedHour(let date): "en time mangler den \(date)"
    case .severalPrices(let names): "flere priser: \(names)"
    case .overlapsDiffer(let count): "\(count) priser er forskellige i filerne"
    case .otherFiles(let names): "filer uden priser: \(names.count)"
    case .skippedTitles(1): "1 linje over er udeladt"
    case .skippedTitles(let count): "\(count) linjer over er udeladt"
    case .gasLeftOut: "gas er udeladt"
    case .cutOff: "måske afskåret"
    case .otherSequences(_, let shown): "sekvens \(shown) vises"
    case .onlySequence(let sequence, let date): "kun sekvens \(sequence) den \(date)"
    case .leftOut(let count, _): "\(count) udeladt"
    case .note(.preliminary): "foreløbige priser"
    case .note(.onePageOfSeveral): "én side af flere"
    }
  }
}
