import CivilTime
import ElectricityPrices

extension Finnish {
  func place(_ place: FilePlace) -> Wording { ", rivi \(place.line), sarake \(place.column)" }

  var standardInput: String { "vakiosyöte" }

  func reason(_ reason: PriceFileError.Reason) -> Wording {
    switch reason {
    case .notFound: "tiedostoa ei ole; tarkista polku"
    case .permissionDenied: "pääsy estetty; anna itsellesi lukuoikeus"
    case .isDirectory: "tämä on hakemisto; nimeä siinä oleva hintatiedosto"
    case .unreadable(let code): "tiedostoa ei voi lukea: \(SystemError.text(code))"
    case .noMemory: "tiedostoa ei voi lukea: muisti ei riitä"
    case .shortened: "tiedosto lyheni lukemisen aikana; avaa se uudelleen"
    case .tooLarge(let limit): "liian suuri; enintään \(self.limit(limit)) luetaan"
    case .empty: "tiedosto on tyhjä; odotettiin hintoja JSON-, CSV- tai XML-muodossa"
    case .truncated(let expected):
      "tiedosto loppuu liian aikaisin; odotettiin: \(expectation(expected))"
    case .syntax(let found, let expected):
      "löytyi ”\(found)”, odotettiin: \(expectation(expected))"
    case .badXML(let why): "XML ei ole hyvin muodostettu: \(why)"
    case .invalidUTF8: "teksti ei ole kelvollista UTF-8:aa; tallenna tiedosto UTF-8:na"
    case .tooDeep(let limit):
      "sisäkkäisiä tasoja on yli \(limit), mitä missään hintatiedostossa ei ole"
    case .unknownFormat:
      """
      sisältö ei ole mitään tunnettua hintamuotoa; katso --list-formats tai nimeä muoto \
      valitsimella --format
      """
    case .ambiguousFormat(let names):
      "sisältö sopii useaan muotoon; valitse yksi valitsimella --format: \(names)"
    case .noSuchFormat(let name, let known): "muotoa ”\(name)” ei ole; tunnettuja ovat \(known)"
    case .otherNotation(let format): "sisältöä ei ole kirjoitettu kuten muoto ”\(format)”"
    case .noColumn(.times): "missään sarakkeessa ei ole aikoja; nimeä se ensimmäisellä rivillä"
    case .noColumn(.prices): "missään sarakkeessa ei ole hintoja; nimeä se ensimmäisellä rivillä"
    case .severalColumns(let names):
      "hinta voi olla useassa sarakkeessa: \(names); anna yhdelle nimi ”price”"
    case .missing(let field): "puuttuu: \(self.field(field))"
    case .wrongType(let field, let expected):
      "\(self.field(field)): pitää olla \(expectation(expected))"
    case .noPrices: "tiedostossa ei ole hintoja; ehkä niitä ei ole vielä julkaistu"
    case .refusedBySource(.message(let message)):
      "lähde lähetti hintojen sijasta viestin: \(message)"
    case .refusedBySource(.noReason): "lähde kieltäytyi lähettämästä hintoja kertomatta syytä"
    case .refusedBySource(.webPage): "lähde lähetti hintojen sijasta verkkosivun (HTML)"
    case .notFinite(let field, let text):
      "\(self.field(field)) on \(text); odotettiin äärellistä lukua tai arvoa null"
    case .outOfRange(let field, let text):
      "\(self.field(field)) on \(text), liian suuri; odotettiin hintaa alle 10^18"
    case .badTime(let field, let text):
      "\(self.field(field)) on ”\(text)”; odotettiin aikaa kuten 2022-07-12T00:00:00"
    case .noSuchTime(let time, let zone):
      "aikaa \(time) ei ole vyöhykkeellä \(zone), jossa kello hyppää sen yli; tarkista --timezone"
    case .badUnit(let text):
      "”\(text)” ei ole yksikkö; odotettiin esimerkiksi EUR/kWh, c/kWh tai EUR/MWh"
    case .badTax(let field, let text):
      "\(self.field(field)) on ”\(text)”; odotettiin included, excluded tai unknown"
    case .badNumber(let field, let text):
      "\(self.field(field)) on ”\(text)”; odotettiin lukua, tai tyhjää jos hinta puuttuu"
    case .workbook(let kind):
      """
      tämä on laskentataulukko (\(kind)); avaa se Excelissä tai LibreOfficessa, tallenna se \
      CSV-muodossa (UTF-8) ja näytä se
      """
    case .unevenRow(let fields, let expected):
      """
      rivillä on kenttiä \(fields), odotettiin \(expected) kuten ensimmäisellä rivillä; pane \
      erottimia sisältävät solut lainausmerkkeihin
      """
    case .unevenLists(let times, let prices):
      "aikoja on \(times) ja hintoja \(prices); odotettiin yhtä monta"
    case .nothingRead(let format):
      """
      muotona ”\(format)” luettuna tiedostossa ei ole hintoja; ehkä niitä ei ole vielä julkaistu \
      tai oikea --format on toinen
      """
    case .ambiguousNumber(let field, let text):
      """
      \(self.field(field)) ”\(text)” voidaan lukea joko desimaali- tai tuhaterottimella; kirjoita \
      se ilman jälkimmäistä
      """
    case .mixed(let field, let first, let other):
      """
      \(self.field(field)) on tässä ”\(other)” ja aiemmin ”\(first)”; odotettiin samaa kaikilla \
      riveillä
      """
    case .mixedDateOrder:
      "osassa päivämääristä on ensin päivä ja osassa kuukausi; kirjoita ne kuten 2022-07-12"
    case .ambiguousHours(let field):
      "mikään ei kerro, alkaako ”\(field)” nollasta vai ykkösestä; valitse --first-hour"
    case .badHours(let date):
      "päivän \(date) tunnit eivät ole kellonaikoja eivätkä vuorokauden tunteja järjestyksessä"
    case .shortDay(let date, let zone):
      """
      päivässä \(date) on 25 tuntia vyöhykkeellä \(zone), ja tiedostossa on 24 aikaa ilman \
      vyöhykettä; anna se valitsimella --timezone
      """
    case .sharedTable(let column, let names):
      """
      samalla ajalla on useita hintoja, sillä sarakkeessa ”\(column)” on \(names.count) nimeä; \
      valitse yksi valitsimella --area: \(names)
      """
    case .gas: "hinnat ovat kaasun, eivät sähkön; avaa tiedosto, jossa on sähkön hintoja"
    case .unsteadyHistory: "tilat vaihtuvat muulloin kuin 5, 15, 30 tai 60 minuutin jaksot"
    case .slotLength(let count, let seconds):
      """
      \(count) arvoa ajalta \(duration(Duration(seconds: seconds))) ei anna 5, 15, 30 tai 60 \
      minuutin jaksoja
      """
    case .reversed(let from, let to): "”toDate” \(to) ei ole myöhemmin kuin ”fromDate” \(from)"
    case .overlong(let from, let to):
      "väli \(from) – \(to) on pidempi kuin vuosi; tarkista sen ajat"
    case .dayLength(1, let date, let hours):
      """
      1 kohta ei sovi päivään \(date), jossa on \(hours) tuntia; anna päivä valitsimella \
      --date
      """
    case .dayLength(let count, let date, let hours):
      """
      \(count) kohtaa ei sovi päivään \(date), jossa on \(hours) tuntia; anna päivä valitsimella \
      --date
      """
    case .conflictingPrices(let time): "ajalla \(time) on kaksi eri hintaa"
    case .wrongAutumnTimes(let date):
      "päivän \(date) ajat, jolloin kelloja siirretään, ovat ristiriidassa eikä niitä voi korjata"
    case .severalAreas(let areas):
      "tiedostossa on useita hinta-alueita; valitse yksi valitsimella --area: \(areas)"
    case .noSuchArea(let area, let known): "tiedostossa ei ole aluetta ”\(area)”; siinä on \(known)"
    case .noSuchSequence(let sequence, let known):
      "tiedostossa ei ole sarjaa \(sequence); siinä on \(known)"
    case .noPriceFiles(let others):
      """
      yhdessäkään hakemiston tiedostossa ei ole hintoja\
      \(others.isEmpty ? "" : ": \(others)" as Wording)
      """
    case .unitNotStated(let wanted):
      """
      kaikki tiedostot eivät kerro yksikköään, ja muissa se on \(wanted); anna se \
      valitsimella --unit
      """
    case .otherTax:
      "tiedostot eroavat siinä, sisältävätkö hinnat veron; --vat-state kertoo sen kaikille"
    case .otherUnit(let has, let wanted):
      "hintojen yksikkö on \(has), eikä tiedostossa ole kurssia yksikköön \(wanted)"
    }
  }

