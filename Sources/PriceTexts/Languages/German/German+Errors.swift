import CivilTime
import ElectricityPrices

extension German {
  func place(_ place: FilePlace) -> Wording { ", Zeile \(place.line), Spalte \(place.column)" }

  var standardInput: String { "Standardeingabe" }

  func reason(_ reason: PriceFileError.Reason) -> Wording {
    switch reason {
    case .notFound: "diese Datei gibt es nicht; den Pfad prüfen"
    case .permissionDenied: "Zugriff verweigert; die Datei lesbar machen"
    case .isDirectory: "das ist ein Ordner; eine Preisdatei darin angeben"
    case .unreadable(let code): "die Datei ist nicht lesbar: \(SystemError.text(code))"
    case .noMemory: "die Datei ist nicht lesbar: der Speicher reicht nicht"
    case .shortened: "die Datei wurde beim Lesen kürzer; noch einmal öffnen"
    case .tooLarge(let limit): "zu groß; höchstens \(self.limit(limit)) werden gelesen"
    case .empty: "die Datei ist leer; erwartet wurden Preise als JSON, CSV oder XML"
    case .truncated(let expected):
      "die Datei endet zu früh; erwartet wurde \(expectation(expected))"
    case .syntax(let found, let expected):
      "„\(found)“ gefunden, erwartet wurde \(expectation(expected))"
    case .badXML(let why): "das XML ist nicht wohlgeformt: \(why)"
    case .invalidUTF8: "der Text ist kein gültiges UTF-8; die Datei als UTF-8 speichern"
    case .tooDeep(let limit): "tiefer als \(limit) Ebenen verschachtelt, wie keine Preisdatei"
    case .unknownFormat:
      """
      der Inhalt hat kein bekanntes Preisformat; siehe --list-formats, oder eines mit --format \
      angeben
      """
    case .ambiguousFormat(let names):
      "der Inhalt passt zu mehreren Formaten; eines mit --format wählen: \(names)"
    case .noSuchFormat(let name, let known):
      "ein Format „\(name)“ gibt es nicht; bekannt sind \(known)"
    case .otherNotation(let format):
      "der Inhalt ist nicht so geschrieben wie das Format „\(format)“"
    case .noColumn(.times): "keine Spalte enthält Zeiten; sie in der ersten Zeile benennen"
    case .noColumn(.prices): "keine Spalte enthält Preise; sie in der ersten Zeile benennen"
    case .severalColumns(let names):
      "mehrere Spalten könnten den Preis enthalten: \(names); eine davon „price“ nennen"
    case .missing(let field): "\(self.field(field)) fehlt"
    case .wrongType(let field, let expected):
      "\(self.field(field)) muss dies sein: \(expectation(expected))"
    case .noPrices: "die Datei enthält keine Preise; vielleicht sind sie noch nicht veröffentlicht"
    case .refusedBySource(.message(let message)):
      "die Quelle hat statt Preisen eine Meldung geschickt: \(message)"
    case .refusedBySource(.noReason): "die Quelle hat ohne Begründung keine Preise geschickt"
    case .refusedBySource(.webPage):
      "die Quelle hat statt Preisen eine Meldung geschickt: eine Webseite (HTML)"
    case .notFinite(let field, let text):
      "\(self.field(field)) ist \(text); erwartet wurde eine endliche Zahl oder null"
    case .outOfRange(let field, let text):
      "\(self.field(field)) ist \(text), zu groß; erwartet wurde ein Preis unter 10^18"
    case .badTime(let field, let text):
      "\(self.field(field)) ist „\(text)“; erwartet wurde eine Zeit wie 2022-07-12T00:00:00"
    case .noSuchTime(let time, let zone):
      "\(time) gibt es in \(zone) nicht, weil die Uhr sie überspringt; --timezone prüfen"
    case .badUnit(let text):
      "„\(text)“ ist keine Einheit; erwartet wurde eine wie EUR/kWh, ct/kWh oder EUR/MWh"
    case .badTax(let field, let text):
      "\(self.field(field)) ist „\(text)“; erwartet wurde included, excluded oder unknown"
    case .badNumber(let field, let text):
      """
      \(self.field(field)) ist „\(text)“; erwartet wurde eine Zahl, oder nichts, wo der Preis \
      fehlt
      """
    case .workbook(let kind):
      """
      das ist eine Tabelle (\(kind)); sie in Excel oder LibreOffice öffnen, als CSV (UTF-8) \
      speichern und diese Datei zeigen
      """
    case .unevenRow(let fields, let expected):
      """
      die Zeile hat \(fields) \(fields == 1 ? "Feld" : "Felder"), erwartet wurden \(expected) wie \
      in der ersten; Zellen mit Trennzeichen in Anführungszeichen setzen
      """
    case .unevenLists(let times, let prices):
      """
      es gibt \(times) \(times == 1 ? "Zeit" : "Zeiten") und \(prices) \
      \(prices == 1 ? "Preis" : "Preise"); erwartet wurden gleich viele
      """
    case .nothingRead(let format):
      """
      als Format „\(format)“ gelesen, hat die Datei keine Preise; vielleicht sind sie noch nicht \
      veröffentlicht, oder ein anderes --format ist das richtige
      """
    case .ambiguousNumber(let field, let text):
      """
      \(self.field(field)) „\(text)“ ist mit Dezimalzeichen oder mit Tausendertrennzeichen \
      lesbar; ohne das zweite schreiben
      """
    case .mixed(let field, let first, let other):
      """
      \(self.field(field)) ist hier „\(other)“ und zuvor „\(first)“; erwartet wurde in allen \
      Zeilen dasselbe
      """
    case .mixedDateOrder:
      "manche Daten nennen zuerst den Tag, andere den Monat; sie als 2022-07-12 schreiben"
    case .ambiguousHours(let field):
      "ob „\(field)“ bei 0 oder bei 1 beginnt, ist offen; mit --first-hour wählen"
    case .badHours(let date):
      "die Stunden vom \(date) sind weder Uhrzeiten noch die Stunden des Tages der Reihe nach"
    case .shortDay(let date, let zone):
      """
      der \(date) hat in \(zone) 25 Stunden, die Datei aber 24 Zeiten ohne Zeitzone; sie mit \
      --timezone angeben
      """
    case .sharedTable(let column, let names):
      """
      für dieselbe Zeit gibt es mehrere Preise, denn Spalte „\(column)“ enthält \(names.count) \
      Namen; einen mit --area wählen: \(names)
      """
    case .gas: "die Preise gelten für Gas, nicht für Strom; eine Datei mit Strompreisen öffnen"
    case .unsteadyHistory:
      "die Zustände wechseln zu anderen Zeiten als Abschnitte von 5, 15, 30 oder 60 Minuten"
    case .slotLength(let count, let seconds):
      """
      \(count) Werte über \(duration(Duration(seconds: seconds))) ergeben keine Abschnitte von 5, \
      15, 30 oder 60 Minuten
      """
    case .reversed(let from, let to): "„toDate“ \(to) liegt nicht nach „fromDate“ \(from)"
    case .overlong(let from, let to):
      "der Abschnitt von \(from) bis \(to) ist länger als ein Jahr; die Zeiten prüfen"
    case .dayLength(1, let date, let hours):
      """
      1 Eintrag passt nicht zum \(date), einem Tag mit \(hours) Stunden; das Datum mit \
      --date angeben
      """
    case .dayLength(let count, let date, let hours):
      """
      \(count) Einträge passen nicht zum \(date), einem Tag mit \(hours) Stunden; das Datum mit \
      --date angeben
      """
    case .conflictingPrices(let time): "für \(time) gibt es zwei verschiedene Preise"
    case .wrongAutumnTimes(let date):
      """
      die Zeiten vom \(date), an dem die Uhr umgestellt wird, widersprechen sich und sind nicht \
      zu berichtigen
      """
    case .severalAreas(let areas):
      "die Datei hat mehrere Gebotszonen; eine mit --area wählen: \(areas)"
    case .noSuchArea(let area, let known):
      "die Datei hat die Gebotszone „\(area)“ nicht; sie hat \(known)"
    case .noSuchSequence(let sequence, let known):
      "die Datei hat keine Sequenz \(sequence); sie hat \(known)"
    case .noPriceFiles(let others):
      "keine Datei des Ordners hat Preise\(others.isEmpty ? "" : ": \(others)" as Wording)"
    case .unitNotStated(let wanted):
      "nicht alle Dateien nennen ihre Einheit, und andere sind in \(wanted); mit --unit angeben"
    case .otherTax:
      """
      die Dateien unterscheiden sich darin, ob die Preise Steuer enthalten; --vat-state sagt \
      es für alle
      """
    case .otherUnit(let has, let wanted):
      "die Preise sind in \(has), und die Datei hat keinen Kurs, um sie in \(wanted) zu zeigen"
    }
  }

