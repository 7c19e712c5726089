import CivilTime
import Foundation
import SourceServer

@testable import PriceSources

/// A cache for a single test, removed with this object.
final class TemporaryCache {
  let path = "/tmp/pricetui-cache-\(UUID().uuidString)"
  var cache: PriceCache { PriceCache(path: path) }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// Returns a time in UTC.
func instant(_ text: String) -> Instant {
  ISOTime(text)?.instant(in: .utc) ?? Instant(secondsSince1970: 0)
}

/// The afternoon of Friday, 20 November 2026.
let afternoon = instant("2026-11-20T15:00:00Z")

func wish(
  _ area: String = "NO1", _ days: PriceWish.Days = .todayAndTomorrow, source: String? = nil
) -> PriceWish {
  var wish = PriceWish(area: PriceArea.named(area) ?? PriceArea.all[0], days: days)
  wish.source = source
  return wish
}

/// Returns a server that plays the sources.
func playedServer(knowsTomorrow: Bool = true, now: Instant = afternoon) throws -> SourceServer {
  try SourceServer { PlayedSources(now: now, knowsTomorrow: knowsTomorrow).reply($0) }
}

/// Returns a fetch from a server at an address.
func fetch(
  _ wish: PriceWish, from address: String, _ cache: PriceCache?, at now: Instant = afternoon,
  seconds: Int = 20
) -> PriceFetch {
  var route = FetchRoute(agent: "pricetui/test")
  route.mirror = address
  route.seconds = seconds
  route.keys = ["ENTSOE_TOKEN": "secret", "TIBBER_TOKEN": "secret"]
  return PriceFetch(wish, cache: cache, route: route, clock: { now })
}

/// Returns the outcome of a query to a server on this machine.
func fetched(
  _ wish: PriceWish, _ server: SourceServer, _ cache: PriceCache?, at now: Instant = afternoon,
  seconds: Int = 20
) -> Result<FetchedPrices, FetchFailure> {
  outcome(of: fetch(wish, from: server.address, cache, at: now, seconds: seconds))
}

/// Returns the outcome of a whole fetch.
func outcome(of fetch: PriceFetch) -> Result<FetchedPrices, FetchFailure> {
  Result { () throws(FetchFailure) in try fetch.whole() }
}

extension Result where Success == FetchedPrices, Failure == FetchFailure {
  /// The notices, whether there are prices or not.
  var notices: [FetchNotice] {
    switch self {
    case .success(let prices): prices.notices
    case .failure(let failure): failure.notices
    }
  }
}
