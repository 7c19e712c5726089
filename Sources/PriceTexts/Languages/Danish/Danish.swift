import ElectricityPrices

/// The texts in Danish.
struct Danish: Catalogue {
  func word(_ word: Word) -> String {
    switch word {
    case .title: "Elpris"
    case .now: "nu"
    case .low: "lavest"
    case .mean: "snit"
    case .meanOf: "snit af"
    case .high: "højest"
    case .unitUnknown: "enhed ikke oplyst"
    case .noPrice: "ingen pris"
    case .noPrices: "Filen har ingen priser."
    case .taxIncluded: "inkl. moms"
    case .taxExcluded: "ekskl. moms"
    case .taxUnknown: "moms ikke oplyst"
    case .assumed: "antaget"
    case .raw: "rå"
    case .allIn: "samlet pris"
    case .hour: "time"
    case .slot: "periode"
    case .chart: "diagram"
    case .choose: "vælg"
    case .help: "hjælp"
    case .quit: "afslut"
    case .areas: "Prisområder"
    case .notes: "Bemærkninger"
    case .helpEnd: "En vilkårlig tast går tilbage til diagrammet."
    case .date: "dato"
    case .time: "tid"
    case .formatName: "navn"
    case .unit: "enhed"
    case .tax: "moms"
    case .zone: "tidszone"
    case .format: "format"
    case .asStated: "som oplyst"
    }
  }

  func level(_ level: PriceLevel) -> String {
    switch level {
    case .veryCheap: "meget billigt"
    case .cheap: "billigt"
    case .normal: "normalt"
    case .expensive: "dyrt"
    case .veryExpensive: "meget dyrt"
    }
  }

  func message(_ message: ViewerMessage) -> String {
    switch message {
    case .nowOutside: "Klokken er uden for disse priser."
    case .noPrices: "Her er ingen priser."
    case .oneSeries: "Filen har kun én serie."
    case .noUnit: "Filen oplyser ingen enhed; angiv den med --unit."
    case .nothingToAdd: "Der kommer intet oveni: angiv --vat, --add eller --support."
    case .notAdjusted(let error): sentence(error).text
    case .notPicking: "Enter vælger en periode, når programmet er startet med --pick."
    case .nothingSelected: "Intet er valgt; vælg en periode med piletasterne."
    }
  }

  func title(_ group: KeyGroup) -> String {
    switch group {
    case .selection: "Vælge"
    case .view: "Vise"
    case .leaving: "Forlade"
    }
  }

  func help(_ keys: KeyHelp) -> String {
    switch keys {
    case .slots: "forrige, næste periode"
    case .hours: "tre timer tilbage, frem"
    case .ends: "første, sidste periode"
    case .now: "perioden nu"
    case .extremes: "billigste, dyreste periode"
    case .clear: "vælg intet"
    case .choose: "vælg perioden og forlad (med --pick)"
    case .charts: "linje, trin, flade, søjler"
    case .nextChart: "næste slags diagram"
    case .series: "næste, forrige serie i filen"
    case .unit: "næste enhed: øre pr. kWh, kroner pr. kWh, pr. MWh"
    case .allIn: "priser som læst, eller samlet pris"
    case .list: "vis eller skjul denne liste"
    case .redraw: "tegn alt forfra"
    case .suspend: "læg i baggrunden; fg henter frem"
    case .quit: "afslut"
    }
  }

  func spoken(_ unit: PriceUnit) -> Wording { "\(unit.moneyName) pr. \(unit.energy.rawValue)" }

  func inUnit(_ unit: PriceUnit) -> Wording { "i \(spoken(unit))" }

  var lineFormat: String { "{price} {unit} {trend} {level} lavest {min} kl. {min_hour}" }
}
