import CivilTime
import TerminalTestSupport
import Testing

@testable import ElectricityPrices

/// Tests that generated days, written in each format, are read back.
///
/// The writer knows the truth; the reader gets the file alone.
@Suite("Faults: days written as a format") struct WrittenDayFaultTests {
  static let writers =
    NordicWriters.all + EuropeanWriters.all + TariffWriters.all + OtherWriters.all

  enum Order: CaseIterable { case ascending, descending, shuffled }

  /// Returns a common day, and the days of 23 and 25 hours if the zone has them.
  static func dates(in zone: Zone) -> [CivilDate] {
    let year = (0..<365).map { CivilDate(daysSince1970: 20_089 + $0) }
    let changes = year.filter { zone.lengthOfDay($0) != 86_400 }
    return [year[41]] + changes
  }

  @Test("Every format has a writer or a forecast fixture")
  func all() {
    // Formats of forecasts have fixtures with their truth.
    let written = Set(Self.writers.map(\.format) + ForecastFixture.all.map(\.format))
    #expect(written == Set(PriceFormat.all.map(\.name)))
  }

  @Test(
    "A written day is read back with the same slots and prices",
    arguments: writers.map(\.description))
  func roundTrip(name: String) throws {
    let writer = try #require(Self.writers.first { $0.description == name })
    let zone = try Zone(identifier: writer.zone)
    var seed: UInt64 = 0
    let dates = Self.dates(in: zone)
    for (number, date) in dates.enumerated() {
      for step in writer.steps {
        for order in writer.isOrdered ? [.ascending] : Order.allCases {
          for hasGaps in [false, true] {
            seed += 1
            // Each of three days tries another third of the variants.
            guard isFullRun || dates.count < 3 || (Int(seed) + number) % 3 == 0 else { continue }
            var generator = SeededGenerator(seed: seed)
            let sign = writer.signs.randomElement(using: &generator) ?? "."
            var day = WrittenDay(
              date, count: writer.days, step: step, zone: zone, areas: writer.areas, &generator)
            day.sign = sign
            let truth = Self.takeAway(hasGaps, from: &day, writer, &generator)
            Self.reorder(&day.rows, order, &generator)
            let note = "\(date), \(step) s, \(order), gaps \(hasGaps), sign \(sign), seed \(seed)"
            try Self.check(day, truth, writer, order, note)
          }
        }
      }
    }
  }

  /// Removes rows and prices, never two neighbours; returns the rows that remain known.
  private static func takeAway(
    _ hasGaps: Bool, from day: inout WrittenDay, _ writer: FormatWriter,
    _ generator: inout SeededGenerator
  ) -> [WrittenDay.Row] {
    guard hasGaps, writer.marksMissing || writer.leavesOut else { return day.rows }
    // At least three rows remain at the ends and between gaps, so that the slot length is clear.
    var kept = day.rows
    for index in stride(from: 4, to: day.rows.count - 4, by: 4).reversed() {
      guard Bool.random(using: &generator) else { continue }
      // In a repeated hour nothing shows which row is missing.
      let time = day.zone.civil(at: Instant(secondsSince1970: day.rows[index].start))
      if writer.isLocal, day.zone.lengthOfDay(time.date) != 86_400, time.hour < 5 { continue }
      let isMarked =
        writer.marksMissing
        && (!writer.leavesOut || writer.isOrdered || Bool.random(using: &generator))
      guard isMarked || !writer.isOrdered else { continue }
      kept.remove(at: index)
      if isMarked {
        day.rows[index].prices = day.rows[index].prices.map { _ in nil }
      } else {
        day.rows.remove(at: index)
      }
    }
    return kept
  }

  private static func reorder(
    _ rows: inout [WrittenDay.Row], _ order: Order, _ generator: inout SeededGenerator
  ) {
    switch order {
    case .ascending: break
    case .descending: rows.reverse()
    case .shuffled: rows.shuffle(using: &generator)
    }
  }

  private static func check(
    _ day: WrittenDay, _ truth: [WrittenDay.Row], _ writer: FormatWriter, _ order: Order,
    _ note: String
  ) throws {
    var options = PriceFile.Options()
    (options.formatName, options.date) = writer.options(day)
    let file: PriceFile
    do throws(PriceFileError) {
      file = try PriceFile.read(
        bytes: Array(writer.write(day).utf8), name: "written", options: options)
    } catch {
      // Repeated local hours in no order are ambiguous.
      let isHopeless = writer.isLocal && order == .shuffled
      guard isHopeless, case .wrongAutumnTimes = error.reason else {
        Issue.record("\(error.sentence) \(note)")
        return
      }
      return
    }
    #expect(file.format.name == writer.format, "\(note)")
    try #require(file.series.map(\.area) == writer.shown, "\(note)")
    for (index, series) in file.series.enumerated() {
      let known = series.filter { $0.price != nil }
      let right = truth.map { row in
        PriceSlot(
          start: Instant(secondsSince1970: row.start), end: Instant(secondsSince1970: row.end),
          price: row.prices[index].flatMap {
            Price(significand: Int64($0), exponent: writer.power - 2)
          })
      }
      #expect(known == right, "\(note)")
      let others = series.warnings.filter {
        switch $0 {
        case .missing, .assumedZone, .forecasts: false
        case .forecastsUnmarked: writer.format != "evcc"
        default: true
        }
      }
      #expect(others.isEmpty, "\(note)")
    }
  }
}
