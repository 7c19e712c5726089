import ElectricityPrices

/// The texts in Norwegian Bokmål.
struct Norwegian: Catalogue {
  func word(_ word: Word) -> String {
    switch word {
    case .title: "Strømpris"
    case .now: "nå"
    case .low: "lavest"
    case .mean: "snitt"
    case .meanOf: "snitt av"
    case .high: "høyest"
    case .unitUnknown: "enhet ikke oppgitt"
    case .noPrice: "ingen pris"
    case .noPrices: "Filen har ingen priser."
    case .taxIncluded: "inkl. mva."
    case .taxExcluded: "ekskl. mva."
    case .taxUnknown: "mva. ikke oppgitt"
    case .assumed: "antatt"
    case .raw: "rå"
    case .allIn: "totalpris"
    case .hour: "time"
    case .slot: "tidsrom"
    case .chart: "diagram"
    case .choose: "velg"
    case .help: "hjelp"
    case .quit: "avslutt"
    case .areas: "Områder"
    case .notes: "Merknader"
    case .helpEnd: "En tast går tilbake til diagrammet."
    case .date: "dato"
    case .time: "tid"
    case .formatName: "navn"
    case .unit: "enhet"
    case .tax: "mva."
    case .zone: "sone"
    case .format: "format"
    case .asStated: "som oppgitt"
    }
  }

  func level(_ level: PriceLevel) -> String {
    switch level {
    case .veryCheap: "svært billig"
    case .cheap: "billig"
    case .normal: "normal"
    case .expensive: "dyr"
    case .veryExpensive: "svært dyr"
    }
  }

  func message(_ message: ViewerMessage) -> String {
    switch message {
    case .nowOutside: "Klokken er utenfor disse prisene."
    case .noPrices: "Her er det ingen priser."
    case .oneSeries: "Filen har bare én serie."
    case .noUnit: "Filen oppgir ingen enhet; oppgi den med --unit."
    case .nothingToAdd: "Ingenting kommer i tillegg: oppgi --vat, --add eller --support."
    case .notAdjusted(let error): sentence(error).text
    case .notPicking: "Enter velger et tidsrom når programmet er startet med --pick."
    case .nothingSelected: "Ingenting er valgt; velg et tidsrom med piltastene."
    }
  }

  func title(_ group: KeyGroup) -> String {
    switch group {
    case .selection: "Velge"
    case .view: "Vise"
    case .leaving: "Gå ut"
    }
  }

  func help(_ keys: KeyHelp) -> String {
    switch keys {
    case .slots: "forrige, neste tidsrom"
    case .hours: "tre timer tilbake, frem"
    case .ends: "første, siste tidsrom"
    case .now: "tidsrommet nå"
    case .extremes: "billigste, dyreste tidsrom"
    case .clear: "velg ingenting"
    case .choose: "velg tidsrommet og gå ut (med --pick)"
    case .charts: "linje, trinn, flate, søyler"
    case .nextChart: "neste slags diagram"
    case .series: "neste, forrige serie i filen"
    case .unit: "neste enhet: øre per kWh, kroner per kWh, per MWh"
    case .allIn: "priser som lest, eller totalpris"
    case .list: "vis eller skjul denne listen"
    case .redraw: "tegn alt på nytt"
    case .suspend: "legg i bakgrunnen; fg henter frem"
    case .quit: "avslutt"
    }
  }

  func spoken(_ unit: PriceUnit) -> Wording { "\(unit.moneyName) per \(unit.energy.rawValue)" }

  func inUnit(_ unit: PriceUnit) -> Wording { "i \(spoken(unit))" }

  var lineFormat: String { "{price} {unit} {trend} {level} min {min} kl. {min_hour}" }
}
