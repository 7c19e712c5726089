import FoundationSubset
import TerminalCore
import TerminalViews
import Testing

@testable import TerminalCharts

@Suite("Rectangle marks") struct RectangleTests {
  @Test(
    "Tiles between values have their edges between pixels, without seams", arguments: [8, 9, 18])
  func seams(width: Int) throws {
    let chart = Chart(0..<70, id: \.self) { index in
      RectangleMark(
        xStart: .value("x", index % 10), xEnd: .value("x", index % 10 + 1),
        yStart: .value("y", index / 10), yEnd: .value("y", index / 10 + 1))
    }
    let cell = PixelCell(width: width, height: 2 * width)
    let frame = chart.render(in: CellSize(columns: 60, rows: 16), pixels: cell)
    let scale = CGFloat(width) / 8
    var count = 0
    for shape in try #require(frame.pictures.first).drawing.shapes {
      guard case .fill(let outlines, _) = shape.form else { continue }
      let rect = CGRect(around: outlines.joined())
      for edge in [rect.minX, rect.maxX, rect.minY, rect.maxY] {
        #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-6, "\(rect)")
      }
      count += 1
    }
    #expect(count >= 70)
  }

  @Test("Adjacent tiles are whole columns wide and leave no gap")
  func tiles() {
    let view = Chart(0..<4, id: \.self) { index in
      RectangleMark(
        xStart: .value("x", index), xEnd: .value("x", index + 1),
        yStart: .value("y", 0), yEnd: .value("y", 1 + index % 2))
    }
    .chartXScale(domain: 0...4).chartYScale(domain: 0...4).plotOnly()
    expectPicture(
      view, 14, 4,
      """


          ███    ███
      ██████████████
      """)
  }

  @Test("A rectangle spans the given coordinates, and the whole plot where none are given")
  func forms() {
    func chart<C: ChartContent>(@ChartContentBuilder _ content: () -> C) -> some View {
      Chart(content: content).chartXScale(domain: 0...4).chartYScale(domain: 0...4).plotOnly()
    }
    expectPicture(
      chart {
        RectangleMark(
          xStart: .value("x", 1), xEnd: .value("x", 2), yStart: .value("y", 1),
          yEnd: .value("y", 3))
      }, 16, 4,
      """

          ████
          ████
      """)
    expectPicture(
      chart { RectangleMark(xStart: .value("x", 1), xEnd: .value("x", 2)) }, 16, 2,
      """
          ████
          ████
      """)
    expectPicture(
      chart { RectangleMark(yStart: .value("y", 1), yEnd: .value("y", 2)) }, 8, 4,
      """


      ████████
      """)
    expectPicture(
      chart { RectangleMark() }, 4, 2,
      """
      ████
      ████
      """)
    expectPicture(
      chart { RectangleMark(xStart: 8, xEnd: 24, yStart: 16) }, 6, 3,
      """

       ██
       ██
      """)
  }

  private func heatMap(_ count: Int) -> some View {
    Chart(0..<(count * count), id: \.self) { index in
      RectangleMark(x: .value("x", "\(index % count)"), y: .value("y", "\(index / count)"))
        .foregroundStyle(by: .value("Value", index))
    }
    .plotOnly()
  }

  @Test("Rectangles at numbers are centred on them, with gaps if there is space")
  func aroundNumbers() {
    let chart = Chart(0..<3, id: \.self) { index in
      RectangleMark(x: .value("x", index), y: .value("y", index))
    }
    .plotOnly()
    expectPicture(
      chart, 12, 9,
      """
               ▄▄▄
               ███
               ▀▀▀
           ███
           ███

       ███
       ███
      """)
  }

  @Test("Heat maps have gaps if there is space, and otherwise two rows in each cell")
  func heat() {
    expectPicture(
      heatMap(3), 18, 9,
      """

       ░░░░  ░░░░  ▒▒▒▒
       ░░░░  ░░░░  ▒▒▒▒

       ▒▒▒▒  ▓▓▓▓  ▓▓▓▓
       ▒▒▒▒  ▓▓▓▓  ▓▓▓▓

       ████  ████  ████
       ████  ████  ████
      """)
    expectPicture(
      heatMap(8), 16, 4,
      """
      ░░░░░░░░░░░░░░░░
      ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
      ▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓
      ████████████████
      """)
    let colored = draw(heatMap(8), columns: 16, rows: 4, colorDepth: .trueColor).buffer
    let inks = Set(
      (0..<4).flatMap { row in
        (0..<16).flatMap { column in
          let style = colored[column, row].style
          return [style.foreground, style.background]
        }
      })
    #expect(inks.count >= 64)
  }

  @Test("Rectangles at numbers are as wide as the smallest distance between the numbers")
  func numbers() {
    let chart = Chart(0..<9, id: \.self) { index in
      RectangleMark(
        x: .value("x", index % 3), y: .value("y", index / 3), width: .ratio(1), height: .ratio(1)
      )
      .foregroundStyle(index % 2 == 0 ? Color.red : .blue)
    }
    .plotOnly()
    expectPicture(
      chart, 24, 6,
      """
      ████████████████████████
      ████████████████████████
      ████████████████████████
      ████████████████████████
      ████████████████████████
      ████████████████████████
      """)
  }

  @Test("A masked rectangle is visible only inside its mask")
  func masked() {
    let chart = Chart {
      RectangleMark().foregroundStyle(.red).mask {
        ForEach(0..<9, id: \.self) { index in
          AreaMark(x: .value("x", index), y: .value("y", index % 3 + 1), stacking: .unstacked)
        }
      }
    }
    .plotOnly()
    expectPicture(
      chart, 24, 4,
      """
          ▗▟▄      ▗▟▄      ▗▟
        ▄▟███▙   ▄▟███▙   ▄▟██
      ▄███████▙▄███████▙▄█████
      ████████████████████████
      """)
    let line = Chart {
      RectangleMark().foregroundStyle(.red).mask {
        ForEach(0..<9, id: \.self) { index in
          LineMark(x: .value("x", index), y: .value("y", index % 3 + 1))
        }
        PointMark(x: .value("x", 0), y: .value("y", 3)).symbol(.diamond)
      }
    }
    .plotOnly()
    expectPicture(
      line, 24, 4,
      """
      ◆   ⡠⠊⢣      ⡠⠊⢣      ⡠⠊
       ⢀⠔⠉   ⠱⡀ ⢀⠔⠉   ⠱⡀ ⢀⠔⠉
      ⠔⠁      ⠱⠔⠁      ⠱⠔⠁
      """)
  }
}
