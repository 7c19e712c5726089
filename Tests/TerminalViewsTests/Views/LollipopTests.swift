import Foundation
import TerminalCore
import Testing

@testable import TerminalViews

/// The values that a chart gives to views over it, as the examples use them.
private struct PlotArea {
  let plotAreaFrame: Anchor<CGRect>
  let x: CGFloat
}

private nonisolated struct Lollipop: View {
  let plot: PlotArea
  let geometry: GeometryProxy
  let isWind: Bool

  var body: some View {
    let lineX = plot.x + geometry[plot.plotAreaFrame].origin.x
    let chartAreaHeight = geometry[plot.plotAreaFrame].maxY
    let plotLineY = chartAreaHeight - 40

    Rectangle()
      .fill(.gray)
      .frame(width: 2, height: plotLineY)
      .position(x: lineX, y: chartAreaHeight - plotLineY / 2)

    Circle()
      .foregroundColor(.blue)
      .frame(width: 16, height: 16)
      .overlay(
        Circle()
          .stroke(Color.white, lineWidth: 4)
      )
      .position(x: lineX, y: 40)

    if isWind {
      Rectangle()
        .rotation(Angle(degrees: 45))
        .aspectRatio(1.0, contentMode: .fit)
        .foregroundColor(.red)
        .frame(width: 13, height: 13)
        .overlay(
          Rectangle()
            .rotation(Angle(degrees: 45))
            .stroke(.white, lineWidth: 4)
            .aspectRatio(1.0, contentMode: .fit)
        )
        .position(x: lineX, y: 72)
    }
  }
}

private nonisolated struct InfoBox: View {
  let date: Date
  let calories: Int
  let x: CGFloat

  var body: some View {
    ZStack(alignment: .topLeading) {
      GeometryReader { geo in
        let boxWidth: CGFloat = 150
        let boxOffset = max(0, min(geo.size.width - boxWidth, x - boxWidth / 2))

        Rectangle()
          .fill(.quaternary)
          .frame(width: 2, height: geo.size.height)
          .position(x: x, y: geo.size.height / 2)

        VStack(alignment: .leading) {
          Text("\(date, format: .iso8601.year().month().day())")
            .font(.callout)
            .foregroundStyle(.secondary)
          Text("\(calories, format: .number) calories")
            .font(.title2.bold())
            .foregroundColor(.primary)
        }
        .frame(width: boxWidth, alignment: .leading)
        .background {
          ZStack {
            RoundedRectangle(cornerRadius: 8)
              .fill(.background)
            RoundedRectangle(cornerRadius: 8)
              .fill(.quaternary.opacity(0.7))
          }
          .padding([.leading, .trailing], -8)
          .padding([.top, .bottom], -4)
        }
        .offset(x: boxOffset)
      }
    }
  }
}

@Suite("Lollipops") struct LollipopTests {
  private var lollipop: some View {
    GeometryReader { geometry in
      Lollipop(
        plot: PlotArea(
          plotAreaFrame: Anchor(CGRect(x: 16, y: 0, width: 160, height: 112)), x: 60),
        geometry: geometry, isWind: true)
    }
  }

  @Test("A lollipop is drawn as symbols on a rule") func putsSignsOnALine() {
    expectPicture(
      of: lollipop, columns: 12, rows: 8,
      """


               ●
               │
               ◆
               │
               │

      """)
    expectPicture(
      of: lollipop, columns: 12, rows: 8, glyphs: .ascii,
      """


               o
               |
               v
               |
               |

      """)
  }

  @Test("An information box covers the chart") func coversTheChartWithABox() {
    var canvas = Canvas(size: CellSize(columns: 40, rows: 5))
    canvas.fill(CGRect(x: 0, y: 0, width: 320, height: 80), with: .ink(.primary))
    let box = InfoBox(date: Date(timeIntervalSince1970: 1_651_363_200), calories: 987, x: 200)
    box.draw(on: &canvas, environment: EnvironmentValues())
    let frame = canvas.composed(
      by: CellComposer(glyphs: .braille, colorDepth: .trueColor))
    #expect(frame.text(row: 0).contains(" 2022-05-01     "))
    #expect(frame.text(row: 1).contains(" 987 calories   "))
    let text = frame[20, 1].style
    #expect(text.attributes == .bold)
    #expect(text.background == CellColor(hex: 0x35_373C))
    #expect(frame[20, 0].style.attributes == .dim)
  }
}
