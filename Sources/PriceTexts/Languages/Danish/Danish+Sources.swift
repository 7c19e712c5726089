import PriceSources

extension Danish {
  func sentence(_ text: SourceText) -> Wording {
    switch text {
    case .unknownArea(let name, let nearest):
      "»\(name)« er ikke et prisområde; de nærmeste er \(nearest), og --list-areas viser alle."
    case .unknownSource(let name): "»\(name)« er ikke en kilde; --list-sources viser alle."
    case .notOfSource(let area, let source):
      "\(source) har ingen priser for \(area); --list-sources viser, hvad den har."
    case .needsArea(let option): "\(option) gælder priser, der hentes: angiv --area, og ingen fil."
    case .datesReversed(let from, let to): "--to \(to) er før --from \(from)."
    case .tooManyDays(let limit): "Højst \(limit) dage hentes på én gang; vælg et kortere tidsrum."
    case .dateTwice: "Vælg enten en dag eller --from med --to."
    case .notAge(let text): "»\(text)« er ikke en alder som 30m, 1h eller 2d."
    case .offlineAndRefresh: "--offline spørger ingen, og --refresh spørger alle: vælg én af dem."
    case .saveOrShow:
      """
      --save skriver det, der blev hentet, og viser ingenting: udelad --print, --describe, --pick, \
      --save-picture, --output og alarmer.
      """
    case .nothingKept(let area):
      "Intet er gemt for \(area) på disse dage, og --offline spørger ingen."
    case .noPlace: "Der er ingen mappe at gemme priser i: hverken HOME eller XDG_CACHE_HOME er sat."
    case .cleared(let files): "Filer fjernet: \(files)."
    case .notCleared(let failure):
      "Det, der er gemt, kan ikke fjernes: \(SystemError.text(failure.code))."
    }
  }

  func sentence(_ notice: FetchNotice) -> Wording {
    switch notice {
    case .failed(let source, let fault): "\(source): \(reason(fault))."
    case .instead(let source): "Priserne er i stedet fra \(source)."
    case .notYet(let date, let time):
      "Priserne for \(date) kommer omkring kl. \(ClockTime.text(time))."
    case .keptUnreadable(nil): "Det, der var gemt, er beskadiget og blev ikke brugt."
    case .keptUnreadable(let failure?):
      "Det, der var gemt, kan ikke læses: \(SystemError.text(failure.code))."
    case .notKept(nil): sentence(SourceText.noPlace)
    case .notKept(let failure?): "Priserne kan ikke gemmes: \(SystemError.text(failure.code))."
    case .clock(let source, let hours) where hours < 0:
      "Denne maskines ur er \(-hours) timer foran det hos \(source); tjek datoen."
    case .clock(let source, let hours):
      "Denne maskines ur er \(hours) timer bagud i forhold til det hos \(source); tjek datoen."
    }
  }

  func sentence(_ status: FeedStatus) -> Wording {
    switch status {
    case .fetching(let source): "Henter nyere priser fra \(source)."
    case .fetchingFirst(let source): "Henter priser fra \(source)."
    case .progress(let done, let all, let minutes):
      "\(done) af \(all) hentet, omkring \(minutes) min tilbage; Esc stopper."
    case .noNetwork(let time?): "Intet netværk: som det var kl. \(ClockTime.text(time))."
    case .noNetwork(nil): "Intet netværk."
    case .instead(let source, let other, let fault):
      "\(source) i stedet for \(other): \(reason(fault))."
    case .notice(let notice): "\(sentence(notice))"
    }
  }

  func reason(_ fault: FetchFault) -> Wording {
    switch fault {
    case .noCurl: "programmet curl, som henter priser, er ikke installeret"
    case .notStarted(let code): "curl kan ikke startes: \(SystemError.text(code))"
    case .badMirror(let address):
      "PRICETUI_BASE_URL er »\(address)«, men skal begynde med https:// eller http://127.0.0.1"
    case .noKey(let variable, let file):
      "der kræves en nøgle, i variablen \(variable) eller filen \(file)"
    case .openKey(let file): "andre kan læse nøglen i \(file); brug chmod 600"
    case .before(let date): "priserne begynder \(date)"
    case .tooSoon(let time):
      "den blev spurgt for kort tid siden og spørges igen fra kl. \(ClockTime.text(time))"
    case .unknownHost: "adressen findes ikke: der er måske ikke netværk"
    case .unreachable: "den kan ikke nås"
    case .notSecure: "der er ingen sikker forbindelse til den"
    case .tooSlow: "den svarer ikke i tide"
    case .truncated: "svaret sluttede for tidligt"
    case .tooLarge(let limit): "svaret er større end \(Bytes.text(limit))"
    case .curl(let status): "curl mislykkedes med status \(status)"
    case .notPublished: "priserne er ikke offentliggjort endnu"
    case .tooMany(0): "den er spurgt for ofte"
    case .tooMany(let seconds): "den er spurgt for ofte og beder om \(seconds) sekunders ro"
    case .status(404): "den har ikke sådanne priser (HTTP 404)"
    case .status(let status): "den svarer med HTTP \(status)"
    case .moved(let host): "adressen viser videre til \(host), og det følges ikke"
    case .keyRejected(let variable, let file):
      "den godtager ikke nøglen i \(variable) eller \(file)"
    case .webPage: "den sendte en webside i stedet for priser"
    case .unreadable(let why): "svaret kan ikke læses: \(reason(why))"
    case .otherDay: "den har ingen priser for disse dage"
    }
  }
}
