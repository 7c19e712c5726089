import CivilTime
import ElectricityPrices

extension Danish {
  func place(_ place: FilePlace) -> Wording { ", linje \(place.line), kolonne \(place.column)" }

  var standardInput: String { "standardinput" }

  func reason(_ reason: PriceFileError.Reason) -> Wording {
    switch reason {
    case .notFound: "der er ingen sådan fil; kontrollér stien"
    case .permissionDenied: "adgang nægtet; gør filen læsbar for dig"
    case .isDirectory: "dette er en mappe; angiv en prisfil i den"
    case .unreadable(let code): "filen kan ikke læses: \(SystemError.text(code))"
    case .noMemory: "filen kan ikke læses: der er ikke hukommelse nok"
    case .shortened: "filen blev kortere, mens den blev læst; åbn den igen"
    case .tooLarge(let limit): "for stor; højst \(self.limit(limit)) læses"
    case .empty: "filen er tom; ventede priser som JSON, CSV eller XML"
    case .truncated(let expected): "filen slutter for tidligt; ventede \(expectation(expected))"
    case .syntax(let found, let expected): "fandt »\(found)«, ventede \(expectation(expected))"
    case .badXML(let why): "XML-teksten er ikke velformet: \(why)"
    case .invalidUTF8: "teksten er ikke gyldig UTF-8; gem filen som UTF-8"
    case .tooDeep(let limit): "indlejret dybere end \(limit) niveauer, som ingen prisfil er"
    case .unknownFormat:
      "indholdet har intet kendt prisformat; se --list-formats, eller angiv et med --format"
    case .ambiguousFormat(let names):
      "indholdet passer til flere formater; vælg et med --format: \(names)"
    case .noSuchFormat(let name, let known): "der er intet format »\(name)«; kendte er \(known)"
    case .otherNotation(let format): "indholdet er ikke skrevet, som formatet »\(format)« er"
    case .noColumn(.times): "ingen kolonne har tider; navngiv den i første linje"
    case .noColumn(.prices): "ingen kolonne har priser; navngiv den i første linje"
    case .severalColumns(let names):
      "flere kolonner kan indeholde prisen: \(names); kald en af dem »price«"
    case .missing(let field): "\(self.field(field)) mangler"
    case .wrongType(let field, let expected):
      "\(self.field(field)) skal være \(expectation(expected))"
    case .noPrices: "filen har ingen priser; måske er de ikke offentliggjort endnu"
    case .refusedBySource(.message(let message)):
      "kilden sendte en meddelelse i stedet for priser: \(message)"
    case .refusedBySource(.noReason): "kilden nægtede at sende priser uden at angive en grund"
    case .refusedBySource(.webPage):
      "kilden sendte en meddelelse i stedet for priser: en webside (HTML)"
    case .notFinite(let field, let text):
      "\(self.field(field)) er \(text); ventede et endeligt tal eller null"
    case .outOfRange(let field, let text):
      "\(self.field(field)) er \(text), for stort; ventede en pris under 10^18"
    case .badTime(let field, let text):
      "\(self.field(field)) er »\(text)«; ventede en tid som 2022-07-12T00:00:00"
    case .noSuchTime(let time, let zone):
      "\(time) findes ikke i \(zone), hvor uret springer over den; kontrollér --timezone"
    case .badUnit(let text):
      "»\(text)« er ingen enhed; ventede en som DKK/kWh, øre/kWh eller EUR/MWh"
    case .badTax(let field, let text):
      "\(self.field(field)) er »\(text)«; ventede included, excluded eller unknown"
    case .badNumber(let field, let text):
      "\(self.field(field)) er »\(text)«; ventede et tal, eller intet hvor prisen mangler"
    case .workbook(let kind):
      """
      dette er et regneark (\(kind)); åbn det i Excel eller LibreOffice, gem det som CSV (UTF-8), \
      og vis den fil
      """
    case .unevenRow(let fields, let expected):
      """
      rækken har \(fields) \(fields == 1 ? "felt" : "felter"), ventede \(expected) som i første \
      linje; sæt celler med skilletegn i anførselstegn
      """
    case .unevenLists(let times, let prices):
      """
      der er \(times) \(times == 1 ? "tid" : "tider") og \(prices) \
      \(prices == 1 ? "pris" : "priser"); ventede lige mange
      """
    case .nothingRead(let format):
      """
      læst som formatet »\(format)« har filen ingen priser; måske er de ikke offentliggjort \
      endnu, eller et andet --format er rigtigt
      """
    case .ambiguousNumber(let field, let text):
      """
      \(self.field(field)) »\(text)« kan læses med decimaltegn eller med skilletegn mellem \
      tusinder; skriv det uden det sidste
      """
    case .mixed(let field, let first, let other):
      "\(self.field(field)) er »\(other)« her og »\(first)« før; ventede det samme i alle rækker"
    case .mixedDateOrder:
      "nogle datoer har dagen først og andre måneden; skriv dem som 2022-07-12"
    case .ambiguousHours(let field):
      "intet viser, om »\(field)« tæller fra 0 eller fra 1; vælg med --first-hour"
    case .badHours(let date):
      "timerne den \(date) er hverken klokkeslæt eller døgnets timer talt op"
    case .shortDay(let date, let zone):
      """
      \(date) har 25 timer i \(zone), og filen har 24 tider uden tidszone; angiv hvilken med \
      --timezone
      """
    case .sharedTable(let column, let names):
      """
      der er flere priser for samme tid, for kolonnen »\(column)« har \(names.count) navne; \
      vælg et med --area: \(names)
      """
    case .gas: "priserne er for gas, ikke for el; åbn en fil med elpriser"
    case .unsteadyHistory:
      "tilstandene skifter på andre tider end perioder på 5, 15, 30 eller 60 minutter"
    case .slotLength(let count, let seconds):
      """
      \(count) værdier over \(duration(Duration(seconds: seconds))) giver ikke perioder på 5, 15, \
      30 eller 60 minutter
      """
    case .reversed(let from, let to): "»toDate« \(to) er ikke efter »fromDate« \(from)"
    case .overlong(let from, let to):
      "intervallet fra \(from) til \(to) er længere end et år; kontrollér tiderne"
    case .dayLength(1, let date, let hours):
      "1 post passer ikke til \(date), et døgn på \(hours) timer; angiv datoen med --date"
    case .dayLength(let count, let date, let hours):
      "\(count) poster passer ikke til \(date), et døgn på \(hours) timer; angiv datoen med --date"
    case .conflictingPrices(let time): "der er to forskellige priser for \(time)"
    case .wrongAutumnTimes(let date):
      "tiderne for \(date), hvor uret stilles, modsiger hinanden og kan ikke rettes"
    case .severalAreas(let areas): "filen har flere prisområder; vælg et med --area: \(areas)"
    case .noSuchArea(let area, let known): "filen har ikke området »\(area)«; den har \(known)"
    case .noSuchSequence(let sequence, let known):
      "filen har ikke sekvens \(sequence); den har \(known)"
    case .noPriceFiles(let others):
      "ingen fil i mappen har priser\(others.isEmpty ? "" : ": \(others)" as Wording)"
    case .unitNotStated(let wanted):
      "ikke alle filer siger deres enhed, og andre er i \(wanted); angiv den med --unit"
    case .otherTax:
      "filerne er uenige om, hvorvidt priserne har moms; --vat-state siger det for alle"
    case .otherUnit(let has, let wanted):
      "priserne er i \(has), og filen har ingen kurs til at vise dem i \(wanted)"
    }
  }