  func expectation(_ expectation: Expectation) -> Wording {
    switch expectation {
    case .value: "arvo"
    case .array: "luettelo"
    case .arrayOfNumbers: "luettelo lukuja"
    case .arrayOfObjects: "luettelo objekteja"
    case .object: "objekti"
    case .pairOfTimeAndPrice: "[aika, hinta]"
    case .number: "luku"
    case .numberOrNull: "luku tai null"
    case .finiteNumberOrNull: "äärellinen luku tai null"
    case .numberFromOne: "luku 1:stä alkaen"
    case .numberUpTo(let last): "luku 1–\(last)"
    case .intervalLength: "kesto kuten 5m tai 1h"
    case .multipleOfResolution: "erottelun monikerta"
    case .halfHourOfDay: "vuorokauden puolituntinen"
    case .sameInArea: "sama alueen kaikille hinnoille"
    case .sameUnit(let unit): "\(unit), kuten aiemmin"
    case .time: "aika"
    case .quotedTime: "aika lainausmerkeissä"
    case .slotLength: "kesto kuten PT15M tai PT60M"
    case .currencyCode: "valuutan tunnus"
    case .timeWithoutOffset(like: nil): "ilman aikaeroa"
    case .timeWithoutOffset(like: .before?): "ilman aikaeroa, kuten aiemmin"
    case .timeWithoutOffset(like: .start?): "ilman aikaeroa, kuten alku"
    case .timeWithOffset(like: nil): "aikaero mukana"
    case .timeWithOffset(like: .before?): "aikaero mukana, kuten aiemmin"
    case .timeWithOffset(like: .start?): "aikaero mukana, kuten alussa"
    case .sign(let sign): "”\(String(sign))”"
    case .eitherSign(let first, let second): "”\(String(first))” tai ”\(String(second))”"
    case .quotedKey: "avain lainausmerkeissä"
    case .endOfFile: "tiedoston loppu"
    case .endOfString: "merkkijonon loppu"
    case .endOfStringBeforeLine: "merkkijonon loppu ennen rivin loppua"
    case .fourHexadecimalDigits: "neljä heksadesimaalinumeroa"
    case .escape: "koodi kuten \\n tai \\u00e5"
    case .fractionDigit: "numero desimaalipisteen jälkeen"
    case .exponentDigit: "eksponentin numero"
    case .noLeadingZeros: "luku ilman etunollia"
    case .endOfXML: "XML-asiakirjan loppu"
    case .noDocumentType: "asiakirja ilman sitä"
    }
  }

