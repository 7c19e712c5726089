import PriceSources

extension English {
  func sentence(_ text: SourceText) -> Wording {
    switch text {
    case .unknownArea(let name, let nearest):
      "“\(name)” is no area; the nearest are \(nearest), and --list-areas tells all."
    case .unknownSource(let name): "“\(name)” is no source; --list-sources tells all."
    case .notOfSource(let area, let source):
      "\(source) has no prices of \(area); --list-sources tells what it has."
    case .needsArea(let option):
      "\(option) is for prices that are fetched: give --area, and no file."
    case .datesReversed(let from, let to): "--to \(to) is before --from \(from)."
    case .tooManyDays(let limit):
      "At most \(limit) days are fetched at once; choose a shorter span."
    case .dateTwice: "Choose one of a day, and --from with --to."
    case .notAge(let text): "“\(text)” is not an age such as 30m, 1h or 2d."
    case .offlineAndRefresh: "--offline asks nobody, and --refresh asks everybody: choose one."
    case .saveOrShow:
      """
      --save writes what was fetched, and shows nothing: leave out --print, --describe, --pick, \
      --save-picture, --output and alerts.
      """
    case .nothingKept(let area):
      "Nothing is kept of \(area) for these days, and --offline asks nobody."
    case .noPlace: "There is no folder to keep prices in: neither HOME nor XDG_CACHE_HOME is set."
    case .cleared(let files): "Files removed: \(files)."
    case .notCleared(let failure):
      "What is kept cannot be removed: \(SystemError.text(failure.code))."
    }
  }

  func sentence(_ notice: FetchNotice) -> Wording {
    switch notice {
    case .failed(let source, let fault): "\(source): \(reason(fault))."
    case .instead(let source): "The prices are those of \(source) instead."
    case .notYet(let date, let time): "The prices of \(date) come at about \(ClockTime.text(time))."
    case .keptUnreadable(nil): "What was kept is damaged, and was left aside."
    case .keptUnreadable(let failure?):
      "What was kept cannot be read: \(SystemError.text(failure.code))."
    case .notKept(nil): sentence(SourceText.noPlace)
    case .notKept(let failure?): "The prices cannot be kept: \(SystemError.text(failure.code))."
    case .clock(let source, let hours) where hours < 0:
      "This machine’s clock is \(-hours) hours ahead of that of \(source); check the date."
    case .clock(let source, let hours):
      "This machine’s clock is \(hours) hours behind that of \(source); check the date."
    }
  }

  func sentence(_ status: FeedStatus) -> Wording {
    switch status {
    case .fetching(let source): "Fetching newer prices from \(source)."
    case .fetchingFirst(let source): "Fetching prices from \(source)."
    case .progress(let done, let all, let minutes):
      "\(done) of \(all) fetched, about \(minutes) min left; Esc stops."
    case .noNetwork(let time?): "No network: as of \(ClockTime.text(time))."
    case .noNetwork(nil): "No network."
    case .instead(let source, let other, let fault):
      "\(source) in place of \(other): \(reason(fault))."
    case .notice(let notice): "\(sentence(notice))"
    }
  }

  func reason(_ fault: FetchFault) -> Wording {
    switch fault {
    case .noCurl: "the program curl, which fetches prices, is not installed"
    case .notStarted(let code): "curl cannot be started: \(SystemError.text(code))"
    case .badMirror(let address):
      "PRICETUI_BASE_URL is “\(address)”, but must begin with https://, or with http://127.0.0.1"
    case .noKey(let variable, let file):
      "a key is needed, in the variable \(variable) or the file \(file)"
    case .openKey(let file): "others may read the key in \(file); use chmod 600"
    case .before(let date): "its prices begin on \(date)"
    case .tooSoon(let time):
      "it was asked a short while ago, and is asked again from \(ClockTime.text(time)) on"
    case .unknownHost: "its address is not found: there may be no network"
    case .unreachable: "it cannot be reached"
    case .notSecure: "there is no secure connection to it"
    case .tooSlow: "it does not answer in time"
    case .truncated: "its answer ended too early"
    case .tooLarge(let limit): "its answer is larger than \(Bytes.text(limit))"
    case .curl(let status): "curl failed with status \(status)"
    case .notPublished: "the prices are not published yet"
    case .tooMany(0): "it was asked too often"
    case .tooMany(let seconds): "it was asked too often, and wants \(seconds) seconds of peace"
    case .status(404): "it has no such prices (HTTP 404)"
    case .status(let status): "it answers with HTTP \(status)"
    case .moved(let host): "its address leads on to \(host), which is not followed"
    case .keyRejected(let variable, let file):
      "it does not accept the key in \(variable) or \(file)"
    case .webPage: "it sent a web page instead of prices"
    case .unreadable(let why): "its answer cannot be read: \(reason(why))"
    case .otherDay: "it has no prices of these days"
    }
  }
}
