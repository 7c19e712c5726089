import CivilTime
import TerminalTestSupport
import Testing

@testable import ElectricityPrices

/// Tests that days with a trap, in each format, are read rightly, with a notice, or refused.
@Suite("Faults: traps in each format") struct WrittenDayTrapFaultTests {
  @Test(
    "A day of another zone is read by the clocks that the user names, or a notice names others",
    arguments: WrittenDayFaultTests.writers.map(\.description))
  func otherZone(name: String) throws {
    let writer = try #require(WrittenDayFaultTests.writers.first { $0.description == name })
    let zone = try Zone(
      identifier: writer.zone == "America/New_York" ? "Europe/Helsinki" : "America/New_York")
    try Self.forEachStep(of: writer, in: zone) { day, options in
      var options = options
      options.zone = zone
      guard let series = Self.series(day, writer, options) else { return }
      let taken = series.warnings.lazy.compactMap { warning -> String? in
        guard case .fixedClock(zone.identifier, let taken) = warning else { return nil }
        return taken
      }.first
      let clock = try taken.map { try Zone(identifier: $0) } ?? zone
      let right = day.rows.map { row in
        let start = Instant(secondsSince1970: row.start)
        return clock == zone ? start : clock.instants(of: zone.civil(at: start)).first
      }
      #expect(series.zone == zone && series.filter { $0.price != nil }.map(\.start) == right)
    }
  }

  @Test(
    "Stamps of ends are read as they are written, or as ends with a notice",
    arguments: WrittenDayFaultTests.writers.filter { !$0.isOrdered }.map(\.description))
  func ends(name: String) throws {
    let writer = try #require(WrittenDayFaultTests.writers.first { $0.description == name })
    try Self.forEachStep(of: writer, in: Zone(identifier: writer.zone)) { day, options in
      var late = day
      late.rows = day.rows.map { row in
        .init(start: row.start + day.step, end: row.end + day.step, prices: row.prices)
      }
      guard let series = Self.series(late, writer, options) else { return }
      let rows = series.warnings.contains(.assumedEnds) ? day.rows : late.rows
      let starts = series.filter { $0.price != nil }.map(\.start.secondsSince1970)
      #expect(starts == rows.map(\.start))
    }
  }

  private static func forEachStep(
    of writer: FormatWriter, in zone: Zone, _ body: (WrittenDay, PriceFile.Options) throws -> Void
  ) throws {
    let date = WrittenDayFaultTests.dates(in: zone)[0]
    for step in writer.steps {
      var generator = SeededGenerator(seed: UInt64(step))
      var day = WrittenDay(
        date, count: writer.days, step: step, zone: zone, areas: writer.areas, &generator)
      day.sign = writer.signs[0]
      var options = PriceFile.Options()
      (options.formatName, options.date) = writer.options(day)
      try body(day, options)
    }
  }

  /// Returns the first series that is read from a written day; `nil` if it is refused.
  private static func series(
    _ day: WrittenDay, _ writer: FormatWriter, _ options: PriceFile.Options
  ) -> PriceSeries? {
    try? PriceFile.read(
      bytes: Array(writer.write(day).utf8), name: "written", options: options
    ).series.first
  }
}
