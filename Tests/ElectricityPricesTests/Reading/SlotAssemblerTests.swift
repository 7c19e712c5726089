import CivilTime
import Testing

@testable import ElectricityPrices

/// Tests of rows with irregular ends and repeated times.
@Suite("Slots of irregular rows") struct SlotAssemblerTests {
  /// Checks the slots, as hours after midnight with their prices, and the warnings.
  private func check(
    _ rows: [(start: String, end: String, price: String)], _ truth: String,
    _ warnings: PriceWarning...
  ) throws {
    let text =
      "start,end,price\n"
      + rows.map { "2026-11-20T\($0.start)Z,2026-11-20T\($0.end)Z,\($0.price)\n" }.joined()
    let series = try read(text)
    let slots = series.map { slot in
      let times = [slot.start, slot.end].map {
        String(ISOTime.text($0, in: .utc).dropFirst(11).prefix(5))
      }
      return "\(times[0])-\(times[1])=\(slot.price?.description ?? "none")"
    }
    #expect(slots.joined(separator: " ") == truth)
    #expect(series.warnings == warnings)
  }

  @Test("Ends before starts, at starts and beyond the next start are corrected")
  func ends() throws {
    try check(
      [
        ("00:00", "01:00", "1"), ("01:00", "02:00", "2"), ("02:00", "04:00", "3"),
        ("03:00", "05:00", "4"),
      ],
      "00:00-01:00=1 01:00-02:00=2 02:00-03:00=3 03:00-04:00=4", .mendedEnds(1),
      .farEnds(1, start: "2026-11-20T04:00:00+01:00", end: "2026-11-20T06:00:00+01:00"))
    try check(
      [("00:00", "00:00", "1"), ("01:00", "00:30", "2"), ("02:00", "03:00", "3")],
      "00:00-01:00=1 01:00-02:00=2 02:00-03:00=3", .mendedEnds(2))
    // Evenly spaced ends that contradict the starts.
    try check(
      [("00:00", "02:00", "1"), ("01:00", "03:00", "2"), ("02:00", "04:00", "3")],
      "00:00-01:00=1 01:00-02:00=2 02:00-04:00=3", .mendedEnds(2))
    try check(
      [("00:00", "00:30", "1"), ("01:00", "01:30", "2"), ("02:00", "02:30", "3")],
      "00:00-00:30=1 01:00-01:30=2 02:00-02:30=3", .missing(2))
    try check(
      [("00:00", "01:00", "1"), ("01:00", "03:00", "2"), ("02:00", "05:00", "3")],
      "00:00-01:00=1 01:00-02:00=2 02:00-05:00=3", .mendedEnds(1))
  }

  @Test("Stated ends can be months later, and can be the last dates of their slots")
  func longSlots() throws {
    for (rows, lengths) in [
      (["2026-01-01T00:00Z,2026-03-31T23:00Z", "2026-03-31T23:00Z,2026-06-30T23:00Z"], [90, 91]),
      (["2026-01-01,2026-01-31", "2026-02-01,2026-02-28", "2026-03-01,2026-03-31"], [31, 28, 31]),
      (["2026-02-01,2026-02-28", "2026-01-01,2026-01-31"], [31, 28]),
      (["2026-01-01,2026-01-31", "2026-03-01,2026-03-31"], [31, 31]),
      (["2026-01-19,2026-01-19", "2026-01-20,2026-01-20"], [1, 1]),
      // These end before the next date.
      (["2026-01-19,2026-01-20", "2026-01-20,2026-01-21"], [1, 1]),
      (["2026-01-01,2026-02-01", "2026-02-01,2026-03-01"], [31, 28]),
    ] as [([String], [Int64])] {
      let series = try read("from,to,price\n" + rows.map { $0 + ",1\n" }.joined())
      let days = series.map { ($0.length + 3600) / 86_400 }
      #expect(days == lengths, "\(rows)")
      #expect(!series.warnings.contains { if case .mendedEnds = $0 { true } else { false } })
    }
  }

