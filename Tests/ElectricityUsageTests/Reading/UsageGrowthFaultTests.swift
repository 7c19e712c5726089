import CLibrary
import ElectricityPrices
import Testing

@testable import ElectricityUsage

/// Tests of the time to read a Green Button document, compared with a table of the same slots.
@Suite("Faults: growth of reading consumption") struct UsageGrowthFaultTests {
  private static let start = 1_704_067_200

  private static func table(_ count: Int) -> String {
    "start,kWh\n" + (0..<count).map { "\(start + $0 * 3600),0.\(100 + $0 % 900)\n" }.joined()
  }

  private static func document(_ count: Int) -> String {
    let intervals = (0..<count).map {
      "<IntervalReading><timePeriod><duration>3600</duration><start>\(start + $0 * 3600)</start>"
        + "</timePeriod><value>\(100 + $0 % 900)</value></IntervalReading>\n"
    }
    return "<feed><ReadingType><uom>72</uom></ReadingType><IntervalBlock>\(intervals.joined())"
      + "</IntervalBlock></feed>"
  }

  /// Returns the processor time that reading a text takes, in seconds.
  private static func seconds(_ text: String) throws -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
    let start = now()
    _ = try read(text)
    return now() - start
  }

  @Test("A Green Button document takes at most twenty times as long as a table of its slots")
  func document() throws {
    let (table, document) = (Self.table(4000), Self.document(4000))
    #expect(try read(table).consumption?.slots.count == 4000)
    #expect(
      try read(document).consumption?.slots.map(\.energy)
        == read(table).consumption?.slots.map(\.energy))
    var (short, long) = (Double.infinity, Double.infinity)
    // A busy machine takes longer for either text, so the least of several turns counts.
    for _ in 0..<5 where long >= 20 * short {
      short = min(short, try Self.seconds(table))
      long = min(long, try Self.seconds(document))
    }
    #expect(long < 20 * short, "\(short) s, \(long) s")
  }
}
