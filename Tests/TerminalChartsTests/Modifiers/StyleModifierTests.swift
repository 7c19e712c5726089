import TerminalCore
import Testing

@testable import TerminalCharts

@Suite("Mark modifiers") struct StyleModifierTests {
  private func bar(_ x: String, _ y: Double) -> BarMark {
    BarMark(x: .value("x", x), y: .value("y", y))
  }

  @Test("An offset moves marks or their edges, but not the scales")
  func offset() {
    expectPicture(
      Chart {
        bar("a", 4)
        bar("b", 4).offset(x: 16)
        bar("c", 4).offset(x: 0, yStart: 32)
      }
      .plotOnly(), 30, 4,
      """
        ███████     ███████
        ███████     ███████
        ███████     ███████ ███████
        ███████     ███████ ███████
      """)
    expectPicture(
      Chart(0..<3, id: \.self) { x in
        PointMark(x: .value("x", x), y: .value("y", x))
        PointMark(x: .value("x", x), y: .value("y", x)).offset(y: -16).symbol(.square)
      }
      .chartYScale(domain: 0...4)
      .plotOnly(), 13, 5,
      """

                  ■
            ■     ●
      ■     ●
      ●
      """)
  }

  private func squares(_ z: Double) -> some View {
    Chart {
      RectangleMark(
        xStart: .value("x", 0), xEnd: .value("x", 6), yStart: .value("y", 2), yEnd: .value("y", 6)
      )
      .foregroundStyle(by: .value("Name", "a")).zIndex(z)
      RectangleMark(
        xStart: .value("x", 3), xEnd: .value("x", 9), yStart: .value("y", 0), yEnd: .value("y", 4)
      )
      .foregroundStyle(by: .value("Name", "b"))
    }
    .plotOnly()
  }

  @Test("A higher zIndex draws a mark over later marks")
  func zIndex() {
    expectPicture(
      squares(0), 18, 6,
      """
      ██████████▊
      ██████████▊
      █████▒▒▒▒▒▒▒▒▒▒▒▎
      █████▒▒▒▒▒▒▒▒▒▒▒▎
           ▐▒▒▒▒▒▒▒▒▒▒▎
           ▐▒▒▒▒▒▒▒▒▒▒▎
      """)
    expectPicture(
      squares(1), 18, 6,
      """
      ██████████▊
      ██████████▊
      ███████████▒▒▒▒▒▎
      ███████████▒▒▒▒▒▎
           ▐▒▒▒▒▒▒▒▒▒▒▎
           ▐▒▒▒▒▒▒▒▒▒▒▎
      """)
  }

  private func color(_ view: some View, _ column: Int, _ row: Int) -> CellColor {
    let cell = draw(view.plotOnly(), columns: 12, rows: 4, colorDepth: .trueColor)
      .buffer[column, row]
    return cell.style.background.isDefault ? cell.style.foreground : cell.style.background
  }

  @Test("Opacity blends a mark with the background, and opacities multiply")
  func opacity() {
    let full = color(Chart { bar("a", 1).foregroundStyle(.white) }, 6, 2)
    let half = color(Chart { bar("a", 1).foregroundStyle(.white).opacity(0.5) }, 6, 2)
    let quarter = color(
      Chart { bar("a", 1).foregroundStyle(.white).opacity(0.5).opacity(0.5) }, 6, 2)
    #expect(full.components.red == 255)
    #expect((137...138).contains(half.components.red))
    #expect((78...79).contains(quarter.components.red))
  }

  private func styles(@ChartContentBuilder _ content: () -> some ChartContent) -> [MarkStyle] {
    let collection = collected(content)
    return collection.records.map { collection.styles[Int($0.style)] }
  }

  @Test("A style change of one mark does not affect the next mark")
  func changesInTurn() {
    let dashed = StrokeStyle(dash: [2, 2])
    let same = [
      styles {
        bar("a", 1).foregroundStyle(.red).opacity(0.5)
        bar("b", 1).foregroundStyle(.red)
      },
      styles {
        bar("a", 1).lineStyle(dashed).opacity(0.5)
        bar("b", 1).lineStyle(dashed)
      },
      styles {
        bar("a", 1).foregroundStyle(by: .value("Name", "x")).opacity(0.5)
        bar("b", 1).foregroundStyle(by: .value("Name", "x"))
      },
    ]
    for pair in same { #expect(pair.map(\.opacity) == [0.5, 1]) }
    let others = [
      styles {
        bar("a", 1).foregroundStyle(.red)
        bar("b", 1).foregroundStyle(.blue)
      },
      styles {
        bar("a", 1).lineStyle(dashed)
        bar("b", 1).lineStyle(StrokeStyle(dash: [1]))
      },
      styles {
        bar("a", 1).foregroundStyle(by: .value("Name", "x"))
        bar("b", 1).foregroundStyle(by: .value("Name", "y"))
      },
    ]
    for pair in others { #expect(pair[0] != pair[1]) }
  }

  @Test("A gradient spans its mark, or the plot if styles are aligned with the plot area")
  func alignment() {
    func chart(_ aligns: Bool) -> some View {
      Chart {
        bar("a", 1)
          .foregroundStyle(
            .linearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom)
          )
          .alignsMarkStylesWithPlotArea(aligns)
      }
      .chartYScale(domain: 0...2)
    }
    #expect(color(chart(false), 6, 2).components.red > 180)
    #expect(color(chart(true), 6, 2).components.red < 110)
  }

  @Test("An annotation that pads the scale extends the scale by its own height")
  func padding() {
    func chart(_ overflow: AnnotationOverflowResolution.Strategy) -> some View {
      Chart {
        bar("a", 4).annotation(overflowResolution: .init(y: overflow)) { Text("top") }
      }
      .chartYScale(domain: 0...4)
      .plotOnly()
    }
    expectPicture(
      chart(.padScale), 12, 5,
      """
           top
        ████████
        ████████
        ████████
        ████████
      """)
    expectPicture(
      chart(.fit), 12, 5,
      """
        ███top██
        ████████
        ████████
        ████████
        ████████
      """)
  }
}

extension StyleModifierTests {
  @Test("A line of zero width shows only its symbols")
  func noWidth() {
    let chart = Chart(0..<3, id: \.self) { index in
      LineMark(x: .value("x", index), y: .value("y", index))
        .lineStyle(StrokeStyle(lineWidth: 0))
        .symbol(.circle)
    }
    .plotOnly()
    expectPicture(
      chart, 11, 3,
      """
                ●
           ●
      ●
      """)
  }
}
