import CivilTime

/// How a price compares with the mean of its day.
///
/// The limits are Tibber's: 60, 90, 115 and 140 percent of the mean. Where the mean is not positive
/// a share of it says nothing, and thirds of the day's range are taken.
public enum PriceLevel: String, Hashable, Sendable, CaseIterable, Comparable {
  case veryCheap = "very-cheap"
  case cheap
  case normal
  case expensive
  case veryExpensive = "very-expensive"

  /// Whether the first comes before the second.
  public static func < (left: PriceLevel, right: PriceLevel) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }

  /// The level of a price among others.
  init(_ price: Double, in statistics: PriceStatistics) {
    self = PriceLevelScale(statistics).level(of: price)
  }
}

/// The limits between levels.
public struct PriceLevelScale: Hashable, Sendable {
  /// A price from which on another level holds.
  public struct Limit: Hashable, Sendable {
    /// The price.
    public let price: Double
    /// The level above it.
    public let level: PriceLevel
    /// Whether the price itself has that level too.
    let isReached: Bool
  }

  /// The level of prices below all limits.
  public let lowest: PriceLevel
  /// The limits, from the lowest on.
  public let limits: [Limit]

  /// The levels among prices, as ``PriceLevel`` says.
  public init(_ statistics: PriceStatistics) {
    let (low, high) = (statistics.lowest.doubleValue, statistics.highest.doubleValue)
    let mean = statistics.mean
    guard mean <= 0 else {
      lowest = .veryCheap
      limits = zip([0.6, 0.9, 1.15, 1.4], PriceLevel.allCases.dropFirst()).map {
        Limit(price: $0 * mean, level: $1, isReached: false)
      }
      return
    }
    guard high > low else {
      (lowest, limits) = (.normal, [])
      return
    }
    lowest = .cheap
    limits = [
      Limit(price: low + (high - low) / 3, level: .normal, isReached: true),
      Limit(price: low + (high - low) * 2 / 3, level: .expensive, isReached: false),
    ]
  }

  /// Three levels: cheap below a price, expensive above another one.
  ///
  /// - Parameters:
  ///   - cheapBelow: The first price that is not cheap; nil where none is.
  ///   - dearAbove: The last price that is not expensive; nil where none is.
  public init(cheapBelow: Double?, dearAbove: Double?) {
    lowest = cheapBelow == nil ? .normal : .cheap
    limits =
      [
        cheapBelow.map { Limit(price: $0, level: .normal, isReached: true) },
        dearAbove.map { Limit(price: $0, level: .expensive, isReached: false) },
      ].compactMap(\.self)
  }

  /// The level of a price.
  public func level(of price: Double) -> PriceLevel {
    limits.last { $0.isReached ? price >= $0.price : price > $0.price }?.level ?? lowest
  }

  /// The levels that there are, from the lowest on.
  public var levels: [PriceLevel] { [lowest] + limits.map(\.level) }
}

extension PriceSeries {
  /// The level of a slot on its own day; `nil` without a price.
  public func level(of index: Int) -> PriceLevel? {
    guard indices.contains(index), let price = prices[index],
      let day = day(containing: index), let statistics = statistics(in: day.slots)
    else { return nil }
    return PriceLevel(price.doubleValue, in: statistics)
  }

  /// The day on which a slot begins.
  public func day(containing index: Int) -> MarketDay? {
    guard indices.contains(index) else { return nil }
    let date = zone.civil(at: times.start(index)).date
    let start = zone.startOfDay(date)
    let end = zone.startOfDay(date.adding(days: 1))
    let first = times.countStarted(by: start.advanced(by: -1))
    let next = times.countStarted(by: end.advanced(by: -1))
    guard first < next else { return nil }
    return MarketDay(date: date, start: start, end: end, slots: first..<next)
  }
}
