import CivilTime
import ElectricityPrices

extension Norwegian {
  func place(_ place: FilePlace) -> Wording { ", linje \(place.line), kolonne \(place.column)" }

  var standardInput: String { "standard inn" }

  func reason(_ reason: PriceFileError.Reason) -> Wording {
    switch reason {
    case .notFound: "det er ingen slik fil; se på stien"
    case .permissionDenied: "ingen tilgang; gjør filen lesbar for deg"
    case .isDirectory: "dette er en mappe; nevn en prisfil i den"
    case .unreadable(let code): "filen kan ikke leses: \(SystemError.text(code))"
    case .noMemory: "filen kan ikke leses: det er ikke nok minne"
    case .shortened: "filen ble kortere mens den ble lest; åpne den igjen"
    case .tooLarge(let limit): "for stor; høyst \(self.limit(limit)) leses"
    case .empty: "filen er tom; ventet priser som JSON, CSV eller XML"
    case .truncated(let expected): "filen slutter for tidlig; ventet \(expectation(expected))"
    case .syntax(let found, let expected): "fant «\(found)», ventet \(expectation(expected))"
    case .badXML(let why): "XML-en er ikke velformet: \(why)"
    case .invalidUTF8: "teksten er ikke gyldig UTF-8; lagre filen som UTF-8"
    case .tooDeep(let limit): "nøstet dypere enn \(limit) nivåer, som ingen prisfil er"
    case .unknownFormat:
      "innholdet er ikke av noe kjent prisformat; se --list-formats, eller nevn ett med --format"
    case .ambiguousFormat(let names):
      "innholdet passer til flere formater; velg ett med --format: \(names)"
    case .noSuchFormat(let name, let known):
      "det er ikke noe format «\(name)»; kjente er \(known)"
    case .otherNotation(let format): "innholdet er ikke skrevet slik formatet «\(format)» er"
    case .noColumn(.times): "ingen kolonne har tider; nevn den i første linje"
    case .noColumn(.prices): "ingen kolonne har priser; nevn den i første linje"
    case .severalColumns(let names):
      "flere kolonner kan ha prisen: \(names); kall en av dem «price»"
    case .missing(let field): "\(self.field(field)) mangler"
    case .wrongType(let field, let expected):
      "\(self.field(field)) må være \(expectation(expected))"
    case .noPrices: "filen har ingen priser; kanskje er de ikke publisert ennå"
    case .refusedBySource(.message(let message)):
      "kilden sendte en melding i stedet for priser: \(message)"
    case .refusedBySource(.noReason): "kilden nektet å sende priser og oppga ingen grunn"
    case .refusedBySource(.webPage):
      "kilden sendte en melding i stedet for priser: en nettside (HTML)"
    case .notFinite(let field, let text):
      "\(self.field(field)) er \(text); ventet et endelig tall eller null"
    case .outOfRange(let field, let text):
      "\(self.field(field)) er \(text), for stort; ventet en pris under 10^18"
    case .badTime(let field, let text):
      "\(self.field(field)) er «\(text)»; ventet en tid som 2022-07-12T00:00:00"
    case .noSuchTime(let time, let zone):
      "\(time) finnes ikke i \(zone), der klokken hopper over den; se på --timezone"
    case .badUnit(let text):
      "«\(text)» er ingen enhet; ventet en som NOK/kWh, øre/kWh eller EUR/MWh"
    case .badTax(let field, let text):
      "\(self.field(field)) er «\(text)»; ventet included, excluded eller unknown"
    case .badNumber(let field, let text):
      "\(self.field(field)) er «\(text)»; ventet et tall, eller ingenting der prisen mangler"
    case .workbook(let kind):
      """
      dette er et regneark (\(kind)); åpne det i Excel eller LibreOffice, lagre det som CSV \
      (UTF-8), og vis den filen
      """
    case .unevenRow(let fields, let expected):
      """
      raden har \(fields) felt, ventet \(expected) som i første linje; sett celler med skilletegn \
      i anførselstegn
      """
    case .unevenLists(let times, let prices):
      """
      det er \(times) \(times == 1 ? "tid" : "tider") og \(prices) \
      \(prices == 1 ? "pris" : "priser"); ventet like mange
      """
    case .nothingRead(let format):
      """
      lest som formatet «\(format)» har filen ingen priser; kanskje er de ikke publisert ennå, \
      eller et annet --format er riktig
      """
    case .ambiguousNumber(let field, let text):
      """
      \(self.field(field)) «\(text)» kan leses med desimaltegn eller med skilletegn mellom \
      tusener; skriv det uten det siste
      """
    case .mixed(let field, let first, let other):
      "\(self.field(field)) er «\(other)» her og «\(first)» før; ventet det samme i alle rader"
    case .mixedDateOrder:
      "noen datoer har dagen først og andre måneden; skriv dem som 2022-07-12"
    case .ambiguousHours(let field):
      "ingenting viser om «\(field)» teller fra 0 eller fra 1; velg med --first-hour"
    case .badHours(let date):
      "timene \(date) er hverken klokkeslett eller døgnets timer talt opp"
    case .shortDay(let date, let zone):
      """
      \(date) har 25 timer i \(zone), og filen har 24 tider uten tidssone; si hvem sine de er \
      med --timezone
      """
    case .sharedTable(let column, let names):
      """
      det er flere priser for samme tid, for kolonnen «\(column)» har \(names.count) navn; velg \
      ett med --area: \(names)
      """
    case .gas: "prisene er for gass, ikke for strøm; åpne en fil med strømpriser"
    case .unsteadyHistory:
      "tilstandene skifter til andre tider enn tidsrom på 5, 15, 30 eller 60 minutter"
    case .slotLength(let count, let seconds):
      """
      \(count) verdier over \(duration(Duration(seconds: seconds))) gir ikke tidsrom på 5, 15, \
      30 eller 60 minutter
      """
    case .reversed(let from, let to): "«toDate» \(to) er ikke etter «fromDate» \(from)"
    case .overlong(let from, let to):
      "intervallet fra \(from) til \(to) er lengre enn et år; kontroller tidene"
    case .dayLength(1, let date, let hours):
      "1 oppføring passer ikke til \(date), et døgn på \(hours) timer; oppgi --date"
    case .dayLength(let count, let date, let hours):
      "\(count) oppføringer passer ikke til \(date), et døgn på \(hours) timer; oppgi --date"
    case .conflictingPrices(let time): "det er to ulike priser for \(time)"
    case .wrongAutumnTimes(let date):
      "tidene for \(date), der klokken stilles, motsier hverandre og kan ikke rettes"
    case .severalAreas(let areas): "filen har flere områder; velg ett med --area: \(areas)"
    case .noSuchArea(let area, let known): "filen har ikke området «\(area)»; den har \(known)"
    case .noSuchSequence(let sequence, let known):
      "filen har ikke sekvens \(sequence); den har \(known)"
    case .noPriceFiles(let others):
      "ingen fil i mappen har priser\(others.isEmpty ? "" : ": \(others)" as Wording)"
    case .unitNotStated(let wanted):
      "ikke alle filene sier enheten, og andre er i \(wanted); oppgi den med --unit"
    case .otherTax: "filene er uenige om prisene har mva.; --vat-state sier det for alle"
    case .otherUnit(let has, let wanted):
      "prisene er i \(has), og filen har ingen kurs å vise dem i \(wanted) etter"
    }
  }

