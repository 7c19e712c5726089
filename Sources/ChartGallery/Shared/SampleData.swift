import Foundation
import TerminalCharts

/// An hourly price in øre.
///
/// Days on which clocks change have 23 and 25 hours.
struct HourPrice: Identifiable {
  let hour: Date
  let price: Double

  var id: Date { hour }
  var line: LineMark { LineMark(x: .value("Hour", hour), y: .value("Price", price)) }
  var area: AreaMark { AreaMark(x: .value("Hour", hour), y: .value("Price", price)) }
  var bar: BarMark { BarMark(x: .value("Hour", hour, unit: .hour), y: .value("Price", price)) }

  static let day = of(GalleryClock.date(2026, 2, 3), hours: 24)
  static let shortDay = of(GalleryClock.date(2026, 3, 29), hours: 23)
  static let longDay = of(GalleryClock.date(2026, 10, 25), hours: 25)

  /// A year of hours: expensive in winter and in the daytime, with occasional peaks.
  static let year: [HourPrice] = (0..<8760).map { index in
    let season: Double = cos(Double(index / 24) / 365 * 2 * .pi)
    let clock: Double = sin(Double(index % 24 - 7) / 12 * .pi)
    // Exponentially distributed noise per day and per hour.
    let weather: Double = -log(1 - Sample.chance(index / 24))
    let chance: Double = -log(1 - Sample.chance(index + 9973))
    return HourPrice(
      hour: GalleryClock.date(2025, 1, 1).addingTimeInterval(Double(index) * 3600),
      price: 40 + 35 * season + 18 * clock + 25 * weather + 8 * chance)
  }

  private static func of(_ start: Date, hours: Int) -> [HourPrice] {
    (0..<hours).map { hour in
      let course = 70 + 40 * sin(Double(hour - 9) / 24 * 4 * .pi)
      return HourPrice(
        hour: start.addingTimeInterval(Double(hour) * 3600), price: course.rounded())
    }
  }
}

/// The sales of a shop in a month and a city.
struct Sale: Identifiable {
  let month: Date
  let city: String
  let count: Int

  var id: String { "\(city) \(month)" }
  var time: PlottableValue<Date> { .value("Month", month) }
  var unit: PlottableValue<Date> { .value("Month", month, unit: .month) }
  var sales: PlottableValue<Int> { .value("Sales", count) }
  var place: PlottableValue<String> { .value("City", city) }
  var line: LineMark { LineMark(x: time, y: sales) }
  var bar: BarMark { BarMark(x: unit, y: sales) }

  static let year: [Sale] = ["Oslo", "Bergen", "Trondheim"].enumerated().flatMap { index, city in
    (1...12).map { month in
      Sale(
        month: GalleryClock.date(2025, month, 1), city: city,
        count: 40 + index * 15 + (month * 37 + index * 53) % 29 * 2)
    }
  }
}

/// An enumeration whose cases are categories.
enum Season: String, CaseIterable, Plottable {
  case spring, summer, autumn, winter
}

/// A measurement in a series.
struct Sample: Identifiable {
  let x: Double
  let y: Double
  let group: String

  var id: String { "\(group) \(x)" }
  var line: LineMark { LineMark(x: .value("x", x), y: .value("y", y)) }
  var area: AreaMark { AreaMark(x: .value("x", x), y: .value("y", y)) }
  var point: PointMark { PointMark(x: .value("x", x), y: .value("y", y)) }

  /// Returns a reproducible pseudo-random number in 0..<1.
  static func chance(_ index: Int) -> Double {
    var bits = UInt64(index + 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    return Double((bits ^ (bits >> 27)) >> 44) / Double(1 << 20)
  }

  static let cloud: [Sample] = (0..<60).map { index in
    let group = ["A", "B", "C"][index % 3]
    let x = Double(index * 7919 % 101) / 10
    let noise = Double(index * 104_729 % 47) / 10 - 2.3
    return Sample(x: x, y: x * (group == "B" ? 0.4 : 0.9) + noise + 3, group: group)
  }

  static let wave: [Sample] = (0...40).map { index in
    Sample(x: Double(index) / 4, y: sin(Double(index) / 4) * 3 + 4, group: "wave")
  }

  static let steps: [Sample] = [3, 7, 6, 2, 8, 8, 4].enumerated().map {
    Sample(x: Double($0), y: $1, group: "steps")
  }
}

/// A day of a stock: opening, closing, low and high price.
struct Candle: Identifiable {
  let day: Date
  let open: Double
  let close: Double
  let low: Double
  let high: Double

  var id: Date { day }

  static let month: [Candle] = {
    var price = 120.0
    return (0..<20).map { index in
      let change = Double(index * 7919 % 23) - 10.5
      let open = price
      price += change / 2
      return Candle(
        day: GalleryClock.date(2026, 2, 2 + index), open: open, close: price,
        low: min(open, price) - Double(index % 4) - 0.5,
        high: max(open, price) + Double(index % 3) + 0.5)
    }
  }()
}

/// A task with its start and end.
struct Job: Identifiable {
  let name: String
  let start: Date
  let end: Date

  var id: String { name }

  static let plan = [
    Job(name: "Survey", start: GalleryClock.date(2026, 3, 2), end: GalleryClock.date(2026, 3, 9)),
    Job(name: "Design", start: GalleryClock.date(2026, 3, 6), end: GalleryClock.date(2026, 3, 20)),
    Job(name: "Build", start: GalleryClock.date(2026, 3, 16), end: GalleryClock.date(2026, 4, 6)),
    Job(name: "Test", start: GalleryClock.date(2026, 3, 30), end: GalleryClock.date(2026, 4, 13)),
  ]
}