  func expectation(_ expectation: Expectation) -> Wording {
    switch expectation {
    case .value: "en værdi"
    case .array: "en liste"
    case .arrayOfNumbers: "en liste med tal"
    case .arrayOfObjects: "en liste med objekter"
    case .object: "et objekt"
    case .pairOfTimeAndPrice: "[tid, pris]"
    case .number: "et tal"
    case .numberOrNull: "et tal eller null"
    case .finiteNumberOrNull: "et endeligt tal eller null"
    case .numberFromOne: "et tal fra 1 og op"
    case .numberUpTo(let last): "et tal fra 1 til \(last)"
    case .intervalLength: "en længde som 5m eller 1h"
    case .multipleOfResolution: "et multiplum af opløsningen"
    case .halfHourOfDay: "en halv time af døgnet"
    case .sameInArea: "det samme for alle priser i et område"
    case .sameUnit(let unit): "\(unit), som før"
    case .time: "en tid"
    case .quotedTime: "en tid i anførselstegn"
    case .slotLength: "en længde som PT15M eller PT60M"
    case .currencyCode: "koden for en valuta"
    case .timeWithoutOffset(like: nil): "uden tidsforskydning"
    case .timeWithoutOffset(like: .before?): "uden tidsforskydning, som før"
    case .timeWithoutOffset(like: .start?): "uden tidsforskydning, som starten"
    case .timeWithOffset(like: nil): "med tidsforskydning"
    case .timeWithOffset(like: .before?): "med tidsforskydning, som før"
    case .timeWithOffset(like: .start?): "med tidsforskydning, som starten"
    case .sign(let sign): "»\(String(sign))«"
    case .eitherSign(let first, let second): "»\(String(first))« eller »\(String(second))«"
    case .quotedKey: "en nøgle i anførselstegn"
    case .endOfFile: "filens slutning"
    case .endOfString: "slutningen af en streng"
    case .endOfStringBeforeLine: "strengens slutning før linjens slutning"
    case .fourHexadecimalDigits: "fire hexadecimale cifre"
    case .escape: "en kode som \\n eller \\u00e5"
    case .fractionDigit: "et ciffer efter decimalpunktummet"
    case .exponentDigit: "et ciffer i eksponenten"
    case .noLeadingZeros: "et tal uden foranstillede nuller"
    case .endOfXML: "XML-dokumentets slutning"
    case .noDocumentType: "et dokument uden"
    }
  }

