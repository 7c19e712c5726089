import PriceSources

extension Swedish {
  func sentence(_ text: SourceText) -> Wording {
    switch text {
    case .unknownArea(let name, let nearest):
      "”\(name)” är inget elområde; de närmaste är \(nearest), och --list-areas visar alla."
    case .unknownSource(let name): "”\(name)” är ingen källa; --list-sources visar alla."
    case .notOfSource(let area, let source):
      "\(source) har inga priser för \(area); --list-sources visar vad den har."
    case .needsArea(let option): "\(option) gäller priser som hämtas: ange --area, och ingen fil."
    case .datesReversed(let from, let to): "--to \(to) är före --from \(from)."
    case .tooManyDays(let limit): "Högst \(limit) dagar hämtas på en gång; välj en kortare period."
    case .dateTwice: "Välj antingen en dag eller --from med --to."
    case .notAge(let text): "”\(text)” är inte en ålder som 30m, 1h eller 2d."
    case .offlineAndRefresh: "--offline frågar ingen, och --refresh frågar alla: välj en av dem."
    case .saveOrShow:
      """
      --save skriver det som hämtades och visar ingenting: utelämna --print, --describe, --pick, \
      --save-picture, --output och larm.
      """
    case .nothingKept(let area):
      "Inget är sparat för \(area) dessa dagar, och --offline frågar ingen."
    case .noPlace:
      "Det finns ingen mapp att spara priser i: varken HOME eller XDG_CACHE_HOME är satt."
    case .cleared(let files): "Borttagna filer: \(files)."
    case .notCleared(let failure):
      "Det som är sparat kan inte tas bort: \(SystemError.text(failure.code))."
    }
  }

  func sentence(_ notice: FetchNotice) -> Wording {
    switch notice {
    case .failed(let source, let fault): "\(source): \(reason(fault))."
    case .instead(let source): "Priserna är i stället från \(source)."
    case .notYet(let date, let time):
      "Priserna för \(date) kommer ungefär kl. \(ClockTime.text(time))."
    case .keptUnreadable(nil): "Det som var sparat är skadat och användes inte."
    case .keptUnreadable(let failure?):
      "Det som var sparat kan inte läsas: \(SystemError.text(failure.code))."
    case .notKept(nil): sentence(SourceText.noPlace)
    case .notKept(let failure?): "Priserna kan inte sparas: \(SystemError.text(failure.code))."
    case .clock(let source, let hours) where hours < 0:
      "Den här datorns klocka går \(-hours) timmar före den hos \(source); kontrollera datumet."
    case .clock(let source, let hours):
      "Den här datorns klocka går \(hours) timmar efter den hos \(source); kontrollera datumet."
    }
  }

  func sentence(_ status: FeedStatus) -> Wording {
    switch status {
    case .fetching(let source): "Hämtar nyare priser från \(source)."
    case .fetchingFirst(let source): "Hämtar priser från \(source)."
    case .progress(let done, let all, let minutes):
      "\(done) av \(all) hämtade, ungefär \(minutes) min kvar; Esc stoppar."
    case .noNetwork(let time?): "Inget nätverk: läget kl. \(ClockTime.text(time))."
    case .noNetwork(nil): "Inget nätverk."
    case .instead(let source, let other, let fault):
      "\(source) i stället för \(other): \(reason(fault))."
    case .notice(let notice): "\(sentence(notice))"
    }
  }

  func reason(_ fault: FetchFault) -> Wording {
    switch fault {
    case .noCurl: "programmet curl, som hämtar priser, är inte installerat"
    case .notStarted(let code): "curl kan inte startas: \(SystemError.text(code))"
    case .badMirror(let address):
      "PRICETUI_BASE_URL är ”\(address)”, men måste börja med https:// eller http://127.0.0.1"
    case .noKey(let variable, let file):
      "en nyckel behövs, i variabeln \(variable) eller filen \(file)"
    case .openKey(let file): "andra kan läsa nyckeln i \(file); använd chmod 600"
    case .before(let date): "priserna börjar \(date)"
    case .tooSoon(let time):
      "den tillfrågades nyss och tillfrågas igen från kl. \(ClockTime.text(time))"
    case .unknownHost: "adressen hittas inte: det kanske inte finns nätverk"
    case .unreachable: "den kan inte nås"
    case .notSecure: "det finns ingen säker anslutning till den"
    case .tooSlow: "den svarar inte i tid"
    case .truncated: "svaret slutade för tidigt"
    case .tooLarge(let limit): "svaret är större än \(Bytes.text(limit))"
    case .curl(let status): "curl misslyckades med status \(status)"
    case .notPublished: "priserna är inte publicerade än"
    case .tooMany(0): "den har tillfrågats för ofta"
    case .tooMany(let seconds): "den har tillfrågats för ofta och vill ha \(seconds) sekunders lugn"
    case .status(404): "den har inga sådana priser (HTTP 404)"
    case .status(let status): "den svarar med HTTP \(status)"
    case .moved(let host): "adressen leder vidare till \(host), vilket inte följs"
    case .keyRejected(let variable, let file):
      "den godtar inte nyckeln i \(variable) eller \(file)"
    case .webPage: "den skickade en webbsida i stället för priser"
    case .unreadable(let why): "svaret kan inte läsas: \(reason(why))"
    case .otherDay: "den har inga priser för dessa dagar"
    }
  }
}