  func expectation(_ expectation: Expectation) -> Wording {
    switch expectation {
    case .value: "ein Wert"
    case .array: "eine Liste"
    case .arrayOfNumbers: "eine Liste von Zahlen"
    case .arrayOfObjects: "eine Liste von Objekten"
    case .object: "ein Objekt"
    case .pairOfTimeAndPrice: "[Zeit, Preis]"
    case .number: "eine Zahl"
    case .numberOrNull: "eine Zahl oder null"
    case .finiteNumberOrNull: "eine endliche Zahl oder null"
    case .numberFromOne: "eine Zahl ab 1"
    case .numberUpTo(let last): "eine Zahl von 1 bis \(last)"
    case .intervalLength: "eine Länge wie 5m oder 1h"
    case .multipleOfResolution: "ein Vielfaches der Auflösung"
    case .halfHourOfDay: "eine halbe Stunde des Tages"
    case .sameInArea: "für alle Preise einer Zone dasselbe"
    case .sameUnit(let unit): "\(unit), wie zuvor"
    case .time: "eine Zeit"
    case .quotedTime: "eine Zeit in Anführungszeichen"
    case .slotLength: "eine Länge wie PT15M oder PT60M"
    case .currencyCode: "der Code einer Währung"
    case .timeWithoutOffset(like: nil): "ohne Zeitverschiebung"
    case .timeWithoutOffset(like: .before?): "ohne Zeitverschiebung, wie zuvor"
    case .timeWithoutOffset(like: .start?): "ohne Zeitverschiebung, wie der Beginn"
    case .timeWithOffset(like: nil): "mit Zeitverschiebung"
    case .timeWithOffset(like: .before?): "mit Zeitverschiebung, wie zuvor"
    case .timeWithOffset(like: .start?): "mit Zeitverschiebung, wie der Beginn"
    case .sign(let sign): "„\(String(sign))“"
    case .eitherSign(let first, let second): "„\(String(first))“ oder „\(String(second))“"
    case .quotedKey: "ein Schlüssel in Anführungszeichen"
    case .endOfFile: "das Ende der Datei"
    case .endOfString: "das Ende einer Zeichenkette"
    case .endOfStringBeforeLine: "das Ende der Zeichenkette vor dem Ende der Zeile"
    case .fourHexadecimalDigits: "vier hexadezimale Ziffern"
    case .escape: "eine Schreibweise wie \\n oder \\u00e5"
    case .fractionDigit: "eine Ziffer nach dem Dezimalpunkt"
    case .exponentDigit: "eine Ziffer des Exponenten"
    case .noLeadingZeros: "eine Zahl ohne führende Nullen"
    case .endOfXML: "das Ende des XML-Dokuments"
    case .noDocumentType: "ein Dokument ohne diese Angabe"
    }
  }

