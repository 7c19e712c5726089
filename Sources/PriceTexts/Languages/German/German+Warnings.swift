import ElectricityPrices

extension German {
  func sentence(_ warning: PriceWarning) -> Wording {
    switch warning {
    case .mendedDay(let date):
      "Die Zeiten vom \(date) waren bei der Zeitumstellung falsch und folgen nun der Reihenfolge."
    case .mendedEnds(1): "1 falsches Ende wurde vom nächsten Beginn übernommen."
    case .mendedEnds(let count): "\(count) falsche Enden wurden vom nächsten Beginn übernommen."
    case .duplicates(1): "1 wiederholter Eintrag wurde ausgelassen."
    case .duplicates(let count): "\(count) wiederholte Einträge wurden ausgelassen."
    case .extremesDiffer(let field, let stated, let found):
      "Die Datei nennt \(field) \(stated), aber ihre Werte sagen \(found)."
    case .assumedDate(let date): "Die Datei hat kein Datum; angenommen wird \(date)."
    case .missing(1): "1 Preis fehlt."
    case .missing(let count): "\(count) Preise fehlen."
    case .otherCurrency(let currency):
      "Die übliche Währung fehlt; die Preise sind in \(currency.code)."
    case .fixedClock(let zone):
      "Die Zeiten folgen nicht der Uhr von \(zone); sie wurden als UTC gelesen."
    case .assumedZone(let zone):
      """
      Die Zeiten nennen keine Zeitzone und wurden als \(zone) gelesen; --timezone wählt eine \
      andere.
      """
    case .assumedDateOrder(let isMonthFirst):
      """
      Ob in den Daten der Tag oder der Monat zuerst steht, ist offen; angenommen wird der \
      \(isMonthFirst ? "Monat" : "Tag").
      """
    case .assumedLengths(1): "1 Abschnitt zwischen kürzeren reicht vermutlich bis zum nächsten."
    case .assumedLengths(let count):
      "\(count) Abschnitte zwischen kürzeren reichen vermutlich bis zum nächsten."
    case .assumedDecimalComma:
      "Jede Zeile hat ein Komma mehr als Spalten; das letzte wurde als Dezimalkomma gelesen."
    case .unrepeatedHour(let date):
      "Am \(date) gibt es eine Stunde zweimal, in der Datei einmal; sie wurde als erste gelesen."
    case .severalPrices(let names):
      "Mehrere Spalten könnten den Preis enthalten: \(names); --area wählt eine."
    case .overlapsDiffer(1):
      "1 Preis ist in Dateien derselben Zeit verschieden; der neuere wird gezeigt."
    case .overlapsDiffer(let count):
      "\(count) Preise sind in Dateien derselben Zeit verschieden; die neueren werden gezeigt."
    case .otherFiles(let names): "Dateien ohne Preise wurden ausgelassen: \(names)."
    case .skippedTitles(1): "1 Zeile über der Tabelle wurde ausgelassen."
    case .skippedTitles(let count): "\(count) Zeilen über der Tabelle wurden ausgelassen."
    case .gasLeftOut: "Die Datei enthält auch Gaspreise; sie wurden ausgelassen."
    case .cutOff:
      """
      Die letzte Zeile hat kein Ende und ist kürzer als die anderen; vielleicht ist die Datei \
      abgeschnitten.
      """
    case .otherSequences(let count, let shown):
      "Sequenz \(shown) wird gezeigt; \(count) Preise anderer Sequenzen wurden ausgelassen."
    case .onlySequence(let sequence, let date):
      "Ab \(date) gehören Preise zu Sequenz \(sequence), wo es keine andere gibt."
    case .leftOut(let count, .unknownUnit(let unit)):
      """
      \(count) \(count == 1 ? "Eintrag" : "Einträge") ausgelassen: \(unit) ist keine bekannte \
      Einheit.
      """
    case .leftOut(let count, .otherUnit(let other, let unit)):
      """
      \(count) \(count == 1 ? "Eintrag" : "Einträge") ausgelassen: in \(other.code), nicht \
      \(unit.code).
      """
    case .note(.preliminary): "Die Preise sind vorläufig."
    case .note(.onePageOfSeveral):
      "Das ist eine von mehreren Seiten; ältere Preise stehen auf den anderen."
    }
  }

  func summary(_ warning: PriceWarning) -> Wording {
    switch warning {
    case .mendedDay: "Zeiten der Zeitumstellung berichtigt"
    case .mendedEnds(1): "1 Ende berichtigt"
    case .mendedEnds(let count): "\(count) Enden berichtigt"
    case .duplicates(1): "1 Wiederholung ausgelassen"
    case .duplicates(let count): "\(count) Wiederholungen ausgelassen"
    case .extremesDiffer(let field, _, _): "\(field) ist nicht der der Werte"
    case .assumedDate(let date): "angenommenes Datum: \(date)"
    case .missing(1): "1 Preis fehlt"
    case .missing(let count): "\(count) Preise fehlen"
    case .otherCurrency(let currency): "Preise in \(currency.code)"
    case .fixedClock: "Zeiten als UTC gelesen"
    case .assumedZone(let zone): "Zeiten als \(zone) gelesen"
    case .assumedDateOrder(let isMonthFirst):
      "Daten mit \(isMonthFirst ? "Monat" : "Tag") zuerst gelesen"
    case .assumedLengths(1): "1 Abschnitt mit angenommener Länge"
    case .assumedLengths(let count): "\(count) Abschnitte mit angenommener Länge"
    case .assumedDecimalComma: "letztes Komma als Dezimalkomma gelesen"
    case .unrepeatedHour(let date): "eine Stunde fehlt am \(date)"
    case .severalPrices(let names): "mehrere Preise: \(names)"
    case .overlapsDiffer(let count): "\(count) Preise in Dateien verschieden"
    case .otherFiles(let names): "Dateien ohne Preise: \(names.count)"
    case .skippedTitles(1): "1 Zeile darüber ausgelassen"
    case .skippedTitles(let count): "\(count) Zeilen darüber ausgelassen"
    case .gasLeftOut: "Gas ausgelassen"
    case .cutOff: "vielleicht abgeschnitten"
    case .otherSequences(_, let shown): "Sequenz \(shown) gezeigt"
    case .onlySequence(let sequence, let date): "nur Sequenz \(sequence) am \(date)"
    case .leftOut(let count, _): "\(count) ausgelassen"
    case .note(.preliminary): "vorläufige Preise"
    case .note(.onePageOfSeveral): "eine von mehreren Seiten"
    }
  }
}
