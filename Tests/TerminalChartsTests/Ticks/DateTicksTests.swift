import CivilTime
import Foundation
import TerminalTestSupport
import Testing

@testable import TerminalCharts

/// Returns the seconds since the reference date of an ISO time, in a zone if it names no offset.
func seconds(_ text: String, _ zone: Zone = oslo) -> Double {
  ISOTime(text)?.instant(in: zone)?.referenceSeconds ?? .nan
}

/// The zone of Oslo, built from a rule, so that no test depends on the machine's zone files.
let oslo = (try? Zone(identifier: "CET-1CEST,M3.5.0,M10.5.0/3")) ?? .utc

@Suite("Date ticks") struct DateTicksTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var from: String
    var to: String
    var count: Int?
    var step: DateStep
    var labels: String
    var testDescription: String { "\(from) \(to) \(count ?? 4)" }
  }

  @Test(
    "Automatic date ticks have the expected step and labels, also when clocks change",
    arguments: [
      Case(
        from: "2022-07-12T00:00:00", to: "2022-07-13T00:00:00", step: DateStep(6, .hour),
        labels: "00 06 12 18 00"),
      Case(
        from: "2022-07-12T00:00:00", to: "2022-07-12T23:00:00", step: DateStep(6, .hour),
        labels: "00 06 12 18"),
      Case(
        from: "2022-07-12T00:00:00", to: "2022-07-13T12:00:00", step: DateStep(12, .hour),
        labels: "00 12 00 12"),
      Case(
        from: "2022-07-12T00:00:00", to: "2022-07-14T00:00:00", step: DateStep(12, .hour),
        labels: "00 12 00 12 00"),
      Case(
        from: "2022-07-12T13:00:00", to: "2022-07-12T13:15:00", step: DateStep(5, .minute),
        labels: "13:00 13:05 13:10 13:15"),
      Case(
        from: "2022-07-12T13:00:00", to: "2022-07-12T14:00:00", step: DateStep(15, .minute),
        labels: "13:00 13:15 13:30 13:45 14:00"),
      Case(
        from: "2022-07-11T00:00:00", to: "2022-07-18T00:00:00", step: DateStep(2, .day),
        labels: "11 Jul|13 Jul|15 Jul|17 Jul"),
      Case(
        from: "2022-08-01T00:00:00", to: "2022-08-31T00:00:00", step: DateStep(1, .week),
        labels: "1 Aug|8 Aug|15 Aug|22 Aug|29 Aug"),
      Case(
        from: "2022-01-01T00:00:00", to: "2023-01-01T00:00:00", step: DateStep(3, .month),
        labels: "Jan 2022|Apr|Jul|Oct|Jan 2023"),
      Case(
        from: "2022-01-01T00:00:00", to: "2022-12-01T00:00:00", step: DateStep(3, .month),
        labels: "Jan 2022|Apr|Jul|Oct"),
      Case(
        from: "2003-05-01T00:00:00", to: "2022-12-01T00:00:00", step: DateStep(5, .year),
        labels: "2005|2010|2015|2020"),
      Case(
        from: "2022-07-12T13:00:00", to: "2022-07-12T13:01:00", step: DateStep(15, .second),
        labels: "13:00:00|13:00:15|13:00:30|13:00:45|13:01:00"),
      Case(
        from: "2022-07-12T00:00:00", to: "2022-07-13T00:00:00", count: 24, step: DateStep(1, .hour),
        labels: (0...24).map { $0 % 24 < 10 ? "0\($0 % 24)" : "\($0)" }.joined(separator: " ")),
      Case(
        from: "2022-07-12T05:00:00", to: "2022-07-13T05:00:00", step: DateStep(6, .hour),
        labels: "06 12 18 00"),
      // Days of 23 hours in spring and 25 hours in autumn.
      Case(
        from: "2022-03-27T00:00:00", to: "2022-03-28T00:00:00", step: DateStep(6, .hour),
        labels: "00 06 12 18 00"),
      Case(
        from: "2022-10-30T00:00:00", to: "2022-10-31T00:00:00", step: DateStep(6, .hour),
        labels: "00 06 12 18 00"),
      Case(
        from: "2022-03-27T00:00:00", to: "2022-03-27T05:00:00", step: DateStep(1, .hour),
        labels: "00 01 03 04 05"),
      Case(
        from: "2022-10-30T00:00:00", to: "2022-10-30T03:00:00", step: DateStep(1, .hour),
        labels: "00 01 02 02 03"),
      Case(
        from: "2022-10-30T00:00:00", to: "2022-10-30T12:00:00", step: DateStep(3, .hour),
        labels: "00 03 06 09 12"),
    ])
  func automatic(_ row: Case) {
    let ticks = DateTicks.automatic(
      for: seconds(row.from)...seconds(row.to), in: oslo, desiredCount: row.count)
    #expect(ticks.step == row.step)
    let labels = DateTickLabels.strings(for: ticks.values, unit: ticks.step.unit, zone: oslo)
    #expect(labels.joined(separator: row.labels.contains("|") ? "|" : " ") == row.labels)
    #expect(ticks.domain == seconds(row.from)...seconds(row.to))
  }

  static let strides: [(Calendar.Component, Int, String, String, String)] = [
    (.hour, 6, "2022-07-12T05:30:00", "2022-07-13T05:30:00", "11 17 23 05"),
    (.hour, 1, "2022-10-30T01:00:00", "2022-10-30T04:00:00", "01 02 02 03 04"),
    (.hour, 2, "2022-10-30T00:00:00", "2022-10-30T06:00:00", "00 02 04 06"),
    (.day, 1, "2022-10-29T00:00:00", "2022-10-31T00:00:00", "29 Oct|30 Oct|31 Oct"),
    (.weekday, 2, "2022-07-11T00:00:00", "2022-07-15T00:00:00", "11 Jul|13 Jul|15 Jul"),
    (.weekOfYear, 1, "2022-07-13T00:00:00", "2022-07-27T00:00:00", "18 Jul|25 Jul"),
    (.month, 12, "2021-01-01T00:00:00", "2024-06-01T00:00:00", "2021 2022 2023 2024"),
    (.month, 6, "2022-01-01T00:00:00", "2023-01-01T00:00:00", "Jan 2022|Jul|Jan 2023"),
    (.month, 1, "2022-11-30T00:00:00", "2023-02-01T00:00:00", "Dec 2022|Jan 2023|Feb"),
    (.quarter, 1, "2022-01-01T00:00:00", "2022-08-01T00:00:00", "Jan 2022|Apr|Jul"),
    (.year, 2, "2021-01-01T00:00:00", "2026-01-01T00:00:00", "2021|2023|2025"),
    (.minute, 20, "2022-07-12T13:10:00", "2022-07-12T14:00:00", "13:10 13:30 13:50"),
    (.hour, 0, "2022-07-12T13:10:00", "2022-07-12T15:00:00", "14 15"),
  ]

  @Test("Date ticks can be set by a calendar component and a count", arguments: strides)
  func stride(_ unit: Calendar.Component, _ count: Int, from: String, to: String, labels: String) {
    let ticks = DateTicks.strideBy(
      component: unit, count: count, in: seconds(from)...seconds(to), zone: oslo)
    let strings = DateTickLabels.strings(for: ticks.values, unit: ticks.step.unit, zone: oslo)
    #expect(strings.joined(separator: labels.contains("|") ? "|" : " ") == labels)
  }

  @Test("A rounded domain of dates ends at multiples of the step") func roundedBounds() {
    let domain = seconds("2022-07-12T05:30:00")...seconds("2022-07-12T16:00:01")
    let ticks = DateTicks.automatic(
      for: domain, in: oslo, rounding: (true, true))
    #expect(ticks.step == DateStep(3, .hour))
    #expect(
      ticks.domain == seconds("2022-07-12T03:00:00")...seconds("2022-07-12T18:00:00"))
    let days = DateTicks.strideBy(
      component: .day, count: 1, in: domain, zone: oslo, rounding: (true, true))
    #expect(days.domain == seconds("2022-07-12T00:00:00")...seconds("2022-07-13T00:00:00"))
  }

  @Test(
    "Ticks of a part are those of the whole since its start",
    arguments: [(Calendar.Component.day, 2), (.day, 3), (.weekOfYear, 2), (.month, 2), (.hour, 6)])
  func since(unit: Calendar.Component, count: Int) {
    let (start, end) = (seconds("2022-01-03T05:30:00"), seconds("2022-12-30T16:00:00"))
    let whole = DateTicks.strideBy(component: unit, count: count, in: start...end, zone: .utc)
    for shift in 0..<40 {
      let lower = start + Double(shift) * 86_400
      let part = DateTicks.strideBy(
        component: unit, count: count, in: lower...(lower + 100 * 86_400), since: start, zone: .utc)
      let expected = whole.values.filter { part.domain.contains($0) }
      #expect(part.values == expected || whole.step != part.step, "\(shift)")
    }
    let parts = (0..<7).map { shift in
      let lower = start + Double(shift) * 86_400
      return DateTicks.automatic(for: lower...(lower + 7 * 86_400), since: start, in: .utc).values
    }
    let days = Set(parts.joined()).sorted()
    #expect(zip(days, days.dropFirst()).allSatisfy { $1 - $0 == 2 * 86_400 })
  }

  @Test("A domain of one instant has one tick") func oneInstant() {
    let noon = seconds("2022-07-12T12:00:00")
    let ticks = DateTicks.automatic(for: noon...noon, in: oslo)
    #expect(ticks.values == [noon])
    #expect(ticks.step.unit == .hour)
  }

  @Test("Automatic date ticks increase, stay in the domain and are on calendar boundaries")
  func anyDomain() {
    let seed: UInt64 = 3
    var random = SeededGenerator(seed: seed)
    for round in 0..<(isFullRun ? 600 : 60) {
      let start = Double.random(in: -1e9...1.5e9, using: &random)
      let span = random.number(exponents: -2...11).magnitude
      let count = Bool.random(using: &random) ? nil : Int.random(in: -1...30, using: &random)
      let ticks = DateTicks.automatic(for: start...start + span, in: oslo, desiredCount: count)
      let note: Comment = "seed \(seed) round \(round) \(start) \(span) \(ticks.step)"
      #expect(zip(ticks.values, ticks.values.dropFirst()).allSatisfy(<), note)
      #expect(ticks.values.allSatisfy { ticks.domain.contains($0) }, note)
      let isBoundary = ticks.values.allSatisfy {
        DateUnits.floor($0, to: ticks.step.unit, zone: oslo) == $0
      }
      #expect(isBoundary, note)
      if count == nil, span > 10, span < 3e10 {
        #expect((2...8).contains(ticks.values.count), note)
      }
    }
  }

  /// Zones that change at midnight, by half an hour, or in the far south.
  @Test(
    "Automatic date ticks increase and number two to eight in unusual time zones",
    arguments: [
      "CST5CDT,M3.2.0/0,M11.1.0/1", "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0",
      "NZST-12NZDT,M9.5.0,M4.1.0/3",
    ])
  func oddZones(rule: String) throws {
    let zone = try Zone(identifier: rule)
    for day in Swift.stride(from: 0, to: 400, by: isFullRun ? 1 : 7) {
      let start = Double(day) * 86_400
      for span in [7_200.0, 30_000, 86_400, 200_000] {
        let ticks = DateTicks.automatic(for: start...start + span, in: zone)
        let note: Comment = "\(rule) day \(day) span \(span) \(ticks)"
        #expect(zip(ticks.values, ticks.values.dropFirst()).allSatisfy(<), note)
        #expect((2...8).contains(ticks.values.count), note)
      }
    }
  }

  @Test("Extreme domains have a limited number of date ticks") func extremes() {
    let most = Double.greatestFiniteMagnitude
    for domain in [-most...most, 0...most, 1e300...1e301, -Double.infinity...Double.infinity] {
      let ticks = DateTicks.automatic(for: domain, in: oslo)
      #expect(ticks.values.allSatisfy { domain.contains($0) })
      for unit: Calendar.Component in [.second, .day, .month, .year, .era, .nanosecond] {
        for count in [Int.min, 0, 1, Int.max] {
          let stride = DateTicks.strideBy(component: unit, count: count, in: domain, zone: oslo)
          #expect(stride.values.count <= 20_000)
        }
      }
    }
  }

  static let intervals: [(Calendar.Component, String, String, String)] = [
    (.hour, "2022-07-12T13:10:00", "2022-07-12T13:00:00", "2022-07-12T14:00:00"),
    (.day, "2022-10-30T23:59:59", "2022-10-30T00:00:00", "2022-10-31T00:00:00"),
    (.weekOfYear, "2022-07-17T10:00:00", "2022-07-11T00:00:00", "2022-07-18T00:00:00"),
    (.month, "2022-12-31T10:00:00", "2022-12-01T00:00:00", "2023-01-01T00:00:00"),
    (.quarter, "2022-12-31T10:00:00", "2022-10-01T00:00:00", "2023-01-01T00:00:00"),
    (.year, "2022-12-31T10:00:00", "2022-01-01T00:00:00", "2023-01-01T00:00:00"),
  ]

  @Test("A calendar unit's interval around a time has the expected bounds", arguments: intervals)
  func unitIntervals(_ unit: Calendar.Component, _ time: String, _ lower: String, _ upper: String) {
    let interval = DateUnits.interval(of: unit, containing: seconds(time), zone: oslo)
    #expect(interval.lower == seconds(lower))
    #expect(interval.upper == seconds(upper))
  }

  @Test("Days of clock changes have 23 and 25 hours") func longAndShortDays() {
    let spring = DateUnits.interval(
      of: .day, containing: seconds("2022-03-27T12:00:00"), zone: oslo)
    #expect(spring.upper - spring.lower == 23 * 3_600)
    let autumn = DateUnits.interval(
      of: .day, containing: seconds("2022-10-30T12:00:00"), zone: oslo)
    #expect(autumn.upper - autumn.lower == 25 * 3_600)
  }
}
