import CivilTime

/// The level of a price compared with the mean of its day.
///
/// The limits are Tibber's: 60, 90, 115 and 140 percent of the mean. If the mean is not positive,
/// the limits are the thirds of the day's range, and no price below zero is expensive.
public enum PriceLevel: String, Hashable, Sendable, CaseIterable, Comparable {
  case veryCheap = "very-cheap"
  case cheap
  case normal
  case expensive
  case veryExpensive = "very-expensive"

  /// Returns whether the first level is lower.
  public static func < (left: PriceLevel, right: PriceLevel) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}

/// The limits between price levels.
public struct PriceLevelScale: Hashable, Sendable {
  /// A price at which the level changes.
  public struct Limit: Hashable, Sendable {
    /// The price.
    public let price: Double
    /// The level of prices above the limit.
    public let level: PriceLevel
    /// Whether the price itself has that level.
    let isReached: Bool
  }

  /// The level of prices below all limits.
  public let lowest: PriceLevel
  /// The limits in ascending order.
  public let limits: [Limit]

  /// Creates the limits for statistics, as described at ``PriceLevel``.
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
      Limit(price: max(0, low + (high - low) * 2 / 3), level: .expensive, isReached: false),
    ]
  }

  /// Creates a scale of three levels: cheap below one price, expensive above another.
  ///
  /// - Parameters:
  ///   - cheapBelow: The lowest price that is not cheap; `nil` if no price is cheap.
  ///   - dearAbove: The highest price that is not expensive; `nil` if no price is expensive.
  public init(cheapBelow: Double?, dearAbove: Double?) {
    lowest = cheapBelow == nil ? .normal : .cheap
    limits = [
      cheapBelow.map { Limit(price: $0, level: .normal, isReached: true) },
      dearAbove.map { Limit(price: $0, level: .expensive, isReached: false) },
    ].compactMap(\.self)
  }

  /// Returns the level of a price.
  public func level(of price: Double) -> PriceLevel {
    limits.last { $0.isReached ? price >= $0.price : price > $0.price }?.level ?? lowest
  }

  /// The levels of the scale, in ascending order.
  public var levels: [PriceLevel] { [lowest] + limits.map(\.level) }
}

extension PriceSeries {
  /// Returns the level of a slot on its day; `nil` without a price.
  public func level(of index: Int) -> PriceLevel? {
    guard indices.contains(index), let price = prices[index],
      let day = day(containing: index), let statistics = statistics(in: day.slots)
    else { return nil }
    return PriceLevelScale(statistics).level(of: price.doubleValue)
  }

  /// Returns the day on which a slot begins.
  public func day(containing index: Int) -> MarketDay? {
    guard indices.contains(index) else { return nil }
    let first = times.start(index)
    let (start, end) = CalendarUnit.day.interval(containing: first, in: zone)
    let slots = countStarted(before: start)..<countStarted(before: end)
    return MarketDay(date: zone.civil(at: first).date, start: start, end: end, slots: slots)
  }
}
