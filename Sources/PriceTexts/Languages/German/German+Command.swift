extension German {
  func sentence(_ text: CommandText) -> Wording {
    switch text {
    case .noFile:
      "Weder Datei noch Gebotszone angegeben; etwa „pricetui today.json“ oder „pricetui --area AT“."
    case .severalAreas(let areas):
      "Die Datei hat mehrere Gebotszonen; eine mit --area wählen: \(areas)."
    case .noPriceNow: "Die Datei hat keinen Preis für jetzt."
    case .noWindow(let length):
      "Es kommt kein Zeitraum von \(duration(length)) mit Preisen mehr; --now stellt die Uhr."
    case .costNeedsUnit:
      "Die Datei nennt keine Einheit, daher sind Kosten unbekannt; mit --unit angeben."
    case .noSlot(let time): "Diese Preise haben keinen Abschnitt um „\(time)“."
    case .noSuchTime(let time, let zone): "„\(time)“ gibt es in \(zone) nicht."
    case .notUnit(let text): "„\(text)“ ist keine Einheit wie ct/kWh, EUR/kWh oder EUR/MWh."
    case .notDate(let text): "„\(text)“ ist kein Datum wie 2022-07-12."
    case .notNumber(let text): "„\(text)“ ist keine Zahl wie 51.25."
    case .notPercent(let text): "„\(text)“ ist keine Steuer von 0 bis 100 Prozent."
    case .notAddition(let text): "„\(text)“ ist kein Betrag wie 51.25 oder 22-06=38.21."
    case .notLocale(let text): "„\(text)“ ist keine Spracheinstellung wie de_DE oder en_GB."
    case .notLength(let text):
      "„\(text)“ ist keine Dauer wie 3h, 90min oder 1h30m, höchstens 31 Tage."
    case .notPower(let text): "„\(text)“ ist keine Leistung wie 2kW oder 800W."
    case .notPicture(let name):
      "--save-picture verlangt eine Datei, die auf .svg endet, nicht „\(name)“."
    case .notSize(let text): "„\(text)“ ist keine Größe wie 100x30, von 1x1 bis 4096x2048."
    case .notTime(let text): "„\(text)“ ist keine Zeit wie 13:00 oder 2022-07-12T13:00."
    case .notPlaceholder(let text):
      """
      „\(text)“ steht in --line-format für nichts; für etwas stehen: \
      \(LinePlaceholder.list).
      """
    case .lineFormatNeedsLine: "--line-format verlangt --output line oder --output waybar."
    case .outputOrAlert: "Entweder --output oder einen Alarm wählen."
    case .taxTwice: "--vat erhebt Steuer auf Preise, die sie laut --vat-state schon enthalten."
    case .severalWays: "Nur eines von --print, --describe, --pick und --save-picture wählen."
    case .sizeNeedsPrint: "--size ist die Größe eines gedruckten Diagramms."
    case .hoverNeedsScreen: "--hover verlangt den Bildschirm."
    case .hoverNeedsMouse: "--hover verlangt die Maus."
    case .unknownOption(let option, nil):
      "Die Option „\(option)“ gibt es nicht; --help listet alle auf."
    case .unknownOption(let option, let similar?):
      "Die Option „\(option)“ gibt es nicht; gemeint ist vielleicht \(similar)."
    case .missingValue(let option): "\(option) braucht einen Wert."
    case .takesNoValue(let option): "\(option) nimmt keinen Wert."
    case .wrongValue(let value, let option): "„\(value)“ ist kein Wert für \(option)."
    case .nothingFollows(let word):
      "Nach „\(word)“ folgt nichts; den Wert nach dem Zeichen schreiben."
    case .dataDrawNothing:
      """
      --output und Alarme zeichnen nichts: --print, --describe, --pick, --select, --size und \
      --hover weglassen.
      """
    case .needsCheapest: "--before, --after, --split, --power und --is-now verlangen --cheapest."
    case .cheapestForms:
      """
      --cheapest schreibt Sätze oder zeigt die Zeit im Diagramm; es passt zu --output json, line, \
      waybar und svg, und --power nicht zu Diagrammen.
      """
    case .cheapAboveDear: "--cheap-below darf nicht über --dear-above liegen."
    case .isNowForms: "--is-now antwortet mit dem Rückgabewert und passt nur zu --output json."
    case .svgIsChart:
      "--output svg ist das Diagramm selbst: --print, --describe, --pick und --hover weglassen."
    case .pictureOrOutput: "Nur eines von --save-picture, --output und einem Alarm wählen."
    case .noTerminal: "Es gibt kein Terminal zum Zeichnen; --print schreibt das Diagramm als Text."
    case .noDescriptor: "Kein Deskriptor ist frei, um das Terminal zu öffnen; siehe ulimit -n."
    case .smallStack(let present, let needed):
      "Der Stapel darf \(present) kB groß sein, nötig sind \(needed); siehe ulimit -s."
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

      Endstatus: 0; 1 wenn --pick ohne Wahl verlassen wurde oder ein Alarm oder --is-now nicht \
      zutrifft, 2 wenn diese nicht zu beantworten waren; 64 falscher Aufruf; 65 falsche Daten; 66 \
      unlesbare Datei; 69 kein brauchbares Terminal oder keine Preise; 74 Ausgabe nicht \
      schreibbar.
      """
    case .overview: "Übersicht"
    case .usage: "Aufruf"
    case .options: "Optionen"
    case .prices: "Preise"
    case .fetching: "Abruf"
    case .money: "Geld"
    case .chart: "Diagramm"
    case .output: "Ausgabe"
    case .data: "Für andere Programme"
    case .cheapTime: "Wann es günstig ist"
    case .settings: "Einstellungen"
    case .path:
      "Dateien, Ordner; - ist die Standardeingabe; für eine Zone today, tomorrow, yesterday."
    case .file: "Dasselbe, auch mehrmals."
    case .area: "Die Gebotszone zum Abrufen, etwa DE-LU; aus einer Datei die einzige Reihe."
    case .unit: "Die Einheit, etwa ct/kWh oder EUR/MWh."
    case .format: "Das Format der Datei, statt es zu erkennen."
    case .date: "Der Tag zum Abrufen oder das Datum einer Datei ohne eines: 2022-07-12."
    case .timezone: "Die Zeitzone, etwa Europe/Berlin oder +02:00."
    case .firstHour: "Ob eine Spalte mit Stunden ab 0 oder ab 1 zählt, wo sie es nicht zeigt."
    case .sequence: "Welche von mehreren Sequenzen der Preise von ENTSO-E, statt der ersten."
    case .listFormats: "Die lesbaren Formate auflisten."
    case .config: "Die Datei mit Einstellungen statt der üblichen."
    case .noConfig: "Keine Datei mit Einstellungen lesen."
    case .showConfig: "Jede Einstellung und ihre Herkunft zeigen."
    case .noWatch: "Den Dateien nicht folgen, wenn sie sich ändern; r liest sie neu."
    case .source: "Die Quelle, von der abgerufen wird; --list-sources zeigt alle."
    case .from: "Der erste Tag, der abgerufen wird, etwa 2026-11-01."
    case .to: "Der letzte Tag; ohne diese Angabe heute."
    case .offline: "Niemanden fragen: Aufbewahrtes zeigen."
    case .refresh: "Auch nach Aufbewahrtem neu fragen."
    case .newerThan: "Nach Älterem neu fragen, etwa 1h oder 2d."
    case .save: "Das Abgerufene in eine Datei schreiben: nach der Endung CSV, sonst JSON."
    case .clearCache: "Aufbewahrtes entfernen."
    case .listSources: "Die Quellen mit Gebotszonen und Bedingungen zeigen."
    case .listAreas: "Die Gebotszonen mit Orten und Quellen zeigen."
    case .vat: "So viel Prozent Mehrwertsteuer auf die Preise schlagen."
    case .vatState: "Ob die Preise der Datei die Steuer enthalten: included oder excluded."
    case .add:
      "So viel pro kWh in der gezeigten Einheit zuschlagen, mit Steuer; 22-06=38.21 für Stunden."
    case .support: "Die norwegische Regelung: stromstotte oder norgespris."
    case .chartKind: "Die Diagrammart."
    case .theme: "Die Farben, mit -light oder -dark für den Grund."
    case .range: "Wie viel auf einmal gezeigt wird: day, week, month, year oder all."
    case .layers: "Darüberlegen: before, areas, levels oder mean; wiederholbar."
    case .cheapBelow: "Preise darunter sind günstig; zeigt die Stufen."
    case .dearAbove: "Preise darüber sind teuer; zeigt die Stufen."
    case .select: "Den Abschnitt einer Zeit auswählen: 13:00 oder 2022-07-12T13:00."
    case .now: "Die Uhr stellen, etwa auf 2022-07-12T09:30; sie läuft weiter."
    case .print: "Das Diagramm drucken, statt den Bildschirm zu zeigen."
    case .describe: "Das Diagramm in Sätzen beschreiben."
    case .pick: "Einen Abschnitt wählen: Enter schreibt ihn als JSON auf die Standardausgabe."
    case .glyphs: "Die Zeichen: braille, sextant, octant, block, ascii oder auto."
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
    case .cheapest: "Die günstigste noch kommende Zeit einer Dauer wie 3h finden."
    case .before: "Sie endet spätestens dann: 07:00 oder 2022-07-12T07:00."
    case .after: "Sie beginnt frühestens dann."
    case .split: "Sie darf aus mehreren Teilen bestehen."
    case .power: "Sagen, was sie mit so viel Leistung kostet, etwa 2kW."
    case .isNow: "Mit 0 enden, wenn jetzt die günstigste Zeit ist, sonst mit 1."
    case .alertBelow: "Mit 0 enden, wenn der Preis jetzt niedriger ist, sonst mit 1."
    case .alertAbove: "Mit 0 enden, wenn der Preis jetzt höher ist, sonst mit 1."
    case .version: "Die Version zeigen."
    case .help: "Diese Hilfe zeigen."
    case .values: "Werte"
    case .byDefault: "Vorgabe"
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
    case .cheapestStart: "wann die günstigste Zeit von --cheapest beginnt, sonst die von 3h"
    case .cheapestMean: "das Mittel dieser Zeit"
    }
  }
}
