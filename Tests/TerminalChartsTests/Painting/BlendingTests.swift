import Foundation
import TerminalCore
import TerminalTestSupport
import Testing

@testable import TerminalCharts

/// The cell colours of fills over fills, and of marks that cross fills.
@Suite("Fills over fills") struct BlendingTests {
  private static let ground = ColorScheme.dark.background

  private func cells(_ chart: some View, columns: Int = 40, rows: Int = 12) -> CellBuffer {
    draw(chart, columns: columns, rows: rows, colorDepth: .trueColor).buffer
  }

  /// Returns the colour that fills most of a cell.
  private func fill(_ cell: Cell) -> CellColor {
    cell.style.background.isDefault ? cell.style.foreground : cell.style.background
  }

  /// Returns a colour composited over another, component by component.
  private func mix(_ upper: CellColor, _ share: Double, over lower: CellColor) -> CellColor {
    func part(_ upper: UInt8, _ lower: UInt8) -> UInt8 {
      UInt8((share * Double(upper) + (1 - share) * Double(lower)).rounded())
    }
    let (one, two) = (upper.components, lower.components)
    return CellColor(
      red: part(one.red, two.red), green: part(one.green, two.green),
      blue: part(one.blue, two.blue))
  }

  private func areNear(_ one: CellColor, _ two: CellColor) -> Bool {
    let (one, two) = (one.components, two.components)
    return [(one.red, two.red), (one.green, two.green), (one.blue, two.blue)]
      .allSatisfy { abs(Int($0) - Int($1)) <= 2 }
  }

  private func color(_ color: Color) -> CellColor {
    color.render(in: CellSize(columns: 1, rows: 1)).buffer[0, 0].style.foreground
  }

  @Test("A translucent band over bars blends the colours of both", arguments: [0.2, 0.5, 0.9])
  func band(opacity: Double) {
    let frame = cells(
      Chart {
        ForEach(["a", "b"], id: \.self) {
          BarMark(x: .value("x", $0), y: .value("y", 10)).foregroundStyle(.blue)
        }
        RectangleMark(yStart: .value("y", 0), yEnd: .value("y", 10))
          .foregroundStyle(.orange.opacity(opacity))
      }.plotOnly())
    let (blue, orange) = (color(.blue), color(.orange))
    let row = (0..<40).map { fill(frame[$0, 6]) }
    let (onBars, beside) = (
      mix(orange, opacity, over: blue), mix(orange, opacity, over: Self.ground)
    )
    #expect(row.allSatisfy { areNear($0, onBars) || areNear($0, beside) })
    #expect(row.contains { areNear($0, onBars) } && row.contains { areNear($0, beside) })
  }

  @Test("Three translucent fills over each other all contribute to the colour") func threeFills() {
    let frame = cells(
      Chart {
        ForEach([Color.red, .green, .blue], id: \.self) { color in
          RectangleMark(yStart: .value("y", 0), yEnd: .value("y", 10))
            .foregroundStyle(color.opacity(0.5))
        }
      }.plotOnly())
    let first = mix(color(.red), 0.5, over: Self.ground)
    let all = mix(color(.blue), 0.5, over: mix(color(.green), 0.5, over: first))
    #expect(areNear(fill(frame[20, 6]), all))
  }

  @Test("Where edges of translucent areas cross, no cell shows areas that do not overlap near it")
  func crossingAreas() {
    let colors = [Color.blue, .green, .orange]
    func height(_ area: Int, _ x: Double) -> Double { 3 + 2 * sin(x / 2 + 1.5 * Double(area)) }
    let chart = Chart {
      ForEach(0..<3) { area in
        ForEach(0..<111) { x in
          AreaMark(
            x: .value("x", Double(x) / 10), y: .value("y", height(area, Double(x) / 10)),
            stacking: .unstacked
          )
          .foregroundStyle(by: .value("area", area))
        }
      }
      .opacity(0.5)
    }
    let frame = cells(
      chart.chartForegroundStyleScale(domain: [0, 1, 2], range: colors)
        .chartXScale(domain: 0...11).chartYScale(domain: 0...6).plotOnly(), columns: 60, rows: 16)
    for row in 0..<16 {
      for column in 1..<59 {
        let xs = (0...30).map { 11 * (Double(column) - 1 + Double($0) / 10) / 60 }
        let ys = (0...30).map { 6 - 6 * (Double(row) - 1 + Double($0) / 10) / 16 }
        let overlaps = Set(xs.flatMap { x in ys.map { y in (0..<3).map { height($0, x) >= y } } })
        let blends = overlaps.map { areas in
          (0..<3).filter { areas[$0] }
            .reduce(Self.ground) { mix(color(colors[$1]), 0.5, over: $0) }
        }
        let style = frame[column, row].style
        for shown in [style.foreground, style.background]
        where frame[column, row].glyph.scalar?.isBlock == true {
          #expect(shown.isDefault || blends.contains { areNear($0, shown) }, "\(column), \(row)")
        }
      }
    }
  }

