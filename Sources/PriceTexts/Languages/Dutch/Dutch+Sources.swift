import PriceSources

extension Dutch {
  func sentence(_ text: SourceText) -> Wording {
    switch text {
    case .unknownArea(let name, let nearest):
      """
      “\(name)” is geen gebied; het dichtst in de buurt zijn \(nearest), en --list-areas toont \
      alle.
      """
    case .unknownSource(let name): "“\(name)” is geen bron; --list-sources toont alle."
    case .notOfSource(let area, let source):
      "\(source) heeft geen prijzen voor \(area); --list-sources toont wat er wel is."
    case .needsArea(let option):
      "\(option) is voor prijzen die worden opgehaald: geef --area, en geen bestand."
    case .datesReversed(let from, let to): "--to \(to) ligt vóór --from \(from)."
    case .tooManyDays(let limit):
      "Er worden hoogstens \(limit) dagen tegelijk opgehaald; kies een kortere periode."
    case .dateTwice: "Kies een dag, of --from met --to."
    case .notAge(let text): "“\(text)” is geen leeftijd zoals 30m, 1h of 2d."
    case .offlineAndRefresh: "--offline vraagt niemand, --refresh vraagt iedereen: kies er één."
    case .saveOrShow:
      """
      --save schrijft wat is opgehaald en toont niets: laat --print, --describe, --pick, \
      --save-picture, --output en alarmen weg.
      """
    case .nothingKept(let area):
      "Voor \(area) is op deze dagen niets bewaard, en --offline vraagt niemand."
    case .noPlace: "Er is geen map om prijzen te bewaren: HOME noch XDG_CACHE_HOME is gezet."
    case .cleared(let files): "Verwijderde bestanden: \(files)."
    case .notCleared(let failure):
      "Wat is bewaard, kan niet worden verwijderd: \(SystemError.text(failure.code))."
    }
  }

  func sentence(_ notice: FetchNotice) -> Wording {
    switch notice {
    case .failed(let source, let fault): "\(source): \(reason(fault))."
    case .instead(let source): "De prijzen zijn in plaats daarvan van \(source)."
    case .notYet(let date, let time):
      "De prijzen van \(date) komen omstreeks \(ClockTime.text(time))."
    case .keptUnreadable(nil): "Wat was bewaard, is beschadigd en niet gebruikt."
    case .keptUnreadable(let failure?):
      "Wat was bewaard, is niet te lezen: \(SystemError.text(failure.code))."
    case .notKept(nil): sentence(SourceText.noPlace)
    case .notKept(let failure?):
      "De prijzen kunnen niet worden bewaard: \(SystemError.text(failure.code))."
    case .clock(let source, let hours) where hours < 0:
      """
      De klok van deze computer loopt \(-hours) uur voor op die van \(source); controleer de \
      datum.
      """
    case .clock(let source, let hours):
      """
      De klok van deze computer loopt \(hours) uur achter op die van \(source); controleer de \
      datum.
      """
    }
  }

  func sentence(_ status: FeedStatus) -> Wording {
    switch status {
    case .fetching(let source): "Nieuwere prijzen worden opgehaald van \(source)."
    case .fetchingFirst(let source): "Prijzen worden opgehaald van \(source)."
    case .progress(let done, let all, let minutes):
      "\(done) van \(all) opgehaald, nog ongeveer \(minutes) min; Esc stopt."
    case .noNetwork(let time?): "Geen netwerk: stand van \(ClockTime.text(time))."
    case .noNetwork(nil): "Geen netwerk."
    case .instead(let source, let other, let fault):
      "\(source) in plaats van \(other): \(reason(fault))."
    case .notice(let notice): "\(sentence(notice))"
    }
  }

  func reason(_ fault: FetchFault) -> Wording {
    switch fault {
    case .noCurl: "het programma curl, dat prijzen ophaalt, is niet geïnstalleerd"
    case .notStarted(let code): "curl kan niet worden gestart: \(SystemError.text(code))"
    case .badMirror(let address):
      "PRICETUI_BASE_URL is “\(address)”, maar moet beginnen met https:// of http://127.0.0.1"
    case .noKey(let variable, let file):
      "er is een sleutel nodig, in de variabele \(variable) of het bestand \(file)"
    case .openKey(let file): "anderen kunnen de sleutel in \(file) lezen; gebruik chmod 600"
    case .before(let date): "de prijzen beginnen op \(date)"
    case .tooSoon(let time):
      "deze is net nog gevraagd en wordt vanaf \(ClockTime.text(time)) weer gevraagd"
    case .unknownHost: "het adres is niet te vinden: misschien is er geen netwerk"
    case .unreachable: "deze is niet te bereiken"
    case .notSecure: "er is geen beveiligde verbinding mee"
    case .tooSlow: "deze antwoordt niet op tijd"
    case .truncated: "het antwoord eindigde te vroeg"
    case .tooLarge(let limit): "het antwoord is groter dan \(Bytes.text(limit))"
    case .curl(let status): "curl mislukte met status \(status)"
    case .notPublished: "de prijzen zijn nog niet gepubliceerd"
    case .tooMany(0): "deze is te vaak gevraagd"
    case .tooMany(let seconds): "deze is te vaak gevraagd en wil \(seconds) seconden rust"
    case .status(404): "deze heeft zulke prijzen niet (HTTP 404)"
    case .status(let status): "deze antwoordt met HTTP \(status)"
    case .moved(let host): "het adres leidt door naar \(host), en dat wordt niet gevolgd"
    case .keyRejected(let variable, let file):
      "deze aanvaardt de sleutel in \(variable) of \(file) niet"
    case .webPage: "deze stuurde een webpagina in plaats van prijzen"
    case .unreadable(let why): "het antwoord is niet te lezen: \(reason(why))"
    case .otherDay: "deze heeft geen prijzen van deze dagen"
    }
  }
}
