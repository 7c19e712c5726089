import ElectricityPrices

/// The texts in Finnish.
struct Finnish: Catalogue {
  func word(_ word: Word) -> String {
    switch word {
    case .title: "Sähkön hinta"
    case .now: "nyt"
    case .low: "alin"
    case .mean: "keskiarvo"
    case .meanOf: "keskiarvo"
    case .high: "ylin"
    case .unitUnknown: "yksikkö puuttuu"
    case .noPrice: "ei hintaa"
    case .noPrices: "Tiedostossa ei ole hintoja."
    case .taxIncluded: "sis. alv"
    case .taxExcluded: "alv 0 %"
    case .taxUnknown: "alv ei tiedossa"
    case .assumed: "oletus"
    case .raw: "pörssihinta"
    case .allIn: "kokonaishinta"
    case .hour: "tunti"
    case .slot: "jakso"
    case .chart: "kaavio"
    case .choose: "valitse"
    case .help: "ohje"
    case .quit: "lopeta"
    case .areas: "Hinta-alueet"
    case .notes: "Huomautukset"
    case .helpEnd: "Mikä tahansa näppäin palaa kaavioon."
    case .date: "päivä"
    case .time: "aika"
    case .formatName: "nimi"
    case .unit: "yksikkö"
    case .tax: "alv"
    case .zone: "aikavyöhyke"
    case .format: "muoto"
    case .asStated: "ilmoitettu"
    }
  }

  func level(_ level: PriceLevel) -> String {
    switch level {
    case .veryCheap: "erittäin halpa"
    case .cheap: "halpa"
    case .normal: "tavallinen"
    case .expensive: "kallis"
    case .veryExpensive: "erittäin kallis"
    }
  }

  func message(_ message: ViewerMessage) -> String {
    switch message {
    case .nowOutside: "Kellonaika ei osu näihin hintoihin."
    case .noPrices: "Tässä ei ole hintoja."
    case .oneSeries: "Tiedostossa on vain yksi sarja."
    case .noUnit: "Tiedosto ei kerro yksikköä; anna se valitsimella --unit."
    case .nothingToAdd: "Mitään ei lisätä: anna --vat, --add tai --support."
    case .notAdjusted(let error): sentence(error).text
    case .notPicking: "Enter valitsee jakson, kun ohjelma on käynnistetty valitsimella --pick."
    case .nothingSelected: "Mitään ei ole valittu; valitse jakso nuolinäppäimillä."
    }
  }

  func title(_ group: KeyGroup) -> String {
    switch group {
    case .selection: "Valitse"
    case .view: "Katso"
    case .leaving: "Poistu"
    }
  }

  func help(_ keys: KeyHelp) -> String {
    switch keys {
    case .slots: "edellinen, seuraava jakso"
    case .hours: "kolme tuntia taakse, eteen"
    case .ends: "ensimmäinen, viimeinen jakso"
    case .now: "nykyinen jakso"
    case .extremes: "halvin, kallein jakso"
    case .clear: "poista valinta"
    case .choose: "valitse jakso ja poistu (--pick)"
    case .charts: "viiva, porras, alue, pylväät"
    case .nextChart: "seuraava kaaviolaji"
    case .series: "tiedoston seuraava, edellinen sarja"
    case .unit: "seuraava yksikkö: snt/kWh, €/kWh, €/MWh"
    case .allIn: "hinnat kuten luettu, tai kokonaishinta"
    case .list: "näytä tai piilota tämä luettelo"
    case .redraw: "piirrä kaikki uudelleen"
    case .suspend: "keskeytä; fg palaa"
    case .quit: "lopeta"
    }
  }

  func spoken(_ unit: PriceUnit) -> Wording { "\(unit.moneyName) / \(unit.energy.rawValue)" }

  func inUnit(_ unit: PriceUnit) -> Wording { "yksikkö \(spoken(unit))" }

  var lineFormat: String { "{price} {unit} {trend} {level} alin {min} klo {min_hour}" }
}
