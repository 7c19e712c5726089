import CLibrary
import PriceSources
import PriceTexts

/// The progress of a fetch and its start time.
struct FetchProgress {
  private let start = monotonicSeconds()

  // Up to three answers arrive too fast for a counter.
  private static let few = 3

  /// Returns whether a fetch is long enough to show a counter and to be stopped.
  static func isLong(_ fetch: PriceFetch) -> Bool { fetch.progress.all > few }

  /// Returns the progress for the status line.
  ///
  /// - Parameter isFirst: Whether no prices are shown meanwhile.
  func status(of fetch: PriceFetch, isFirst: Bool = false) -> FeedStatus {
    let (done, all) = fetch.progress
    guard Self.isLong(fetch) else {
      let source = fetch.sourceName ?? ""
      return isFirst ? .fetchingFirst(source: source) : .fetching(source: source)
    }
    let seconds = monotonicSeconds() - start
    let rest = done > 0 ? seconds / Double(done) * Double(all - done) : Double(all - done)
    return .progress(done: done, all: all, minutes: max(1, Int((rest / 60).rounded())))
  }
}
