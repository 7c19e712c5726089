import PriceSources

extension Finnish {
  func sentence(_ text: SourceText) -> Wording {
    switch text {
    case .unknownArea(let name, let nearest):
      "”\(name)” ei ole hinta-alue; lähimmät ovat \(nearest), ja --list-areas luettelee kaikki."
    case .unknownSource(let name): "”\(name)” ei ole lähde; --list-sources luettelee kaikki."
    case .notOfSource(let area, let source):
      "Lähteellä \(source) ei ole alueen \(area) hintoja; --list-sources kertoo, mitä sillä on."
    case .needsArea(let option): "\(option) koskee noudettavia hintoja: anna --area, ei tiedostoa."
    case .datesReversed(let from, let to): "--to \(to) on ennen päivää --from \(from)."
    case .tooManyDays(let limit):
      "Kerralla noudetaan enintään \(limit) päivää; valitse lyhyempi jakso."
    case .dateTwice: "Valitse joko päivä tai --from ja --to."
    case .notAge(let text): "”\(text)” ei ole ikä kuten 30m, 1h tai 2d."
    case .offlineAndRefresh:
      "--offline ei kysy keneltäkään, --refresh kysyy kaikilta: valitse toinen."
    case .saveOrShow:
      """
      --save kirjoittaa noudetun eikä näytä mitään: jätä pois --print, --describe, --pick, \
      --save-picture, --output ja hälytykset.
      """
    case .nothingKept(let area):
      "Alueelta \(area) ei ole tallessa mitään näille päiville, ja --offline ei kysy keneltäkään."
    case .noPlace: "Hinnoille ei ole tallennuskansiota: HOME ja XDG_CACHE_HOME puuttuvat."
    case .cleared(let files): "Poistettuja tiedostoja: \(files)."
    case .notCleared(let failure): "Tallennettua ei voi poistaa: \(SystemError.text(failure.code))."
    }
  }

  func sentence(_ notice: FetchNotice) -> Wording {
    switch notice {
    case .failed(let source, let fault): "\(source): \(reason(fault))."
    case .instead(let source): "Hinnat ovat sen sijaan lähteestä \(source)."
    case .notYet(let date, let time):
      "Päivän \(date) hinnat tulevat noin klo \(ClockTime.text(time))."
    case .keptUnreadable(nil): "Tallennettu on vioittunut, eikä sitä käytetty."
    case .keptUnreadable(let failure?):
      "Tallennettua ei voi lukea: \(SystemError.text(failure.code))."
    case .notKept(nil): sentence(SourceText.noPlace)
    case .notKept(let failure?): "Hintoja ei voi tallentaa: \(SystemError.text(failure.code))."
    case .clock(let source, let hours) where hours < 0:
      "Tämän koneen kello on \(-hours) tuntia edellä lähteen \(source) kelloa; tarkista päivä."
    case .clock(let source, let hours):
      "Tämän koneen kello on \(hours) tuntia jäljessä lähteen \(source) kellosta; tarkista päivä."
    }
  }

  func sentence(_ status: FeedStatus) -> Wording {
    switch status {
    case .fetching(let source): "Noudetaan uudempia hintoja lähteestä \(source)."
    case .fetchingFirst(let source): "Noudetaan hintoja lähteestä \(source)."
    case .progress(let done, let all, let minutes):
      "\(done)/\(all) noudettu, noin \(minutes) min jäljellä; Esc lopettaa."
    case .noNetwork(let time?): "Ei verkkoa: tilanne klo \(ClockTime.text(time))."
    case .noNetwork(nil): "Ei verkkoa."
    case .instead(let source, let other, let fault):
      "\(source) lähteen \(other) sijaan: \(reason(fault))."
    case .notice(let notice): "\(sentence(notice))"
    }
  }

  func reason(_ fault: FetchFault) -> Wording {
    switch fault {
    case .noCurl: "hintoja noutavaa curl-ohjelmaa ei ole asennettu"
    case .notStarted(let code): "curl-ohjelmaa ei voi käynnistää: \(SystemError.text(code))"
    case .badMirror(let address):
      "PRICETUI_BASE_URL on ”\(address)”, mutta sen alussa on oltava https:// tai http://127.0.0.1"
    case .noKey(let variable, let file):
      "avain tarvitaan muuttujassa \(variable) tai tiedostossa \(file)"
    case .openKey(let file): "muut voivat lukea avaimen tiedostosta \(file); käytä chmod 600"
    case .before(let date): "sen hinnat alkavat \(date)"
    case .tooSoon(let time):
      "siltä kysyttiin hetki sitten, ja seuraavan kerran klo \(ClockTime.text(time)) alkaen"
    case .unknownHost: "osoitetta ei löydy: verkkoyhteys ehkä puuttuu"
    case .unreachable: "siihen ei saada yhteyttä"
    case .notSecure: "siihen ei saada suojattua yhteyttä"
    case .tooSlow: "se ei vastaa ajoissa"
    case .truncated: "sen vastaus katkesi"
    case .tooLarge(let limit): "sen vastaus on suurempi kuin \(Bytes.text(limit))"
    case .curl(let status): "curl epäonnistui, paluuarvo \(status)"
    case .notPublished: "hintoja ei ole vielä julkaistu"
    case .tooMany(0): "siltä on kysytty liian usein"
    case .tooMany(let seconds):
      "siltä on kysytty liian usein, ja se pyytää \(seconds) sekunnin taukoa"
    case .status(404): "sillä ei ole tällaisia hintoja (HTTP 404)"
    case .status(let status): "se vastaa HTTP \(status)"
    case .moved(let host): "sen osoite ohjaa palvelimelle \(host), jota ei seurata"
    case .keyRejected(let variable, let file):
      "se ei hyväksy avainta, joka on kohdassa \(variable) tai \(file)"
    case .webPage: "se lähetti verkkosivun hintojen sijaan"
    case .unreadable(let why): "sen vastausta ei voi lukea: \(reason(why))"
    case .otherDay: "sillä ei ole näiden päivien hintoja"
    }
  }
}
