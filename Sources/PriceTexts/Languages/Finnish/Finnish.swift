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
    case .difference: "ero"
    case .fromNow: "nykyhetkestä"
    case .fromMark: "merkistä"
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
    case .range: "rajaus"
    case .choose: "valitse"
    case .help: "ohje"
    case .quit: "lopeta"
    case .areas: "Hinta-alueet"
    case .notes: "Huomautukset"
    case .helpEnd: "Mikä tahansa näppäin palaa kaavioon."
    case .mouse: "Hiiri"
    case .date: "päivä"
    case .time: "aika"
    case .formatName: "nimi"
    case .unit: "yksikkö"
    case .tax: "alv"
    case .zone: "aikavyöhyke"
    case .format: "muoto"
    case .asStated: "ilmoitettu"
    case .place: "paikka"
    case .sources: "lähteet"
    case .terms: "ehdot"
    case .commandLine: "komentorivi"
    case .notSet: "ei asetettu"
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
    case .noWindow: "Näin pitkää hinnoiteltua jaksoa ei ole edessä."
    case .notRead(let error): "Ei luettu uudelleen: \(error.sentence(in: .finnish))"
    case .notPublished(let time): "Huomista ei ole vielä julkaistu (yleensä \(time))."
    case .nothingSelected: "Mitään ei ole valittu; valitse jakso nuolinäppäimillä."
    case .noneEarlier: "Aiempia hintoja ei ole."
    case .noneLater: "Myöhempiä hintoja ei ole."
    case .notOnHeatMap: "Lämpökartta näyttää yhden alueen ilman muuta."
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
    case .rows: "lämpökartta: edellinen, seuraava päivä"
    case .hours: "kolme tuntia taakse, eteen"
    case .extend: "valitse väli; Enter lähentää siihen"
    case .ends: "ensimmäinen, viimeinen jakso"
    case .now: "nykyinen jakso"
    case .extremes: "halvin, kallein jakso"
    case .windowStart: "missä halvin jakso alkaa"
    case .clear: "poista valinta; uudelleen: piilota myös nyt"
    case .mouse: "napsautus ja veto valitsee, rulla siirtyy"
    case .choose: "valitse jakso ja poistu (--pick)"
    case .charts: "viiva, porras, alue, pylväät, lämpökartta"
    case .nextChart: "seuraava kaaviolaji"
    case .ranges: "päivä, viikko, kuukausi, vuosi, kaikki"
    case .periods: "edellinen, seuraava päivä, viikko, kuukausi, vuosi"
    case .today: "tänään"
    case .zoom: "lähennä, loitonna, palaa alkunäkymään"
    case .scroll: "vieritä aiempiin, myöhempiin hintoihin"
    case .holdPrices: "hinta-akseli paikoillaan, tai näkymän mukaan"
    case .lockPrices: "sama hinta-akseli kaikille alueille ja näkymille"
    case .compare: "vertaa: edellinen jakso; kaikki alueet"
    case .mark: "vertaa tähän jaksoon; uudelleen: nykyhetkeen"
    case .levels: "värit halvasta kalliiseen; viiva keskiarvossa"
    case .series: "tiedoston seuraava, edellinen sarja"
    case .window: "merkitse halvin tuleva jakso"
    case .windowLength: "pidempi, lyhyempi halvin jakso"
    case .unit: "seuraava yksikkö: snt/kWh, €/kWh, €/MWh"
    case .allIn: "hinnat kuten luettu, tai kokonaishinta"
    case .list: "näytä tai piilota tämä luettelo"
    case .reread: "lue tiedostot uudelleen"
    case .redraw: "piirrä kaikki uudelleen"
    case .suspend: "keskeytä; fg palaa"
    case .quit: "lopeta"
    }
  }

  func spoken(_ unit: PriceUnit) -> Wording { "\(unit.moneyName) / \(unit.energy.rawValue)" }

  func inUnit(_ unit: PriceUnit) -> Wording { "yksikkö \(spoken(unit))" }

  var lineFormat: String { "{price} {unit} {trend} {level} alin {min} klo {min_hour}" }
}
