extension German {
  func sentence(_ text: CommandText) -> Wording {
    switch text {
    case .noFile:
      "Keine Datei angegeben; versuchen Sie „pricetui today.json“ oder „pricetui --help“."
    case .severalFiles: "Eine Datei angeben, nicht zwei."
    case .severalAreas(let areas):
      "Die Datei hat mehrere Gebotszonen; eine mit --area wählen: \(areas)."
    case .noPriceNow: "Die Datei hat keinen Preis für jetzt."
    case .noSlot(let time): "Diese Preise haben keinen Abschnitt um „\(time)“."
    case .noSuchTime(let time, let zone): "„\(time)“ gibt es in \(zone) nicht."
    case .notUnit(let text): "„\(text)“ ist keine Einheit wie ct/kWh, EUR/kWh oder EUR/MWh."
    case .notDate(let text): "„\(text)“ ist kein Datum wie 2022-07-12."
    case .notNumber(let text): "„\(text)“ ist keine Zahl wie 51.25."
    case .notPercent(let text): "„\(text)“ ist keine Steuer von 0 bis 100 Prozent."
    case .notAddition(let text): "„\(text)“ ist kein Betrag wie 51.25 oder 22-06=38.21."
    case .notLocale(let text): "„\(text)“ ist keine Spracheinstellung wie de_DE oder en_GB."
    case .notPicture(let name):
      "--save-picture verlangt eine Datei, die auf .svg endet, nicht „\(name)“."
    case .lineFormatNeedsLine: "--line-format verlangt --output line oder --output waybar."
    case .outputOrAlert: "Entweder --output oder einen Alarm wählen."
    case .taxTwice: "--vat erhebt Steuer auf Preise, die sie laut --vat-state schon enthalten."
    case .severalWays: "Nur eines von --print, --describe, --pick und --save-picture wählen."
    case .sizeNeedsPrint: "--size ist die Größe eines gedruckten Diagramms."
    case .hoverNeedsScreen: "--hover verlangt den Bildschirm."
    case .hoverNeedsMouse: "--hover verlangt die Maus."
    case .nothingFollows(let word):
      "Nach „\(word)“ folgt nichts; den Wert nach dem Zeichen schreiben."
    case .dataDrawNothing:
      """
      --output und Alarme zeichnen nichts: --print, --describe, --pick, --select, --size und \
      --hover weglassen.
      """
    case .svgIsChart:
      "--output svg ist das Diagramm selbst: --print, --describe, --pick und --hover weglassen."
    case .pictureOrOutput: "Nur eines von --save-picture, --output und einem Alarm wählen."
    case .noTerminal: "Es gibt kein Terminal zum Zeichnen; --print schreibt das Diagramm als Text."
    case .noDescriptor: "Kein Deskriptor ist frei, um das Terminal zu öffnen; siehe ulimit -n."
    case .background:
      """
      Das Programm läuft im Hintergrund und darf das Terminal nicht benutzen; --print schreibt \
      das Diagramm als Text.
      """
    case .unnamedTerminal:
      "TERM ist nicht gesetzt, das Terminal also unbekannt; --print schreibt das Diagramm als Text."
    case .unknownTerminal(let name):
      "Das Terminal TERM=\(name) ist hier unbekannt; --print schreibt das Diagramm als Text."
    case .incapableTerminal(let name):
      """
      Das Terminal TERM=\(name) kann die Schreibmarke nicht setzen; --print schreibt das Diagramm \
      als Text.
      """
    case .outputFailed(let reason): "Die Standardausgabe ist nicht beschreibbar: \(reason)."
    case .fileFailed(let path, let reason): "\(path) ist nicht beschreibbar: \(reason)."
    }
  }

