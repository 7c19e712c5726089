import FoundationSubset
import TerminalCore
import TerminalDrawing
import TerminalTestSupport
import TerminalViews
import Testing

@testable import TerminalCharts

/// The visible parts of an area and the line along its edge, in each eighth of every cell.
@Suite("Lines along areas") struct LineOnAreaTests {
  private enum Part: Character { case empty = ".", line = "#", fill = "~", other = "?" }

  private let line = Color(red: 1, green: 0, blue: 0)
  private let fill = Color(red: 0, green: 0, blue: 1)
  private static let lineColor = CellColor(hex: 0xFF_0000)
  private static let fillColor = CellColor(hex: 0x00_00FF)

  private func frame(
    _ values: [Double], domain: ClosedRange<Double> = 0...100, columns: Int, rows: Int,
    glyphs: GlyphSet = .braille, depth: ColorDepth = .trueColor
  ) -> ChartFrame {
    draw(
      Chart(values.indices, id: \.self) { place in
        AreaMark(x: .value("X", place), y: .value("Y", values[place])).foregroundStyle(fill)
        LineMark(x: .value("X", place), y: .value("Y", values[place])).foregroundStyle(line)
          .lineStyle(StrokeStyle(lineWidth: 6))
      }
      .chartXScale(domain: 0...(values.count - 1))
      .chartYScale(domain: domain)
      .chartXAxis(.hidden)
      .chartYAxis(.hidden),
      columns: columns, rows: rows, glyphs: glyphs, colorDepth: depth)
  }

  /// Returns the parts of a frame, 8 by 8 for each cell.
  private func parts(_ buffer: CellBuffer) -> [[Part]] {
    (0..<buffer.size.rows * 8).map { y in
      (0..<buffer.size.columns * 8).map { x in part(of: buffer[x / 8, y / 8], x: x % 8, y: y % 8) }
    }
  }

  private func part(of cell: Cell, x: Int, y: Int) -> Part {
    guard let isFront = Self.covers(cell.glyph.scalar ?? " ", x: x, y: y) else { return .other }
    let isReversed = cell.style.attributes.contains(.reverse)
    switch isFront != isReversed ? cell.style.foreground : cell.style.background {
    case Self.lineColor: return .line
    case Self.fillColor: return .fill
    case .default: return .empty
    default: return .other
    }
  }

  /// Returns whether a block character covers a point of its cell; `nil` for other characters.
  private static func covers(_ scalar: Unicode.Scalar, x: Int, y: Int) -> Bool? {
    switch scalar.value {
    case 0x20: false
    case 0x2580: y < 4
    case 0x2581...0x2588: y >= 8 - (Int(scalar.value) - 0x2580)
    case 0x2589...0x258F: x < 0x2590 - Int(scalar.value)
    case 0x2590: x >= 4
    case 0x2594: y == 0
    case 0x2595: x == 7
    case 0x2596...0x259F:
      // The quadrants, starting at the upper left, as in the names of the characters.
      [0b0100, 0b1000, 0b0001, 0b1101, 0b1001, 0b0111, 0b1011, 0b0010, 0b0110, 0b1110][
        Int(scalar.value) - 0x2596] >> (x / 4 + y / 4 * 2) & 1 == 1
    default: nil
    }
  }

