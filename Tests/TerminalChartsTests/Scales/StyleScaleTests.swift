import TerminalCore
import TerminalViews
import Testing

@testable import TerminalCharts

@Suite("Style scales") struct StyleScaleTests {
  private func points<Content: ChartContent>(
    @ChartContentBuilder _ content: @escaping (Int, String) -> Content
  ) -> some View {
    Chart(0..<3, id: \.self) { index in content(index, ["one", "two", "three"][index]) }
      .chartXAxis(.hidden).chartYAxis(.hidden)
  }

  private func symbols() -> some View {
    points { index, name in
      PointMark(x: .value("x", index), y: .value("y", 0)).symbol(by: .value("Name", name))
    }
  }

  @Test("A symbol scale can be set by pairs, lists, a closure or an order of values")
  func symbolOverloads() {
    expectPicture(
      symbols().chartSymbolScale(["three": .cross, "one": .diamond, "two": .square]), 30, 2,
      """

      ◆              ■             ×
      """)
    expectPicture(
      symbols().chartSymbolScale(
        domain: ["two", "three", "one"], range: [.cross, .plus, .circle]),
      30, 2,
      """

      ●              ×             +
      """)
    expectPicture(
      symbols().chartSymbolScale(range: [Circle().strokeBorder(), BasicChartSymbolShape.square]),
      30, 2,
      """

      ○              ■             ○
      """)
    expectPicture(
      symbols().chartSymbolScale { (name: String) in
        name == "two" ? BasicChartSymbolShape.asterisk : .triangle
      }, 30, 2,
      """

      ▲              ∗             ▲
      """)
    expectPicture(
      symbols().chartSymbolScale(domain: ["three", "two", "one"]), 30, 2,
      """

      ▲              ■             ●
      """)
  }

  @Test("A symbol size scale can encode numbers and categories")
  func sizes() {
    let chart = Chart([1, 2, 4, 8], id: \.self) { number in
      PointMark(x: .value("x", number), y: .value("y", 0))
        .symbolSize(by: .value("Number", number))
    }
    .plotOnly()
    expectPicture(
      chart, 40, 3,
      """
                                             ⣀
           ●    ●        ⢾⡷                 ⢸⣿
                                             ⠉
      """)
    expectPicture(
      chart.chartSymbolSizeScale(domain: 0...8, range: 0...1000), 40, 3,
      """
                         ⣀⣀                 ⣠⣤
           ●   ⢾⣿       ⢸⣿⣿⡇               ⢸⣿⣿
                         ⠉⠉                 ⠙⠛
      """)
    expectPicture(
      points { index, name in
        PointMark(x: .value("x", index), y: .value("y", 0)).symbolSize(by: .value("Name", name))
      }.chartSymbolSizeScale(["one": 10, "two": 60, "three": 600]), 30, 3,
      """
                                  ⢀⣀
      •              ●            ⣿⣿
                                  ⠈⠉
      """)
  }

  @Test("A line style scale gives each value a dash pattern")
  func dashes() {
    let chart = Chart(0..<6, id: \.self) { index in
      LineMark(x: .value("x", index / 3), y: .value("y", index % 3))
        .lineStyle(by: .value("Name", ["one", "two", "three"][index % 3]))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    expectPicture(
      chart, 24, 5,
      """
      ⠉⠉ ⠉⠉ ⠉⠉ ⠉⠉ ⠉⠉ ⠉⠉ ⠉⠉ ⠉⠉

      ⠉ ⠉ ⠉ ⠉ ⠉ ⠉ ⠉ ⠉ ⠉ ⠉ ⠉ ⠉
      ⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀
      ─ one  ┄ two  ╌ three
      """)
    expectPicture(
      chart.chartLineStyleScale([
        "two": StrokeStyle(lineWidth: 6), "one": StrokeStyle(dash: [4, 12]),
      ]),
      24, 5,
      """
      ⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉
      ⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀
      ⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉
      ⡀ ⡀ ⡀ ⡀ ⡀ ⡀ ⡀ ⡀ ⡀ ⡀ ⡀ ⡀
      ━ two  ┈ one
      """)
  }

  @Test("The chart proxy returns the styles of a value")
  func proxy() throws {
    let chart = Chart(0..<3, id: \.self) { index in
      PointMark(x: .value("x", index), y: .value("y", 0))
        .foregroundStyle(by: .value("Name", "\(index)"))
        .symbol(by: .value("Name", "\(index)"))
        .symbolSize(by: .value("Size", index))
        .lineStyle(by: .value("Name", "\(index)"))
    }
    .chartForegroundStyleScale(["0": Color.red, "1": .green, "2": .blue])
    .chartSymbolSizeScale(range: 10...30)
    let proxy = try #require(draw(chart, columns: 20, rows: 5, colorDepth: .trueColor).proxy)
    #expect(proxy.foregroundStyleDomain(dataType: String.self) == ["0", "1", "2"])
    #expect(proxy.symbolDomain(dataType: String.self) == ["0", "1", "2"])
    #expect(proxy.symbolSizeDomain(dataType: Double.self) == [0, 2])
    #expect(proxy.lineStyleDomain(dataType: String.self) == ["0", "1", "2"])
    #expect(proxy.symbolSize(for: 1) == 20)
    #expect(proxy.symbol(for: "1")?._symbol.shape == SymbolShape(.standard(.square)))
    #expect(proxy.lineStyle(for: "0")?.dash == [])
    #expect(proxy.lineStyle(for: "3") == nil)
    #expect(proxy.foregroundStyle(for: "3") == nil)
    let environment = EnvironmentValues()
    #expect(
      proxy.foregroundStyle(for: "1")?.paint(in: environment)
        == Color.green.paint(in: environment))
  }

  @Test("The colours of a gradient change at its stops")
  func gradientStops() throws {
    let stops = [0.0, 0.8, 0.8, 1.0].enumerated().map { place, location in
      Gradient.Stop(color: Color(red: place < 2 ? 1 : 0, green: 0, blue: 1), location: location)
    }
    let (low, high) = (CellColor(hex: 0xFF_00FF), CellColor(hex: 0x00_00FF))
    let chart = Chart(0..<11, id: \.self) { number in
      RectangleMark(
        xStart: .value("x", number), xEnd: .value("x", number + 1), yStart: .value("y", 0),
        yEnd: .value("y", 1)
      )
      .foregroundStyle(by: .value("Number", number))
    }
    .chartForegroundStyleScale(
      domain: 0...10,
      range: Gradient(stops: stops)
    )
    .chartXScale(domain: 0...11)
    .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
    let buffer = draw(chart, columns: 44, rows: 2, colorDepth: .trueColor).buffer
    let colors = (0..<11).map { place -> CellColor in
      let style = buffer[place * 4 + 1, 0].style
      return style.background.isDefault ? style.foreground : style.background
    }
    #expect(colors == (0..<11).map { $0 < 8 ? low : high })
  }
}
