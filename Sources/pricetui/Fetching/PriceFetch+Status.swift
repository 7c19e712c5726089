import CLibrary
import CivilTime
import PriceSources
import PriceTexts

extension PriceFetch {
  /// Creates a fetch with the user's cache and the usual client.
  convenience init(_ wish: PriceWish, clock: @escaping () -> Instant) {
    let route = FetchRoute(agent: "pricetui/\(Version.number)")
    self.init(wish, cache: .ofUser, route: route, clock: clock)
  }

  /// Whether the fetch is long enough to show a counter and to be stopped.
  ///
  /// Up to three answers arrive too fast for a counter.
  var isLong: Bool { progress.all > 3 }

  /// Returns the progress for the status line.
  ///
  /// - Parameter isFirst: Whether no prices are shown meanwhile.
  func status(isFirst: Bool = false) -> FeedStatus {
    guard isLong else {
      let source = sourceName ?? ""
      return isFirst ? .fetchingFirst(source: source) : .fetching(source: source)
    }
    let (done, all) = progress
    let seconds = monotonicSeconds() - begun
    let rest = done > 0 ? seconds / Double(done) * Double(all - done) : Double(all - done)
    return .progress(done: done, all: all, minutes: max(1, Int((rest / 60).rounded())))
  }
}
