import CivilTime
import ElectricityPrices

/// Why a source's prices did not come.
package enum FetchFault: Error, Hashable, Sendable {
  // Nothing was asked.
  /// There is no program `curl`.
  case noCurl
  /// The program could not be started; with the number of the system's error.
  case notStarted(code: Int32)
  /// `PRICETUI_BASE_URL` is neither https nor http to this machine.
  case badMirror(String)
  /// The source needs a key, in this variable or file.
  case noKey(variable: String, file: String)
  /// The file with the key can be read by others.
  case openKey(file: String)
  /// A folder or a device is in the place of the file with the key.
  case keyIsNoFile(String)
  /// The source has no prices before this date.
  case before(CivilDate)
  /// It was asked a short while ago; it may be asked again at this time.
  case tooSoon(again: Instant)
  // The answer did not come, or not whole.
  case unknownHost, unreachable, notSecure, tooSlow, truncated
  /// With the bytes that are read at most.
  case tooLarge(limit: Int)
  /// With curl's exit status.
  case curl(status: Int32)
  // The answer is not prices.
  /// The prices of the day are not there yet.
  case notPublished
  /// Too many requests; with the seconds that the source asks for.
  case tooMany(seconds: Int64)
  case status(Int)
  /// The key in this variable or file is none for the source.
  case keyRejected(variable: String, file: String)
  /// The address leads elsewhere, to this host.
  case moved(to: String)
  case webPage
  case unreadable(PriceFileError.Reason)
  /// The prices are of other days.
  case otherDay

  /// Whether nothing reached the source, so that it may be asked again at once.
  var isLocal: Bool {
    switch self {
    case .noCurl, .notStarted, .badMirror, .noKey, .openKey, .keyIsNoFile, .before, .tooSoon,
      .unknownHost, .unreachable:
      true
    default: false
    }
  }

  /// Whether it would be the same with every other source.
  var isOfThisMachine: Bool {
    switch self {
    case .noCurl, .notStarted, .badMirror: true
    default: false
    }
  }

  /// Whether there is no way to the network at all.
  package var isNoNetwork: Bool { self == .unknownHost || self == .unreachable }
}
