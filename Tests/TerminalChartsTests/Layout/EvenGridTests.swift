import CivilTime
import Foundation
import TerminalCore
import TerminalTestSupport
import TerminalViews
import Testing

@testable import TerminalCharts

/// Checks of drawn charts: grid lines have equal distances, and data are drawn in the rows
/// that the axis labels indicate.
///
/// The tests read everything from the cells: the rows of values from the labels, and the rows of
/// data from the characters of the marks.
@Suite("Even grids") struct EvenGridTests {
  enum Kind: CaseIterable { case line, step, area, bar }

  /// Hourly prices, which are multiples of five, so that some are exactly on ticks.
  private struct Sample {
    let kind: Kind
    let prices: [Double]
    let size: CellSize
    let includesZero: Bool
    let seed: UInt64

    init(_ kind: Kind, seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let lowest = Int.random(in: -40...80, using: &random)
      let span = [0, 3, 10, 40, 100].randomElement(using: &random) ?? 10
      prices = (0..<Int.random(in: 2...48, using: &random)).map { _ in
        Double(5 * Int.random(in: lowest...lowest + span, using: &random))
      }
      self.kind = kind
      includesZero = kind == .bar || Bool.random(using: &random)
      size = CellSize(
        columns: Int.random(in: 20...240, using: &random),
        rows: Int.random(in: 6...80, using: &random))
      self.seed = seed
    }

    /// Whether fills are wide enough for whole cells at their ends.
    var showsEnds: Bool {
      kind == .line || kind == .step || size.columns - 8 >= 3 * prices.count
    }

    private func time(_ hour: Int) -> Date { Date(timeIntervalSince1970: Double(hour) * 3600) }

    /// Returns the time at which a point marks a price: its start, or the middle of its hour.
    private func middle(_ hour: Int) -> Date {
      time(hour).addingTimeInterval(kind == .line ? 0 : 1800)
    }

    @ChartContentBuilder private var marks: some ChartContent {
      ForEach(prices.indices, id: \.self) { hour in
        switch kind {
        case .line: LineMark(x: .value("Hour", time(hour)), y: .value("Price", prices[hour]))
        case .step:
          LineMark(x: .value("Hour", time(hour)), y: .value("Price", prices[hour]))
          LineMark(x: .value("Hour", time(hour + 1)), y: .value("Price", prices[hour]))
        case .area:
          AreaMark(
            x: .value("Hour", time(hour)), y: .value("Price", prices[hour]),
            stacking: .unstacked)
          AreaMark(
            x: .value("Hour", time(hour + 1)), y: .value("Price", prices[hour]),
            stacking: .unstacked)
        case .bar:
          BarMark(
            x: .value("Hour", time(hour)..<time(hour + 1)), y: .value("Price", prices[hour]))
        }
      }
    }

    private func chart(_ content: some ChartContent) -> ChartFrame {
      draw(
        Chart { content }
          .chartYScale(domain: .automatic(includesZero: includesZero))
          .chartYAxis {
            AxisMarks(position: .leading) {
              AxisGridLine()
              AxisValueLabel()
            }
          },
        columns: size.columns, rows: size.rows, colorDepth: .trueColor)
    }

    var drawn: ChartFrame { chart(marks) }

    /// Draws the chart with a point at a price.
    func drawn(withPointAt hour: Int) -> ChartFrame {
      chart(marks(withPointAt: hour))
    }

    @ChartContentBuilder private func marks(withPointAt hour: Int) -> some ChartContent {
      marks
      PointMark(x: .value("Hour", middle(hour)), y: .value("Price", prices[hour]))
    }

    func column(_ hour: Int, in frame: ChartFrame) -> Int? {
      frame.proxy.flatMap { proxy in
        proxy.position(forX: middle(hour)).map {
          CellPoint(CGPoint(x: proxy.plotRect.minX + $0, y: 0)).column
        }
      }
    }
  }

  /// The labelled values of the axis with their rows, from top to bottom.
  private struct Labels {
    let rows: [(value: Double, row: Int)]

    init(_ frame: ChartFrame) {
      let plot = frame.proxy.map { CellMetrics.cells($0.plotRect) } ?? frame.buffer.bounds
      rows = (plot.minRow..<plot.maxRow).compactMap { row in
        let text = (0..<plot.minColumn).map { String(frame.buffer.scalar($0, row)) }.joined()
        return Double(text.filter { $0 != " " }).map { ($0, row) }
      }
    }

    /// Whether the values have equal distances.
    var areEven: Bool {
      let steps = zip(rows, rows.dropFirst()).map { $0.value - $1.value }
      return steps.allSatisfy { abs($0 - steps[0]) < 1e-6 * steps[0] }
    }

