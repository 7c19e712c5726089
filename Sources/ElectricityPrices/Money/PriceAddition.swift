import CivilTime

/// An amount on top of the price, for all hours or for some.
public struct PriceAddition: Hashable, Sendable {
  /// The amount in the unit that is shown, as paid: with tax.
  public let amount: Price
  private let stretch: Stretch?

  private struct Stretch: Hashable {
    let from: Int
    let to: Int
  }

  /// The first minute of the day that it applies to, and the first after.
  ///
  /// A later first than last goes over midnight; `nil` applies always.
  public var minutes: (from: Int, to: Int)? { stretch.map { ($0.from, $0.to) } }

  /// Reads `51.25`, `22-06=38.21` or `22:30-06:00=38,21`; `nil` for other texts.
  public init?(_ text: String) {
    let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let last = halves.last, let amount = Price(typed: last) else { return nil }
    self.amount = amount
    guard halves.count == 2 else {
      stretch = nil
      return
    }
    let ends = halves[0].split(separator: "-", omittingEmptySubsequences: false)
      .map { HourLabel.minutes(String($0)) }
    guard ends.count == 2, let from = ends[0], let to = ends[1], from <= 1440, to <= 1440,
      from != to
    else { return nil }
    stretch = Stretch(from: from % 1440, to: to)
  }

  /// Whether the addition applies to a slot that begins at a time of the clock.
  public func applies(to time: CivilDateTime) -> Bool {
    guard let minutes else { return true }
    let minute = time.hour * 60 + time.minute
    return minutes.from < minutes.to
      ? (minutes.from..<minutes.to).contains(minute)
      : minute >= minutes.from || minute < minutes.to
  }
}
