import ElectricityPrices

/// The texts in German.
struct German: Catalogue {
  func word(_ word: Word) -> String {
    switch word {
    case .title: "Strompreis"
    case .now: "jetzt"
    case .low: "Tief"
    case .mean: "Mittel"
    case .meanOf: "Mittel von"
    case .high: "Hoch"
    case .difference: "Unterschied"
    case .fromNow: "zu jetzt"
    case .fromMark: "zur Marke"
    case .unitUnknown: "Einheit unbekannt"
    case .noPrice: "kein Preis"
    case .noPrices: "Die Datei enthält keine Preise."
    case .taxIncluded: "inkl. MwSt."
    case .taxExcluded: "ohne MwSt."
    case .taxUnknown: "MwSt. unbekannt"
    case .assumed: "angenommen"
    case .raw: "roh"
    case .allIn: "Gesamtpreis"
    case .hour: "Stunde"
    case .slot: "Abschnitt"
    case .chart: "Diagramm"
    case .range: "Zeitraum"
    case .choose: "wählen"
    case .help: "Hilfe"
    case .quit: "Ende"
    case .areas: "Gebotszonen"
    case .notes: "Hinweise"
    case .helpEnd: "Jede Taste führt zurück zum Diagramm."
    case .mouse: "Maus"
    case .date: "Datum"
    case .time: "Zeit"
    case .formatName: "Name"
    case .unit: "Einheit"
    case .tax: "MwSt."
    case .zone: "Zeitzone"
    case .format: "Format"
    case .asStated: "laut Datei"
    case .place: "Ort"
    case .sources: "Quellen"
    case .terms: "Bedingungen"
    case .commandLine: "Befehlszeile"
    case .notSet: "nicht gesetzt"
    }
  }

  func level(_ level: PriceLevel) -> String {
    switch level {
    case .veryCheap: "sehr günstig"
    case .cheap: "günstig"
    case .normal: "normal"
    case .expensive: "teuer"
    case .veryExpensive: "sehr teuer"
    }
  }

  func message(_ message: ViewerMessage) -> String {
    switch message {
    case .nowOutside: "Die Uhrzeit liegt außerhalb dieser Preise."
    case .noPrices: "Hier gibt es keine Preise."
    case .oneSeries: "Die Datei enthält nur eine Reihe."
    case .noUnit: "Die Datei nennt keine Einheit; mit --unit angeben."
    case .nothingToAdd: "Es kommt nichts hinzu: --vat, --add oder --support angeben."
    case .notAdjusted(let error): sentence(error).text
    case .notPicking: "Enter wählt nur, wenn das Programm mit --pick gestartet wurde."
    case .noWindow: "Es kommt keine so lange Zeit mit Preisen mehr."
    case .notRead(let error): "Nicht neu gelesen: \(error.sentence(in: .german))"
    case .notPublished(let time): "Morgen ist noch nicht veröffentlicht (meist \(time))."
    case .nothingSelected: "Nichts ist ausgewählt; mit den Pfeiltasten auswählen."
    case .noneEarlier: "Es gibt keine früheren Preise."
    case .noneLater: "Es gibt keine späteren Preise."
    case .notOnHeatMap: "Die Wärmekarte zeigt eine Zone, ohne Weiteres darüber."
    }
  }

  func title(_ group: KeyGroup) -> String {
    switch group {
    case .selection: "Auswählen"
    case .view: "Ansehen"
    case .leaving: "Verlassen"
    }
  }

  func help(_ keys: KeyHelp) -> String {
    switch keys {
    case .slots: "voriger, nächster Abschnitt"
    case .rows: "Wärmekarte: der Tag davor, danach"
    case .hours: "drei Stunden zurück, vor"
    case .extend: "einen Bereich auswählen; Enter vergrößert ihn"
    case .ends: "erster, letzter Abschnitt"
    case .now: "der Abschnitt von jetzt"
    case .extremes: "günstigster, teuerster Abschnitt"
    case .windowStart: "wo die günstigste Zeit beginnt"
    case .clear: "nichts auswählen; noch einmal: auch Jetzt verbergen"
    case .mouse: "Klicken und Ziehen wählt, das Rad geht weiter"
    case .choose: "Abschnitt wählen und beenden (mit --pick)"
    case .charts: "Linie, Stufen, Fläche, Balken, Wärmekarte"
    case .nextChart: "nächste Diagrammart"
    case .ranges: "ein Tag, eine Woche, ein Monat, ein Jahr, alles"
    case .periods: "Tag, Woche, Monat oder Jahr davor, danach"
    case .today: "heute"
    case .zoom: "vergrößern, verkleinern, erste Ansicht"
    case .scroll: "zu früheren, späteren Preisen rollen"
    case .holdPrices: "Preisachse stehen lassen, oder folgen lassen"
    case .lockPrices: "dieselbe Preisachse für alle Zonen und Zeiträume"
    case .compare: "vergleichen: Zeitraum davor; alle Zonen"
    case .mark: "mit diesem Abschnitt vergleichen; wieder: mit jetzt"
    case .levels: "Farben von günstig bis teuer; Linie beim Mittel"
    case .series: "nächste, vorige Reihe der Datei"
    case .window: "die günstigste kommende Zeit zeigen"
    case .windowLength: "günstigste Zeit länger, kürzer"
    case .unit: "nächste Einheit: ct pro kWh, Euro pro kWh, pro MWh"
    case .allIn: "Preise wie gelesen oder Gesamtpreis"
    case .list: "diese Liste zeigen oder verbergen"
    case .reread: "die Dateien neu lesen"
    case .redraw: "alles neu zeichnen"
    case .suspend: "anhalten; fg holt zurück"
    case .quit: "beenden"
    }
  }

  func spoken(_ unit: PriceUnit) -> Wording { "\(unit.moneyName) pro \(unit.energy.rawValue)" }

  func inUnit(_ unit: PriceUnit) -> Wording { "in \(spoken(unit))" }

  var lineFormat: String { "{price} {unit} {trend} {level} Tief {min} um {min_hour}" }
}
