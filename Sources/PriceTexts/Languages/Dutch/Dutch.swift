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
    case .choose: "kiezen"
    case .help: "hulp"
    case .quit: "stoppen"
    case .areas: "Gebieden"
    case .notes: "Opmerkingen"
    case .helpEnd: "Elke toets gaat terug naar de grafiek."
    case .date: "datum"
    case .time: "tijd"
    case .formatName: "naam"
    case .unit: "eenheid"
    case .tax: "btw"
    case .zone: "tijdzone"
    case .format: "formaat"
    case .asStated: "zoals vermeld"
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
    case .nothingSelected: "Er is niets geselecteerd; kies een tijdvak met de pijltoetsen."
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
    case .hours: "drie uur terug, vooruit"
    case .ends: "eerste, laatste tijdvak"
    case .now: "het tijdvak van nu"
    case .extremes: "goedkoopste, duurste tijdvak"
    case .clear: "niets selecteren"
    case .choose: "tijdvak kiezen en verlaten (met --pick)"
    case .charts: "lijn, trap, vlak, staven"
    case .nextChart: "volgende soort grafiek"
    case .series: "volgende, vorige reeks van het bestand"
    case .unit: "volgende eenheid: ct per kWh, euro per kWh, per MWh"
    case .allIn: "prijzen zoals gelezen, of all-in"
    case .list: "deze lijst tonen of verbergen"
    case .redraw: "alles opnieuw tekenen"
    case .suspend: "onderbreken; fg komt terug"
    case .quit: "stoppen"
    }
  }

  func spoken(_ unit: PriceUnit) -> Wording { "\(unit.moneyName) per \(unit.energy.rawValue)" }

  func inUnit(_ unit: PriceUnit) -> Wording { "in \(spoken(unit))" }

  var lineFormat: String { "{price} {unit} {trend} {level} laagst {min} om {min_hour}" }
}
