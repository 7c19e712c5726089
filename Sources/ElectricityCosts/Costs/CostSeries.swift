import CivilTime
import ElectricityPrices
import ElectricityUsage

/// Why costs cannot be told.
public enum CostError: Error, Hashable, Sendable {
  /// The prices have no unit, so that nobody knows what money they mean.
  case noUnit
  /// A number has more digits than there is room for.
  case outOfRange

  /// A number that there is room for.
  static func inRange<Number>(_ number: Number?) throws(CostError) -> Number {
    guard let number else { throw .outOfRange }
    return number
  }
}

/// What was used, slot by slot, each with its price.
///
/// Slots are those of the usage. A price that holds for longer is that of all slots in it; of
/// prices that hold for shorter times the mean is taken, if they fill the slot. A slot that is
/// filled by neither has no price, and so no cost: nothing is guessed.
public struct CostSeries: Equatable, Sendable {
  /// The slots in the order of time.
  public private(set) var slots: CostSlots
  /// The money.
  public let currency: Currency
  /// The zone whose clocks and days they are shown by.
  public let zone: Zone
  /// Whether energy was fed in, so that costs are what is got for it.
  public let direction: EnergyDirection

  /// Puts prices on a usage.
  ///
  /// - Parameters:
  ///   - usage: What was used.
  ///   - prices: What is paid for it.
  ///   - limit: Where support ends, and what is paid then; of the slot in which that is, the part
  ///     above pays without. A month that the usage has a part of counts from its first slot on.
  /// - Throws: ``CostError`` if the prices have no unit, or are too large.
  /// - Complexity: O(1); with a limit O(n), where n is the number of slots.
  public init(
    of usage: EnergySeries, at prices: PriceSeries, beyond limit: SupportLimit? = nil
  ) throws(CostError) {
    guard let unit = prices.unit else { throw .noUnit }
    let limit = usage.direction == .consumption ? limit : nil
    slots = CostSlots(usage.slots, at: try SupportedPrices(prices, beyond: limit))
    currency = unit.currency
    zone = prices.zone
    direction = usage.direction
  }

  /// The slots that begin in a stretch of time.
  public func part(from start: Instant, to end: Instant) -> CostSeries {
    var part = self
    part.slots = slots[slots.indices(from: start, to: end)]
    return part
  }
}

extension PriceSeries {
  /// The price of a stretch of time: that of the slot around it, or the mean of those that fill it;
  /// `nil` where neither is there.
  func price(from start: Instant, to end: Instant) -> Price? {
    guard var index = index(containing: start) else { return nil }
    // Mostly one price is enough, which needs no slot.
    if self.end(at: index) >= end { return prices[index] }
    let first = self[index]
    guard first.start == start, var sum = first.price.flatMap(Self.weighted(first.length)) else {
      return nil
    }
    var reached = first.end
    while reached < end, touchesNext(index) {
      index += 1
      let slot = self[index]
      guard let next = slot.price.flatMap(Self.weighted(slot.length)),
        let longer = sum.adding(next)
      else { return nil }
      (sum, reached) = (longer, slot.end)
    }
    return reached == end ? sum.divided(by: start.distance(to: end)) : nil
  }

  private static func weighted(_ length: Int64) -> (Price) -> Price? {
    { $0.multiplied(by: Price(integerLiteral: length)) }
  }
}