  func expectation(_ expectation: Expectation) -> Wording {
    switch expectation {
    case .value: "en verdi"
    case .array: "en liste"
    case .arrayOfNumbers: "en liste av tall"
    case .arrayOfObjects: "en liste av objekter"
    case .object: "et objekt"
    case .pairOfTimeAndPrice: "[tid, pris]"
    case .number: "et tall"
    case .numberOrNull: "et tall eller null"
    case .finiteNumberOrNull: "et endelig tall eller null"
    case .numberFromOne: "et tall fra 1 og opp"
    case .numberUpTo(let last): "et tall fra 1 til \(last)"
    case .intervalLength: "en lengde som 5m eller 1h"
    case .multipleOfResolution: "et multiplum av oppløsningen"
    case .halfHourOfDay: "en halvtime i døgnet"
    case .sameInArea: "det samme for alle priser i et område"
    case .sameUnit(let unit): "\(unit), som før"
    case .time: "en tid"
    case .quotedTime: "en tid i anførselstegn"
    case .slotLength: "en lengde som PT15M eller PT60M"
    case .currencyCode: "koden for en valuta"
    case .timeWithoutOffset(like: nil): "uten tidsforskyvning"
    case .timeWithoutOffset(like: .before?): "uten tidsforskyvning, som før"
    case .timeWithoutOffset(like: .start?): "uten tidsforskyvning, som starten"
    case .timeWithOffset(like: nil): "med tidsforskyvning"
    case .timeWithOffset(like: .before?): "med tidsforskyvning, som før"
    case .timeWithOffset(like: .start?): "med tidsforskyvning, som starten"
    case .sign(let sign): "«\(String(sign))»"
    case .eitherSign(let first, let second): "«\(String(first))» eller «\(String(second))»"
    case .quotedKey: "en nøkkel i anførselstegn"
    case .endOfFile: "slutten av filen"
    case .endOfString: "slutten av en streng"
    case .endOfStringBeforeLine: "slutten av strengen før slutten av linjen"
    case .fourHexadecimalDigits: "fire heksadesimale sifre"
    case .escape: "en kode som \\n eller \\u00e5"
    case .fractionDigit: "et siffer etter desimalpunktet"
    case .exponentDigit: "et siffer i eksponenten"
    case .noLeadingZeros: "et tall uten nuller foran"
    case .endOfXML: "slutten av XML-dokumentet"
    case .noDocumentType: "et dokument uten"
    }
  }

