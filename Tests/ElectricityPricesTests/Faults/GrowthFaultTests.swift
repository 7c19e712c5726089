import CLibrary
import TerminalTestSupport
import Testing

@testable import ElectricityPrices

/// Tests that reading takes time in proportion to the size of a file.
@Suite("Faults: growth of reading") struct GrowthFaultTests {
  /// Generators of files, with the number of repeated parts to begin with.
  private static let files: [(count: Int, text: @Sendable (Int) -> String)] = [
    (
      250,
      { count in
        let areas = (0..<count).map {
          "\"A\($0)\":[{\"time\":\"2026-01-01T00:00Z\",\"price\":\($0)}]"
        }
        return "{" + areas.joined(separator: ",") + "}"
      }
    ),
    (
      2000,
      { count in
        EntsoeFormatTests.document(
          String(repeating: EntsoeFormatTests.series(start: "2024-01-01T00:00Z"), count: count))
      }
    ),
  ]

  /// Returns the processor time that reading a text takes, in seconds.
  private static func seconds(_ text: String) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
    let start = now()
    _ = failure(text)
    return now() - start
  }

  @Test(
    "Reading four times as much takes about four times as long, not sixteen",
    arguments: files.indices)
  func growth(file: Int) {
    let (count, text) = Self.files[file]
    let (short, long) = (text(count), text(4 * count))
    var (few, many) = (Double.infinity, Double.infinity)
    // A busy machine takes longer for either text, so the least of several turns counts.
    for _ in 0..<5 where many >= 7 * few + 0.01 {
      (few, many) = (min(few, Self.seconds(short)), min(many, Self.seconds(long)))
    }
    #expect(many < 7 * few + 0.01, "\(few) s, \(many) s")
  }

  @Test("A file with too many areas is refused at the first area beyond the limit")
  func areas() throws {
    let rows = (0..<1100).map { "2026-01-01T00:00Z,A\($0),1\n" }
    let text = "time,area,price\n" + rows.joined()
    #expect(failure(text)?.reason == .tooLarge(limit: .areas(ReadingLimit.maximumAreas)))
    let most = "time,area,price\n" + rows.prefix(ReadingLimit.maximumAreas).joined()
    #expect(failure(most) == nil)
    let sensors = (0..<1100).map { "sensor.\($0),1,2026-01-01T00:00:00Z\n" }
    let refusal = failure("entity_id,state,last_changed\n" + sensors.joined())
    #expect(refusal?.reason == .tooLarge(limit: .areas(ReadingLimit.maximumAreas)))
    #expect(refusal?.place?.line == ReadingLimit.maximumAreas + 2)
  }
}
