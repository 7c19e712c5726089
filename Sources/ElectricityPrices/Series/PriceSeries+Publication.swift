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

  private static let coupledZones: Set<String> = [
    "Europe/Oslo", "Europe/Stockholm", "Europe/Copenhagen", "Europe/Helsinki", "Europe/Tallinn",
    "Europe/Riga", "Europe/Vilnius", "Europe/Berlin", "Europe/Vienna", "Europe/Amsterdam",
    "Europe/Brussels", "Europe/Luxembourg", "Europe/Paris", "Europe/Madrid", "Europe/Lisbon",
    "Europe/Rome", "Europe/Zurich", "Europe/Prague", "Europe/Bratislava", "Europe/Budapest",
    "Europe/Warsaw", "Europe/Ljubljana", "Europe/Zagreb", "Europe/Bucharest", "Europe/Sofia",
    "Europe/Athens",
  ]
}
