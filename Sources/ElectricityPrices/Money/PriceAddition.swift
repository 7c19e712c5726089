/// A surcharge on the price, for all hours or for some.
public struct PriceAddition: Hashable, Sendable {
  /// The amount in the unit of the series, with tax.
  public let amount: Price
  /// The hours that it applies to; `nil` for all.
  public let hours: ClockHours?

  /// Reads `51.25`, `22-06=38.21` or `22:30-06:00=38,21`; `nil` for other texts.
  public init?(_ text: String) {
    let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let last = halves.last, let amount = Price(typed: last) else { return nil }
    self.amount = amount
    hours = halves.count == 2 ? ClockHours(halves[0]) : nil
    if halves.count == 2, hours == nil { return nil }
  }
}
