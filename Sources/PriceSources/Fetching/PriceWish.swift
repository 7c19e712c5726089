import CivilTime
import ElectricityPrices

/// A query for the prices of some days, with a maximum age.
package struct PriceWish: Sendable {
  package enum Days: Hashable, Sendable {
    /// Today, and tomorrow after its publication.
    case todayAndTomorrow
    /// The day a number of days after today, or before it if negative.
    case daysAhead(Int)
    case dates(from: CivilDate, to: CivilDate)
    /// All days from today for which there are forecasts.
    case forecast
  }

  package let area: PriceArea
  package var days: Days
  /// The name of the only source to use.
  package var source: String?
  /// Whether to use the cache only.
  package var isOffline = false
  /// Whether to request cached days too.
  package var refreshes = false
  /// The maximum age of a cached response in seconds.
  package var maximumAge: Int64?
  package var reading = ReadingOptions()

  package init(area: PriceArea, days: Days) { (self.area, self.days) = (area, days) }

  /// The query for cached prices only.
  package var offline: PriceWish {
    var wish = self
    (wish.isOffline, wish.refreshes) = (true, false)
    return wish
  }

  /// The query for forecasts of the same area, at most three hours old.
  package var forecast: PriceWish {
    var wish = self
    (wish.days, wish.source) = (.forecast, nil)
    wish.maximumAge = min(maximumAge ?? 10_800, 10_800)
    return wish
  }

  /// Returns the first and the last day, given the current date.
  package func dates(today: CivilDate) -> (first: CivilDate, last: CivilDate) {
    switch days {
    case .todayAndTomorrow: (today, today.adding(days: 1))
    case .daysAhead(let count): (today.adding(days: count), today.adding(days: count))
    case .dates(let first, let last): (first, last)
    case .forecast: (today, today.adding(days: 9))
    }
  }
}