    /// Returns whether zero is among the values if the scale contains it; zero is a multiple of
    /// every step.
    func haveZero(in frame: ChartFrame) -> Bool {
      let domain = frame.proxy?.yDomain(dataType: Double.self) ?? []
      guard rows.count > 1, let low = domain.min(), let high = domain.max() else { return true }
      return !(low...high).contains(0) || rows.contains { $0.value == 0 }
    }

    /// Returns the row of a value; whole numbers are the middles of rows.
    func place(of value: Double) -> Double? {
      guard let first = rows.first, let last = rows.last, first.value > last.value else {
        return nil
      }
      let share = (first.value - value) / (first.value - last.value)
      return Double(first.row) + share * Double(last.row - first.row)
    }
  }

  private static let rounds = isFullRun ? 600 : 60

  @Test("Data are drawn in the rows that the axis labels indicate", arguments: Kind.allCases)
  func dataLieWhereLabelsSay(
    kind: Kind
  ) {
    var (grids, ticks, points) = (0, 0, 0)
    for round in 0..<Self.rounds {
      let sample = Sample(kind, seed: UInt64(1000 * round) + 7)
      let frame = sample.drawn
      let labels = Labels(frame)
      let steps = zip(labels.rows, labels.rows.dropFirst()).map { $1.row - $0.row }
      #expect(Set(steps).count <= 1, "\(sample)\n\(frame.buffer.text)")
      #expect(labels.areEven && labels.haveZero(in: frame), "\(sample)\n\(frame.buffer.text)")
      grids += 1
      for hour in sample.prices.indices {
        guard let column = sample.column(hour, in: frame),
          let place = labels.place(of: sample.prices[hour])
        else { continue }
        if sample.showsEnds, sample.prices[hour] != 0,
          let tick = labels.rows.first(where: { $0.value == sample.prices[hour] })
        {
          let isDrawn = Self.isDrawn(kind, sample.prices[hour], column, tick.row, frame.buffer)
          #expect(isDrawn, "\(sample) hour \(hour) row \(tick.row)\n\(frame.buffer.text)")
          ticks += 1
        }
        guard hour.isMultiple(of: 7) else { continue }
        let buffer = sample.drawn(withPointAt: hour).buffer
        let row = (0..<buffer.size.rows).first { buffer.scalar(column, $0) == "●" }
        let error = row.map { abs(Double($0) - place) } ?? .infinity
        #expect(error <= 0.5 + 1e-6, "\(sample) hour \(hour)\n\(buffer.text)")
        points += 1
      }
    }
    #expect(grids == Self.rounds && 2 * ticks > grids && points > grids)
  }

  /// Returns whether the datum is drawn in the middle of a cell, as dots or half of a fill.
  private static func isDrawn(
    _ kind: Kind, _ price: Double, _ column: Int, _ row: Int, _ buffer: CellBuffer
  ) -> Bool {
    let scalar = buffer.scalar(column, row)
    switch kind {
    // The middle two of the four rows of dots; a line that ends in a bend may be half a cell to the
    // side.
    case .line, .step:
      return (column - 1...column + 1).contains { column in
        guard column >= 0, column < buffer.size.columns else { return false }
        let value = buffer.scalar(column, row).value
        return (0x2800...0x28FF).contains(value) && value & 0x36 != 0
      }
    case .area, .bar: return scalar == (price > 0 ? "▄" : "▀")
    }
  }
}

/// The rows above the label of the largest tick.
@Suite("Rows above the top tick") struct TopTickTests {
  @Test("At most four rows are empty above the top tick", arguments: 5...40)
  func few(rows: Int) {
    let data: [ClosedRange<Double>] = [
      -20...20, 0...0.7, 0...14, 0...130, 0...512, -1.2...6.1, -100...900, -3...50, 326...447,
      -1000...1000, 0...33000,
    ]
    for type in [ScaleType.linear, .symmetricLog, .squareRoot, .power(exponent: 2)] {
      for range in data {
        let chart = Chart([range.lowerBound, range.upperBound], id: \.self) {
          LineMark(x: .value("x", $0), y: .value("y", $0))
        }
        .chartYScale(type: type).chartXAxis(.hidden)
        let buffer = draw(chart, columns: 30, rows: rows).buffer
        let first = (0..<rows).first { buffer.text(row: $0).contains(where: \.isNumber) }
        #expect((first ?? rows) <= 4, "\(type) \(range)")
      }
    }
  }

  @Test("Where only every third tick fits, the last one is kept") func last() {
    let chart = Chart([1.0, 1000], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
      .chartYScale(type: .log).chartXAxis(.hidden)
    let buffer = draw(chart, columns: 30, rows: 6).buffer
    #expect(buffer.text(row: 0).hasSuffix(" 1000") && buffer.text(row: 5).hasSuffix(" 1"))
  }
}
