import CivilTime
import TerminalTestSupport
import Testing

@testable import ElectricityPrices

/// Tests of dates with hours next to them, in all notations of hours.
@Suite("Columns of hours")
struct HourColumnTests {
  /// Returns a table whose prices count the hours since midnight.
  private func table(_ date: String, _ labels: [String], name: String = "hour") -> String {
    "date,\(name),price\n"
      + labels.enumerated().map { "\(date),\($1),\($0)\n" }.joined()
  }

  /// Returns the number of prices if each counts the hours since midnight, otherwise the reason.
  private func truth(_ text: String, _ date: String) throws -> String {
    if let reason = failure(text)?.reason { return "\(reason)" }
    let series = try read(text)
    let midnight = oslo.startOfDay(try ElectricityPricesTests.date(date))
    let wrong = series.filter { slot in
      slot.price.map {
        midnight.distance(to: slot.start) != $0.significand * Price.powers[$0.exponent] * 3600
      }
        ?? false
    }
    return wrong.isEmpty ? "\(series.prices.count - series.prices.missingCount)" : "wrong: \(wrong)"
  }

  private static func labels(_ range: ClosedRange<Int>) -> [String] { range.map(String.init) }

  private static func ranges(_ range: ClosedRange<Int>) -> [String] {
    range.map {
      String($0 < 10 ? "0\($0)" : "\($0)") + " - " + ($0 < 9 ? "0\($0 + 1)" : "\($0 + 1)")
    }
  }

  @Test("Hours are counted up to the day from which quarter-hours are")
  func changeOfSteps() throws {
    func rows(_ day: String, _ count: Int) -> String {
      (1...count).map { "\(day),\($0),\($0)\n" }.joined()
    }
    let hours = rows("2025-09-29", 24) + rows("2025-09-30", 24)
    let quarters = rows("2025-10-01", 96)
    // Of the last day only 24 quarter-hours are known yet.
    for rest in ["", rows("2025-10-02", 24)] {
      for name in ["period", "Stunde"] {
        let series = try read("date,\(name),EUR/MWh\n" + hours + quarters + rest)
        #expect(series.prefix(48).allSatisfy { $0.length == 3600 })
        #expect(series.dropFirst(48).allSatisfy { $0.length == 900 })
        #expect(series.count == (rest.isEmpty ? 144 : 168) && series.prices.missingCount == 0)
      }
    }
  }

  @Test("Numbered periods of exchanges are placed by their numbers, day by day")
  func numberedPeriods() throws {
    func rows(_ day: String, _ periods: [Int]) -> String {
      periods.map { "2025;\(day);\($0);\($0).00;\($0).50;\n" }.joined()
    }
    let text =
      "MARGINALPDBC;\n" + rows("09;30", Array(1...24).reversed())
      + rows("10;01", Array(1...96).filter { $0 != 50 }) + "*\n"
    let file = try PriceFile.read(bytes: Array(text.utf8), name: "marginalpdbc_20251001.1")
    let portugal = try #require(file.series.first { $0.area == "PT" })
    let day = try #require(portugal.start)
    #expect(portugal.slot(containing: day)?.length == 3600)
    for (offset, price) in [(0, "1"), (23 * 3600, "24"), (86_400, "1"), (86_400 + 95 * 900, "96")] {
      let found = portugal.slot(containing: day.advanced(by: Int64(offset)))?.price
      #expect(found == Price(price).flatMap { $0.scaled(byPowerOfTen: -1) }, "\(offset)")
    }
    #expect(portugal.slot(containing: day.advanced(by: 86_400 + 49 * 900))?.price == nil)
  }

  @Test(
    "Numbered periods fill a day, whatever their heading",
    arguments: [
      ("Settlement Period", 48), ("SP", 48), ("Quarter", 96), ("MTU", 96), ("Interval", 96),
      ("PeriodIndex", 96), ("Perióda", 96), ("Kwartier", 96), ("PTU", 96), ("position", 24),
      ("Kellaaeg", 24), ("Óra", 24), ("Fra", 24), ("an unknown name", 48),
    ])
  func periods(name: String, count: Int) throws {
    let series = try read(table("2026-01-20", Self.labels(1...count), name: name))
    #expect(series.count == count && starts(series)[0] == "2026-01-20T00:00:00+01:00")
    #expect(series.allSatisfy { $0.length == Int64(86_400 / count) })
  }

