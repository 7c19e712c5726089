import CLibrary
import CivilTime
import ElectricityPrices

/// A query for prices: the area, the days, and how new the prices must be.
package struct PriceWish: Sendable {
  /// The days that are wanted.
  package enum Days: Hashable, Sendable {
    /// Today, and tomorrow as soon as it is there.
    case todayAndTomorrow
    /// The number of days after today; below zero before it.
    case daysAhead(Int)
    case dates(from: CivilDate, to: CivilDate)
  }

  package let area: PriceArea
  /// The zone of the area's clocks.
  let zone: Zone
  package var days: Days
  /// The name of the only source that may be asked.
  package var source: String?
  /// Whether nothing is asked.
  package var isOffline = false
  /// Whether cached prices are fetched again.
  package var refreshes = false
  /// The seconds that a kept answer may be old.
  package var mostAge: Int64?
  /// How answers are read.
  package var reading = ReadingOptions()

  /// Creates a wish.
  ///
  /// - Parameter zone: The zone of the area if it is known already: finding it reads a file.
  package init(area: PriceArea, days: Days, zone: Zone? = nil) {
    self.area = area
    self.zone = zone ?? area.zone
    self.days = days
  }

  /// The query for cached prices alone.
  package var offline: PriceWish {
    var wish = self
    (wish.isOffline, wish.refreshes) = (true, false)
    return wish
  }

  /// The first and the last day, where today is this one.
  func dates(today: CivilDate) -> (first: CivilDate, last: CivilDate) {
    switch days {
    case .todayAndTomorrow: (today, today.adding(days: 1))
    case .daysAhead(let count): (today.adding(days: count), today.adding(days: count))
    case .dates(let first, let last): (first, last)
    }
  }
}

/// How sources are reached.
package struct FetchRoute: Sendable {
  /// The name and number of the program, which it calls itself.
  package var agent: String
  /// Stands before every address.
  package var mirror: String?
  /// The seconds for an answer.
  package var seconds: Int
  /// Keys of sources by their variables, in place of those of the environment.
  package var keys: [String: String] = [:]

  /// The route that the environment says: `PRICETUI_BASE_URL`, `PRICETUI_TIMEOUT`.
  package init(agent: String) {
    self.agent = agent
    mirror = environmentVariable("PRICETUI_BASE_URL")
    let seconds = environmentVariable("PRICETUI_TIMEOUT").flatMap { Int($0) }
    self.seconds = min(max(seconds ?? 30, 1), 600)
  }
}
