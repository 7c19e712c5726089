import CivilTime
import ElectricityPrices

extension Dutch {
  func place(_ place: FilePlace) -> Wording { ", regel \(place.line), kolom \(place.column)" }

  var standardInput: String { "standaardinvoer" }

  func reason(_ reason: PriceFileError.Reason) -> Wording {
    switch reason {
    case .notFound: "dit bestand bestaat niet; controleer het pad"
    case .permissionDenied: "toegang geweigerd; maak het bestand leesbaar voor u"
    case .isDirectory: "dit is een map; noem een prijsbestand erin"
    case .unreadable(let code): "het bestand kan niet worden gelezen: \(SystemError.text(code))"
    case .noMemory: "het bestand kan niet worden gelezen: er is niet genoeg geheugen"
    case .shortened: "het bestand werd korter tijdens het lezen; open het opnieuw"
    case .tooLarge(let limit): "te groot; er worden hoogstens \(self.limit(limit)) gelezen"
    case .empty: "het bestand is leeg; verwacht werden prijzen als JSON, CSV of XML"
    case .truncated(let expected):
      "het bestand eindigt te vroeg; verwacht werd \(expectation(expected))"
    case .syntax(let found, let expected):
      "“\(found)” gevonden, verwacht werd \(expectation(expected))"
    case .badXML(let why): "de XML is niet welgevormd: \(why)"
    case .invalidUTF8: "de tekst is geen geldige UTF-8; sla het bestand op als UTF-8"
    case .tooDeep(let limit): "dieper genest dan \(limit) niveaus, zoals geen prijsbestand is"
    case .unknownFormat:
      "de inhoud heeft geen bekend prijsformaat; zie --list-formats, of noem er een met --format"
    case .ambiguousFormat(let names):
      "de inhoud past bij meer formaten; kies er een met --format: \(names)"
    case .noSuchFormat(let name, let known):
      "er is geen formaat “\(name)”; bekend zijn \(known)"
    case .otherNotation(let format):
      "de inhoud is niet geschreven zoals het formaat “\(format)”"
    case .noColumn(.times): "geen kolom bevat tijden; benoem die in de eerste regel"
    case .noColumn(.prices): "geen kolom bevat prijzen; benoem die in de eerste regel"
    case .severalColumns(let names):
      "meer kolommen kunnen de prijs bevatten: \(names); noem er een “price”"
    case .missing(let field): "\(self.field(field)) ontbreekt"
    case .wrongType(let field, let expected):
      "\(self.field(field)) moet \(expectation(expected)) zijn"
    case .noPrices:
      "het bestand bevat geen prijzen; misschien zijn ze nog niet gepubliceerd"
    case .refusedBySource(.message(let message)):
      "de bron stuurde een bericht in plaats van prijzen: \(message)"
    case .refusedBySource(.noReason): "de bron weigerde zonder reden prijzen te sturen"
    case .refusedBySource(.webPage):
      "de bron stuurde een bericht in plaats van prijzen: een webpagina (HTML)"
    case .notFinite(let field, let text):
      "\(self.field(field)) is \(text); verwacht werd een eindig getal of null"
    case .outOfRange(let field, let text):
      "\(self.field(field)) is \(text), te groot; verwacht werd een prijs onder 10^18"
    case .badTime(let field, let text):
      "\(self.field(field)) is “\(text)”; verwacht werd een tijd zoals 2022-07-12T00:00:00"
    case .noSuchTime(let time, let zone):
      "\(time) bestaat niet in \(zone), waar de klok die overslaat; controleer --timezone"
    case .badUnit(let text):
      "“\(text)” is geen eenheid; verwacht werd er een zoals EUR/kWh, ct/kWh of EUR/MWh"
    case .badTax(let field, let text):
      "\(self.field(field)) is “\(text)”; verwacht werd included, excluded of unknown"
    case .badNumber(let field, let text):
      """
      \(self.field(field)) is “\(text)”; verwacht werd een getal, of niets waar de prijs \
      ontbreekt
      """
    case .workbook(let kind):
      """
      dit is een rekenblad (\(kind)); open het in Excel of LibreOffice, sla het op als CSV \
      (UTF-8) en toon dat bestand
      """
    case .unevenRow(let fields, let expected):
      """
      de regel heeft \(fields) \(fields == 1 ? "veld" : "velden"), verwacht werden er \(expected) \
      zoals in de eerste; zet cellen met scheidingstekens tussen aanhalingstekens
      """
    case .unevenLists(let times, let prices):
      """
      er \(times == 1 ? "is" : "zijn") \(times) \(times == 1 ? "tijd" : "tijden") en \(prices) \
      \(prices == 1 ? "prijs" : "prijzen"); verwacht werden er evenveel
      """
    case .nothingRead(let format):
      """
      gelezen als het formaat “\(format)” bevat het bestand geen prijzen; misschien zijn ze nog \
      niet gepubliceerd, of is een ander --format het juiste
      """
    case .ambiguousNumber(let field, let text):
      """
      \(self.field(field)) “\(text)” is te lezen met een decimaalteken of met een scheidingsteken \
      voor duizendtallen; schrijf het zonder het laatste
      """
    case .mixed(let field, let first, let other):
      """
      \(self.field(field)) is hier “\(other)” en eerder “\(first)”; verwacht werd hetzelfde in \
      alle regels
      """
    case .mixedDateOrder:
      "sommige datums beginnen met de dag en andere met de maand; schrijf ze als 2022-07-12"
    case .ambiguousHours(let field):
      "niets zegt of “\(field)” bij 0 of bij 1 begint; kies met --first-hour"
    case .badHours(let date):
      "de uren van \(date) zijn geen kloktijden en ook niet de uren van de dag op een rij"
    case .shortDay(let date, let zone):
      """
      \(date) heeft 25 uur in \(zone), en het bestand heeft 24 tijden zonder tijdzone; geef die \
      op met --timezone
      """
    case .sharedTable(let column, let names):
      """
      er zijn meer prijzen voor dezelfde tijd, want kolom “\(column)” bevat \(names.count) \
      namen; kies er een met --area: \(names)
      """
    case .gas: "de prijzen zijn van gas, niet van stroom; open een bestand met stroomprijzen"
    case .unsteadyHistory:
      "de toestanden wisselen op andere tijden dan tijdvakken van 5, 15, 30 of 60 minuten"
    case .slotLength(let count, let seconds):
      """
      \(count) waarden over \(duration(Duration(seconds: seconds))) geven geen tijdvakken van 5, \
      15, 30 of 60 minuten
      """
    case .reversed(let from, let to): "“toDate” \(to) ligt niet na “fromDate” \(from)"
    case .overlong(let from, let to):
      "de periode van \(from) tot \(to) is langer dan een jaar; controleer de tijden"
    case .dayLength(1, let date, let hours):
      "1 regel past niet bij \(date), een dag van \(hours) uur; geef --date op"
    case .dayLength(let count, let date, let hours):
      "\(count) regels passen niet bij \(date), een dag van \(hours) uur; geef --date op"
    case .conflictingPrices(let time): "er zijn twee verschillende prijzen voor \(time)"
    case .wrongAutumnTimes(let date):
      """
      de tijden van \(date), waarop de klok wordt verzet, spreken elkaar tegen en zijn niet te \
      herstellen
      """
    case .severalAreas(let areas):
      "het bestand heeft meer gebieden; kies er een met --area: \(areas)"
    case .noSuchArea(let area, let known):
      "het bestand heeft het gebied “\(area)” niet; wel \(known)"
    case .noSuchSequence(let sequence, let known):
      "het bestand heeft geen reeks \(sequence); wel \(known)"
    case .noPriceFiles(let others):
      "geen bestand in de map heeft prijzen\(others.isEmpty ? "" : ": \(others)" as Wording)"
    case .unitNotStated(let wanted):
      "niet alle bestanden noemen hun eenheid, en andere zijn in \(wanted); geef die met --unit"
    case .otherTax:
      "de bestanden verschillen erin of de prijzen btw bevatten; --vat-state zegt het voor alle"
    case .otherUnit(let has, let wanted):
      "de prijzen zijn in \(has), en het bestand heeft geen koers om ze in \(wanted) te tonen"
    }
  }