  /// Returns values that change randomly by up to a step.
  private func walk(_ seed: UInt64, count: Int, step: Double) -> [Double] {
    var state = seed
    var value = 50.0
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      value = min(95, max(25, value + (Double(state >> 33) / Double(UInt32.max >> 1) - 1) * step))
      return value
    }
  }

  @Test("Above a line along an area is only the background, and below only the area")
  func threeLayers() {
    var columnsSeen = 0
    var odd = 0
    for seed in 1...(isFullRun ? 40 : 8) as ClosedRange<UInt64> {
      let values = walk(seed, count: 24, step: 8)
      let frame = frame(values, columns: 30 + Int(seed) * 3, rows: 10 + Int(seed % 7) * 4)
      let parts = parts(frame.buffer)
      for x in parts[0].indices {
        let column = parts.map { $0[x] }
        guard let first = column.firstIndex(of: .line) else {
          Issue.record("no line at \(x) of \(seed)")
          continue
        }
        let last = column.lastIndex(of: .line) ?? first
        columnsSeen += 1
        let isEven =
          column[..<first].allSatisfy { $0 == .empty }
          && column[first...last].allSatisfy { $0 == .line }
          && column[(last + 1)...].allSatisfy { $0 == .fill }
        odd += isEven ? 0 : 1
      }
    }
    #expect(columnsSeen > (isFullRun ? 20_000 : 1_500))
    #expect(odd == 0, "of \(columnsSeen)")
  }

  /// Returns the number of columns of eighths with background below a line or the area above it.
  private func oddColumns(_ frame: ChartFrame) -> Int {
    let parts = parts(frame.buffer)
    return parts[0].indices.count { x in
      let column = parts.map { $0[x] }
      let first = column.firstIndex(of: .line) ?? 0
      return column[..<first].contains { $0 != .empty } || column[first...].contains(.empty)
    }
  }

  @Test("A steep line along an area leaves no background below it and no area above")
  func steep() {
    for seed in 1...(isFullRun ? 40 : 8) as ClosedRange<UInt64> {
      let frame = frame(
        walk(seed, count: 24, step: 70), columns: 30 + Int(seed) * 3, rows: 10 + Int(seed % 7) * 4)
      #expect(oddColumns(frame) == 0, "\(seed)")
    }
  }

  // Quarter-hourly prices of a morning in Estonia.
  @Test(
    "A line along an area leaves no background below its turning points and no area above",
    arguments: 15...30)
  func turns(rows: Int) {
    let values = [10.213, 10.921, 10.675, 10.642, 9.959, 9.56, 11.063, 9.863, 8.432, 6.677]
    for columns in stride(from: isFullRun ? 6 : 6 + rows % 7, through: 40, by: isFullRun ? 1 : 7) {
      let frame = frame(values, domain: 0...15, columns: columns, rows: rows)
      #expect(oddColumns(frame) == 0, "\(columns)")
    }
  }

  @Test("A line along an area reaches its turning points, also between two rows of dots")
  func reach() throws {
    let eighth = CellMetrics.rowHeight / 8
    for tenths in stride(from: 300, through: 700, by: isFullRun ? 1 : 9) {
      let turn = Double(tenths) / 10
      for (edge, isTop) in [(5.0, true), (95.0, false)] {
        let frame = frame([edge, turn, edge], columns: 5, rows: 14)
        let proxy = try #require(frame.proxy)
        let place = try #require(proxy.position(forY: turn)) + proxy.plotRect.minY
        let parts = parts(frame.buffer)
        let rows = parts.indices.filter { parts[$0].contains(.line) }
        let end = try #require(isTop ? rows.first : rows.last.map { $0 + 1 })
        #expect(isTop ? CGFloat(end) * eighth <= place : CGFloat(end) * eighth >= place, "\(turn)")
      }
    }
  }

  @Test("A falling line along an area never steps upwards", arguments: [1, 3, 10, 30])
  func noTeeth(fall: Double) {
    for start in 50..<60 {
      let frame = frame([Double(start), Double(start) - fall], columns: 40, rows: 20)
      let parts = parts(frame.buffer)
      let tops = parts[0].indices.compactMap { x in parts.firstIndex { $0[x] == .line } }
      #expect(tops.count == parts[0].count)
      #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 <= $1 }, "\(start): \(tops)")
    }
  }

  @Test("A line along an area is drawn within two eighths of a row of its value")
  func height() throws {
    for tenths in stride(from: 200, through: 900, by: isFullRun ? 1 : 11) {
      let value = Double(tenths) / 10
      let frame = frame([value, value], columns: 12, rows: 14)
      let proxy = try #require(frame.proxy)
      let place = try #require(proxy.position(forY: value)) + proxy.plotRect.minY
      let column = parts(frame.buffer).map { $0[40] }
      let first = try #require(column.firstIndex(of: .line))
      let last = try #require(column.lastIndex(of: .line))
      let eighth = CellMetrics.rowHeight / 8
      // Two dots are four eighths; where the fill begins within the cell, the line has two more.
      #expect(last - first + 1 >= 4 && last - first + 1 <= 6, "\(value)")
      #expect(abs(CGFloat(first) * eighth - (place - 2 * eighth)) <= 2 * eighth, "\(value)")
      #expect(CGFloat(last + 1) * eighth >= place, "\(value)")
    }
  }

  @Test("Horizontal areas have solid lines along both edges") func lying() {
    let values = walk(5, count: 24, step: 8)
    let chart = Chart(values.indices, id: \.self) { place in
      AreaMark(
        xStart: .value("X", values[place] / 2), xEnd: .value("X", values[place]),
        y: .value("Y", place)
      ).foregroundStyle(fill)
      LineMark(
        x: .value("X", values[place]), y: .value("Y", place), series: .value("Edge", "high")
      ).foregroundStyle(line)
      LineMark(
        x: .value("X", values[place] / 2), y: .value("Y", place), series: .value("Edge", "low")
      ).foregroundStyle(line)
    }
    let frame = draw(chart, columns: 60, rows: 40, colorDepth: .trueColor)
    #expect(!frame.buffer.text.unicodeScalars.contains { $0.isBraille }, "\(frame.buffer.text)")
    #expect(frame.buffer.cells.contains { $0.style.foreground == Self.lineColor })
  }

  @Test("Lines off an area's edge, and all lines in up to 16 colours, are drawn in dots")
  func dots() {
    let crossing = draw(
      Chart(0..<24, id: \.self) { place in
        AreaMark(x: .value("X", place), y: .value("Y", 80)).foregroundStyle(fill)
        LineMark(x: .value("X", place), y: .value("Y", 40 + place)).foregroundStyle(line)
      }
      .chartYScale(domain: 0...100), columns: 50, rows: 16, colorDepth: .trueColor)
    #expect(crossing.buffer.text.unicodeScalars.contains { $0.isBraille })
    let beside = draw(
      Chart(0..<24, id: \.self) { place in
        AreaMark(x: .value("X", place), y: .value("Y", 80)).foregroundStyle(fill)
        LineMark(x: .value("X", place + 30), y: .value("Y", 80)).foregroundStyle(line)
      }
      .chartYScale(domain: 0...100), columns: 50, rows: 16, colorDepth: .trueColor)
    #expect(beside.buffer.text.unicodeScalars.contains { $0.isBraille })
    let values = walk(3, count: 24, step: 8)
    for depth in [ColorDepth.monochrome, .ansi8, .ansi16] {
      let scalars = frame(values, columns: 50, rows: 16, depth: depth).buffer.text.unicodeScalars
      #expect(scalars.contains { $0.isBraille })
    }
    let solid = frame(values, columns: 50, rows: 16).buffer.text.unicodeScalars
    #expect(!solid.contains { $0.isBraille })
  }
}
