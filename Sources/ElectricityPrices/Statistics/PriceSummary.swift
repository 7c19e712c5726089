import ChartStatistics
import CivilTime

/// Summary statistics of prices over a long time.
///
/// All values are weighted by time: a price for an hour counts as much as four quarters.
public struct PriceSummary: Sendable {
  /// The start of the first slot and the end of the last.
  public let start, end: Instant
  /// The number of seconds with a price, and with a negative price.
  public let seconds, secondsBelowZero: Int64
  /// The mean and the standard deviation.
  public let mean, deviation: Double
  /// The lowest price, the quartiles and the highest price.
  public let prices: TypicalHour
  /// The means from Monday to Friday and at weekends; `nil` without such days.
  public let weekdayMean, weekendMean: Double?
  /// The number of days on which each hour of the clock was the cheapest.
  ///
  /// The first of equal hours counts; days on which all hours cost the same are ignored.
  public internal(set) var cheapestDays = Array(repeating: 0, count: 24)
  /// The number of days on which each hour of the clock was the most expensive.
  public internal(set) var dearestDays = Array(repeating: 0, count: 24)
  /// The number of days whose hours differ in price.
  public internal(set) var days = 0
  /// The mean of the cheapest hour of each day, of the cheapest two, and so on.
  ///
  /// Days with an hour without a price are ignored, as in the rank of hours. `nil` if all days have
  /// fewer hours.
  public internal(set) var cheapestOfDay: [Double?] = []
  /// The statistics of each hour of the clock, on weekdays and at weekends.
  public let weekdayHours, weekendHours: [TypicalHour?]

  /// Creates the summary of some slots of a series; `nil` if none has a price.
  ///
  /// - Complexity: O(n log n), where n is the number of slots.
  public init?(_ series: PriceSeries, in range: Range<Int>) {
    let range = range.clamped(to: series.indices)
    guard let first = range.first, let last = range.last,
      let mean = series.statistics(in: range)?.mean,
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
    count(days, in: series.zone)
  }

  /// Returns the mean of the cheapest `hours` of each day; `nil` if all days have fewer.
  public func mean(ofCheapest hours: Int) -> Double? {
    cheapestOfDay.indices.contains(hours - 1) ? cheapestOfDay[hours - 1] : nil
  }

  private mutating func count(_ days: [HourlyDay], in zone: Zone) {
    var sums = Array(repeating: (sum: 0.0, days: 0), count: 24)
    for day in days {
      let known = day.means.enumerated().compactMap { hour, mean in mean.map { (hour, $0) } }
      // The clock shows an hour of an autumn day twice.
      let hours = min(24, Int(zone.lengthOfDay(day.date) / 3600))
      guard known.count == hours, let low = known.min(by: { $0.1 < $1.1 }),
        let high = known.max(by: { ($0.1, $1.0) < ($1.1, $0.0) })
      else { continue }
      if low.1 < high.1 {
        cheapestDays[low.0] += 1
        dearestDays[high.0] += 1
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

/// The prices of a day by hour of the clock.
struct HourlyDay {
  let date: CivilDate
  // The sums of prices times hours, and of hours, by hour of the clock.
  private var parts = Array(repeating: (sum: 0.0, hours: 0.0), count: 24)

  init(_ date: CivilDate) { self.date = date }

  /// The sum of prices times hours.
  var sum: Double { parts.reduce(0) { $0 + $1.sum } }
  var hours: Double { parts.reduce(0) { $0 + $1.hours } }
  /// The mean of each hour; `nil` without a price.
  var means: [Double?] { parts.map { $0.hours > 0 ? $0.sum / $0.hours : nil } }

  mutating func add(_ price: Double, hours: Double, at hour: Int) {
    parts[hour] = (parts[hour].sum + price * hours, parts[hour].hours + hours)
  }
}

extension PriceSeries {
  /// Returns the prices of some slots by day and hour, weighted by the hours that each holds.
  func hourlyDays(in range: Range<Int>) -> [HourlyDay] {
    var days: [HourlyDay] = []
    forEachHour(in: range) { time, price, seconds in
      if days.last?.date != time.date { days.append(HourlyDay(time.date)) }
      days[days.count - 1].add(price, hours: Double(seconds) / 3600, at: time.hour)
    }
    return days
  }

  /// Calls `body` with each hour of the clock and price: start of the hour, price, seconds.
  ///
  /// Skips prices that hold for longer than a day, because they do not show the hours.
  func forEachHour(in range: Range<Int>, _ body: (CivilDateTime, Double, Int64) -> Void) {
    // Cache the last hour, because most hours have several slots.
    let never = Instant(secondsSince1970: .max)
    var (hour, time) = ((start: never, end: never), zone.civil(at: start ?? never))
    for index in range.clamped(to: indices) {
      let (slot, price) = (self[index], doubleValue(at: index))
      guard !price.isNaN, slot.length <= 25 * 3600 else { continue }
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
