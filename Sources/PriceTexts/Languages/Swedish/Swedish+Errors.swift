import CivilTime
import ElectricityPrices

extension Swedish {
  func place(_ place: FilePlace) -> Wording { ", rad \(place.line), kolumn \(place.column)" }

  var standardInput: String { "standard in" }

  func reason(_ reason: PriceFileError.Reason) -> Wording {
    switch reason {
    case .notFound: "det finns ingen sådan fil; kontrollera sökvägen"
    case .permissionDenied: "åtkomst nekad; gör filen läsbar för dig"
    case .isDirectory: "det här är en katalog; ange en prisfil i den"
    case .unreadable(let code): "filen kan inte läsas: \(SystemError.text(code))"
    case .noMemory: "filen kan inte läsas: minnet räcker inte"
    case .shortened: "filen blev kortare medan den lästes; öppna den igen"
    case .tooLarge(let limit): "för stor; högst \(self.limit(limit)) läses"
    case .empty: "filen är tom; väntade priser som JSON, CSV eller XML"
    case .truncated(let expected): "filen slutar för tidigt; väntade \(expectation(expected))"
    case .syntax(let found, let expected): "hittade ”\(found)”, väntade \(expectation(expected))"
    case .badXML(let why): "XML-texten är inte välformad: \(why)"
    case .invalidUTF8: "texten är inte giltig UTF-8; spara filen som UTF-8"
    case .tooDeep(let limit): "nästlad djupare än \(limit) nivåer, vilket ingen prisfil är"
    case .unknownFormat:
      "innehållet har inget känt prisformat; se --list-formats, eller ange ett med --format"
    case .ambiguousFormat(let names):
      "innehållet passar flera format; välj ett med --format: \(names)"
    case .noSuchFormat(let name, let known): "det finns inget format ”\(name)”; kända är \(known)"
    case .otherNotation(let format): "innehållet är inte skrivet så som formatet ”\(format)” är"
    case .noColumn(.times): "ingen kolumn har tider; namnge den på första raden"
    case .noColumn(.prices): "ingen kolumn har priser; namnge den på första raden"
    case .severalColumns(let names):
      "flera kolumner kan innehålla priset: \(names); döp en av dem till ”price”"
    case .missing(let field): "\(self.field(field)) saknas"
    case .wrongType(let field, let expected):
      "\(self.field(field)) måste vara \(expectation(expected))"
    case .noPrices: "filen har inga priser; de är kanske inte publicerade än"
    case .refusedBySource(.message(let message)):
      "källan skickade ett meddelande i stället för priser: \(message)"
    case .refusedBySource(.noReason): "källan vägrade att skicka priser utan att ange skäl"
    case .refusedBySource(.webPage):
      "källan skickade ett meddelande i stället för priser: en webbsida (HTML)"
    case .notFinite(let field, let text):
      "\(self.field(field)) är \(text); väntade ett ändligt tal eller null"
    case .outOfRange(let field, let text):
      "\(self.field(field)) är \(text), för stort; väntade ett pris under 10^18"
    case .badTime(let field, let text):
      "\(self.field(field)) är ”\(text)”; väntade en tid som 2022-07-12T00:00:00"
    case .noSuchTime(let time, let zone):
      "\(time) finns inte i \(zone), där klockan hoppar över den; kontrollera --timezone"
    case .badUnit(let text):
      "”\(text)” är ingen enhet; väntade en som SEK/kWh, öre/kWh eller EUR/MWh"
    case .badTax(let field, let text):
      "\(self.field(field)) är ”\(text)”; väntade included, excluded eller unknown"
    case .badNumber(let field, let text):
      "\(self.field(field)) är ”\(text)”; väntade ett tal, eller inget där priset saknas"
    case .workbook(let kind):
      """
      det här är ett kalkylark (\(kind)); öppna det i Excel eller LibreOffice, spara det som CSV \
      (UTF-8) och visa den filen
      """
    case .unevenRow(let fields, let expected):
      """
      raden har \(fields) fält, väntade \(expected) som på första raden; sätt celler med \
      skiljetecken inom citattecken
      """
    case .unevenLists(let times, let prices):
      """
      det finns \(times) \(times == 1 ? "tid" : "tider") och \(prices) \
      \(prices == 1 ? "pris" : "priser"); väntade lika många
      """
    case .nothingRead(let format):
      """
      läst som formatet ”\(format)” har filen inga priser; de är kanske inte publicerade än, \
      eller så är ett annat --format det rätta
      """
    case .ambiguousNumber(let field, let text):
      """
      \(self.field(field)) ”\(text)” kan läsas med decimaltecken eller med skiljetecken för \
      tusental; skriv det utan det senare
      """
    case .mixed(let field, let first, let other):
      "\(self.field(field)) är ”\(other)” här och ”\(first)” tidigare; väntade samma i alla rader"
    case .mixedDateOrder:
      "vissa datum har dagen först och andra månaden; skriv dem som 2022-07-12"
    case .ambiguousHours(let field):
      "inget visar om ”\(field)” räknar från 0 eller från 1; välj med --first-hour"
    case .badHours(let date):
      "timmarna den \(date) är varken klockslag eller dygnets timmar i ordning"
    case .shortDay(let date, let zone):
      """
      \(date) har 25 timmar i \(zone), och filen har 24 tider utan tidszon; ange vilken med \
      --timezone
      """
    case .sharedTable(let column, let names):
      """
      det finns flera priser för samma tid, för kolumnen ”\(column)” har \(names.count) namn; \
      välj ett med --area: \(names)
      """
    case .gas: "priserna gäller gas, inte el; öppna en fil med elpriser"
    case .unsteadyHistory:
      "tillstånden ändras vid andra tider än perioder på 5, 15, 30 eller 60 minuter"
    case .slotLength(let count, let seconds):
      """
      \(count) värden över \(duration(Duration(seconds: seconds))) ger inte perioder på 5, 15, \
      30 eller 60 minuter
      """
    case .reversed(let from, let to): "”toDate” \(to) är inte efter ”fromDate” \(from)"
    case .overlong(let from, let to):
      "intervallet från \(from) till \(to) är längre än ett år; kontrollera tiderna"
    case .dayLength(1, let date, let hours):
      "1 post passar inte \(date), ett dygn på \(hours) timmar; ange datumet med --date"
    case .dayLength(let count, let date, let hours):
      "\(count) poster passar inte \(date), ett dygn på \(hours) timmar; ange datumet med --date"
    case .conflictingPrices(let time): "det finns två olika priser för \(time)"
    case .wrongAutumnTimes(let date):
      "tiderna för \(date), då klockan ställs om, motsäger varandra och kan inte rättas"
    case .severalAreas(let areas): "filen har flera elområden; välj ett med --area: \(areas)"
    case .noSuchArea(let area, let known): "filen har inte området ”\(area)”; den har \(known)"
    case .noSuchSequence(let sequence, let known):
      "filen har inte sekvens \(sequence); den har \(known)"
    case .noPriceFiles(let others):
      "ingen fil i katalogen har priser\(others.isEmpty ? "" : ": \(others)" as Wording)"
    case .unitNotStated(let wanted):
      "alla filer säger inte sin enhet, och andra är i \(wanted); ange den med --unit"
    case .otherTax: "filerna skiljer sig i om priserna har moms; --vat-state säger det för alla"
    case .otherUnit(let has, let wanted):
      "priserna är i \(has), och filen har ingen kurs för att visa dem i \(wanted)"
    }
  }

