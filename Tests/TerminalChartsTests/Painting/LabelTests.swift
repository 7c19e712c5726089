import Foundation
import TerminalCharts
import TerminalCore
import TerminalTestSupport
import TerminalViews
import Testing

/// Labels of axes: whole, separate and free of rounding noise.
struct LabelTests {
  private static func chart(hours: Int) -> some View {
    let start = Date(timeIntervalSince1970: 1_657_584_000)
    return Chart(0..<hours, id: \.self) { hour in
      LineMark(
        x: .value("Hour", start.addingTimeInterval(Double(hour) * 3600)),
        y: .value("Price", Double(hour) * 0.1))
    }
  }

  @Test(
    "Time labels never touch each other", arguments: [24, 48, 96, 200],
    stride(from: 12, through: 250, by: isFullRun ? 1 : 7).map { $0 })
  func neverTouch(
    hours: Int, columns: Int
  ) throws {
    let frame = draw(Self.chart(hours: hours), columns: columns, rows: 12)
    let last = frame.buffer.text(row: 11)
    // Whole labels only: two digits, or a day with its month.
    let label = /\d{1,2} [A-Z][a-z]{2}|\d\d/
    let rest = last.replacing(label, with: "").trimmingCharacters(in: .whitespaces)
    #expect(rest.isEmpty, "\(last)")
  }

  @Test("Labels have no floating-point noise", arguments: [7, 13, 99, 1000])
  func noFloatNoise(hours: Int) {
    let text = picture(Self.chart(hours: hours), columns: 80, rows: 20)
    for line in text.split(separator: "\n") {
      #expect(!line.contains("0000000"), "\(line)")
      #expect(!line.contains("9999999"), "\(line)")
    }
  }
}
