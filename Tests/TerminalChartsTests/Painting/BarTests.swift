import Foundation
import TerminalCharts
import TerminalCore
import TerminalViews
import Testing

/// The geometry of bars: exact ends, equal widths, gaps, both directions.
struct BarTests {
  private static func bars(_ values: [Double]) -> some View {
    Chart(values.indices, id: \.self) { index in
      BarMark(x: .value("Name", "\(index)"), y: .value("Value", values[index]))
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
  }

  @Test("A bar is as high as its value") func eighthsAtTheFreeEnd() {
    // Each of the four rows is a quarter of the domain.
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

  @Test("A bar can end at every eighth of a row", arguments: 1...8) func everyEighth(eighths: Int) {
    let view = Self.bars([Double(eighths) / 8]).chartYScale(domain: 0...1.0)
    let buffer = draw(view, columns: 8, rows: 1).buffer
    let expected = Unicode.Scalar(0x2580 + UInt32(eighths))
    #expect(buffer.scalar(4, 0) == expected)
  }

  @Test("A bar below zero can end at every eighth of a row", arguments: 1...7)
  func everyEighthBelowZero(eighths: Int) throws {
    let view = Self.bars([-Double(eighths) / 8]).chartYScale(domain: -1.0...0)
    let buffer = draw(view, columns: 8, rows: 1, colorDepth: .trueColor).buffer
    let cell = buffer[4, 0]
    if let whole = [1: "▔", 4: "▀"][eighths] as Unicode.Scalar? {
      #expect(cell.glyph.scalar == whole)
    } else {
      // There are no upper eighths: the complement is drawn, with the colours exchanged.
      #expect(cell.glyph.scalar == Unicode.Scalar(0x2580 + UInt32(8 - eighths)))
      #expect(cell.style.attributes.contains(.reverse))
    }
  }

  @Test("A bar of zero draws nothing") func aBarOfZeroDrawsNothing() {
    #expect(picture(Self.bars([0, 0]).chartYScale(domain: 0...1), columns: 20, rows: 3) == "\n\n")
  }

  @Test("Zero is at the boundary between two rows", arguments: 6...40)
  func zeroLiesBetweenTwoRows(rows: Int) throws {
    let view = Self.bars([7, -3, 2, -5]).chartYAxis { AxisMarks(position: .leading) }
    let frame = draw(view, columns: 40, rows: rows)
    let zero = try #require(frame.proxy?.position(forY: 0.0))
    #expect(abs((zero / CellMetrics.rowHeight).rounded() * CellMetrics.rowHeight - zero) < 1e-6)
  }

  @Test("A tiny bar is drawn as an eighth of a row") func aTinyBarIsSeen() {
    let view = Self.bars([0.001, -0.001, 1]).chartYScale(domain: -1...1.0)
    #expect(
      picture(view, columns: 12, rows: 2) == """
         ▁▁▁     ███
             ▔▔▔
        """)
  }

  @Test(
    "Bars have equal widths, and gaps that differ by at most a column",
    arguments: [3, 7, 12, 24, 31], 20...160)
  func equalWidthsAndGaps(count: Int, columns: Int) {
    guard columns >= 2 * count else { return }
    let view = Self.bars(Array(repeating: 1, count: count)).chartYScale(domain: 0...1)
    let buffer = draw(view, columns: columns, rows: 1).buffer
    let halves = Self.halves(in: buffer, columns: columns)
    let widths = halves.split(separator: false).map(\.count)
    #expect(widths.count == count)
    #expect(Set(widths).count == 1, "\(widths)")
    let gaps = Self.gaps(halves)
    let least = gaps.min() ?? .max
    #expect(least >= 2, "\(gaps)")
    #expect(gaps.allSatisfy { $0 - least <= 2 }, "\(gaps)")
    // No cell is half filled, so that every end can show eighths.
    #expect((0..<columns).allSatisfy { ["█", " "].contains(buffer.scalar($0, 0)) })
  }

  // Returns whether a bar covers each half of a column.
  private static func halves(in buffer: CellBuffer, columns: Int) -> [Bool] {
    (0..<columns).flatMap { column -> [Bool] in
      switch buffer.scalar(column, 0) {
      case "█": [true, true]
      case "▌": [true, false]
      case "▐": [false, true]
      default: [false, false]
      }
    }
  }

  // Returns the lengths of the gaps between bars, in halves of a column.
  private static func gaps(_ halves: [Bool]) -> [Int] {
    halves.split(separator: true).map(\.count).dropFirst(halves.first == false ? 1 : 0)
      .dropLast(halves.last == false ? 1 : 0)
  }

  // Widths of one and a half and three and a half columns: there are no eighths of half a column.
  @Test(
    "All columns of a bar with a fractional width have the same height", arguments: [12.0, 28],
    4...32)
  func aBarIsARectangle(width: CGFloat, eighths: Int) {
    let view = Chart {
      BarMark(x: .value("x", "a"), y: .value("y", eighths), width: .fixed(width))
    }
    .chartYScale(domain: 0...32).plotOnly()
    let buffer = draw(view, columns: 9, rows: 4).buffer
    let tops = (0..<18).map { half in Self.top(of: half, in: buffer, rows: 4) }.filter { $0 > 0 }
    #expect(CGFloat(tops.count) == width / 4)
    #expect(Set(tops).count == 1, "\(tops)")
    #expect(abs(2 * (tops.first ?? 0) - eighths) <= 2)
  }

  // Returns the filled height of half a column, in quarters of a row from the bottom.
  private static func top(of half: Int, in buffer: CellBuffer, rows: Int) -> Int {
    (0..<rows).reduce(0) { sum, row in
      let isLeft = half.isMultiple(of: 2)
      let filled =
        switch buffer.scalar(half / 2, row) {
        case "█": 4
        case "▌": isLeft ? 4 : 0
        case "▐": isLeft ? 0 : 4
        case "▄": 2
        case "▖": isLeft ? 2 : 0
        case "▗": isLeft ? 0 : 2
        default: 0
        }
      return sum + filled
    }
  }

  @Test("Horizontal bars cover whole rows") func lyingBarsStandOnWholeRows() {
    let view = Chart([4.0, 2.5], id: \.self) { value in
      BarMark(x: .value("Value", value), y: .value("Name", "\(value)"))
    }
    .chartXScale(domain: 0...4.0)
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    #expect(
      picture(view, columns: 4, rows: 7) == """

        ████
        ████

        ██▌
        ██▌

        """)
  }

  @Test("Bars cover whole columns if the glyph set has no half blocks")
  func barsWithoutHalvesStandOnWholeColumns() {
    let view = Self.bars([1, 1, 1, 1]).chartYScale(domain: 0...1)
    #expect(picture(view, columns: 14, rows: 1, glyphs: .ascii) == " ## ##  ## ##")
  }

  // Bins of 28 to 31 days.
  @Test("Bars of months have equal widths", arguments: 36...120)
  func monthsAreOfOneWidth(columns: Int) {
    let year = Date(timeIntervalSince1970: 1_735_689_600)
    let view = Chart(0..<12, id: \.self) { month in
      let middle = year + 86_400 * (15 + Double(month) * 365 / 12)
      BarMark(x: .value("Month", middle, unit: .month), y: .value("Value", 1))
    }
    .chartYScale(domain: 0...1)
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    let halves = Self.halves(in: draw(view, columns: columns, rows: 1).buffer, columns: columns)
    #expect(Set(halves.split(separator: false).map(\.count)).count == 1)
  }
}
