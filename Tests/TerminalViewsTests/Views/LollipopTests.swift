import Foundation
import TerminalCore
import Testing

@testable import TerminalViews

/// What a chart gives to views over it, as the seeds use it.
private struct PlotArea {
  let plotAreaFrame: Anchor<CGRect>
  let x: CGFloat
}

private struct Lollipop: View {
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

private struct InfoBox: View {
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

@Test func dump() {
  for glyphs in [GlyphSet.braille, .block, .ascii] {
    var environment = EnvironmentValues()
    environment.glyphSet = glyphs
    let view = GeometryReader { geometry in
      Lollipop(
        plot: PlotArea(
          plotAreaFrame: Anchor(CGRect(x: 16, y: 0, width: 160, height: 112)), x: 60),
        geometry: geometry, isWind: true)
    }
    print(view.draw(in: CellSize(columns: 24, rows: 8), environment: environment).text)
    print("-----")
    let box = InfoBox(date: Date(timeIntervalSince1970: 1_651_363_200), calories: 987, x: 200)
    let buffer = box.draw(in: CellSize(columns: 40, rows: 8), environment: environment)
    print(buffer.text)
    for r in 0..<3 {
      print(
        (20...28).map { buffer[$0, r].style }.map {
          "\($0.foreground.components) \($0.background.components) \($0.attributes.rawValue)"
        }.joined(separator: " | "))
    }
    print("-----")
    let boxes = HStack(spacing: 0) {
      RoundedRectangle(cornerRadius: 8).stroke(.blue, lineWidth: 2)
      Rectangle().border(.red)
      Circle().fill(.green)
      Circle().stroke(.orange)
      Capsule().fill(.purple)
      Rectangle().rotation(.degrees(45)).trim(from: 0, to: 1).fill(.yellow)
    }
    print(boxes.draw(in: CellSize(columns: 72, rows: 6), environment: environment).text)
  }
}