  func expectation(_ expectation: Expectation) -> Wording {
    switch expectation {
    case .value: "ett värde"
    case .array: "en lista"
    case .arrayOfNumbers: "en lista med tal"
    case .arrayOfObjects: "en lista med objekt"
    case .object: "ett objekt"
    case .pairOfTimeAndPrice: "[tid, pris]"
    case .number: "ett tal"
    case .numberOrNull: "ett tal eller null"
    case .finiteNumberOrNull: "ett ändligt tal eller null"
    case .numberFromOne: "ett tal från 1 och uppåt"
    case .numberUpTo(let last): "ett tal från 1 till \(last)"
    case .intervalLength: "en längd som 5m eller 1h"
    case .multipleOfResolution: "en multipel av upplösningen"
    case .halfHourOfDay: "en halvtimme i dygnet"
    case .sameInArea: "samma för alla priser i ett område"
    case .sameUnit(let unit): "\(unit), som tidigare"
    case .time: "en tid"
    case .quotedTime: "en tid inom citattecken"
    case .slotLength: "en längd som PT15M eller PT60M"
    case .currencyCode: "koden för en valuta"
    case .timeWithoutOffset(like: nil): "utan tidsförskjutning"
    case .timeWithoutOffset(like: .before?): "utan tidsförskjutning, som tidigare"
    case .timeWithoutOffset(like: .start?): "utan tidsförskjutning, som starten"
    case .timeWithOffset(like: nil): "med tidsförskjutning"
    case .timeWithOffset(like: .before?): "med tidsförskjutning, som tidigare"
    case .timeWithOffset(like: .start?): "med tidsförskjutning, som starten"
    case .sign(let sign): "”\(String(sign))”"
    case .eitherSign(let first, let second): "”\(String(first))” eller ”\(String(second))”"
    case .quotedKey: "en nyckel inom citattecken"
    case .endOfFile: "filens slut"
    case .endOfString: "slutet på en sträng"
    case .endOfStringBeforeLine: "strängens slut före radens slut"
    case .fourHexadecimalDigits: "fyra hexadecimala siffror"
    case .escape: "en kod som \\n eller \\u00e5"
    case .fractionDigit: "en siffra efter decimalpunkten"
    case .exponentDigit: "en siffra i exponenten"
    case .noLeadingZeros: "ett tal utan inledande nollor"
    case .endOfXML: "XML-dokumentets slut"
    case .noDocumentType: "ett dokument utan"
    }
  }

