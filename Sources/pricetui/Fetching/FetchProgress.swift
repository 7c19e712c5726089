import CLibrary
import PriceSources
import PriceTexts

/// How far a fetch is, since when.
struct FetchProgress {
  private let start = monotonicSeconds()

  // Up to three answers come too soon to be counted.
  private static let few = 3

  /// Whether the answers of a fetch are counted, and it can be stopped.
  static func isLong(_ fetch: PriceFetch) -> Bool { fetch.progress.all > few }

  /// What is on its way, for the screen.
  ///
  /// - Parameter isFirst: whether nothing else is shown meanwhile.
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
