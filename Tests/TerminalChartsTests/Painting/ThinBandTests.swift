import TerminalCore
import Testing

@testable import TerminalCharts

/// Bands of few rows.
@Suite("Bands of few rows") struct ThinBandTests {
  /// Returns whether a column of the plot fills each half of a row, from top to bottom.
  private func halves(_ chart: some View, rows: Int, glyphs: GlyphSet = .braille) -> [Bool] {
    let frame = draw(
      chart.plotOnly(), columns: 12, rows: rows, glyphs: glyphs, colorDepth: .trueColor)
    return (0..<rows).flatMap { row -> [Bool] in
      switch frame.buffer.scalar(4, row) {
      case "█", "#": [true, true]
      case "▀": [true, false]
      case "▄": [false, true]
      default: [false, false]
      }
    }
  }

  /// Returns the lengths of the runs of filled or empty halves.
  private func runs(_ halves: [Bool], _ isFilled: Bool) -> [Int] {
    halves.split(separator: !isFilled).map(\.count)
  }

  private func bars(_ count: Int) -> some View {
    Chart(0..<count, id: \.self) { BarMark(x: .value("v", 5), y: .value("c", "c\($0)")) }
  }

  @Test(
    "Thin horizontal bars have equal thickness and gaps between them",
    arguments: [(6, 10), (7, 12), (8, 12), (9, 12), (10, 12), (9, 14), (9, 16), (10, 16), (19, 20)])
  func bars(count: Int, rows: Int) {
    let halves = halves(bars(count), rows: rows)
    #expect(runs(halves, true).count == count && Set(runs(halves, true)).count == 1)
    #expect(runs(halves, false).count >= count - 1)
  }

  @Test(
    "Thin bars of days have equal thickness, and no rows above them stay empty",
    arguments: [(11, 16), (5, 9), (8, 10), (8, 12), (8, 14)])
  func days(count: Int, rows: Int) {
    let chart = Chart(0..<count, id: \.self) { day in
      BarMark(
        x: .value("v", 5),
        y: .value("d", Date(timeIntervalSinceReferenceDate: Double(day) * 86_400), unit: .day))
    }
    let halves = halves(chart, rows: rows)
    #expect(runs(halves, true).count == count && Set(runs(halves, true)).count == 1, "\(halves)")
    #expect(halves.prefix(3).contains(true))
  }

  @Test("Bars without an inset have equal thickness", arguments: 6...14)
  func noInset(rows: Int) {
    let names = (0..<5).map { "c\($0)" }
    for shown in [[0, 2, 4], [1, 3]] {
      let chart = Chart(shown, id: \.self) {
        BarMark(x: .value("v", 5), y: .value("c", names[$0]), height: .inset(0))
      }
      .chartYScale(domain: names)
      let thickness = runs(halves(chart, rows: rows), true)
      #expect(thickness.count == shown.count && Set(thickness).count == 1, "\(thickness)")
    }
  }

  @Test("Without half blocks, thin bars are one row thick", arguments: [(6, 10), (8, 12)])
  func letters(count: Int, rows: Int) {
    let halves = halves(bars(count), rows: rows, glyphs: .ascii)
    #expect(halves.filter { $0 }.count == 2 * count)
  }

  @Test(
    "Thin tiles of a heat map have equal thickness and gaps between them",
    arguments: [(7, 12), (7, 10), (5, 7), (5, 13), (4, 9), (5, 14)])
  func tiles(count: Int, rows: Int) {
    let chart = Chart(0..<4 * count, id: \.self) {
      RectangleMark(x: .value("x", "\($0 % 4)"), y: .value("y", "\($0 / 4)"))
        .foregroundStyle(.blue)
    }
    let halves = halves(chart, rows: rows)
    #expect(runs(halves, true).count == count && Set(runs(halves, true)).count == 1)
  }

  @Test(
    "Labels of thin bars are in the rows of their bars",
    arguments: [(6, 12), (8, 14), (9, 14), (10, 18)])
  func labels(count: Int, rows: Int) {
    let frame = draw(
      bars(count).chartXAxis(.hidden), columns: 24, rows: rows, colorDepth: .trueColor)
    let rowsOfLabels = (0..<rows).filter { frame.buffer.text(row: $0).contains("c") }
    #expect(rowsOfLabels.count == count)
    for row in rowsOfLabels { #expect(frame.buffer.scalar(1, row).isBlock, "row \(row)") }
  }

  @Test("Labels below bars are in the middle of their bars", arguments: 54...62)
  func middles(columns: Int) throws {
    let chart = Chart(0..<7, id: \.self) { BarMark(x: .value("c", "d\($0)"), y: .value("v", 5)) }
    let frame = draw(
      chart.chartYAxis(.hidden), columns: columns, rows: 8, colorDepth: .trueColor)
    let (bars, labels) = (frame.buffer.text(row: 3), frame.buffer.text(row: 7))
    let starts = labels.indices.filter { labels[$0] == "d" }
    let ends = bars.indices.split { bars[$0] != "█" }
    #expect(starts.count == 7 && ends.count == 7)
    for (start, bar) in zip(starts, ends) {
      let middle = labels.distance(from: labels.startIndex, to: start) + 1
      let first = bars.distance(from: bars.startIndex, to: bar[bar.startIndex])
      #expect(abs(2 * middle - (2 * first + bar.count)) <= 1, "\(labels)")
    }
  }
}