  func field(_ field: FieldName) -> Wording {
    switch field {
    case .named(let name): "”\(name)”"
    case .file: "filen"
    case .prices: "prislistan"
    case .entry: "en post"
    case .pair: "ett par"
    case .time: "en tid"
    case .price: "ett pris"
    case .value: "ett värde"
    }
  }

  func limit(_ limit: ReadingLimit) -> Wording {
    switch limit {
    case .bytes(let count): "\(Bytes.text(count))"
    case .jsonBytes(let count): "\(Bytes.text(count)) JSON"
    case .lineBytes(let count): "\(Bytes.text(count)) på en rad"
    case .markupBytes(let count): "\(Bytes.text(count)) i en tagg, kommentar eller text"
    case .stringBytes(let count): "\(Bytes.text(count)) i en sträng, ett tal eller ett mellanrum"
    case .pageBytes(let count): "\(Bytes.text(count)) HTML"
    case .jsonValues(let count, let bytes):
      "\(count) värden och nycklar i JSON, och ett till för var \(bytes):e byte,"
    case .plainValues(let count): "\(count) tal och texter i rad i JSON"
    case .rowsOfOneTime(let count): "\(count) rader med samma tid"
    case .elements(let count): "\(count) element"
    case .rows(let count): "\(count) rader"
    case .fields(let count): "\(count) fält"
    case .areas(let count): "\(count) områden"
    case .slots(let count): "\(count) perioder"
    case .slotsInPeriods(let slots, let periods): "\(slots) värden i \(periods) perioder"
    }
  }

  func sentence(_ error: PriceAdjustmentError) -> Wording {
    switch error {
    case .noEntry(let scheme, let date):
      """
      Tabellen har inga villkor för \(scheme.rawValue) den \(date); inget gissas. \
      Se Resources/norwegian-support.csv.
      """
    case .notNorwegian(let scheme, let unit?):
      "\(scheme.rawValue) är ett norskt stöd i øre per kWh; priserna är i \(unit)."
    case .notNorwegian(let scheme, nil):
      "\(scheme.rawValue) är ett norskt stöd i øre per kWh; priserna är utan angiven enhet."
    case .outOfRange: "Med tilläggen blir ett pris för stort."
    }
  }

  func sentence(_ error: ZoneError) -> Wording {
    switch error {
    case .malformed(let text):
      """
      ”\(text)” är ingen tidszon; skriv ett namn som Europe/Stockholm eller en förskjutning som \
      +02:00.
      """
    case .unknown(let text):
      """
      Ingen tidszon heter ”\(text)”; namnen ser ut som Europe/Stockholm, med stora och små \
      bokstäver.
      """
    }
  }
}