  @Test("Periods of known length may cover a part of a day, and parts of hours count from 1")
  func parts() throws {
    let few = try read(table("2026-01-20", ["2", "3", "4"], name: "Settlement Period"))
    #expect(starts(few)[0] == "2026-01-20T00:30:00+01:00" && few[0].length == 1800)
    let quarters = (0..<96).map { "01/20/2026,\($0 / 4 + 1),\($0 % 4 + 1),\($0)\n" }
    let day = try read("Delivery Date,Delivery Hour,Delivery Interval,Price\n" + quarters.joined())
    #expect(day.count == 96 && starts(day)[5] == "2026-01-20T01:15:00+01:00")
    for (head, first) in [("Fecha;Hora;Cuarto;Precio", 1), ("date;hour;qh;price", 0)] {
      let rows = quarters.indices.map {
        "20/01/2026;\($0 / 4 + first);\($0 % 4 + first);\($0)\n"
      }
      let series = try read("\(head)\n" + rows.joined())
      #expect(series.count == 96 && starts(series)[5] == "2026-01-20T01:15:00+01:00")
    }
    // The quarters of a year are no quarters of an hour.
    let year = try read("date,quarter,price\n2026-03-31,Q1,3\n2026-04-01,Q2,4\n")
    #expect(year.map(\.length) == [86_400, 86_400])
    let autumn = ["01-02", "02-03a", "02-03b", "03-04"]
    #expect(
      try starts(read(table("2026-10-25", autumn)))[1...2] == [
        "2026-10-25T02:00:00+02:00", "2026-10-25T02:00:00+01:00",
      ])
  }

  @Test("Delivery hours of Texas count from 1, in quarters, with a mark of the repeated hour")
  func deliveryHours() throws {
    let head =
      "DeliveryDate,DeliveryHour,DeliveryInterval,SettlementPointName,SettlementPointPrice,DSTFlag"
    let series = try read("\(head)\n11/01/2026,2,1,HB,215,N\n11/01/2026,2,1,HB,192,Y\n")
    #expect(starts(series) == ["2026-11-01T01:00:00-05:00", "2026-11-01T01:00:00-06:00"])
    #expect(series.map(\.length) == [900, 900] && series.unit?.code == "USD ¢/kWh")
    let flag = try read(
      "SCEDTimestamp,RepeatedHourFlag,SettlementPoint,LMP\n03/21/2026 12:10:14,N,LZ,44.1\n")
    #expect(starts(flag) == ["2026-03-21T12:10:14-05:00"])
  }

  @Test("Dates and clock times of ends are joined, and a missing second belongs to the slot")
  func ends() throws {
    let rows = [("00:00", "15:59"), ("16:00", "20:59"), ("21:00", "23:59")].enumerated().map {
      index, times in
      #"{"DateStart":"2023-05-01","DateEnd":"2023-05-01","TimeStart":"\#(times.0):00","#
        + #""TimeEnd":"\#(times.1):59","Value":0.\#(index + 1)}"#
    }
    let series = try read("[\(rows.joined(separator: ","))]")
    #expect(series.map { $0.length / 3600 } == [16, 5, 3])
    // Without a date of its own, an end after midnight belongs to the next day.
    let table = try read(
      "date,start,end,price\n2026-01-20,06:00,22:00,1\n2026-01-20,22:00,06:00,2\n")
    #expect(table.map { $0.length / 3600 } == [16, 8])
  }

  @Test("Hours of an ordinary day are read in every notation and order")
  func ordinary() throws {
    let day = "2026-11-20"
    let clocks = (0..<24).map { ($0 < 10 ? "0" : "") + "\($0):00" }
    let halves = (0..<24).map { "\(($0 + 11) % 12 + 1):00 \($0 < 12 ? "AM" : "PM")" }
    for labels in [
      Self.labels(0...23), Self.labels(1...24), Self.ranges(0...23), clocks, halves,
      (1...24).map { "H\($0)" }, (1...24).map { "HE\($0)" }, clocks.map { "kl. \($0)" },
      (0..<24).map { "\($0)h" }, (0..<24).map { "\($0)-\($0 + 1)" },
      (1...24).map { ($0 < 10 ? "0" : "") + "\($0)" },
      (1...24).map { ($0 < 10 ? "0" : "") + "\($0):00" },
    ] {
      #expect(try truth(table(day, labels), day) == "24", "\(labels)")
      #expect(try read(table(day, labels)).allSatisfy { $0.length == 3600 })
      // In any order.
      let rows = table(day, labels).split(separator: "\n")
      for seed in 0..<5 {
        var random = SeededGenerator(seed: UInt64(seed))
        let shuffled = [rows[0]] + rows.dropFirst().shuffled(using: &random)
        #expect(try truth(shuffled.joined(separator: "\n"), day) == "24", "\(labels)")
      }
      let reversed = [rows[0]] + rows.dropFirst().reversed()
      #expect(try truth(reversed.joined(separator: "\n"), day) == "24", "\(labels)")
    }
  }

  @Test("Hours that can count from 0 or from 1 are ambiguous, unless an option or a row decides")
  func unclear() throws {
    let text = table("2026-11-20", Self.labels(13...20))
    #expect(failure(text)?.reason == .ambiguousHours(field: "hour"))
    var options = PriceFile.Options()
    for first in [0, 1] {
      options.firstHour = first
      let start = try #require(try read(text, options).start)
      #expect(oslo.civil(at: start).hour == 13 - first)
    }
    // Neither a part of a day from 1 on decides, nor a day of another length.
    for (day, labels) in [("2026-11-20", 1...5), ("2026-03-29", 13...20), ("2026-10-25", 2...9)] {
      #expect(failure(table(day, Self.labels(labels)))?.reason == .ambiguousHours(field: "hour"))
    }
    // A later row decides for all earlier rows.
    let long = text + "2026-11-21,24,5\n"
    #expect(try oslo.civil(at: #require(read(long).start)).hour == 12)
    let zero = text + "2026-11-21,0,5\n"
    #expect(try oslo.civil(at: #require(read(zero).start)).hour == 13)
    let ending = text.replacing("hour", with: "Hour Ending")
    #expect(try oslo.civil(at: #require(read(ending).start)).hour == 12)
  }

  @Test("Hours of the spring day are read as a count or as local times")
  func spring() throws {
    let day = "2026-03-29"
    let clock = [0, 1] + Array(3...23)
    #expect(try truth(table(day, Self.labels(0...22)), day) == "23")
    #expect(try truth(table(day, clock.map(String.init)), day) == "23")
    #expect(try truth(table(day, clock.map { "\($0):00" }), day) == "23")
    #expect(try truth(table(day, clock.map { Self.ranges($0...$0)[0] }), day) == "23")
    // Counted from 1, which another day shows.
    let other = (1...24).map { "2026-03-28,\($0),\($0 - 25)\n" }.joined()
    #expect(try truth(table(day, Self.labels(1...23)) + other, day) == "47")
    let from1 = clock.map { "\($0 + 1)" }
    #expect(try truth(table(day, from1) + other, day) == "47")
    // Neither a count nor local times: an hour is missing, but nothing shows which.
    let unsure = [0, 1] + Array(3...22)
    let date = try date(day)
    #expect(failure(table(day, unsure.map(String.init)))?.reason == .badHours(date: date))
    #expect(try truth(table(day, ["0", "1"]), day) == "2")
    #expect(try truth(table(day, ["0", "1", "2"]), day) == "3")
    // A row for the skipped hour, without a price.
    let rows = (0...23).map { "\(day),\($0),\($0 == 2 ? "-" : "\($0 > 2 ? $0 - 1 : $0)")\n" }
    #expect(try truth("date,hour,price\n" + rows.joined(), day) == "23")
  }

  @Test("Marks before the minutes distinguish the repeated hour", arguments: ["2A:00", "2A-3A"])
  func innerMarks(label: String) throws {
    let hours = label.contains(":") ? ["01:00", "03:00"] : ["1-2", "3-4"]
    let labels = [hours[0], label, label.replacing("A", with: "B"), hours[1]]
    #expect(
      try starts(read(table("2026-10-25", labels)))[1...2] == [
        "2026-10-25T02:00:00+02:00", "2026-10-25T02:00:00+01:00",
      ])
  }

  @Test("Hours of the autumn day are read as a count, repeated or marked")
  func autumn() throws {
    let day = "2026-10-25"
    let doubled = [0, 1, 2, 2] + Array(3...23)
    for labels in [
      Self.labels(0...24), Self.labels(1...25), Self.ranges(0...24), doubled.map(String.init),
      doubled.map { "\($0):00" }, doubled.map { "\($0 + 1)" },
      doubled.map { Self.ranges($0...$0)[0] },
      ["0", "1", "2A", "2B"] + Self.labels(3...23), ["1", "2", "3A", "3B"] + Self.labels(4...24),
      ["01", "02", "03", "03X"] + Self.labels(4...24),
    ] {
      #expect(try truth(table(day, labels), day) == "25", "\(labels)")
      let rows = table(day, labels).split(separator: "\n")
      let reversed = [rows[0]] + rows.dropFirst().reversed()
      #expect(try truth(reversed.joined(separator: "\n"), day) == "25", "\(labels)")
    }
    // Marked and counted hours need no order.
    for labels in [Self.labels(1...25), ["1", "2", "3A", "3B"] + Self.labels(4...24)] {
      let rows = table(day, labels).split(separator: "\n")
      var random = SeededGenerator(seed: 4)
      let shuffled = [rows[0]] + rows.dropFirst().shuffled(using: &random)
      #expect(try truth(shuffled.joined(separator: "\n"), day) == "25")
    }
    let date = try date(day)
    let wrong = ["1", "2", "4A", "4B"] + Self.labels(5...24)
    #expect(failure(table(day, wrong))?.reason == .badHours(date: date))
    #expect(failure(table(day, Self.labels(0...25)))?.reason == .badHours(date: date))
  }

  @Test("Local times that are a count or ends are recognised on days of a clock change")
  func clocks() throws {
    func clock(_ hours: [Int]) -> [String] { hours.map { ($0 < 10 ? "0" : "") + "\($0):00" } }
    let (spring, autumn) = ("2026-03-29", "2026-10-25")
    // Another day has its own labels: `24:00` there shows that all are ends.
    func check(_ day: String, _ hours: [Int], ends: Bool, count: Int) throws {
      let other = (day.prefix(8) + "20", clock(Array(ends ? 1...24 : 0...23)))
      let date = try date(day)
      let rows = other.1.enumerated().map { "\(other.0),\($1),\($0)\n" }
      let series = try read(table(day, clock(hours)) + rows.joined())
      let midnight = oslo.startOfDay(date)
      let slots = series.filter { $0.start >= midnight }
      #expect(slots.count == count && series.count == count + 24, "\(hours)")
      for (place, slot) in slots.enumerated() {
        #expect(slot.start == midnight.advanced(by: Int64(place) * 3600), "\(hours)")
        #expect(slot.price == Price(significand: Int64(place)) && slot.length == 3600, "\(hours)")
      }
      #expect(series.warnings.first == .assumedZone("Europe/Oslo"), "\(hours)")
      // The days between the two days.
      let missing: [PriceWarning] = [.missing(day == spring ? 192 : 96)]
      #expect(Array(series.warnings.dropFirst()) == missing)
    }
    try check(spring, Array(0...22), ends: false, count: 23)
    try check(spring, Array(1...23), ends: true, count: 23)
    try check(autumn, Array(0...24), ends: false, count: 25)
    // Ends as the hour of the start plus one, which the clocks may not show, and as local times.
    try check(spring, [1, 2] + Array(4...24), ends: true, count: 23)
    try check(spring, [1, 3] + Array(4...24), ends: true, count: 23)
    try check(autumn, [1, 2, 3, 3] + Array(4...24), ends: true, count: 25)
    try check(autumn, [1, 2, 2, 3] + Array(4...24), ends: true, count: 25)
    // With a row less nothing shows what the times are: they may be local to another zone.
    let changed = try date(spring)
    #expect(
      failure(table(spring, clock(Array(0...21))))?.reason
        == .unclearClock(date: changed, zone: "Europe/Oslo"))
  }

  @Test("A 25th hour on a day of 24 hours is refused, unless it has no price")
  func twentyFifth() throws {
    let date = try date("2026-11-20")
    let rows = table("2026-11-20", Self.labels(1...24))
    #expect(failure(rows + "2026-11-20,25,9\n")?.reason == .badHours(date: date))
    let series = try read(rows + "2026-11-20,25,\n")
    #expect(
      series.count == 24
        && !series.warnings.contains { if case .duplicates = $0 { true } else { false } })
    let both = table("2026-11-20", Self.labels(0...24))
    #expect(failure(both)?.reason == .badHours(date: date))
  }

  @Test("Half-hours and quarters can be counted as periods")
  func periods() throws {
    for (count, minutes) in [(48, 30), (96, 15)] {
      let series = try read(table("2026-11-20", Self.labels(1...count), name: "period"))
      #expect(series.count == count && series.allSatisfy { $0.length == Int64(minutes) * 60 })
      #expect(series.map(\.price) == (0..<count).map { Price(significand: Int64($0)) })
      #expect(starts(series)[0] == "2026-11-20T00:00:00+01:00")
    }
    let part = try read(table("2026-11-20", Self.labels(0...26), name: "period"))
    #expect(part.count == 27 && part.allSatisfy { $0.length == 1800 })
    let long = try read(table("2026-10-25", Self.labels(1...50), name: "period"))
    #expect(long.count == 50 && long.allSatisfy { $0.length == 1800 } && long.days.count == 1)
    let short = try read(table("2026-03-29", Self.labels(1...46), name: "period"))
    #expect(short.count == 46 && short.days.count == 1)
    let quarters = (0..<24).flatMap { hour in ["00", "15", "30", "45"].map { "\(hour):\($0)" } }
    #expect(try read(table("2026-11-20", quarters)).allSatisfy { $0.length == 900 })
  }

  @Test("A column for each hour is read on days of 23, 24 and 25 hours")
  func wide() throws {
    let names = (1...25).map { "H\($0)" }.joined(separator: ";")
    func row(_ date: String, _ count: Int) -> String {
      date + ";" + (0..<25).map { $0 < count ? "\($0)" : "" }.joined(separator: ";") + "\n"
    }
    let text =
      "date;\(names)\n" + row("2026-03-29", 23) + row("2026-03-30", 24) + row("2026-10-25", 25)
    let series = try read(text)
    #expect(series.days.map(\.slots.count) == [23, 24, 25])
    for day in series.days {
      let midnight = oslo.startOfDay(day.date)
      for slot in series[day.slots] {
        #expect(slot.price == Price(significand: midnight.distance(to: slot.start) / 3600))
      }
    }
  }

  @Test("Without headings a column of hours next to dates is not a price")
  func nameless() throws {
    let series = try read("2026-11-20;0;326.4\n2026-11-20;1;318.75\n")
    #expect(series.map(\.price) == [Price("326.4"), Price("318.75")])
  }

  @Test(
    "Labels that are not hours are refused",
    arguments: ["", "x", "26:00", "1:60", "13-11", "1234", "A2", "2C", "12-", "13:00 XM"])
  func refused(label: String) { #expect(HourLabel(label) == nil) }

  @Test("Hours next to dates are read in JSON")
  func json() throws {
    let rows = (1...25).map { "{\"date\":\"2026-10-25\",\"hour\":\($0),\"price\":\($0 - 1)}" }
    let text = "[\(rows.joined(separator: ","))]"
    #expect(try truth(text, "2026-10-25") == "25")
  }
}
