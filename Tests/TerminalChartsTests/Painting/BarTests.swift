import Foundation
import TerminalCharts
import TerminalCore
import TerminalViews
import Testing

/// The craft of bars: exact ends, equal widths, gaps, both directions.
struct BarTests {
  private static func bars(_ values: [Double]) -> some View {
    Chart(values.indices, id: \.self) { index in
      BarMark(x: .value("Name", "\(index)"), y: .value("Value", values[index]))
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
  }

  @Test func eighthsAtTheFreeEnd() {
    // Sixteen rows of half a unit: a value is as high as its sixteenths say.
    let view = Self.bars([1, 0.5, 0.25, 0.75, 0])
      .chartYScale(domain: 0...1.0)
    #expect(
      picture(view, columns: 20, rows: 4) == """
         ███
         ███         ███
         ███ ███     ███
         ███ ███ ███ ███
        """)
  }

  @Test(arguments: 1...8) func everyEighth(eighths: Int) {
    let view = Self.bars([Double(eighths) / 8]).chartYScale(domain: 0...1.0)
    let buffer = draw(view, columns: 8, rows: 1).buffer
    let expected = Unicode.Scalar(0x2580 + UInt32(eighths))
    #expect(buffer.scalar(4, 0) == expected)
  }

  @Test(arguments: 1...7) func everyEighthBelowZero(eighths: Int) throws {
    let view = Self.bars([-Double(eighths) / 8]).chartYScale(domain: -1.0...0)
    let buffer = draw(view, columns: 8, rows: 1, colorDepth: .trueColor).buffer
    let cell = buffer[4, 0]
    if let whole = [1: "▔", 4: "▀"][eighths] as Unicode.Scalar? {
      #expect(cell.glyph.scalar == whole)
    } else {
      // No upper eighths exist: the rest is drawn, with the colours exchanged.
      #expect(cell.glyph.scalar == Unicode.Scalar(0x2580 + UInt32(8 - eighths)))
      #expect(cell.style.attributes.contains(.reverse))
    }
  }

  @Test func aBarOfZeroDrawsNothing() {
    #expect(picture(Self.bars([0, 0]).chartYScale(domain: 0...1), columns: 20, rows: 3) == "\n\n")
  }

  @Test(arguments: 6...40) func zeroLiesBetweenTwoRows(rows: Int) throws {
    let view = Self.bars([7, -3, 2, -5]).chartYAxis { AxisMarks(position: .leading) }
    let frame = draw(view, columns: 40, rows: rows)
    let zero = try #require(frame.proxy?.position(forY: 0.0))
    #expect(abs((zero / CellMetrics.rowHeight).rounded() * CellMetrics.rowHeight - zero) < 1e-6)
  }

  @Test func aTinyBarIsSeen() {
    let view = Self.bars([0.001, -0.001, 1]).chartYScale(domain: -1...1.0)
    #expect(
      picture(view, columns: 12, rows: 2) == """
         ▁▁▁     ███
             ▔▔▔
        """)
  }

  @Test(arguments: [3, 7, 12, 24, 31], 20...160)
  func equalWidthsAndGaps(count: Int, columns: Int) {
    let view = Self.bars(Array(repeating: 1, count: count)).chartYScale(domain: 0...1)
    let buffer = draw(view, columns: columns, rows: 1).buffer
    let widths = Self.runs(in: buffer, columns: columns)
    if columns >= 3 * count {
      #expect(widths.count == count)
      #expect(Set(widths).count == 1, "\(widths)")
    }
  }

  // The lengths of the bars in half columns.
  private static func runs(in buffer: CellBuffer, columns: Int) -> [Int] {
    let halves = (0..<columns).flatMap { column -> [Bool] in
      switch buffer.scalar(column, 0) {
      case "█": [true, true]
      case "▌": [true, false]
      case "▐": [false, true]
      default: [false, false]
      }
    }
    return halves.split(separator: false).map(\.count)
  }
}
