import CivilTime
import Harness
import Testing

struct TimeSpanTests {
  @Test(
    "A length is parsed with its units from the longest to the shortest",
    arguments: [
      ("3h", 10_800), ("90min", 5400), ("2d", 172_800), ("1h30min", 5400), ("1H30m", 5400),
      ("1.5h", 5400), ("0,25h", 900), ("45s", 45), ("0s", 0), ("1h,2h", nil), ("2h,30min", nil),
      ("30min1h", nil), ("1h1h", nil), ("3", nil), ("h", nil), ("", nil), ("-1h", nil),
      ("0.01m", nil), ("1.2.3h", nil), ("1 h", nil), ("99999999999999999999h", nil),
      ("999999.999999d", nil), (".5h", nil),
    ] as [(String, Int64?)])
  func reading(_ text: String, _ seconds: Int64?) {
    #expect(TimeSpan(text)?.seconds == seconds)
  }

  @Test("A length that is written is read back")
  func roundTrip() throws {
    var generator = SeededGenerator(seed: 44)
    for _ in 0..<1000 {
      let span = TimeSpan(seconds: .random(in: 0...10_000_000, using: &generator))
      #expect(TimeSpan(span.description) == span)
    }
    #expect(TimeSpan(seconds: 95_400).description == "1d2h30min")
  }
}
