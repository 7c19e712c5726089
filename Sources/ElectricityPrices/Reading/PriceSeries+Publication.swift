import CivilTime

extension PriceSeries {
  /// Returns the usual publication time of the next day's prices.
  ///
  /// Returns `nil` unless the series ends with the day of `now` and has prices of a day-ahead
  /// market. The coupled European auction closes at 12:00 Brussels time and publishes its results
  /// at 13:00.
  public func publicationOfNextDay(at now: Instant) -> Instant? {
    guard let end, index(containing: now) != nil, Self.coupledZones.contains(zone.identifier),
      let brussels = try? Zone(identifier: "Europe/Brussels")
    else { return nil }
    let tomorrow = zone.startOfDay(zone.civil(at: now).date.adding(days: 1))
    // The market's day begins at 01:00 in Helsinki.
    guard end <= tomorrow.advanced(by: 2 * 3600) else { return nil }
    let today = brussels.civil(at: now).date
    return brussels.firstInstant(of: CivilDateTime(date: today, hour: 13))
  }

  // The areas outside the coupled auction are few.
  private static let coupledZones = AreaTable.zoneIdentifiers
    .filter { $0.hasPrefix("Europe/") }
    .subtracting(["Europe/London", "Europe/Dublin", "Europe/Belgrade"])
}