  func field(_ field: FieldName) -> Wording {
    switch field {
    case .named(let name): "”\(name)”"
    case .file: "tiedosto"
    case .prices: "hintaluettelo"
    case .entry: "kohta"
    case .pair: "pari"
    case .time: "aika"
    case .price: "hinta"
    case .value: "arvo"
    }
  }

  func limit(_ limit: ReadingLimit) -> Wording {
    switch limit {
    case .bytes(let count): "\(Bytes.text(count))"
    case .jsonBytes(let count): "\(Bytes.text(count)) JSONia"
    case .lineBytes(let count): "\(Bytes.text(count)) rivillä"
    case .markupBytes(let count): "\(Bytes.text(count)) tunnisteessa, kommentissa tai tekstissä"
    case .stringBytes(let count): "\(Bytes.text(count)) merkkijonossa, luvussa tai välissä"
    case .pageBytes(let count): "\(Bytes.text(count)) HTML:ää"
    case .jsonValues(let count, let bytes):
      "\(count) JSONin arvoa ja avainta, ja yksi lisää kutakin \(bytes) tavua kohti,"
    case .plainValues(let count): "\(count) JSONin peräkkäistä lukua ja tekstiä"
    case .rowsOfOneTime(let count): "\(count) riviä samaa aikaa"
    case .elements(let count): "\(count) elementtiä"
    case .rows(let count): "\(count) riviä"
    case .fields(let count): "\(count) kenttää"
    case .areas(let count): "\(count) aluetta"
    case .slots(let count): "\(count) jaksoa"
    case .slotsInPeriods(let slots, let periods): "\(slots) arvoa ja \(periods) ajanjaksoa"
    }
  }

  func sentence(_ error: PriceAdjustmentError) -> Wording {
    switch error {
    case .noEntry(let scheme, let date):
      """
      Taulukossa ei ole ehtoja tuelle \(scheme.rawValue) päivänä \(date); mitään ei arvata. \
      Katso Resources/norwegian-support.csv.
      """
    case .notNorwegian(let scheme, let unit?):
      "\(scheme.rawValue) on norjalainen tuki yksikössä øre/kWh; hintojen yksikkö on \(unit)."
    case .notNorwegian(let scheme, nil):
      "\(scheme.rawValue) on norjalainen tuki yksikössä øre/kWh; hinnoilla ei ole yksikköä."
    case .outOfRange: "Lisien kanssa jokin hinta on liian suuri."
    }
  }

  func sentence(_ error: ZoneError) -> Wording {
    switch error {
    case .malformed(let text):
      "”\(text)” ei ole aikavyöhyke; kirjoita nimi kuten Europe/Helsinki tai ero kuten +02:00."
    case .unknown(let text):
      """
      Aikavyöhykettä ”\(text)” ei ole; nimet ovat kuten Europe/Helsinki, isoin ja pienin \
      kirjaimin.
      """
    }
  }
}