  func help(_ text: HelpText) -> String {
    switch text {
    case .abstract: "Zeigt Strompreise als Diagramm im Terminal."
    case .discussion:
      """
      Pfeiltasten und Maus wählen aus; ? zeigt alle Tasten. Ohne Terminal an der Standardausgabe \
      wird das Diagramm gedruckt.

      Endstatus: 0; 1 wenn --pick ohne Wahl verlassen wurde oder ein Alarm nicht zutrifft, 2 wenn \
      ein Alarm nicht zu beantworten war; 64 falscher Aufruf; 65 falsche Daten; 66 unlesbare \
      Datei; 69 kein brauchbares Terminal; 74 Ausgabe nicht schreibbar.
      """
    case .prices: "Preise"
    case .money: "Geld"
    case .chart: "Diagramm"
    case .output: "Ausgabe"
    case .data: "Für andere Programme"
    case .path: "Eine Datei mit Preisen; - ist die Standardeingabe."
    case .file: "Dasselbe."
    case .area: "Nur die Reihe dieser Gebotszone, etwa DE-LU."
    case .unit: "Die Einheit, etwa ct/kWh oder EUR/MWh."
    case .format: "Das Format der Datei, statt es zu erkennen."
    case .date: "Das Datum einer Datei, die keines nennt, etwa 2022-07-12."
    case .timezone: "Die Zeitzone, etwa Europe/Berlin oder +02:00."
    case .firstHour: "Ob eine Spalte mit Stunden ab 0 oder ab 1 zählt, wo sie es nicht zeigt."
    case .listFormats: "Die lesbaren Formate auflisten."
    case .vat: "So viel Prozent Mehrwertsteuer auf die Preise schlagen."
    case .vatState: "Ob die Preise der Datei die Steuer enthalten: included oder excluded."
    case .add:
      "So viel pro kWh in der gezeigten Einheit zuschlagen, mit Steuer; 22-06=38.21 für Stunden."
    case .support: "Die norwegische Regelung: stromstotte oder norgespris."
    case .chartKind: "Die Diagrammart."
    case .theme: "Die Farben."
    case .select: "Den Abschnitt einer Zeit auswählen: 13:00 oder 2022-07-12T13:00."
    case .now: "Die Uhr stellen, etwa auf 2022-07-12T09:30; sie läuft weiter."
    case .print: "Das Diagramm drucken, statt den Bildschirm zu zeigen."
    case .describe: "Das Diagramm in Sätzen beschreiben."
    case .pick: "Einen Abschnitt wählen: Enter schreibt ihn als JSON auf die Standardausgabe."
    case .glyphs: "Die Zeichen: braille, block, ascii oder auto."
    case .color: "Wann Farben verwendet werden: auto, always oder never."
    case .savePicture: "Ein Bild des Diagramms in eine Datei schreiben, die auf .svg endet."
    case .size: "Die Größe eines gedruckten Diagramms, etwa 100x30."
    case .locale: "Sprache und Zahlen, etwa de_DE oder en_GB."
    case .hover: "Auswählen, was unter dem Zeiger liegt, ohne Taste."
    case .noMouse: "Die Maus dem Terminal lassen."
    case .outputForm:
      """
      Die Preise als table, csv oder json schreiben, die von jetzt als line oder waybar, oder das \
      Diagramm als svg.
      """
    case .lineFormat:
      "Die Zeile, etwa \"{price} {unit} {trend}\"; das Handbuch nennt, was ersetzt wird."
    case .alertBelow: "Mit 0 enden, wenn der Preis jetzt niedriger ist, sonst mit 1."
    case .alertAbove: "Mit 0 enden, wenn der Preis jetzt höher ist, sonst mit 1."
    }
  }

  func meaning(_ placeholder: LinePlaceholder) -> String {
    switch placeholder {
    case .price: "der Preis jetzt"
    case .unit: "seine Einheit"
    case .trend: "ein Pfeil: ob der nächste Preis höher oder niedriger ist"
    case .level: "von sehr günstig bis sehr teuer, gegen das Mittel des Tages"
    case .min: "der niedrigste Preis des Tages"
    case .minHour, .maxHour: "wann er beginnt"
    case .max: "der höchste Preis des Tages"
    case .mean: "das Mittel des Tages"
    case .area: "die Gebotszone"
    case .start: "wann der Abschnitt von jetzt beginnt"
    case .end: "wann er endet"
    }
  }
}
