import ElectricityCosts
import PriceSources

// Fetched prices.
extension Catalogue {
  package func sentence(_ notice: FetchNotice) -> Wording { row(of: notice, in: "notice") }

  /// Returns why there are no prices, source by source.
  package func sentence(_ failure: FetchFailure) -> String {
    guard !failure.notices.isEmpty else {
      return sentence(CommandText.nothingKept(area: failure.area.code)).text
    }
    return failure.notices.map { sentence($0).text }.joined(separator: " ")
  }

  package func sentence(_ status: FeedStatus) -> Wording {
    if case .notice(let notice) = status { return sentence(notice) }
    return row(of: status, in: "feed")
  }

  /// Returns why a source's prices are missing, without a full stop.
  package func reason(_ fault: FetchFault) -> Wording {
    switch fault {
    case .notStarted(let code): row("fault.notStarted", systemError(code))
    case .tooLarge(let limit): row("fault.tooLarge", bytes(limit))
    case .tooMany(0): row("fault.tooMany")
    case .tooMany(let seconds): row("fault.tooManyWait", "\(seconds)")
    case .status(404): row("fault.noSuchPrices")
    default: row(of: fault, in: "fault")
    }
  }
}

// Requests, settings and the first run.
extension Catalogue {
  package func meaning(_ placeholder: LinePlaceholder) -> String {
    row("placeholder.\(placeholder.rawValue)").text
  }

  package func sentence(_ text: CommandText) -> Wording { row(of: text, in: "command") }

  package func sentence(_ text: SettingText) -> Wording {
    if case .contract(let fault) = text { return row(of: fault, in: "setting") }
    return row(of: text, in: "setting")
  }

  /// Returns the position in a settings file: `, line 2`.
  package func line(_ number: Int) -> Wording { row("file.line", "\(number)") }

  package func text(_ question: QuestionText) -> Wording { row(of: question, in: "question") }
}