  @Test("A last price without an end is reported if nothing shows its length")
  func openEnd() throws {
    func entry(_ start: String, _ end: String) -> String {
      #"{"valid_from": "\#(start)", "valid_to": \#(end), "#
        + #""value_exc_vat": 24, "value_inc_vat": 25}"#
    }
    let open = entry("2026-03-31T23:00:00Z", "null")
    let former = entry("2025-12-31T00:00:00Z", #""2026-03-31T23:00:00Z""#)
    for list in [open, "\(open), \(former)"] {
      let series = try read(#"{"results": [\#(list)]}"#)
      #expect(series.last?.length == 3600 && series.warnings == [.openEnd], "\(list)")
    }
    let hours = "start,end,price\n2026-01-20 00:00,2026-01-20 01:00,1\n2026-01-20 01:00,,2"
    #expect(try read(hours).warnings == [.assumedZone("Europe/Oslo")])
  }

  /// The derived length is a month's, which would end after the next start.
  @Test("A slot that nearly fills a month ends at the next start")
  func nearlyAMonth() throws {
    let series = try read("time,price\n2026-01-01T00:00Z,1\n2026-01-30T23:30Z,2\n")
    #expect(series.first?.end == series.last?.start)
  }

  @Test("Known prices and forecasts of one file give a notice about their clock once")
  func noticeOfLayers() throws {
    let series = try read(
      """
      time,price,origin
      2026-11-20T00:00,1,known
      2026-11-20T01:00,2,known
      2026-11-20T02:00,3,forecast
      """)
    #expect(series.hasForecasts)
    #expect(series.warnings.filter { $0 == .assumedZone("Europe/Oslo") }.count == 1)
  }

  @Test("A repeated time is kept once, with its price")
  func duplicates() throws {
    try check(
      [("00:00", "01:00", "1"), ("00:00", "01:00", "1")], "00:00-01:00=1", .duplicates(1))
    try check(
      [("00:00", "01:00", ""), ("00:00", "01:00", "1"), ("01:00", "02:00", "2")],
      "00:00-01:00=1 01:00-02:00=2", .duplicates(1))
    try check(
      [("00:00", "01:00", "1"), ("00:00", "01:00", ""), ("01:00", "02:00", "2")],
      "00:00-01:00=1 01:00-02:00=2", .duplicates(1))
    // The same without ends, where two equal times are a grid without a step.
    let series = try read("time,price\n2026-11-20T00:00Z,1\n2026-11-20T00:00Z,1\n")
    #expect(series.map(\.length) == [3600] && series.warnings == [.duplicates(1)])
  }

  @Test("A day of 24 hours across midnight is refused if its zone is unclear")
  func acrossMidnight() throws {
    let first = try #require(ISOTime("2026-10-24T23:00")).seconds
    let rows = (0..<24).map {
      "\(CivilDateTime(secondsSince1970: first + Int64($0) * 3600)),\($0)\n"
    }
    let date = try date("2026-10-25")
    #expect(
      failure("time,price\n" + rows.joined())?.reason
        == .unclearClock(date: date, zone: "Europe/Oslo"))
  }

  @Test("A gap is reported as the number of slots that fit into it")
  func gaps() throws {
    try check(
      [("00:00", "01:00", "1"), ("01:00", "02:00", ""), ("05:00", "06:00", "2")],
      "00:00-01:00=1 01:00-02:00=none 05:00-06:00=2", .missing(4))
    // A gap of a minute is not a missing slot; ends that are all the last minute close their slots.
    try check(
      [("00:00", "00:59", "1"), ("01:00", "01:40", "2"), ("02:00", "03:00", "3")],
      "00:00-00:59=1 01:00-01:40=2 02:00-03:00=3", .missing(1))
    try check(
      [("00:00", "00:59", "1"), ("01:00", "01:59", "2")], "00:00-01:00=1 01:00-02:00=2")
  }

  /// The column of ends in a table.
  enum Ends: CaseIterable {
    /// No ends, ends in local time, or ends half an hour after the local start.
    case none, shown, counted
  }

  @Test(
    "Half-hours in local time across both changes of the clocks are never longer",
    arguments: Ends.allCases,
    [true, false])
  func halfHours(ends: Ends, repeatsHour: Bool) throws {
    let zone = try Zone(identifier: "Europe/London")
    func text(_ time: CivilDateTime) -> String {
      let text = "\(time)"
      let date = text.prefix(10).split(separator: "-").reversed().joined(separator: "/")
      return "\(date) \(text.dropFirst(11).prefix(5))"
    }
    var seen: Set<String> = []
    // Both changes of the clocks must be in the file, otherwise the times would be taken at a fixed
    // offset; this takes two seconds for all cases.
    let rows = stride(from: Int64(1_679_616_000), to: 1_698_710_400, by: 1800).compactMap { start in
      let times = [start, start + 1800].map { zone.civil(at: Instant(secondsSince1970: $0)) }
      let counted = CivilDateTime(secondsSince1970: times[0].secondsSince1970 + 1800)
      guard seen.insert(text(times[0])).inserted || repeatsHour else { return String?.none }
      let end = ends == .none ? "" : "," + text(ends == .shown ? times[1] : counted)
      return "\(text(times[0]))\(end),20.5\n"
    }
    let names = ends == .none ? "Period from" : "Period from,Period to"
    let series = try read("\(names),Agile Import price (p/kWh)\n\(rows.joined())")
    #expect(series.zone.identifier == "Europe/London" && series.count == rows.count)
    #expect(series.allSatisfy { $0.length == 1800 })
    let day = try date("2023-10-29")
    #expect(
      series.warnings == [.assumedZone("Europe/London")]
        + (repeatsHour ? [] : [.unrepeatedHour(day), .missing(2)]))
  }
}