  func field(_ field: FieldName) -> Wording {
    switch field {
    case .named(let name): "»\(name)«"
    case .file: "filen"
    case .prices: "prislisten"
    case .entry: "en post"
    case .pair: "et par"
    case .time: "en tid"
    case .price: "en pris"
    case .value: "en værdi"
    }
  }

  func limit(_ limit: ReadingLimit) -> Wording {
    switch limit {
    case .bytes(let count): "\(Bytes.text(count))"
    case .jsonBytes(let count): "\(Bytes.text(count)) JSON"
    case .lineBytes(let count): "\(Bytes.text(count)) på en linje"
    case .markupBytes(let count): "\(Bytes.text(count)) i et tag, en kommentar eller en tekst"
    case .stringBytes(let count): "\(Bytes.text(count)) i en streng, et tal eller et mellemrum"
    case .pageBytes(let count): "\(Bytes.text(count)) HTML"
    case .jsonValues(let count, let bytes):
      "\(count) værdier og nøgler i JSON, og én til for hver \(bytes). byte,"
    case .plainValues(let count): "\(count) tal og tekster i træk i JSON"
    case .rowsOfOneTime(let count): "\(count) rækker med samme tid"
    case .elements(let count): "\(count) elementer"
    case .rows(let count): "\(count) rækker"
    case .fields(let count): "\(count) felter"
    case .areas(let count): "\(count) områder"
    case .slots(let count): "\(count) perioder"
    case .slotsInPeriods(let slots, let periods): "\(slots) værdier i \(periods) perioder"
    }
  }

  func sentence(_ error: PriceAdjustmentError) -> Wording {
    switch error {
    case .noEntry(let scheme, let date):
      """
      Tabellen har ingen vilkår for \(scheme.rawValue) den \(date); intet gættes. \
      Se Resources/norwegian-support.csv.
      """
    case .notNorwegian(let scheme, let unit?):
      "\(scheme.rawValue) er en norsk ordning i øre pr. kWh; priserne er i \(unit)."
    case .notNorwegian(let scheme, nil):
      "\(scheme.rawValue) er en norsk ordning i øre pr. kWh; priserne er uden oplyst enhed."
    case .outOfRange: "Med tillæggene bliver en pris for stor."
    }
  }

  func sentence(_ error: ZoneError) -> Wording {
    switch error {
    case .malformed(let text):
      """
      »\(text)« er ingen tidszone; skriv et navn som Europe/Copenhagen eller en forskydning som \
      +02:00.
      """
    case .unknown(let text):
      """
      Ingen tidszone hedder »\(text)«; navne ser ud som Europe/Copenhagen, med store og små \
      bogstaver.
      """
    }
  }
}
