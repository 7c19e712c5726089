extension PriceFileError.Reason {
  /// What is wrong, in Norwegian, without the full stop.
  var norwegianText: String { norwegianAccess ?? norwegianShape ?? norwegianValue }

  private var norwegianAccess: String? {
    switch self {
    case .notFound: "det er ingen slik fil; se på stien"
    case .permissionDenied: "ingen tilgang; gjør filen lesbar for deg"
    case .isDirectory: "dette er en mappe; nevn en prisfil i den"
    case .unreadable(let why): "filen kan ikke leses: \(visible(why))"
    case .tooLarge(let limit): "for stor; høyst \(limit) leses"
    case .empty: "filen er tom; ventet priser som JSON, CSV eller XML"
    case .truncated(let expected): "filen slutter for tidlig; ventet \(expected)"
    case .syntax(let found, let expected): "fant \(visible(found)), ventet \(expected)"
    case .invalidUTF8: "teksten er ikke gyldig UTF-8; lagre filen som UTF-8"
    case .tooDeep(let limit): "nøstet dypere enn \(limit) nivåer, som ingen prisfil er"
    case .workbook(let kind):
      "dette er et regneark (\(kind)); åpne det i Excel eller LibreOffice, lagre det som CSV "
        + "(UTF-8), og vis den filen"
    default: nil
    }
  }

  private var norwegianShape: String? {
    switch self {
    case .unknownFormat:
      "innholdet er ikke av noe kjent prisformat; se --list-formats, eller nevn ett med --format"
    case .ambiguousFormat(let names):
      "innholdet passer til flere formater; velg ett med --format: \(list(names))"
    case .noSuchFormat(let name, let known):
      "det er ikke noe format «\(visible(name))»; kjente er \(list(known))"
    case .otherNotation(let format): "innholdet er ikke skrevet slik formatet «\(format)» er"
    case .noColumn(let what): "ingen kolonne har \(what); nevn den i første linje"
    case .severalColumns(let names):
      "flere kolonner kan ha prisen: \(list(names)); kall en av dem «price»"
    case .missing(let field): "«\(visible(field))» mangler"
    case .wrongType(let field, let expected): "«\(visible(field))» må være \(expected)"
    case .unevenRow(let fields, let expected):
      "raden har \(fields) felt, ventet \(expected) som i første linje; sett celler med skilletegn i "
        + "anførselstegn"
    case .unevenLists(let times, let prices):
      "det er \(times) tider og \(prices) priser; ventet like mange"
    case .noPrices: "filen har ingen priser; kanskje er de ikke publisert ennå"
    case .nothingRead(let format):
      "lest som formatet «\(format)» har filen ingen priser; kanskje er de ikke publisert ennå, "
        + "eller et annet --format er riktig"
    case .refusedBySource(let message):
      "kilden sendte en melding i stedet for priser: \(visible(message))"
    case .gas: "prisene er for gass, ikke for strøm; åpne en fil med strømpriser"
    case .unsteadyHistory:
      "tilstandene skifter til andre tider enn tidsrom på 5, 15, 30 eller 60 minutter"
    case .severalAreas(let areas):
      "filen har flere områder; velg ett med --area: \(list(areas))"
    case .noSuchArea(let area, let known):
      "filen har ikke området «\(visible(area))»; den har \(list(known))"
    default: nil
    }
  }

  private var norwegianValue: String {
    switch self {
    case .notFinite(let field, let text):
      "«\(visible(field))» er \(visible(text)); ventet et endelig tall eller null"
    case .outOfRange(let field, let text):
      "«\(visible(field))» er \(visible(text)), for stort; ventet en pris under 10^18"
    case .badTime(let field, let text):
      "«\(visible(field))» er «\(visible(text))»; ventet en tid som 2022-07-12T00:00:00"
    case .noSuchTime(let time, let zone):
      "\(visible(time)) finnes ikke i \(zone), der klokken hopper over den; se på --timezone"
    case .badUnit(let text):
      "«\(visible(text))» er ingen enhet; ventet en som NOK/kWh, øre/kWh eller EUR/MWh"
    case .badNumber(let field, let text):
      "«\(visible(field))» er «\(visible(text))»; ventet et tall, eller ingenting der prisen mangler"
    case .ambiguousNumber(let field, let text):
      "«\(visible(field))» «\(visible(text))» kan leses med desimaltegn eller med skilletegn mellom "
        + "tusener; skriv det uten det siste"
    case .mixed(let field, let first, let other):
      "«\(visible(field))» er «\(visible(other))» her og «\(visible(first))» før; ventet det samme i "
        + "alle rader"
    case .slotLength(let count, let seconds):
      "\(count) verdier over \(hours(seconds)) gir ikke tidsrom på 5, 15, 30 eller 60 minutter"
    case .reversed(let from, let to):
      "«toDate» \(visible(to)) er ikke etter «fromDate» \(visible(from))"
    case .dayLength(let count, let date, let hours):
      "\(count) oppføringer passer ikke til \(date), et døgn på \(hours) timer; oppgi --date"
    case .conflictingPrices(let time): "det er to ulike priser for \(time)"
    case .mixedDateOrder:
      "noen datoer har dagen først og andre måneden; skriv dem som 2022-07-12"
    case .ambiguousHours(let field):
      "ingenting viser om «\(visible(field))» teller fra 0 eller fra 1; velg med --first-hour"
    case .badHours(let date):
      "timene \(date) er hverken klokkeslett eller døgnets timer talt opp"
    case .shortDay(let date, let zone):
      "\(date) har 25 timer i \(zone), og filen har 24 tider uten tidssone; si hvem sine de er med "
        + "--timezone"
    case .sharedTable(let column, let names):
      "det er flere priser for samme tid, for kolonnen «\(visible(column))» har \(names.count) navn; "
        + "velg ett med --area: \(list(names))"
    case .wrongAutumnTimes(let date):
      "tidene for \(date), der klokken stilles, motsier hverandre og kan ikke rettes"
    case .otherUnit(let has, let wanted):
      "prisene er i \(visible(has)), og filen har ingen kurs å vise dem i \(visible(wanted)) etter"
    default: ""
    }
  }

  private func hours(_ seconds: Int64) -> String {
    seconds % 3600 == 0 ? "\(seconds / 3600) timer" : "\(seconds) sekunder"
  }
}
