import CivilTime
import ElectricityPrices

/// The reason why the prices of a source are missing.
package enum FetchFault: Error, Hashable, Sendable {
  // No request was sent.
  /// The program `curl` is not installed.
  case noCurl
  /// The program could not be started; the system's error number.
  case notStarted(code: Int32)
  /// `PRICETUI_BASE_URL` is neither https nor http on this machine.
  case badMirror(String)
  /// The source requires a key in this variable or file.
  case noKey(variable: String, file: String)
  /// Other users can read the file with the key.
  case openKey(file: String)
  /// The path of the key file is a folder or a device.
  case keyIsNoFile(String)
  /// The source has no prices before this date.
  case before(CivilDate)
  /// The last request was too recent; the next one is possible at this time.
  case tooSoon(again: Instant)
  // The response is missing or incomplete.
  case unknownHost, unreachable, notSecure, tooSlow, truncated
  /// The response is larger than this limit in bytes.
  case tooLarge(limit: Int)
  /// Another failure, with curl's exit status.
  case curl(status: Int32)
  // The response has no prices.
  /// The prices of the day are not published yet.
  case notPublished
  /// Too many requests; the pause in seconds that the source requests.
  case tooMany(seconds: Int64)
  case status(Int)
  /// The source rejects the key in this variable or file.
  case keyRejected(variable: String, file: String)
  /// The address redirects to this host.
  case moved(to: String)
  case webPage
  case unreadable(PriceFileError.Reason)
  case otherDay

  /// Whether no request reached the source, so that it can be repeated at once.
  var isLocal: Bool {
    switch self {
    case .noCurl, .notStarted, .badMirror, .noKey, .openKey, .keyIsNoFile, .before, .tooSoon,
      .unknownHost, .unreachable:
      true
    default: false
    }
  }

  /// Whether the fault applies to every source.
  var isOfThisMachine: Bool {
    switch self {
    case .noCurl, .notStarted, .badMirror: true
    default: false
    }
  }

  package var isNoNetwork: Bool { self == .unknownHost || self == .unreachable }
}
