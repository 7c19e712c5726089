import Foundation
import TerminalTestSupport
import Testing

@testable import TerminalApp
@testable import TerminalViews

/// Animated colours and sizes of marks.
@MainActor @Suite("Mark animations") struct MarkMotionTests {
  private final class Clock { var time = 0.0 }

  /// A chart that switches between two states of its content.
  private struct Turning<Content: ChartContent>: View {
    var domain: ClosedRange<Double> = 0...10
    @ChartContentBuilder let content: (Bool) -> Content
    @State private var isTurned = false
    var body: some View {
      VStack(spacing: 0) {
        Text("turn").onTapGesture { withAnimation(.linear(duration: 1)) { isTurned.toggle() } }
        Chart { content(isTurned) }
          .chartXScale(domain: domain).chartYScale(domain: 0...10)
          .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
      }
    }
  }

  /// Returns a measure of the frames at every quarter of the animation.
  private func quarters<Value>(
    _ view: some View, _ measure: (CellBuffer) -> Value
  ) throws -> [Value] {
    let clock = Clock()
    let host = ViewHost(size: CellSize(columns: 21, rows: 11), clock: { clock.time }) { view }
    _ = host.frame()
    host.click(10, 0)
    let values = try [0, 0.25, 0.5, 0.75, 1.001].map { time in
      clock.time = time
      host.handle([])
      return measure(try #require((host.frame() ?? host.shown)?.buffer))
    }
    #expect(host.patience == nil)
    clock.time = 2
    host.handle([])
    #expect(host.frame() == nil)
    return values
  }

  /// Returns the red component of the colour that fills a cell.
  private func red(_ column: Int, _ row: Int) -> (CellBuffer) -> Int? {
    return { buffer in
      let cell = buffer[column, row]
      let color = cell.glyph == .space ? cell.style.background : cell.style.foreground
      return color.isDefault ? nil : Int(color.components.red)
    }
  }

  private static let dark = Color(red: 0, green: 0, blue: 0.5)
  private static let light = Color(red: 1, green: 0, blue: 0.5)

  @Test("Colours are interpolated from style to style") func coloursAreMixed() throws {
    let reds = try quarters(
      Turning { isTurned in
        BarMark(x: .value("X", 5), y: .value("Y", 10), width: 64)
          .foregroundStyle(isTurned ? Self.light : Self.dark)
      }, red(10, 5))
    #expect(reds == [0, 64, 128, 191, 255] || reds == [0, 64, 127, 191, 255])
  }

  @Test("Colours of a scale are interpolated, and so is an opacity") func coloursOfAScale() throws {
    let reds = try quarters(
      Turning { isTurned in
        BarMark(x: .value("X", 5), y: .value("Y", 10), width: 64)
          .foregroundStyle(by: .value("Kind", isTurned ? 1.0 : 0))
          .opacity(isTurned ? 1 : 0.5)
      }
      .chartForegroundStyleScale(domain: [0.0, 1], range: [Self.dark, Self.light]), red(10, 5))
    let known = reds.compactMap { $0 }
    #expect(known.count == 5 && known == known.sorted())
    #expect(known.first == 10 && known.last == 255 && (125...140).contains(known[2]))
  }

  @Test("A mark of constant colour keeps it while another mark changes")
  func aMarkAmongOthersKeepsIts() throws {
    let view = Turning(domain: 0...20) { isTurned in
      BarMark(x: .value("X", 5), y: .value("Y", 10), width: 48).foregroundStyle(Self.light)
      BarMark(x: .value("X", 15), y: .value("Y", 10), width: 48)
        .foregroundStyle(isTurned ? Self.light : Self.dark)
    }
    #expect(try quarters(view, red(5, 5)) == [255, 255, 255, 255, 255])
    let other = try quarters(view, red(15, 5)).compactMap { $0 }
    #expect(other == other.sorted() && other.first == 0 && other.last == 255)
  }

  private func inked(_ buffer: CellBuffer) -> Int {
    (1..<11).reduce(0) { sum, row in
      sum + (0..<21).count { buffer[$0, row] != Cell() }
    }
  }

  private func dots(_ buffer: CellBuffer) -> Int {
    buffer.text.unicodeScalars.reduce(0) { sum, scalar in
      (0x2800...0x28FF).contains(scalar.value)
        ? sum + (scalar.value - 0x2800).nonzeroBitCount : sum
    }
  }

  @Test("Bars grow gradually to a new width") func barsGrowWide() throws {
    let counts = try quarters(
      Turning { isTurned in
        BarMark(x: .value("X", 5), y: .value("Y", 10), width: .fixed(isTurned ? 128 : 32))
      }, inked)
    #expect(counts == counts.sorted())
    #expect(counts == [40, 70, 100, 130, 160])
  }

  @Test("Symbols and lines grow gradually to a new size") func symbolsAndLinesGrow() throws {
    let symbols = try quarters(
      Turning { isTurned in
        PointMark(x: .value("X", isTurned ? 6 : 4), y: .value("Y", 5))
          .symbolSize(isTurned ? 6_400 : 400)
      }, dots)
    #expect(symbols == symbols.sorted() && Set(symbols).count == 5)
    let lines = try quarters(
      Turning { isTurned in
        LineMark(x: .value("X", 0), y: .value("Y", 5)).lineStyle(by: .value("Kind", "a"))
        LineMark(x: .value("X", 10), y: .value("Y", 5)).lineStyle(by: .value("Kind", "a"))
        LineMark(x: .value("X", 0), y: .value("Y", 2)).lineStyle(by: .value("Kind", "b"))
        LineMark(x: .value("X", 10), y: .value("Y", 2)).lineStyle(by: .value("Kind", "b"))
      }
      .chartLineStyleScale(["a": StrokeStyle(lineWidth: 4), "b": StrokeStyle(lineWidth: 4)]), dots)
    // Nothing moves here: two lines of a style scale stay two lines.
    #expect(Set(lines) == [lines[0]])
    let wide = try quarters(
      Turning { isTurned in
        LineMark(x: .value("X", 0), y: .value("Y", 5))
          .lineStyle(StrokeStyle(lineWidth: isTurned ? 40 : 4))
        LineMark(x: .value("X", 10), y: .value("Y", 5))
          .lineStyle(StrokeStyle(lineWidth: isTurned ? 40 : 4))
      }, dots)
    #expect(wide == wide.sorted() && Set(wide).count == 5)
  }

  @Test("New marks fade in, and the other marks stay at their values")
  func whatIsNewBecomesOpaque() throws {
    // A window over the data moves on by one.
    let view = Turning(domain: 0...20) { isTurned in
      ForEach(isTurned ? [5, 10, 15] : [0, 5, 10], id: \.self) { x in
        BarMark(x: .value("X", x), y: .value("Y", 10), width: 16).foregroundStyle(Self.light)
      }
    }
    #expect(try quarters(view, red(10, 5)) == [255, 255, 255, 255, 255])
    let new = try quarters(view, red(15, 5))
    #expect(new.first == .some(nil) && new.last == 255)
    let reds = new.compactMap { $0 }
    #expect(reds.count == 4 && reds == reds.sorted() && reds[0] < 80)
  }

  @Test("Removed marks fade out at their positions and do not affect the other marks")
  func whatIsNoMoreFades() throws {
    let view = Turning(domain: 0...20) { isTurned in
      ForEach(isTurned ? [10] : [5, 10], id: \.self) { x in
        BarMark(x: .value("X", x), y: .value("Y", 10), width: 16).foregroundStyle(Self.light)
      }
    }
    let gone = try quarters(view, red(5, 5))
    #expect(gone.last == .some(nil))
    let reds = gone.compactMap { $0 }
    #expect(reds.count == 4 && reds == reds.sorted(by: >) && reds[0] == 255 && reds[3] < 80)
    #expect(try quarters(view, red(10, 5)) == [255, 255, 255, 255, 255])
  }

  @Test("The mark of a removed category fades out in its band") func aCategoryFades() throws {
    let view = Turning { isTurned in
      ForEach(isTurned ? ["a"] : ["a", "b", "c"], id: \.self) { name in
        BarMark(x: .value("Name", name), y: .value("Y", 10)).foregroundStyle(Self.light)
      }
    }.chartXScale(domain: .automatic)
    let reds = try quarters(view, red(17, 5)).map { $0 ?? 0 }
    #expect(reds[0] == 255 && reds == reds.sorted(by: >))
  }

  @Test("A line that has lost a point stays, and a removed line fades out") func linesLeave() throws
  {
    func view(_ points: [Int], _ isThere: Bool) -> some View {
      Turning { isTurned in
        ForEach(isTurned ? points : [0, 5, 10], id: \.self) { x in
          if !isTurned || isThere {
            LineMark(x: .value("X", x), y: .value("Y", x == 10 ? 10 : 0))
              .foregroundStyle(Self.light)
          }
        }
      }
    }
    // Nothing is left of the lost end of a line.
    #expect(try quarters(view([0, 5], true), red(20, 1)).allSatisfy { $0 == nil })
    let gone = try quarters(view([], false), red(20, 1))
    #expect(gone.first == 255 && gone.last == .some(nil))
  }

  @Test("Sectors grow gradually to new angles and radii") func sectorsTurn() throws {
    let view = Turning { isTurned in
      SectorMark(
        angle: .value("Share", isTurned ? 3 : 1), outerRadius: .ratio(isTurned ? 1 : 0.5)
      )
      .foregroundStyle(Self.light)
      SectorMark(angle: .value("Share", 1), outerRadius: .ratio(1)).foregroundStyle(Self.dark)
    }
    let lit = try quarters(view) { buffer in
      (1..<11).reduce(0) { sum, row in
        sum + (0..<21).count { buffer[$0, row].style.foreground.components.red == 255 }
      }
    }
    #expect(lit == lit.sorted() && Set(lit).count == 5)
  }
}
