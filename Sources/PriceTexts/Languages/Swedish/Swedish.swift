import ElectricityPrices

/// The texts in Swedish.
struct Swedish: Catalogue {
  func word(_ word: Word) -> String {
    switch word {
    case .title: "Elpris"
    case .now: "nu"
    case .low: "lägst"
    case .mean: "snitt"
    case .meanOf: "snitt av"
    case .high: "högst"
    case .difference: "skillnad"
    case .fromNow: "från nu"
    case .fromMark: "från märket"
    case .unitUnknown: "enhet inte angiven"
    case .noPrice: "inget pris"
    case .noPrices: "Filen har inga priser."
    case .taxIncluded: "inkl. moms"
    case .taxExcluded: "exkl. moms"
    case .taxUnknown: "moms inte angiven"
    case .assumed: "antaget"
    case .raw: "rått"
    case .allIn: "totalpris"
    case .hour: "timme"
    case .slot: "period"
    case .chart: "diagram"
    case .range: "urval"
    case .choose: "välj"
    case .help: "hjälp"
    case .quit: "avsluta"
    case .areas: "Elområden"
    case .notes: "Anmärkningar"
    case .helpEnd: "Valfri tangent går tillbaka till diagrammet."
    case .mouse: "Mus"
    case .date: "datum"
    case .time: "tid"
    case .formatName: "namn"
    case .unit: "enhet"
    case .tax: "moms"
    case .zone: "tidszon"
    case .format: "format"
    case .asStated: "som angivet"
    case .place: "plats"
    case .sources: "källor"
    case .terms: "villkor"
    case .commandLine: "kommandorad"
    case .notSet: "inte satt"
    }
  }

  func level(_ level: PriceLevel) -> String {
    switch level {
    case .veryCheap: "mycket billigt"
    case .cheap: "billigt"
    case .normal: "normalt"
    case .expensive: "dyrt"
    case .veryExpensive: "mycket dyrt"
    }
  }

  func message(_ message: ViewerMessage) -> String {
    switch message {
    case .nowOutside: "Klockan ligger utanför de här priserna."
    case .noPrices: "Här finns inga priser."
    case .oneSeries: "Filen har bara en serie."
    case .noUnit: "Filen anger ingen enhet; ange den med --unit."
    case .nothingToAdd: "Inget tillkommer: ange --vat, --add eller --support."
    case .notAdjusted(let error): sentence(error).text
    case .notPicking: "Enter väljer en period när programmet har startats med --pick."
    case .noWindow: "Det kommer ingen så lång period med priser."
    case .notRead(let error): "Inte läst på nytt: \(error.sentence(in: .swedish))"
    case .notPublished(let time): "I morgon är inte publicerat än (vanligtvis \(time))."
    case .nothingSelected: "Inget är valt; välj en period med piltangenterna."
    case .noneEarlier: "Det finns inga tidigare priser."
    case .noneLater: "Det finns inga senare priser."
    case .notOnHeatMap: "Värmekartan visar ett elområde, utan något över."
    }
  }

  func title(_ group: KeyGroup) -> String {
    switch group {
    case .selection: "Välja"
    case .view: "Visa"
    case .leaving: "Lämna"
    }
  }

  func help(_ keys: KeyHelp) -> String {
    switch keys {
    case .slots: "föregående, nästa period"
    case .rows: "värmekarta: dagen före, efter"
    case .hours: "tre timmar bakåt, framåt"
    case .extend: "välj en sträcka; Enter zoomar in på den"
    case .ends: "första, sista perioden"
    case .now: "perioden nu"
    case .extremes: "billigaste, dyraste perioden"
    case .windowStart: "där den billigaste tiden börjar"
    case .clear: "välj inget; en gång till: dölj även nu"
    case .mouse: "klicka och dra väljer, hjulet går ett tidsrum"
    case .choose: "välj perioden och lämna (med --pick)"
    case .charts: "linje, steg, yta, staplar, värmekarta"
    case .nextChart: "nästa slags diagram"
    case .ranges: "en dag, en vecka, en månad, ett år, allt"
    case .periods: "dagen, veckan, månaden eller året före, efter"
    case .today: "i dag"
    case .zoom: "zooma in, zooma ut, tillbaka till första vyn"
    case .scroll: "rulla till tidigare, senare priser"
    case .holdPrices: "låt prisaxeln stå, eller följa det som visas"
    case .lockPrices: "samma prisaxel för alla elområden och urval"
    case .compare: "jämför: perioden före; alla elområden"
    case .mark: "jämför med den här perioden; igen: med nu"
    case .levels: "färger från billigt till dyrt; en linje vid snittet"
    case .series: "nästa, föregående serie i filen"
    case .window: "märk den billigaste tiden som kommer"
    case .windowLength: "längre, kortare billigaste tid"
    case .unit: "nästa enhet: öre per kWh, kronor per kWh, per MWh"
    case .allIn: "priser som de lästes, eller totalpris"
    case .list: "visa eller dölj den här listan"
    case .reread: "läs filerna på nytt"
    case .redraw: "rita om allt"
    case .suspend: "lägg i bakgrunden; fg hämtar tillbaka"
    case .quit: "avsluta"
    }
  }

  func spoken(_ unit: PriceUnit) -> Wording { "\(unit.moneyName) per \(unit.energy.rawValue)" }

  func inUnit(_ unit: PriceUnit) -> Wording { "i \(spoken(unit))" }

  var lineFormat: String { "{price} {unit} {trend} {level} lägst {min} kl. {min_hour}" }
}
