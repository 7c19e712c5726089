import Testing

@testable import TerminalCharts

private struct Arrow: ChartSymbolShape {
  var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

@Suite("Symbols") struct SymbolTests {
  private static let shapes: [any ChartSymbolShape] = [
    BasicChartSymbolShape.circle, .square, .triangle, .diamond, .pentagon, .plus, .cross,
    .asterisk,
  ]

  private func row(area: CGFloat, stroked: Bool = false) -> some View {
    Chart(0..<8, id: \.self) { index in
      let shape = Self.shapes[index]
      PointMark(x: .value("x", index), y: .value("y", 0))
        .symbol(AnyChartSymbolShape(stroked ? shape.strokeBorder(lineWidth: 2) : shape))
        .symbolSize(area)
    }.plotOnly()
  }

  @Test("Symbols of the usual size are characters, filled or outlined")
  func characters() {
    expectPicture(
      row(area: 64), 60, 1,
      """
      ●      ■       ▲      ◆       ⬟      +      ×       ∗
      """)
    expectPicture(
      row(area: 64, stroked: true), 60, 1,
      """
      ○      □       △      ◇       ⬠      +      ×       ∗
      """)
    expectPicture(
      row(area: 64), 60, 1, glyphs: .ascii,
      """
      o      #       ^      v       &      +      x       *
      """)
  }

  @Test("Small symbols are small dots, and symbols without an area are not drawn")
  func small() {
    expectPicture(
      row(area: 10), 60, 1,
      """
      •      •       •      •       •      •      •       •
      """)
    expectPicture(
      row(area: 0), 60, 1,
      """

      """)
  }

  @Test("Large symbols are drawn in dots")
  func large() {
    expectPicture(
      row(area: 900), 60, 3,
      """
      ⣤⣄    ⣤⣤⣤⡄    ⢠⣆     ⣠⣶⣄    ⢀⣴⣦⡀    ⢸⣿    ⢠⣦⡀⣠⣦   ⣀⣰⣶⣀⡀
      ⣿⣿⠆   ⣿⣿⣿⡇   ⢠⣿⣿⣆   ⢾⣿⣿⣿⡷  ⠈⣿⣿⣿⣿⠁ ⠰⠶⢾⣿⠶⠶⠆  ⣹⣿⣿⡁   ⣹⣿⣿⣿⣉
      ⠛⠋    ⠛⠛⠛⠃  ⠠⠿⠿⠿⠿⠆   ⠙⠿⠋    ⠘⠛⠛⠃    ⢸⣿    ⠘⠟⠁⠙⠟   ⠉⠹⠿⠉⠁
      """)
  }

  @Test("Symbols can be custom shapes and views")
  func custom() {
    let chart = Chart(0..<4, id: \.self) { index in
      PointMark(x: .value("x", index), y: .value("y", 0))
        .symbol(Arrow())
        .symbolSize(CGSize(width: 24, height: 16))
      PointMark(x: .value("x", Double(index) + 0.5), y: .value("y", 0))
        .symbol { Text("<>") }
    }
    .plotOnly()
    expectPicture(
      chart, 60, 1,
      """
      ⠶⡇     <>     ⠰⠶⡇     <>     ⠶⢾⡇    <>      ⠶⢾⡇    <>
      """)
  }

  @Test("Values are assigned symbols in a fixed order, which the legend names")
  func byValue() {
    let chart = Chart(0..<6, id: \.self) { index in
      LineMark(x: .value("x", index / 2), y: .value("y", index % 2))
        .symbol(by: .value("Area", index % 2 == 0 ? "NO1" : "NO2"))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    expectPicture(
      chart, 30, 5,
      """
      ■⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉■⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉■


      ●⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀●⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀●
      ● NO1  ■ NO2
      """)
  }

  @Test("Symbols of any area do not crash", arguments: [-1, 0.1, 1e9, .infinity, -.infinity, .nan])
  func hostile(area: CGFloat) {
    for glyphs in GlyphSet.allCases {
      _ = picture(row(area: area), columns: 20, rows: 4, glyphs: glyphs)
      _ = picture(row(area: area, stroked: true), columns: 20, rows: 4, glyphs: glyphs)
    }
  }
}
