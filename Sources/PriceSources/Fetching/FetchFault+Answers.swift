import ElectricityPrices

extension FetchFault {
  /// Creates the fault of a response without prices; `nil` for one that may have prices.
  init?(_ answer: HTTPAnswer, in job: FetchJob) {
    switch answer.status {
    case 200: return nil
    case 404, 410, 204: self = job.isFuture ? .notPublished : .status(answer.status)
    case 401, 403:
      self =
        job.source.keyVariable.map {
          .keyRejected(variable: $0, file: SourceKey.path(of: job.source))
        } ?? .status(answer.status)
    case 429: self = .tooMany(seconds: answer.retryAfter ?? 0)
    case 503 where answer.retryAfter ?? 0 > 0: self = .tooMany(seconds: answer.retryAfter ?? 0)
    case 300..<400:
      let host = (answer.location ?? "").split(separator: "/").dropFirst().first
      self = .moved(to: host.map(String.init) ?? "?")
    default: self = .status(answer.status)
    }
  }

  /// Creates the fault of an unreadable response.
  init(_ reason: PriceFileError.Reason, isEmpty: Bool, in job: FetchJob) {
    switch reason {
    case .refusedBySource(.webPage): self = .webPage
    case .empty, .noPrices, .nothingRead, .refusedBySource:
      self = job.isFuture ? .notPublished : .unreadable(reason)
    case _ where isEmpty: self = job.isFuture ? .notPublished : .unreadable(.noPrices)
    default: self = .unreadable(reason)
    }
  }

  /// Whether other days can still be requested after the fault.
  var isAboutDay: Bool {
    switch self {
    case .notPublished, .otherDay, .status(404), .status(410), .before, .tooSoon, .unreadable: true
    default: false
    }
  }
}
