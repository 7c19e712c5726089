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
    case .difference: "forskel"
    case .fromNow: "fra nu"
    case .fromMark: "fra mærket"
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
    case .range: "udsnit"
    case .choose: "vælg"
    case .help: "hjælp"
    case .quit: "afslut"
    case .areas: "Prisområder"
    case .notes: "Bemærkninger"
    case .helpEnd: "En vilkårlig tast går tilbage til diagrammet."
    case .mouse: "Mus"
    case .date: "dato"
    case .time: "tid"
    case .formatName: "navn"
    case .unit: "enhed"
    case .tax: "moms"
    case .zone: "tidszone"
    case .format: "format"
    case .asStated: "som oplyst"
    case .place: "sted"
    case .sources: "kilder"
    case .terms: "vilkår"
    case .commandLine: "kommandolinje"
    case .notSet: "ikke sat"
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
    case .noWindow: "Der kommer ingen så lang periode med priser."
    case .notRead(let error): "Ikke læst igen: \(error.sentence(in: .danish))"
    case .notPublished(let time): "I morgen er ikke offentliggjort endnu (normalt \(time))."
    case .nothingSelected: "Intet er valgt; vælg en periode med piletasterne."
    case .noneEarlier: "Der er ingen tidligere priser."
    case .noneLater: "Der er ingen senere priser."
    case .notOnHeatMap: "Varmekortet viser ét prisområde, uden noget over."
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
    case .rows: "varmekort: dagen før, efter"
    case .hours: "tre timer tilbage, frem"
    case .extend: "vælg et stræk; Enter zoomer ind på det"
    case .ends: "første, sidste periode"
    case .now: "perioden nu"
    case .extremes: "billigste, dyreste periode"
    case .windowStart: "hvor den billigste tid begynder"
    case .clear: "vælg intet; en gang til: skjul også nu"
    case .mouse: "klik og træk vælger, hjulet går et tidsrum"
    case .choose: "vælg perioden og forlad (med --pick)"
    case .charts: "linje, trin, flade, søjler, varmekort"
    case .nextChart: "næste slags diagram"
    case .ranges: "en dag, en uge, en måned, et år, alt"
    case .periods: "dagen, ugen, måneden eller året før, efter"
    case .today: "i dag"
    case .zoom: "zoom ind, zoom ud, tilbage til første visning"
    case .scroll: "rul til tidligere, senere priser"
    case .holdPrices: "lad prisaksen stå, eller følge det viste"
    case .lockPrices: "samme prisakse for alle prisområder og udsnit"
    case .compare: "sammenlign: perioden før; alle prisområder"
    case .mark: "sammenlign med denne periode; igen: med nu"
    case .levels: "farver fra billigt til dyrt; en linje ved snittet"
    case .series: "næste, forrige serie i filen"
    case .window: "mærk den billigste tid, der kommer"
    case .windowLength: "længere, kortere billigste tid"
    case .unit: "næste enhed: øre pr. kWh, kroner pr. kWh, pr. MWh"
    case .allIn: "priser som læst, eller samlet pris"
    case .list: "vis eller skjul denne liste"
    case .reread: "læs filerne igen"
    case .redraw: "tegn alt forfra"
    case .suspend: "læg i baggrunden; fg henter frem"
    case .quit: "afslut"
    }
  }

  func spoken(_ unit: PriceUnit) -> Wording { "\(unit.moneyName) pr. \(unit.energy.rawValue)" }

  func inUnit(_ unit: PriceUnit) -> Wording { "i \(spoken(unit))" }

  var lineFormat: String { "{price} {unit} {trend} {level} lavest {min} kl. {min_hour}" }
}
