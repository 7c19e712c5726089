import ElectricityPrices

extension Finnish {
  func sentence(_ warning: PriceWarning) -> Wording {
    switch warning {
    case .mendedDay(let date):
      "Päivän \(date) ajat olivat kellojen siirrossa väärin, ja ne korjattiin järjestyksen mukaan."
    case .mendedEnds(1): "1 väärä loppu otettiin seuraavasta alusta."
    case .mendedEnds(let count): "\(count) väärää loppua otettiin seuraavasta alusta."
    case .duplicates(1): "1 toistettu kohta jätettiin pois."
    case .duplicates(let count): "\(count) toistettua kohtaa jätettiin pois."
    case .extremesDiffer(let field, let stated, let found):
      "Tiedoston mukaan \(field) on \(stated), mutta arvojen mukaan \(found)."
    case .assumedDate(let date): "Tiedostossa ei ole päivää; oletuksena on \(date)."
    case .missing(1): "1 hinta puuttuu."
    case .missing(let count): "\(count) hintaa puuttuu."
    case .otherCurrency(let currency):
      "Tavallinen valuutta puuttuu; hintojen valuutta on \(currency.code)."
    case .fixedClock(let zone):
      "Ajat eivät seuraa vyöhykkeen \(zone) kelloa; ne luettiin UTC-aikoina."
    case .assumedZone(let zone):
      "Ajoissa ei ole aikavyöhykettä; oletuksena on \(zone), ja --timezone valitsee toisen."
    case .assumedDateOrder(let isMonthFirst):
      """
      Mikään ei kerro, onko päivämäärissä ensin päivä vai kuukausi; oletuksena on \
      \(isMonthFirst ? "kuukausi" : "päivä").
      """
    case .assumedLengths(1): "1 jakson lyhyempien välissä oletetaan kestävän seuraavaan."
    case .assumedLengths(let count):
      "\(count) jakson lyhyempien välissä oletetaan kestävän seuraavaan."
    case .assumedDecimalComma:
      "Joka rivillä on yksi pilkku enemmän kuin sarakkeita; viimeinen luettiin desimaalipilkkuna."
    case .unrepeatedHour(let date):
      """
      Päivänä \(date) yksi tunti toistuu, mutta tiedostossa se on kerran; se luettiin \
      ensimmäisenä.
      """
    case .severalPrices(let names):
      "Hinta voi olla useassa sarakkeessa: \(names); --area valitsee yhden."
    case .overlapsDiffer(1): "1 hinta eroaa saman ajan tiedostoissa; uudempi näytetään."
    case .overlapsDiffer(let count):
      "\(count) hintaa eroaa saman ajan tiedostoissa; uudemmat näytetään."
    case .otherFiles(let names): "Tiedostot ilman hintoja jätettiin pois: \(names)."
    case .skippedTitles(1): "Taulukon yläpuolelta jätettiin pois 1 rivi."
    case .skippedTitles(let count): "Taulukon yläpuolelta jätettiin pois \(count) riviä."
    case .gasLeftOut: "Tiedostossa on myös kaasun hintoja; ne jätettiin pois."
    case .cutOff:
      "Viimeisellä rivillä ei ole loppua ja se on muita lyhyempi; tiedosto on ehkä katkennut."
    case .otherSequences(let count, let shown):
      "Näytössä on sarja \(shown); \(count) muiden sarjojen hintaa jätettiin pois."
    case .onlySequence(let sequence, let date):
      "Päivästä \(date) alkaen osa hinnoista on sarjaa \(sequence), kun muuta ei ole."
    case .leftOut(let count, .unknownUnit(let unit)):
      "\(count) \(count == 1 ? "kohta" : "kohtaa") jätettiin pois: \(unit) ei ole tunnettu yksikkö."
    case .leftOut(let count, .otherUnit(let other, let unit)):
      """
      \(count) \(count == 1 ? "kohta" : "kohtaa") jätettiin pois: yksikkö \(other.code) eikä \
      \(unit.code).
      """
    case .note(.preliminary): "Hinnat ovat alustavia."
    case .note(.onePageOfSeveral): "Tämä on yksi sivu useista; vanhemmat hinnat ovat muilla."
    }
  }

  func summary(_ warning: PriceWarning) -> Wording {
    switch warning {
    case .mendedDay: "kellojen siirron ajat korjattu"
    case .mendedEnds(1): "1 loppu korjattu"
    case .mendedEnds(let count): "\(count) loppua korjattu"
    case .duplicates(1): "1 toisto jätetty pois"
    case .duplicates(let count): "\(count) toistoa jätetty pois"
    case .extremesDiffer(let field, _, _): "\(field) ei vastaa arvoja"
    case .assumedDate(let date): "oletettu päivä: \(date)"
    case .missing(1): "1 hinta puuttuu"
    case .missing(let count): "\(count) hintaa puuttuu"
    case .otherCurrency(let currency): "hintojen valuutta on \(currency.code)"
    case .fixedClock: "ajat luettu UTC-aikoina"
    case .assumedZone(let zone): "aikavyöhykkeen oletus: \(zone)"
    case .assumedDateOrder(let isMonthFirst):
      "päivämäärissä ensin \(isMonthFirst ? "kuukausi" : "päivä") (oletus)"
    case .assumedLengths(1): "1 jakson kesto oletettu"
    case .assumedLengths(let count): "\(count) jakson kesto oletettu"
    case .assumedDecimalComma: "viimeinen pilkku luettu desimaalipilkkuna"
    case .unrepeatedHour(let date): "tunti puuttuu \(date)"
    case .severalPrices(let names): "useita hintoja: \(names)"
    case .overlapsDiffer(let count): "\(count) hintaa eroaa tiedostoissa"
    case .otherFiles(let names): "tiedostoja ilman hintoja: \(names.count)"
    case .skippedTitles(1): "1 rivi yltä pois"
    case .skippedTitles(let count): "\(count) riviä yltä pois"
    case .gasLeftOut: "kaasu jätetty pois"
    case .cutOff: "ehkä katkennut"
    case .otherSequences(_, let shown): "näytössä sarja \(shown)"
    case .onlySequence(let sequence, let date): "vain sarja \(sequence) \(date)"
    case .leftOut(let count, _): "\(count) jätetty pois"
    case .note(.preliminary): "alustavat hinnat"
    case .note(.onePageOfSeveral): "yksi sivu useista"
    }
  }
}
