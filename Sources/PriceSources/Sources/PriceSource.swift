import CivilTime

/// A provider of prices: its areas, addresses and formats.
package struct PriceSource: Sendable {
  /// When the prices of tomorrow come.
  package struct Publication: Hashable, Sendable {
    /// The minute of the day.
    package let minute: Int
    /// The zone of the clock.
    package let zoneIdentifier: String

    init(_ hour: Int, _ minute: Int = 0, _ zoneIdentifier: String = "Europe/Brussels") {
      self.minute = hour * 60 + minute
      self.zoneIdentifier = zoneIdentifier
    }

    /// The moment of a date at which they come.
    package func instant(on date: CivilDate) -> Instant {
      let zone = (try? Zone(identifier: zoneIdentifier)) ?? .utc
      return zone.firstInstant(of: CivilDateTime(date: date, minute: minute))
    }
  }

  /// What it is called, and chosen by.
  package let name: String
  /// Who stands behind it: where one source fails, the others of its house may too.
  package let house: String
  /// The codes of its areas.
  package let areas: [String]
  /// The zone of its days; `nil` for the zone of the area.
  package var zoneIdentifier: String?
  /// When the prices of tomorrow come; `nil` where there are none of the future.
  package var publication: Publication? = Publication(13)
  /// The name of the format of its answers.
  package let format: String
  /// Under which conditions, and who is to be named.
  package let terms: String
  /// The first date with prices.
  package let since: CivilDate
  package var length = Stretch.Length.day
  /// The days after and before today that it has; `nil` for all since its first.
  package var reach: ClosedRange<Int>?
  /// The seconds between two requests.
  package var pause: Double = 1
  /// The environment variable with the key that it wants.
  package var keyVariable: String?
  /// What an area is called in its answers; `nil` for whatever stands there first.
  var nameInAnswer: @Sendable (PriceArea) -> String? = { $0.code }
  /// The request.
  let request: @Sendable (SourceQuestion) -> FetchRequest

  /// The zone in which the days of an area are counted.
  ///
  /// - Parameter own: the zone of the area, where it is known already.
  package func zone(for area: PriceArea, own: Zone? = nil) -> Zone {
    guard let zoneIdentifier, zoneIdentifier != area.zoneIdentifier else { return own ?? area.zone }
    return (try? Zone(identifier: zoneIdentifier)) ?? own ?? area.zone
  }

  /// Returns the sources of an area in the order of preference, or the named one.
  package static func sources(of area: PriceArea, named name: String? = nil) -> [PriceSource] {
    all.filter { source in
      let isWanted = name.map { $0.lowercased() == source.name } ?? (source.keyVariable == nil)
      return isWanted && source.areas.contains(area.code)
    }
  }
}
