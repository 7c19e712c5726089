import CivilTime
import ElectricityPrices

/// A source of prices: its areas, requests and format.
package struct PriceSource: Sendable {
  /// The time at which tomorrow's prices are published.
  package struct Publication: Hashable, Sendable {
    package let minute: Int
    /// The zone of the clock.
    package let zoneIdentifier: String

    init(_ hour: Int, _ minute: Int = 0, _ zoneIdentifier: String = "Europe/Brussels") {
      self.minute = hour * 60 + minute
      self.zoneIdentifier = zoneIdentifier
    }

    /// Returns the time of publication on a date.
    package func instant(on date: CivilDate) -> Instant {
      let zone = (try? Zone(identifier: zoneIdentifier)) ?? .utc
      return zone.firstInstant(of: CivilDateTime(date: date, minute: minute))
    }
  }

  package let name: String
  /// The operator, whose sources can fail together.
  package let operatorName: String
  /// The codes of the areas.
  package let areas: [String]
  /// The identifier of the zone in which days begin; `nil` for the zone of the area.
  package var zoneIdentifier: String?
  /// The time of publication; `nil` for a source without future prices.
  package var publication: Publication? = Publication(13)
  /// The name of the format of responses.
  package let format: String
  /// The licence and the attribution.
  package let terms: String
  /// The first date with prices.
  package let since: CivilDate
  package var length = RequestedDays.Length.day
  /// The available days relative to today; `nil` for all since the first.
  package var availableDays: ClosedRange<Int>?
  /// The seconds between two requests.
  package var pause: Double = 1
  /// The environment variable of the key; `nil` if the source requires none.
  package var keyVariable: String?
  /// Whether the responses are forecasts, which are fetched again when they are old.
  package var isForecast = false
  /// Whether the responses include value-added tax, if the request determines it.
  var valueAddedTax: ValueAddedTax?
  /// Returns the name of an area in responses; `nil` for the first area.
  var nameInAnswer: @Sendable (PriceArea) -> String? = { $0.code }
  /// Returns the request for some days.
  let request: @Sendable (SourceQuestion) -> FetchRequest

  /// Returns the zone in which the days of an area begin.
  ///
  /// - Parameter own: The zone of the area, if the caller has loaded it already.
  package func zone(for area: PriceArea, own: Zone? = nil) -> Zone {
    guard let zoneIdentifier, zoneIdentifier != area.zoneIdentifier else { return own ?? area.zone }
    return (try? Zone(identifier: zoneIdentifier)) ?? own ?? area.zone
  }

  /// Returns the sources of an area in order, or only the source with a name.
  package static func sources(of area: PriceArea, named name: String? = nil) -> [PriceSource] {
    all.filter { source in
      let isWanted = name.map { $0.lowercased() == source.name } ?? (source.keyVariable == nil)
      return isWanted && source.areas.contains(area.code)
    }
  }
}

extension PriceSource {
  /// All sources; the first one that has an area is used first.
  package static let all: [PriceSource] = [
    hvaKosterStrommen, elPrisetJustNu, elPrisenLigeNu, energiDataService, sahkotin, spotHinta,
    elering, aWATTarGermany, aWATTarAustria, smard, energyZero, esios, omie, ote, octopus, comEd,
    aemo, energyCharts, entsoe, tibber,
  ]

  /// Returns a date of the calendar.
  static func since(_ year: Int, _ month: Int, _ day: Int) -> CivilDate {
    CivilDate(year: year, month: month, day: day) ?? CivilDate(daysSince1970: 0)
  }
}