  func field(_ field: FieldName) -> Wording {
    switch field {
    case .named(let name): "„\(name)“"
    case .file: "die Datei"
    case .prices: "die Liste der Preise"
    case .entry: "ein Eintrag"
    case .pair: "ein Paar"
    case .time: "eine Zeit"
    case .price: "ein Preis"
    case .value: "ein Wert"
    }
  }

  func limit(_ limit: ReadingLimit) -> Wording {
    switch limit {
    case .bytes(let count): "\(Bytes.text(count))"
    case .jsonBytes(let count): "\(Bytes.text(count)) JSON"
    case .lineBytes(let count): "\(Bytes.text(count)) in einer Zeile"
    case .markupBytes(let count): "\(Bytes.text(count)) in einem Tag, Kommentar oder Text"
    case .stringBytes(let count): "\(Bytes.text(count)) in einer Zeichenkette, Zahl oder Lücke"
    case .pageBytes(let count): "\(Bytes.text(count)) HTML"
    case .jsonValues(let count, let bytes):
      "\(count) Werte und Schlüssel von JSON, und einer mehr je \(bytes) Bytes,"
    case .plainValues(let count): "\(count) Zahlen und Texte in Folge in JSON"
    case .rowsOfOneTime(let count): "\(count) Zeilen mit einer Zeit"
    case .elements(let count): "\(count) Elemente"
    case .rows(let count): "\(count) Zeilen"
    case .fields(let count): "\(count) Felder"
    case .areas(let count): "\(count) Gebotszonen"
    case .slots(let count): "\(count) Abschnitte"
    case .slotsInPeriods(let slots, let periods): "\(slots) Abschnitte in \(periods) Zeiträumen"
    }
  }

  func sentence(_ error: PriceAdjustmentError) -> Wording {
    switch error {
    case .noEntry(let scheme, let date):
      """
      Die Tabelle hat keine Bedingungen für \(scheme.rawValue) am \(date); geraten wird nicht. \
      Siehe Resources/norwegian-support.csv.
      """
    case .notNorwegian(let scheme, let unit?):
      "\(scheme.rawValue) ist eine norwegische Regelung in øre pro kWh; die Preise sind in \(unit)."
    case .notNorwegian(let scheme, nil):
      """
      \(scheme.rawValue) ist eine norwegische Regelung in øre pro kWh; die Einheit der Preise ist \
      unbekannt.
      """
    case .outOfRange: "Mit den Zuschlägen wird ein Preis zu groß."
    }
  }

  func sentence(_ error: ZoneError) -> Wording {
    switch error {
    case .malformed(let text):
      """
      „\(text)“ ist keine Zeitzone; einen Namen wie Europe/Berlin oder eine Verschiebung wie \
      +02:00 angeben.
      """
    case .unknown(let text):
      """
      Keine Zeitzone heißt „\(text)“; Namen sehen aus wie Europe/Berlin, mit Groß- und \
      Kleinbuchstaben.
      """
    }
  }
}