  func expectation(_ expectation: Expectation) -> Wording {
    switch expectation {
    case .value: "een waarde"
    case .array: "een lijst"
    case .arrayOfNumbers: "een lijst van getallen"
    case .arrayOfObjects: "een lijst van objecten"
    case .object: "een object"
    case .pairOfTimeAndPrice: "[tijd, prijs]"
    case .number: "een getal"
    case .numberOrNull: "een getal of null"
    case .finiteNumberOrNull: "een eindig getal of null"
    case .numberFromOne: "een getal vanaf 1"
    case .numberUpTo(let last): "een getal van 1 tot \(last)"
    case .intervalLength: "een lengte zoals 5m of 1h"
    case .multipleOfResolution: "een veelvoud van de resolutie"
    case .halfHourOfDay: "een half uur van de dag"
    case .sameInArea: "hetzelfde voor alle prijzen van een gebied"
    case .sameUnit(let unit): "\(unit), zoals eerder,"
    case .time: "een tijd"
    case .quotedTime: "een tijd tussen aanhalingstekens"
    case .slotLength: "een lengte zoals PT15M of PT60M"
    case .currencyCode: "de code van een valuta"
    case .timeWithoutOffset(like: nil): "zonder tijdverschil"
    case .timeWithoutOffset(like: .before?): "zonder tijdverschil, zoals eerder,"
    case .timeWithoutOffset(like: .start?): "zonder tijdverschil, zoals het begin,"
    case .timeWithOffset(like: nil): "met tijdverschil"
    case .timeWithOffset(like: .before?): "met tijdverschil, zoals eerder,"
    case .timeWithOffset(like: .start?): "met tijdverschil, zoals het begin,"
    case .sign(let sign): "“\(String(sign))”"
    case .eitherSign(let first, let second): "“\(String(first))” of “\(String(second))”"
    case .quotedKey: "een sleutel tussen aanhalingstekens"
    case .endOfFile: "het einde van het bestand"
    case .endOfString: "het einde van een tekenreeks"
    case .endOfStringBeforeLine: "het einde van de tekenreeks vóór het einde van de regel"
    case .fourHexadecimalDigits: "vier hexadecimale cijfers"
    case .escape: "een code zoals \\n of \\u00e5"
    case .fractionDigit: "een cijfer na de decimale punt"
    case .exponentDigit: "een cijfer van de exponent"
    case .noLeadingZeros: "een getal zonder nullen ervoor"
    case .endOfXML: "het einde van het XML-document"
    case .noDocumentType: "een document zonder"
    }
  }

