import PriceSources

extension Norwegian {
  func sentence(_ text: SourceText) -> Wording {
    switch text {
    case .unknownArea(let name, let nearest):
      "«\(name)» er ikke noe område; de nærmeste er \(nearest), og --list-areas viser alle."
    case .unknownSource(let name): "«\(name)» er ingen kilde; --list-sources viser alle."
    case .notOfSource(let area, let source):
      "\(source) har ingen priser for \(area); --list-sources viser hva den har."
    case .needsArea(let option): "\(option) gjelder priser som hentes: gi --area, og ingen fil."
    case .datesReversed(let from, let to): "--to \(to) er før --from \(from)."
    case .tooManyDays(let limit): "Høyst \(limit) dager hentes på én gang; velg et kortere tidsrom."
    case .dateTwice: "Velg enten en dag eller --from med --to."
    case .notAge(let text): "«\(text)» er ikke en alder som 30m, 1h eller 2d."
    case .offlineAndRefresh: "--offline spør ingen, og --refresh spør alle: velg én av dem."
    case .saveOrShow:
      """
      --save skriver det som ble hentet, og viser ingenting: utelat --print, --describe, --pick, \
      --save-picture, --output og varsler.
      """
    case .nothingKept(let area):
      "Ingenting er lagret for \(area) på disse dagene, og --offline spør ingen."
    case .noPlace: "Det er ingen mappe å lagre priser i: verken HOME eller XDG_CACHE_HOME er satt."
    case .cleared(let files): "Filer fjernet: \(files)."
    case .notCleared(let failure):
      "Det som er lagret, kan ikke fjernes: \(SystemError.text(failure.code))."
    }
  }

  func sentence(_ notice: FetchNotice) -> Wording {
    switch notice {
    case .failed(let source, let fault): "\(source): \(reason(fault))."
    case .instead(let source): "Prisene er i stedet fra \(source)."
    case .notYet(let date, let time):
      "Prisene for \(date) kommer omtrent kl. \(ClockTime.text(time))."
    case .keptUnreadable(nil): "Det som var lagret, er skadet og ble ikke brukt."
    case .keptUnreadable(let failure?):
      "Det som var lagret, kan ikke leses: \(SystemError.text(failure.code))."
    case .notKept(nil): sentence(SourceText.noPlace)
    case .notKept(let failure?): "Prisene kan ikke lagres: \(SystemError.text(failure.code))."
    case .clock(let source, let hours) where hours < 0:
      "Klokken på denne maskinen går \(-hours) timer foran den hos \(source); sjekk datoen."
    case .clock(let source, let hours):
      "Klokken på denne maskinen går \(hours) timer bak den hos \(source); sjekk datoen."
    }
  }

  func sentence(_ status: FeedStatus) -> Wording {
    switch status {
    case .fetching(let source): "Henter nyere priser fra \(source)."
    case .fetchingFirst(let source): "Henter priser fra \(source)."
    case .progress(let done, let all, let minutes):
      "\(done) av \(all) hentet, omtrent \(minutes) min igjen; Esc stopper."
    case .noNetwork(let time?): "Intet nett: slik det var kl. \(ClockTime.text(time))."
    case .noNetwork(nil): "Intet nett."
    case .instead(let source, let other, let fault):
      "\(source) i stedet for \(other): \(reason(fault))."
    case .notice(let notice): "\(sentence(notice))"
    }
  }

  func reason(_ fault: FetchFault) -> Wording {
    switch fault {
    case .noCurl: "programmet curl, som henter priser, er ikke installert"
    case .notStarted(let code): "curl kan ikke startes: \(SystemError.text(code))"
    case .badMirror(let address):
      "PRICETUI_BASE_URL er «\(address)», men må begynne med https:// eller http://127.0.0.1"
    case .noKey(let variable, let file):
      "en nøkkel trengs, i variabelen \(variable) eller filen \(file)"
    case .openKey(let file): "andre kan lese nøkkelen i \(file); bruk chmod 600"
    case .before(let date): "prisene begynner \(date)"
    case .tooSoon(let time):
      "den ble spurt for kort tid siden og spørres igjen fra kl. \(ClockTime.text(time))"
    case .unknownHost: "adressen finnes ikke: kanskje er det ikke nett"
    case .unreachable: "den kan ikke nås"
    case .notSecure: "det er ingen sikker forbindelse til den"
    case .tooSlow: "den svarer ikke i tide"
    case .truncated: "svaret sluttet for tidlig"
    case .tooLarge(let limit): "svaret er større enn \(Bytes.text(limit))"
    case .curl(let status): "curl mislyktes med status \(status)"
    case .notPublished: "prisene er ikke publisert ennå"
    case .tooMany(0): "den er spurt for ofte"
    case .tooMany(let seconds): "den er spurt for ofte og ber om \(seconds) sekunders ro"
    case .status(404): "den har ikke slike priser (HTTP 404)"
    case .status(let status): "den svarer med HTTP \(status)"
    case .moved(let host): "adressen viser videre til \(host), og det følges ikke"
    case .keyRejected(let variable, let file):
      "den godtar ikke nøkkelen i \(variable) eller \(file)"
    case .webPage: "den sendte en nettside i stedet for priser"
    case .unreadable(let why): "svaret kan ikke leses: \(reason(why))"
    case .otherDay: "den har ingen priser for disse dagene"
    }
  }
}
