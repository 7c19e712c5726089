import ElectricityPrices

extension Dutch {
  func sentence(_ warning: PriceWarning) -> Wording {
    switch warning {
    case .mendedDay(let date):
      "De tijden van \(date) klopten niet bij het verzetten van de klok en volgen nu de volgorde."
    case .mendedEnds(1): "1 onjuist einde is van het volgende begin overgenomen."
    case .mendedEnds(let count):
      "\(count) onjuiste einden zijn van het volgende begin overgenomen."
    case .duplicates(1): "1 herhaalde regel is weggelaten."
    case .duplicates(let count): "\(count) herhaalde regels zijn weggelaten."
    case .extremesDiffer(let field, let stated, let found):
      "Het bestand noemt \(field) \(stated), maar de waarden zeggen \(found)."
    case .assumedDate(let date): "Het bestand heeft geen datum; \(date) is aangenomen."
    case .missing(1): "1 prijs ontbreekt."
    case .missing(let count): "\(count) prijzen ontbreken."
    case .otherCurrency(let currency):
      "De gebruikelijke valuta ontbreekt; de prijzen zijn in \(currency.code)."
    case .fixedClock(let zone):
      "De tijden volgen de klok van \(zone) niet; ze zijn als UTC gelezen."
    case .assumedZone(let zone):
      "De tijden noemen geen tijdzone en zijn gelezen als \(zone); --timezone kiest een andere."
    case .assumedDateOrder(let isMonthFirst):
      """
      Niets zegt of de dag of de maand vooraan staat in de datums; \
      \(isMonthFirst ? "de maand" : "de dag") is aangenomen.
      """
    case .assumedLengths(1):
      "Van 1 tijdvak tussen kortere is aangenomen dat het tot het volgende duurt."
    case .assumedLengths(let count):
      "Van \(count) tijdvakken tussen kortere is aangenomen dat ze tot het volgende duren."
    case .assumedDecimalComma:
      "Elke regel heeft één komma meer dan kolommen; de laatste is als decimaalteken gelezen."
    case .unrepeatedHour(let date):
      "Op \(date) komt een uur twee keer voor, in het bestand één keer; het is als eerste gelezen."
    case .severalPrices(let names):
      "Meer kolommen kunnen de prijs bevatten: \(names); --area kiest er een."
    case .overlapsDiffer(1):
      "1 prijs verschilt tussen bestanden van dezelfde tijd; de nieuwere wordt getoond."
    case .overlapsDiffer(let count):
      "\(count) prijzen verschillen tussen bestanden van dezelfde tijd; de nieuwere worden getoond."
    case .otherFiles(let names): "Bestanden zonder prijzen zijn weggelaten: \(names)."
    case .skippedTitles(1): "1 regel boven de tabel is weggelaten."
    case .skippedTitles(let count): "\(count) regels boven de tabel zijn weggelaten."
    case .gasLeftOut: "Het bestand bevat ook gasprijzen; die zijn weggelaten."
    case .cutOff:
      """
      De laatste regel heeft geen einde en is korter dan de andere; misschien is het bestand \
      afgekapt.
      """
    case .otherSequences(let count, let shown):
      "Reeks \(shown) wordt getoond; \(count) prijzen van andere reeksen zijn weggelaten."
    case .onlySequence(let sequence, let date):
      "Vanaf \(date) zijn er prijzen van reeks \(sequence), waar geen andere is."
    case .leftOut(let count, .unknownUnit(let unit)):
      "\(count) \(count == 1 ? "regel" : "regels") weggelaten: \(unit) is geen bekende eenheid."
    case .leftOut(let count, .otherUnit(let other, let unit)):
      "\(count) \(count == 1 ? "regel" : "regels") weggelaten: in \(other.code), niet \(unit.code)."
    case .note(.preliminary): "De prijzen zijn voorlopig."
    case .note(.onePageOfSeveral):
      "Dit is één pagina van meer; oudere prijzen staan op de andere."
    }
  }

  func summary(_ warning: PriceWarning) -> Wording {
    switch warning {
    case .mendedDay: "tijden bij het verzetten van de klok hersteld"
    case .mendedEnds(1): "1 einde hersteld"
    case .mendedEnds(let count): "\(count) einden hersteld"
    case .duplicates(1): "1 herhaling weggelaten"
    case .duplicates(let count): "\(count) herhalingen weggelaten"
    case .extremesDiffer(let field, _, _): "\(field) is niet die van de waarden"
    case .assumedDate(let date): "aangenomen datum: \(date)"
    case .missing(1): "1 prijs ontbreekt"
    case .missing(let count): "\(count) prijzen ontbreken"
    case .otherCurrency(let currency): "prijzen in \(currency.code)"
    case .fixedClock: "tijden als UTC gelezen"
    case .assumedZone(let zone): "tijden als \(zone) gelezen"
    case .assumedDateOrder(let isMonthFirst):
      "datums met de \(isMonthFirst ? "maand" : "dag") vooraan gelezen"
    case .assumedLengths(1): "1 tijdvak met aangenomen lengte"
    case .assumedLengths(let count): "\(count) tijdvakken met aangenomen lengte"
    case .assumedDecimalComma: "laatste komma als decimaalteken gelezen"
    case .unrepeatedHour(let date): "er ontbreekt een uur op \(date)"
    case .severalPrices(let names): "meer prijzen: \(names)"
    case .overlapsDiffer(let count): "\(count) prijzen verschillen tussen bestanden"
    case .otherFiles(let names): "bestanden zonder prijzen: \(names.count)"
    case .skippedTitles(1): "1 regel erboven weggelaten"
    case .skippedTitles(let count): "\(count) regels erboven weggelaten"
    case .gasLeftOut: "gas weggelaten"
    case .cutOff: "misschien afgekapt"
    case .otherSequences(_, let shown): "reeks \(shown) getoond"
    case .onlySequence(let sequence, let date): "alleen reeks \(sequence) op \(date)"
    case .leftOut(let count, _): "\(count) weggelaten"
    case .note(.preliminary): "voorlopige prijzen"
    case .note(.onePageOfSeveral): "één pagina van meer"
    }
  }
}
