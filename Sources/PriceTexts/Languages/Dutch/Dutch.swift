import ElectricityPrices

/// The texts in Dutch.
struct Dutch: Catalogue {
  func word(_ word: Word) -> String {
    switch word {
    case .title: "Stroomprijs"
    case .now: "nu"
    case .low: "laagst"
    case .mean: "gem."
    case .meanOf: "gemiddelde van"
    case .high: "hoogst"
    case .difference: "verschil"
    case .fromNow: "t.o.v. nu"
    case .fromMark: "t.o.v. de markering"
    case .unitUnknown: "eenheid onbekend"
    case .noPrice: "geen prijs"
    case .noPrices: "Het bestand bevat geen prijzen."
    case .taxIncluded: "incl. btw"
    case .taxExcluded: "excl. btw"
    case .taxUnknown: "btw onbekend"
    case .assumed: "aangenomen"
    case .raw: "kaal"
    case .allIn: "all-in"
    case .hour: "uur"
    case .slot: "tijdvak"
    case .chart: "grafiek"
    case .range: "bereik"
    case .choose: "kiezen"
    case .help: "hulp"
    case .quit: "stoppen"
    case .areas: "Gebieden"
    case .notes: "Opmerkingen"
    case .helpEnd: "Elke toets gaat terug naar de grafiek."
    case .mouse: "Muis"
    case .date: "datum"
    case .time: "tijd"
    case .formatName: "naam"
    case .unit: "eenheid"
    case .tax: "btw"
    case .zone: "tijdzone"
    case .format: "formaat"
    case .asStated: "zoals vermeld"
    case .place: "plaats"
    case .sources: "bronnen"
    case .terms: "voorwaarden"
    case .commandLine: "opdrachtregel"
    case .notSet: "niet gezet"
    }
  }

  func level(_ level: PriceLevel) -> String {
    switch level {
    case .veryCheap: "heel goedkoop"
    case .cheap: "goedkoop"
    case .normal: "normaal"
    case .expensive: "duur"
    case .veryExpensive: "heel duur"
    }
  }

  func message(_ message: ViewerMessage) -> String {
    switch message {
    case .nowOutside: "De klok valt buiten deze prijzen."
    case .noPrices: "Hier zijn geen prijzen."
    case .oneSeries: "Het bestand heeft maar één reeks."
    case .noUnit: "Het bestand noemt geen eenheid; geef die op met --unit."
    case .nothingToAdd: "Er komt niets bij: geef --vat, --add of --support op."
    case .notAdjusted(let error): sentence(error).text
    case .notPicking: "Enter kiest een tijdvak als het programma met --pick is gestart."
    case .noWindow: "Er komt geen zo lang tijdvak met prijzen meer."
    case .notRead(let error): "Niet opnieuw gelezen: \(error.sentence(in: .dutch))"
    case .notPublished(let time): "Morgen is nog niet gepubliceerd (meestal \(time))."
    case .nothingSelected: "Er is niets geselecteerd; kies een tijdvak met de pijltoetsen."
    case .noneEarlier: "Er zijn geen eerdere prijzen."
    case .noneLater: "Er zijn geen latere prijzen."
    case .notOnHeatMap: "De warmtekaart toont één gebied, zonder iets erover."
    }
  }

  func title(_ group: KeyGroup) -> String {
    switch group {
    case .selection: "Selecteren"
    case .view: "Bekijken"
    case .leaving: "Verlaten"
    }
  }

  func help(_ keys: KeyHelp) -> String {
    switch keys {
    case .slots: "vorig, volgend tijdvak"
    case .rows: "warmtekaart: de dag ervoor, erna"
    case .hours: "drie uur terug, vooruit"
    case .extend: "een stuk selecteren; Enter zoomt erop in"
    case .ends: "eerste, laatste tijdvak"
    case .now: "het tijdvak van nu"
    case .extremes: "goedkoopste, duurste tijdvak"
    case .windowStart: "waar de goedkoopste tijd begint"
    case .clear: "niets selecteren; nog eens: ook nu verbergen"
    case .mouse: "klikken of slepen kiest, het wiel gaat vak voor vak"
    case .choose: "tijdvak kiezen en verlaten (met --pick)"
    case .charts: "lijn, trap, vlak, staven, warmtekaart"
    case .nextChart: "volgende soort grafiek"
    case .ranges: "een dag, een week, een maand, een jaar, alles"
    case .periods: "de dag, week, maand of het jaar ervoor, erna"
    case .today: "vandaag"
    case .zoom: "inzoomen, uitzoomen, terug naar het begin"
    case .scroll: "schuiven naar eerdere, latere prijzen"
    case .holdPrices: "de prijsas laten staan, of laten volgen"
    case .lockPrices: "dezelfde prijsas voor alle gebieden en bereiken"
    case .compare: "vergelijken: het tijdvak ervoor; alle gebieden"
    case .mark: "met dit tijdvak vergelijken; nog eens: met nu"
    case .levels: "kleuren van goedkoop tot duur; lijn bij het gem."
    case .series: "volgende, vorige reeks van het bestand"
    case .window: "de goedkoopste komende tijd tonen"
    case .windowLength: "goedkoopste tijd langer, korter"
    case .unit: "volgende eenheid: ct per kWh, euro per kWh, per MWh"
    case .allIn: "prijzen zoals gelezen, of all-in"
    case .list: "deze lijst tonen of verbergen"
    case .reread: "de bestanden opnieuw lezen"
    case .redraw: "alles opnieuw tekenen"
    case .suspend: "onderbreken; fg komt terug"
    case .quit: "stoppen"
    }
  }

  func spoken(_ unit: PriceUnit) -> Wording { "\(unit.moneyName) per \(unit.energy.rawValue)" }

  func inUnit(_ unit: PriceUnit) -> Wording { "in \(spoken(unit))" }

  var lineFormat: String { "{price} {unit} {trend} {level} laagst {min} om {min_hour}" }
}
