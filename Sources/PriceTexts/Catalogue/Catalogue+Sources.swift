import PriceSources

// Prices that are fetched.
extension Catalogue {
  package func sentence(_ text: SourceText) -> Wording {
    switch text {
    case .unknownArea(let name, let nearest): row("source.unknownArea", "\(name)", "\(nearest)")
    case .unknownSource(let name): row("source.unknownSource", "\(name)")
    case .notOfSource(let area, let source): row("source.notOfSource", "\(source)", "\(area)")
    case .needsArea(let option): row("source.needsArea", "\(option)")
    case .datesReversed(let from, let to): row("source.datesReversed", "\(to)", "\(from)")
    case .tooManyDays(let limit): row("source.tooManyDays", "\(limit)")
    case .dateTwice: row("source.dateTwice")
    case .notAge(let text): row("source.notAge", "\(text)")
    case .offlineAndRefresh: row("source.offlineAndRefresh")
    case .saveOrShow: row("source.saveOrShow")
    case .nothingKept(let area): row("source.nothingKept", "\(area)")
    case .noPlace: row("source.noPlace")
    case .cleared(let files): row("source.cleared", "\(files)")
    case .notCleared(let failure): row("source.notCleared", "\(SystemError.text(failure.code))")
    }
  }

  package func sentence(_ notice: FetchNotice) -> Wording {
    switch notice {
    case .failed(let source, let fault): row("notice.failed", "\(source)", reason(fault))
    case .instead(let source): row("notice.instead", "\(source)")
    case .notYet(let date, let time): row("notice.notYet", "\(date)", "\(ClockTime.text(time))")
    case .keptUnreadable(nil): row("notice.keptDamaged")
    case .keptUnreadable(let failure?):
      row("notice.keptUnreadable", "\(SystemError.text(failure.code))")
    case .notKept(nil): sentence(SourceText.noPlace)
    case .notKept(let failure?): row("notice.notKept", "\(SystemError.text(failure.code))")
    case .clock(let source, let hours) where hours < 0:
      row("notice.clockAhead", "\(-hours)", "\(source)")
    case .clock(let source, let hours): row("notice.clockBehind", "\(hours)", "\(source)")
    }
  }

  package func sentence(_ status: FeedStatus) -> Wording {
    switch status {
    case .fetching(let source): row("feed.fetching", "\(source)")
    case .fetchingFirst(let source): row("feed.fetchingFirst", "\(source)")
    case .progress(let done, let all, let minutes):
      row("feed.progress", "\(done)", "\(all)", "\(minutes)")
    case .noNetwork(let time?): row("feed.noNetworkSince", "\(ClockTime.text(time))")
    case .noNetwork(nil): row("feed.noNetwork")
    case .instead(let source, let other, let fault):
      row("feed.instead", "\(source)", "\(other)", reason(fault))
    case .notice(let notice): sentence(notice)
    }
  }

  /// Why a source's prices did not come, without the full stop.
  package func reason(_ fault: FetchFault) -> Wording {
    switch fault {
    case .noCurl: row("fault.noCurl")
    case .notStarted(let code): row("fault.notStarted", "\(SystemError.text(code))")
    case .badMirror(let address): row("fault.badMirror", "\(address)")
    case .noKey(let variable, let file): row("fault.noKey", "\(variable)", "\(file)")
    case .openKey(let file): row("fault.openKey", "\(file)")
    case .before(let date): row("fault.before", "\(date)")
    case .tooSoon(let time): row("fault.tooSoon", "\(ClockTime.text(time))")
    case .unknownHost: row("fault.unknownHost")
    case .unreachable: row("fault.unreachable")
    case .notSecure: row("fault.notSecure")
    case .tooSlow: row("fault.tooSlow")
    case .truncated: row("fault.truncated")
    case .tooLarge(let limit): row("fault.tooLarge", "\(Bytes.text(limit))")
    case .curl(let status): row("fault.curl", "\(status)")
    case .notPublished: row("fault.notPublished")
    case .tooMany(0): row("fault.tooMany")
    case .tooMany(let seconds): row("fault.tooManyWait", "\(seconds)")
    case .status(404): row("fault.noSuchPrices")
    case .status(let status): row("fault.status", "\(status)")
    case .moved(let host): row("fault.moved", "\(host)")
    case .keyRejected(let variable, let file): row("fault.keyRejected", "\(variable)", "\(file)")
    case .webPage: row("fault.webPage")
    case .unreadable(let why): row("fault.unreadable", reason(why))
    case .otherDay: row("fault.otherDay")
    }
  }
}
