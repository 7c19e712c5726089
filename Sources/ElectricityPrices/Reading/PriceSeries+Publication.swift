import CivilTime

extension PriceSeries {
  /// Returns the usual publication time of the next day's prices.
  ///
  /// Returns `nil` unless the series ends with the day of `now` and has prices of a day-ahead
  /// market.
  public func publicationOfNextDay(at now: Instant) -> Instant? {
    guard let end, index(containing: now) != nil else { return nil }
    // The market's day begins at 01:00 in Helsinki.
    let day = zone.startOfDay(zone.civil(at: now).date.adding(days: 1)).advanced(by: 2 * 3600)
    return end <= day ? publication(ofPriceAt: day) : nil
  }

  /// Returns the usual publication time of a price; `nil` outside the coupled European auction.
  ///
  /// The auction of a day closes at 12:00 Brussels time on the day before and publishes its results
  /// at 13:00.
  func publication(ofPriceAt time: Instant) -> Instant? {
    guard Self.coupledZones.contains(zone.identifier),
      let brussels = try? Zone(identifier: "Europe/Brussels")
    else { return nil }
    let day = brussels.civil(at: time).date.adding(days: -1)
    return brussels.firstInstant(of: CivilDateTime(date: day, hour: 13))
  }

  // The areas outside the coupled auction are few.
  private static let coupledZones = AreaTable.zoneIdentifiers
    .filter { $0.hasPrefix("Europe/") }
    .subtracting(["Europe/London", "Europe/Dublin", "Europe/Belgrade"])
}
