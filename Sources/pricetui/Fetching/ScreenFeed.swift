import CivilTime
import ElectricityPrices
import PriceSources
import PriceTexts
import PriceViewer

/// Fetches newer prices while the screen is shown: at once, and again when more are published.
final class ScreenFeed: PriceFeed {
  private var wish: PriceWish
  private let wake: WakeDescriptor
  private var fetch: PriceFetch?
  private var nextFetch: Instant
  private var shown: PriceSeries
  private var asOf: Instant?
  private var status: FeedStatus?
  private var pending: FeedNews?
  private var now: Instant

  /// Creates a feed for prices that are already shown.
  ///
  /// - Parameters:
  ///   - wake: The descriptor that the terminal waits for.
  ///   - noticesAreCurrent: Whether the notices of `prices` are current, so that the first fetch
  ///     can wait.
  init(
    _ wish: PriceWish, showing prices: FetchedPrices, wake: WakeDescriptor, noticesAreCurrent: Bool,
    at now: Instant
  ) {
    (self.wish, self.wake, self.now) = (wish, wake, now)
    (shown, asOf, nextFetch) = (prices.series, prices.asOf, now)
    guard noticesAreCurrent else { return }
    nextFetch = Self.next(after: prices.notices, now)
    status = Self.status(prices.notices, asOf)
    if let status { pending = FeedNews(series: nil, status: status) }
  }

  func wait(at now: Instant) -> Double {
    if let fetch { return wake.wait(for: fetch) }
    return Double(min(max(0, now.distance(to: nextFetch)), 3600))
  }

  func advance(at now: Instant) -> FeedNews? {
    self.now = now
    if let pending {
      self.pending = nil
      return pending
    }
    if fetch == nil, now >= nextFetch {
      fetch = PriceFetch(wish) { [weak self] in self?.now ?? now }
    }
    guard let fetch else { return nil }
    fetch.advance()
    wake.follow(fetch.descriptor)
    if fetch.isDone { return finish(fetch) }
    let status = fetch.status()
    guard status != self.status else { return nil }
    self.status = status
    return FeedNews(series: nil, status: status)
  }

  private func finish(_ fetch: PriceFetch) -> FeedNews {
    self.fetch = nil
    wake.follow(nil)
    // The user asked to refresh once only.
    wish.refreshes = false
    var notices: [FetchNotice] = []
    var series: [PriceSeries]?
    do throws(FetchFailure) {
      let prices = try fetch.outcome()
      notices = prices.notices
      asOf = prices.asOf
      if prices.series != shown {
        shown = prices.series
        series = [shown]
      }
    } catch {
      notices = error.notices
    }
    status = Self.status(notices, asOf)
    nextFetch = Self.next(after: notices, now)
    return FeedNews(series: series, status: status)
  }

  func interrupt() -> FeedNews? {
    guard let fetch, fetch.isLong else { return nil }
    fetch.stop()
    // The cache also has the answers of other processes.
    let rest = PriceFetch(wish.offline) { [now] in now }
    rest.run { _, _ in }
    let news = finish(rest)
    nextFetch = Instant(secondsSince1970: .max)
    return news
  }

  func stop() {
    fetch?.stop()
    fetch = nil
    wake.follow(nil)
  }

  /// Returns the most important status among the notices.
  private static func status(_ notices: [FetchNotice], _ asOf: Instant?) -> FeedStatus? {
    for case .instead(let source) in notices {
      for case .failed(let other, let fault) in notices where other != source {
        return .instead(source: source, of: other, fault)
      }
    }
    for case .failed(_, let fault) in notices where fault.isNoNetwork {
      return .noNetwork(asOf: asOf)
    }
    return notices.first.map { .notice($0) }
  }

  /// Returns when to fetch next: at the time that a notice states, at the latest in an hour.
  private static func next(after notices: [FetchNotice], _ now: Instant) -> Instant {
    let times = notices.compactMap { notice -> Instant? in
      switch notice {
      case .notYet(_, let time), .failed(_, .tooSoon(let time)): time
      case .failed: now.advanced(by: 60)
      default: nil
      }
    }
    return max((times + [now.advanced(by: 3600)]).min() ?? now, now.advanced(by: 1))
  }
}