  func field(_ field: FieldName) -> Wording {
    switch field {
    case .named(let name): "“\(name)”"
    case .file: "het bestand"
    case .prices: "de lijst van prijzen"
    case .entry: "een regel"
    case .pair: "een paar"
    case .time: "een tijd"
    case .price: "een prijs"
    case .value: "een waarde"
    }
  }

  func limit(_ limit: ReadingLimit) -> Wording {
    switch limit {
    case .bytes(let count): "\(Bytes.text(count))"
    case .jsonBytes(let count): "\(Bytes.text(count)) JSON"
    case .lineBytes(let count): "\(Bytes.text(count)) per regel"
    case .markupBytes(let count): "\(Bytes.text(count)) in een tag, commentaar of tekst"
    case .stringBytes(let count): "\(Bytes.text(count)) in een tekenreeks, getal of tussenruimte"
    case .pageBytes(let count): "\(Bytes.text(count)) HTML"
    case .jsonValues(let count, let bytes):
      "\(count) waarden en sleutels van JSON, en één meer per \(bytes) bytes,"
    case .plainValues(let count): "\(count) getallen en teksten achter elkaar in JSON"
    case .rowsOfOneTime(let count): "\(count) rijen met één tijd"
    case .elements(let count): "\(count) elementen"
    case .rows(let count): "\(count) rijen"
    case .fields(let count): "\(count) velden"
    case .areas(let count): "\(count) gebieden"
    case .slots(let count): "\(count) tijdvakken"
    case .slotsInPeriods(let slots, let periods): "\(slots) tijdvakken in \(periods) perioden"
    }
  }

  func sentence(_ error: PriceAdjustmentError) -> Wording {
    switch error {
    case .noEntry(let scheme, let date):
      """
      De tabel heeft geen voorwaarden van \(scheme.rawValue) voor \(date); er wordt niets \
      geraden. Zie Resources/norwegian-support.csv.
      """
    case .notNorwegian(let scheme, let unit?):
      "\(scheme.rawValue) is een Noorse regeling in øre per kWh; de prijzen zijn in \(unit)."
    case .notNorwegian(let scheme, nil):
      """
      \(scheme.rawValue) is een Noorse regeling in øre per kWh; de eenheid van de prijzen is \
      onbekend.
      """
    case .outOfRange: "Met de toeslagen wordt een prijs te groot."
    }
  }

  func sentence(_ error: ZoneError) -> Wording {
    switch error {
    case .malformed(let text):
      """
      “\(text)” is geen tijdzone; schrijf een naam zoals Europe/Amsterdam of een verschil zoals \
      +02:00.
      """
    case .unknown(let text):
      """
      Geen tijdzone heet “\(text)”; namen zien eruit als Europe/Amsterdam, met hoofdletters en \
      kleine letters.
      """
    }
  }
}
