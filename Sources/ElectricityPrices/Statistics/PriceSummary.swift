import ChartStatistics
import CivilTime

/// What is to be known of many prices at a glance.
///
/// All counts by time: a price that holds for an hour as often as four quarters of one.
public struct PriceSummary: Sendable {
  /// The first instant, and the first one after the last slot.
  public let start, end: Instant
  /// The seconds that have a price, and those of them with one below zero.
  public let seconds, secondsBelowZero: Int64
  /// The mean, and the root of the mean square of what prices differ from it.
  public let mean, deviation: Double
  /// The lowest price, the quartiles and the highest price.
  public let prices: TypicalHour
  /// The means of the days from Monday to Friday and of the others; `nil` where there are none.
  public let weekdayMean, weekendMean: Double?
  /// On how many days each hour of the clock was the cheapest.
  ///
  /// Of equal hours it is the first; days on which all hours cost the same do not count.
  public internal(set) var cheapestDays = Array(repeating: 0, count: 24)
  /// The same of the dearest hour.
  public internal(set) var dearestDays = Array(repeating: 0, count: 24)
  /// The number of days of which hours differ.
  public internal(set) var days = 0
  /// The mean of the cheapest hour of each day, of the cheapest two, and so on.
  ///
  /// Days with fewer hours do not count; `nil` where all have fewer.
  public internal(set) var cheapestOfDay: [Double?] = []
  /// What is known of each hour of the clock, on weekdays and at weekends.
  public let weekdayHours, weekendHours: [TypicalHour?]

  /// The summary of some slots of a series; `nil` if none has a price.
  ///
  /// - Complexity: O(n log n), where n is the number of slots.
  public init?(_ series: PriceSeries, in range: Range<Int>) {
    let range = range.clamped(to: series.indices)
    guard let first = range.first, let last = range.last, let mean = series.mean(in: range),
      let prices = TypicalHour(SortedSample(series, in: range))
    else { return nil }
    (start, end) = (series[first].start, series[last].end)
    (self.mean, self.prices) = (mean, prices)
    let hours = series.typicalHours(in: range, groups: 48) {
      ($0.date.weekday > 5 ? 24 : 0) + $0.hour
    }
    (weekdayHours, weekendHours) = (Array(hours[..<24]), Array(hours[24...]))
    var (seconds, below): (Int64, Int64) = (0, 0)
    var squares = 0.0
    for index in range {
      let (price, length) = (series.doubleValue(at: index), series[index].length)
      guard !price.isNaN else { continue }
      seconds += length
      below += price < 0 ? length : 0
      squares += (price - mean) * (price - mean) * Double(length)
    }
    (self.seconds, secondsBelowZero) = (seconds, below)
    deviation = (squares / Double(seconds)).squareRoot()
    let days = series.hourlyDays(in: range)
    func average(_ days: [HourlyDay]) -> Double? {
      let sums = days.reduce(into: (0.0, 0.0)) { $0 = ($0.0 + $1.sum, $0.1 + $1.hours) }
      return sums.1 > 0 ? sums.0 / sums.1 : nil
    }
    weekdayMean = average(days.filter { $0.date.weekday <= 5 })
    weekendMean = average(days.filter { $0.date.weekday > 5 })
    count(days)
  }

  /// The mean of so many of the cheapest hours of each day; `nil` where all days have fewer.
  public func mean(ofCheapest hours: Int) -> Double? {
    cheapestOfDay.indices.contains(hours - 1) ? cheapestOfDay[hours - 1] : nil
  }

  private mutating func count(_ days: [HourlyDay]) {
    var sums = Array(repeating: (sum: 0.0, days: 0), count: 24)
    for day in days {
      let known = day.means.enumerated().compactMap { hour, mean in mean.map { (hour, $0) } }
      guard let low = known.min(by: { $0.1 < $1.1 }), let high = known.max(by: { $0.1 < $1.1 })
      else { continue }
      if low.1 < high.1 {
        cheapestDays[low.0] += 1
        // The first of equal ones too, where the greatest is the last.
        dearestDays[known.first { $0.1 == high.1 }?.0 ?? high.0] += 1
        self.days += 1
      }
      var sum = 0.0
      for (count, mean) in known.map(\.1).sorted().enumerated() {
        sum += mean
        sums[count] = (sums[count].sum + sum / Double(count + 1), sums[count].days + 1)
      }
    }
    cheapestOfDay = sums.map { $0.days > 0 ? $0.sum / Double($0.days) : nil }
  }
}

/// The prices of a day by the hours of the clock.
struct HourlyDay {
  let date: CivilDate
  // Prices times hours, and hours, by the hour of the clock.
  private var parts = Array(repeating: (sum: 0.0, hours: 0.0), count: 24)

  init(_ date: CivilDate) { self.date = date }

  /// Prices times hours, and the hours that have a price.
  var sum: Double { parts.reduce(0) { $0 + $1.sum } }
  var hours: Double { parts.reduce(0) { $0 + $1.hours } }
  /// The mean of each hour; nil without a price.
  var means: [Double?] { parts.map { $0.hours > 0 ? $0.sum / $0.hours : nil } }

  mutating func add(_ price: Double, hours: Double, at hour: Int) {
    parts[hour] = (parts[hour].sum + price * hours, parts[hour].hours + hours)
  }
}

extension PriceSeries {
  /// The prices of some slots by day and hour, each in the hours that it holds.
  func hourlyDays(in range: Range<Int>) -> [HourlyDay] {
    var days: [HourlyDay] = []
    forEachHour(in: range) { time, price, seconds in
      if days.last?.date != time.date { days.append(HourlyDay(time.date)) }
      days[days.count - 1].add(price, hours: Double(seconds) / 3600, at: time.hour)
    }
    return days
  }

  // The longest day.
  private static var longestWithHours: Int64 { 25 * 3600 }

  /// Gives what each price holds in an hour of the clock: when that begins, the price, and for how
  /// many seconds.
  ///
  /// A price that holds for longer than a day tells nothing of its hours.
  func forEachHour(in range: Range<Int>, _ body: (CivilDateTime, Double, Int64) -> Void) {
    // The hour that was looked up last: most have several slots.
    let never = Instant(secondsSince1970: .max)
    var (hour, time) = ((start: never, end: never), zone.civil(at: start ?? never))
    for index in range.clamped(to: indices) {
      let (slot, price) = (self[index], doubleValue(at: index))
      guard !price.isNaN, slot.length <= Self.longestWithHours else { continue }
      var start = slot.start
      while start < slot.end {
        if start < hour.start || hour.end <= start {
          hour = CalendarUnit.hours(1).interval(containing: start, in: zone)
          time = zone.civil(at: hour.start)
        }
        let end = Swift.min(slot.end, hour.end)
        body(time, price, start.distance(to: end))
        start = end
      }
    }
  }
}
