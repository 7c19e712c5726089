import CivilTime
import Testing

@testable import ElectricityPrices

/// Tests of autumn days with all the labels that services have used, hour by hour.
@Suite("Autumn days with offsets")
struct DayMenderTests {
  typealias Entry = (price: Int, start: String, end: String)

  private static func stamp(_ hour: Int, offset: Int) -> String {
    let day = hour < 0 ? 24 : hour > 23 ? 26 : 25
    let clock = (hour + 24) % 24
    return "2026-10-\(day)T\(clock < 10 ? "0" : "")\(clock):00:00+0\(offset):00"
  }

  /// Returns the correct day: 25 hours, with the prices from 0 to 24.
  static func right(hours: Range<Int> = 0..<25) -> [Entry] {
    hours.map { hour in
      let start = hour < 3 ? stamp(hour, offset: 2) : stamp(hour - 1, offset: 1)
      let end = hour < 2 ? stamp(hour + 1, offset: 2) : stamp(hour, offset: 1)
      return (hour, start, end)
    }
  }

  /// Returns the day as hvakosterstrommen.no labels it.
  static func late() -> [Entry] {
    (0..<25).map { hour in
      (
        hour, stamp(hour, offset: hour < 3 ? 2 : 1), stamp(hour + 1, offset: hour < 2 ? 2 : 1)
      )
    }
  }

  private static func text(_ entries: [Entry]) -> String {
    let objects = entries.map {
      "{\"NOK_per_kWh\":\($0.price),\"time_start\":\"\($0.start)\",\"time_end\":\"\($0.end)\"}"
    }
    return "[\(objects.joined(separator: ","))]"
  }

  /// Returns the prices in kroner by the hour after midnight; `nil` if the file is refused.
  private func hours(_ entries: [Entry]) throws -> [Int: Int64]? {
    if let error = failure(Self.text(entries)) {
      #expect(error.reason == .wrongAutumnTimes(date: try date("2026-10-25")))
      return nil
    }
    let series = try read(Self.text(entries))
    let midnight = series.zone.startOfDay(try date("2026-10-25"))
    var hours: [Int: Int64] = [:]
    for slot in series {
      hours[Int(midnight.distance(to: slot.start) / 3600)] =
        slot.price?.scaled(byPowerOfTen: -2).map {
          $0 == .zero ? 0 : $0.significand * Price.powers[$0.exponent]
        }
    }
    return hours
  }

  private func warns(_ entries: [Entry]) throws -> Bool {
    try read(Self.text(entries)).warnings == [.mendedDay(try date("2026-10-25"))]
  }

  private static let truth = Dictionary(uniqueKeysWithValues: (0..<25).map { ($0, Int64($0)) })

  @Test("Known wrong labels are corrected in ascending and descending order")
  func known() throws {
    #expect(try hours(Self.late()) == Self.truth)
    #expect(try warns(Self.late()))
    #expect(try hours(Self.late().reversed()) == Self.truth)
    #expect(try warns(Self.late().reversed()))
  }

  @Test("Correcting a day leaves the times of the days before and after it unchanged")
  func amidst() throws {
    let next: [Entry] = [(7, Self.stamp(24, offset: 1), Self.stamp(25, offset: 1))]
    let before: [Entry] = [(9, Self.stamp(-1, offset: 2), Self.stamp(0, offset: 2))]
    var expected = Self.truth
    (expected[-1], expected[25]) = (9, 7)
    #expect(try hours(before + Self.late() + next) == expected)
  }

  @Test("Correct labels are kept in any order, also with a repeated or missing row")
  func rightLabels() throws {
    #expect(try hours(Self.right()) == Self.truth)
    #expect(try hours(Self.right().reversed()) == Self.truth)
    var shuffled = Self.right()
    shuffled.swapAt(2, 20)
    shuffled.swapAt(3, 8)
    #expect(try hours(shuffled) == Self.truth)
    for place in 0..<25 {
      var twice = Self.right()
      twice.insert(twice[place], at: place)
      #expect(try hours(twice) == Self.truth, "row \(place) twice")
      var missing = Self.right()
      missing.remove(at: place)
      var expected = Self.truth
      expected[place] = nil
      #expect(try hours(missing) == expected, "row \(place) missing")
      #expect(try hours(missing.reversed()) == expected, "row \(place) missing, reversed")
      #expect(try !warns(missing))
    }
  }

  @Test("Late labels with a missing or repeated row are never moved")
  func refused() throws {
    for place in 0..<25 {
      var missing = Self.late()
      missing.remove(at: place)
      let found = try hours(missing)
      // The labels before row 2 are right; without row 2 nothing shows that others are wrong.
      if place > 2 { #expect(found == nil, "row \(place) missing") }
      var expected = Self.truth
      expected[place] = nil
      if place < 2 { #expect(found == expected, "row \(place) missing") }
      guard place > 2 else { continue }
      var twice = Self.late()
      twice.insert(twice[place], at: place)
      #expect(try hours(twice) == nil, "row \(place) twice")
    }
  }

  @Test("An entry without an end among others with ends is read", arguments: 0..<25)
  func missingEnd(index: Int) throws {
    var entries = Self.right()
    // A gap keeps the starts from being a grid, so that the ends are used.
    if index != 12 { entries.remove(at: 12) }
    let (name, end) = (",\"time_end\":", entries[min(index, 23)].end)
    let text = Self.text(entries).replacing("\(name)\"\(end)\"", with: "", maxReplacements: 1)
    let series = try read(text)
    #expect(series.count >= 24 && series.allSatisfy { $0.start < $0.end })
  }

  @Test("A single end that is an hour late leaves the starts unchanged")
  func lateEnd() throws {
    var entries = Self.right()
    entries[2].end = Self.stamp(3, offset: 1)
    #expect(try hours(entries) == Self.truth)
    #expect(try read(Self.text(entries)).warnings == [.mendedEnds(1)])
  }
}