  func field(_ field: FieldName) -> Wording {
    switch field {
    case .named(let name): "«\(name)»"
    case .file: "filen"
    case .prices: "prislisten"
    case .entry: "en oppføring"
    case .pair: "et par"
    case .time: "en tid"
    case .price: "en pris"
    case .value: "en verdi"
    }
  }

  func limit(_ limit: ReadingLimit) -> Wording {
    switch limit {
    case .bytes(let count): "\(Bytes.text(count))"
    case .jsonBytes(let count): "\(Bytes.text(count)) JSON"
    case .lineBytes(let count): "\(Bytes.text(count)) på en linje"
    case .markupBytes(let count): "\(Bytes.text(count)) i en tagg, kommentar eller tekst"
    case .stringBytes(let count): "\(Bytes.text(count)) i en streng, et tall eller et mellomrom"
    case .pageBytes(let count): "\(Bytes.text(count)) HTML"
    case .jsonValues(let count, let bytes):
      "\(count) verdier og nøkler i JSON, og én til for hver \(bytes). byte,"
    case .plainValues(let count): "\(count) tall og tekster på rad i JSON"
    case .rowsOfOneTime(let count): "\(count) rader med samme tid"
    case .elements(let count): "\(count) elementer"
    case .rows(let count): "\(count) rader"
    case .fields(let count): "\(count) felt"
    case .areas(let count): "\(count) områder"
    case .slots(let count): "\(count) tidsrom"
    case .slotsInPeriods(let slots, let periods): "\(slots) tidsrom i \(periods) perioder"
    }
  }

  func sentence(_ error: PriceAdjustmentError) -> Wording {
    switch error {
    case .noEntry(let scheme, let date):
      """
      Tabellen har ingen vilkår for \(scheme.rawValue) den \(date); ingenting gjettes. \
      Se Resources/norwegian-support.csv.
      """
    case .notNorwegian(let scheme, let unit?):
      "\(scheme.rawValue) er en norsk ordning i øre per kWh; prisene er i \(unit)."
    case .notNorwegian(let scheme, nil):
      "\(scheme.rawValue) er en norsk ordning i øre per kWh; prisene er uten oppgitt enhet."
    case .outOfRange: "Med tilleggene blir en pris for stor."
    }
  }

  func sentence(_ error: ZoneError) -> Wording {
    switch error {
    case .malformed(let text):
      "«\(text)» er ingen tidssone; skriv et navn som Europe/Oslo eller en forskyvning som +02:00."
    case .unknown(let text):
      "Ingen tidssone heter «\(text)»; navn er som Europe/Oslo, med store og små bokstaver."
    }
  }
}
