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
    case .difference: "forskjell"
    case .fromNow: "fra nå"
    case .fromMark: "fra merket"
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
    case .range: "utsnitt"
    case .choose: "velg"
    case .help: "hjelp"
    case .quit: "avslutt"
    case .areas: "Områder"
    case .notes: "Merknader"
    case .helpEnd: "En tast går tilbake til diagrammet."
    case .mouse: "Mus"
    case .date: "dato"
    case .time: "tid"
    case .formatName: "navn"
    case .unit: "enhet"
    case .tax: "mva."
    case .zone: "sone"
    case .format: "format"
    case .asStated: "som oppgitt"
    case .place: "sted"
    case .sources: "kilder"
    case .terms: "vilkår"
    case .commandLine: "kommandolinje"
    case .notSet: "ikke satt"
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
    case .noWindow: "Det kommer ikke noe så langt tidsrom med priser."
    case .notRead(let error): "Ikke lest på nytt: \(error.sentence(in: .norwegian))"
    case .notPublished(let time): "I morgen er ikke publisert ennå (vanligvis \(time))."
    case .nothingSelected: "Ingenting er valgt; velg et tidsrom med piltastene."
    case .noneEarlier: "Det finnes ingen tidligere priser."
    case .noneLater: "Det finnes ingen senere priser."
    case .notOnHeatMap: "Varmekartet viser ett område, uten noe over."
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
    case .rows: "varmekart: dagen før, etter"
    case .hours: "tre timer tilbake, frem"
    case .extend: "velg et strekk; Enter zoomer inn på det"
    case .ends: "første, siste tidsrom"
    case .now: "tidsrommet nå"
    case .extremes: "billigste, dyreste tidsrom"
    case .windowStart: "der den billigste tiden begynner"
    case .clear: "velg ingenting; en gang til: skjul nå også"
    case .mouse: "klikk og dra velger, hjulet går ett tidsrom"
    case .choose: "velg tidsrommet og gå ut (med --pick)"
    case .charts: "linje, trinn, flate, søyler, varmekart"
    case .nextChart: "neste slags diagram"
    case .ranges: "en dag, en uke, en måned, et år, alt"
    case .periods: "dagen, uken, måneden eller året før, etter"
    case .today: "i dag"
    case .zoom: "zoom inn, zoom ut, tilbake til første visning"
    case .scroll: "rull til tidligere, senere priser"
    case .holdPrices: "la prisaksen stå, eller følge det som vises"
    case .lockPrices: "samme prisakse for alle områder og utsnitt"
    case .compare: "sammenlign: perioden før; alle områder"
    case .mark: "sammenlign med dette tidsrommet; igjen: med nå"
    case .levels: "farger fra billig til dyr; en linje ved snittet"
    case .series: "neste, forrige serie i filen"
    case .window: "merk den billigste tiden som kommer"
    case .windowLength: "lengre, kortere billigste tid"
    case .unit: "neste enhet: øre per kWh, kroner per kWh, per MWh"
    case .allIn: "priser som lest, eller totalpris"
    case .list: "vis eller skjul denne listen"
    case .reread: "les filene på nytt"
    case .redraw: "tegn alt på nytt"
    case .suspend: "legg i bakgrunnen; fg henter frem"
    case .quit: "avslutt"
    }
  }

  func spoken(_ unit: PriceUnit) -> Wording { "\(unit.moneyName) per \(unit.energy.rawValue)" }

  func inUnit(_ unit: PriceUnit) -> Wording { "i \(spoken(unit))" }

  var lineFormat: String { "{price} {unit} {trend} {level} min {min} kl. {min_hour}" }
}
