import PriceSources

extension German {
  func sentence(_ text: SourceText) -> Wording {
    switch text {
    case .unknownArea(let name, let nearest):
      "„\(name)“ ist keine Gebotszone; am nächsten sind \(nearest), und --list-areas zeigt alle."
    case .unknownSource(let name): "„\(name)“ ist keine Quelle; --list-sources zeigt alle."
    case .notOfSource(let area, let source):
      "\(source) hat keine Preise für \(area); --list-sources zeigt, welche es gibt."
    case .needsArea(let option):
      "\(option) gilt für Preise, die abgerufen werden: --area angeben, und keine Datei."
    case .datesReversed(let from, let to): "--to \(to) liegt vor --from \(from)."
    case .tooManyDays(let limit):
      "Höchstens \(limit) Tage werden auf einmal abgerufen; bitte eine kürzere Spanne wählen."
    case .dateTwice: "Entweder einen Tag oder --from mit --to wählen."
    case .notAge(let text): "„\(text)“ ist kein Alter wie 30m, 1h oder 2d."
    case .offlineAndRefresh:
      "--offline fragt niemanden, --refresh fragt alle: eines von beiden wählen."
    case .saveOrShow:
      """
      --save schreibt das Abgerufene und zeigt nichts: --print, --describe, --pick, \
      --save-picture, --output und Alarme weglassen.
      """
    case .nothingKept(let area):
      "Für \(area) ist an diesen Tagen nichts aufbewahrt, und --offline fragt niemanden."
    case .noPlace:
      "Es gibt keinen Ordner zum Aufbewahren: weder HOME noch XDG_CACHE_HOME ist gesetzt."
    case .cleared(let files): "Entfernte Dateien: \(files)."
    case .notCleared(let failure):
      "Das Aufbewahrte lässt sich nicht entfernen: \(SystemError.text(failure.code))."
    }
  }

  func sentence(_ notice: FetchNotice) -> Wording {
    switch notice {
    case .failed(let source, let fault): "\(source): \(reason(fault))."
    case .instead(let source): "Die Preise sind stattdessen von \(source)."
    case .notYet(let date, let time):
      "Die Preise für den \(date) kommen gegen \(ClockTime.text(time)) Uhr."
    case .keptUnreadable(nil): "Das Aufbewahrte ist beschädigt und blieb unbenutzt."
    case .keptUnreadable(let failure?):
      "Das Aufbewahrte ist nicht lesbar: \(SystemError.text(failure.code))."
    case .notKept(nil): sentence(SourceText.noPlace)
    case .notKept(let failure?):
      "Die Preise lassen sich nicht aufbewahren: \(SystemError.text(failure.code))."
    case .clock(let source, let hours) where hours < 0:
      """
      Die Uhr dieses Rechners geht \(-hours) Stunden vor der von \(source); bitte das Datum \
      prüfen.
      """
    case .clock(let source, let hours):
      """
      Die Uhr dieses Rechners geht \(hours) Stunden hinter der von \(source); bitte das Datum \
      prüfen.
      """
    }
  }

  func sentence(_ status: FeedStatus) -> Wording {
    switch status {
    case .fetching(let source): "Neuere Preise werden von \(source) abgerufen."
    case .fetchingFirst(let source): "Preise werden von \(source) abgerufen."
    case .progress(let done, let all, let minutes):
      "\(done) von \(all) abgerufen, noch etwa \(minutes) min; Esc hält an."
    case .noNetwork(let time?): "Kein Netz: Stand von \(ClockTime.text(time)) Uhr."
    case .noNetwork(nil): "Kein Netz."
    case .instead(let source, let other, let fault):
      "\(source) statt \(other): \(reason(fault))."
    case .notice(let notice): "\(sentence(notice))"
    }
  }

  func reason(_ fault: FetchFault) -> Wording {
    switch fault {
    case .noCurl: "das Programm curl, das Preise abruft, ist nicht installiert"
    case .notStarted(let code): "curl lässt sich nicht starten: \(SystemError.text(code))"
    case .badMirror(let address):
      "PRICETUI_BASE_URL ist „\(address)“, muss aber mit https:// oder http://127.0.0.1 beginnen"
    case .noKey(let variable, let file):
      "ein Schlüssel ist nötig, in der Variablen \(variable) oder der Datei \(file)"
    case .openKey(let file): "andere können den Schlüssel in \(file) lesen; chmod 600 hilft"
    case .before(let date): "die Preise beginnen am \(date)"
    case .tooSoon(let time):
      "sie wurde eben erst gefragt und wird ab \(ClockTime.text(time)) Uhr wieder gefragt"
    case .unknownHost: "die Adresse ist nicht zu finden: vielleicht fehlt das Netz"
    case .unreachable: "sie ist nicht zu erreichen"
    case .notSecure: "es gibt keine sichere Verbindung zu ihr"
    case .tooSlow: "sie antwortet nicht rechtzeitig"
    case .truncated: "die Antwort endete zu früh"
    case .tooLarge(let limit): "die Antwort ist größer als \(Bytes.text(limit))"
    case .curl(let status): "curl scheiterte mit Status \(status)"
    case .notPublished: "die Preise sind noch nicht veröffentlicht"
    case .tooMany(0): "sie wurde zu oft gefragt"
    case .tooMany(let seconds): "sie wurde zu oft gefragt und bittet um \(seconds) Sekunden Ruhe"
    case .status(404): "sie hat keine solchen Preise (HTTP 404)"
    case .status(let status): "sie antwortet mit HTTP \(status)"
    case .moved(let host): "die Adresse führt weiter zu \(host), dem wird nicht gefolgt"
    case .keyRejected(let variable, let file):
      "sie nimmt den Schlüssel in \(variable) oder \(file) nicht an"
    case .webPage: "sie schickte eine Webseite statt Preisen"
    case .unreadable(let why): "die Antwort ist nicht lesbar: \(reason(why))"
    case .otherDay: "sie hat keine Preise dieser Tage"
    }
  }
}
