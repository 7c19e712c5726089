import ElectricityPrices

extension Swedish {
  func sentence(_ warning: PriceWarning) -> Wording {
    switch warning {
    case .mendedDay(let date):
      "Tiderna för \(date) var fel vid tidsomställningen och har rättats efter ordningen."
    case .mendedEnds(1): "1 felaktig sluttid har tagits från nästa start."
    case .mendedEnds(let count): "\(count) felaktiga sluttider har tagits från nästa start."
    case .duplicates(1): "1 upprepad post har utelämnats."
    case .duplicates(let count): "\(count) upprepade poster har utelämnats."
    case .extremesDiffer(let field, let stated, let found):
      "Filen anger \(field) \(stated), men värdena säger \(found)."
    case .assumedDate(let date): "Filen har inget datum; \(date) antas."
    case .missing(1): "1 pris saknas."
    case .missing(let count): "\(count) priser saknas."
    case .otherCurrency(let currency):
      "Den vanliga valutan saknas; priserna är i \(currency.code)."
    case .fixedClock(let zone): "Tiderna följer inte klockan i \(zone); de har lästs som UTC."
    case .assumedZone(let zone):
      "Tiderna anger ingen tidszon och har lästs som \(zone); --timezone väljer en annan."
    case .assumedDateOrder(let isMonthFirst):
      """
      Inget visar om dagen eller månaden står först i datumen; \
      \(isMonthFirst ? "månaden" : "dagen") antas.
      """
    case .assumedLengths(1): "1 period mellan kortare antas vara till nästa."
    case .assumedLengths(let count): "\(count) perioder mellan kortare antas vara till nästa."
    case .assumedDecimalComma:
      "Varje rad har ett komma mer än kolumner; det sista har lästs som decimaltecken."
    case .unrepeatedHour(let date):
      "En timme upprepas den \(date), men filen har den en gång; den har lästs som den första."
    case .severalPrices(let names):
      "Flera kolumner kan innehålla priset: \(names); --area väljer en."
    case .overlapsDiffer(1): "1 pris skiljer sig mellan filer för samma tid; det nyare visas."
    case .overlapsDiffer(let count):
      "\(count) priser skiljer sig mellan filer för samma tid; de nyare visas."
    case .otherFiles(let names): "Filer utan priser har utelämnats: \(names)."
    case .skippedTitles(1): "1 rad ovanför tabellen har utelämnats."
    case .skippedTitles(let count): "\(count) rader ovanför tabellen har utelämnats."
    case .gasLeftOut: "Filen har också priser på gas; de har utelämnats."
    case .cutOff: "Sista raden saknar slut och är kortare än de andra; filen kan vara avkapad."
    case .otherSequences(let count, let shown):
      "Sekvens \(shown) visas; \(count) priser i andra sekvenser har utelämnats."
    case .onlySequence(let sequence, let date):
      "Från \(date) har vissa priser sekvens \(sequence), där ingen annan finns."
    case .leftOut(let count, .unknownUnit(let unit)):
      "\(count) \(count == 1 ? "post" : "poster") har utelämnats: \(unit) är ingen känd enhet."
    case .leftOut(let count, .otherUnit(let other, let unit)):
      """
      \(count) \(count == 1 ? "post" : "poster") har utelämnats: i \(other.code), inte \
      \(unit.code).
      """
    case .note(.preliminary): "Priserna är preliminära."
    case .note(.onePageOfSeveral): "Det här är en sida av flera; äldre priser finns på de andra."
    }
  }

  func summary(_ warning: PriceWarning) -> Wording {
    switch warning {
    case .mendedDay: "tiderna vid tidsomställningen har rättats"
    case .mendedEnds(1): "1 sluttid rättad"
    case .mendedEnds(let count): "\(count) sluttider rättade"
    case .duplicates(1): "1 upprepning utelämnad"
    case .duplicates(let count): "\(count) upprepningar utelämnade"
    case .extremesDiffer(let field, _, _): "\(field) är inte värdenas"
    case .assumedDate(let date): "antaget datum: \(date)"
    case .missing(1): "1 pris saknas"
    case .missing(let count): "\(count) priser saknas"
    case .otherCurrency(let currency): "priserna är i \(currency.code)"
    case .fixedClock: "tiderna har lästs som UTC"
    case .assumedZone(let zone): "tiderna har lästs som \(zone)"
    case .assumedDateOrder(let isMonthFirst):
      "datum lästa med \(isMonthFirst ? "månaden" : "dagen") först"
    case .assumedLengths(1): "1 period har antagen längd"
    case .assumedLengths(let count): "\(count) perioder har antagen längd"
    case .assumedDecimalComma: "sista kommat läst som decimaltecken"
    case .unrepeatedHour(let date): "en timme saknas den \(date)"
    case .severalPrices(let names): "flera priser: \(names)"
    case .overlapsDiffer(let count): "\(count) priser skiljer sig mellan filer"
    case .otherFiles(let names): "filer utan priser: \(names.count)"
    case .skippedTitles(1): "1 rad ovanför utelämnad"
    case .skippedTitles(let count): "\(count) rader ovanför utelämnade"
    case .gasLeftOut: "gas har utelämnats"
    case .cutOff: "kanske avkapad"
    case .otherSequences(_, let shown): "sekvens \(shown) visas"
    case .onlySequence(let sequence, let date): "bara sekvens \(sequence) den \(date)"
    case .leftOut(let count, _): "\(count) utelämnade"
    case .note(.preliminary): "preliminära priser"
    case .note(.onePageOfSeveral): "en sida av flera"
    }
  }
}