  @Test("A translucent band in the terminal's foreground colour does not hide bars")
  func ownColor() {
    let frame = cells(
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 10)).foregroundStyle(.blue)
        RectangleMark(yStart: .value("y", 0), yEnd: .value("y", 10))
          .foregroundStyle(.primary.opacity(0.2))
      }.plotOnly())
    let expected = mix(ColorScheme.dark.foreground, 0.2, over: color(.blue))
    #expect(areNear(fill(frame[20, 6]), expected))
  }

  @Test("Without colours, a faint band does not hide bars") func noColors() {
    let bars = Chart { BarMark(x: .value("x", "a"), y: .value("y", 10)) }
    let both = Chart {
      BarMark(x: .value("x", "a"), y: .value("y", 10))
      RectangleMark(yStart: .value("y", 0), yEnd: .value("y", 10))
        .foregroundStyle(.orange.opacity(0.3))
    }
    let (alone, under) = (
      picture(bars.plotOnly(), columns: 20, rows: 6), picture(both.plotOnly(), columns: 20, rows: 6)
    )
    #expect(alone.filter { $0 == "█" }.count == under.filter { $0 == "█" }.count)
    #expect(under.contains("░"))
  }

  @Test("Grid lines are hidden by opaque areas and visible through translucent areas")
  func grid() {
    func lines(_ opacity: Double) -> Int {
      let chart = Chart(0..<2, id: \.self) {
        AreaMark(x: .value("x", $0), y: .value("y", 10))
          .foregroundStyle(Color.blue.opacity(opacity))
      }
      return cells(chart).text.filter { "┊┈".contains($0) }.count
    }
    #expect(lines(1) < 5 && lines(0.3) > 20)
  }

  @Test("Rules and lines do not change the ends of bars") func endsOfBars() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<20 {
      let values = (0..<7).map { _ in Double.random(in: -4...9, using: &random) }
      let place = Double.random(in: -3...8, using: &random)
      @ChartContentBuilder func bars() -> some ChartContent {
        ForEach(values.indices, id: \.self) {
          BarMark(x: .value("x", "b\($0)"), y: .value("y", values[$0])).foregroundStyle(.blue)
        }
      }
      let scale = -5.0...10
      let alone = cells(Chart { bars() }.chartYScale(domain: scale))
      let crossed = [
        cells(
          Chart {
            bars()
            RuleMark(y: .value("y", place)).foregroundStyle(.red)
            RuleMark(x: .value("x", "b3")).foregroundStyle(.red)
          }.chartYScale(domain: scale)),
        cells(
          Chart {
            bars()
            LineMark(x: .value("x", "b0"), y: .value("y", place)).foregroundStyle(.red)
            LineMark(x: .value("x", "b6"), y: .value("y", -place)).foregroundStyle(.red)
          }.chartYScale(domain: scale)),
      ]
      for frame in crossed {
        for row in 0..<12 {
          for column in 0..<40 where isLongEnd(alone[column, row].glyph) {
            let (cell, bar) = (frame[column, row], alone[column, row])
            #expect(
              cell.glyph == bar.glyph && cell.style.foreground == bar.style.foreground,
              "\(column), \(row)")
          }
        }
      }
    }
  }

  // Returns whether a fill covers a quarter of a cell or more; dots of a line may replace less.
  private func isLongEnd(_ glyph: Glyph) -> Bool {
    glyph.scalar.map { (0x2582...0x2587).contains($0.value) || $0.value == 0x2580 } ?? false
  }

  @Test("Rules do not change the edge of an area") func edgesOfAreas() {
    @ChartContentBuilder func area() -> some ChartContent {
      ForEach(0..<8) {
        AreaMark(x: .value("x", $0), y: .value("y", [3, 5, 4, 8, 7, 2, 3, 6][$0]))
          .foregroundStyle(Color.blue.opacity(0.4))
      }
    }
    let alone = cells(Chart { area() })
    let crossed = cells(
      Chart {
        area()
        RuleMark(x: .value("x", 3.3)).foregroundStyle(.red)
        RuleMark(y: .value("y", 4.5)).foregroundStyle(.red)
      })
    for row in 0..<12 {
      for column in 0..<40 where isLongEnd(alone[column, row].glyph) {
        #expect(crossed[column, row] == alone[column, row], "\(column), \(row)")
      }
    }
    #expect(crossed.text.contains("│") && crossed.text.contains("─"))
  }

  @Test("Text on a sector has the sector's colour as its background") func textOnSector() throws {
    let frame = cells(
      Chart {
        SectorMark(angle: .value("v", 1)).foregroundStyle(.orange)
          .annotation(position: .overlay) { Text("all") }
      }, columns: 30, rows: 12)
    let cells = (0..<12).flatMap { row in (0..<30).map { frame[$0, row] } }
    let letter = try #require(cells.first { $0.glyph.scalar == "a" })
    #expect(letter.style.background == color(.orange))
  }
}
