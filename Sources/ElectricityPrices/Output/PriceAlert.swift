import CivilTime

/// A limit that a script wants to hear about.
public struct PriceAlert: Hashable, Sendable {
  /// The alert holds for prices below this, in the unit that is shown.
  public var below: Price?
  /// The alert holds for prices above this.
  public var above: Price?

  /// Creates an alert; with both limits it holds when one of them does.
  public init(below: Price? = nil, above: Price? = nil) {
    self.below = below
    self.above = above
  }

  /// The exit status at an instant: 0 when the alert holds, 1 when not, 2 without a price.
  public func exitStatus(_ series: PriceSeries, at now: Instant) -> Int32 {
    guard let price = series.slot(containing: now)?.price else { return 2 }
    let holds = below.map { price < $0 } ?? false || above.map { $0 < price } ?? false
    return holds ? 0 : 1
  }
}
