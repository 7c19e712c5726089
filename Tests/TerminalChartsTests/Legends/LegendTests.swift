import Foundation
import TerminalCore
import Testing

@testable import TerminalCharts

@Suite("Legends") struct LegendTests {
  private func chart() -> some View {
    Chart(0..<6, id: \.self) { index in
      PointMark(x: .value("x", index), y: .value("y", index % 3))
        .foregroundStyle(by: .value("Area", "NO\(index % 3 + 1)"))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
  }

  @Test("A legend can be placed at any edge, aligned and spaced, or over the plot")
  func positions() {
    expectPicture(
      chart().chartLegend(position: .top, alignment: .trailing), 24, 4,
      """
           ● NO1  ● NO2  ● NO3
              ●          ●
          ●          ●
      ●           ●
      """)
    expectPicture(
      chart().chartLegend(position: .trailing, alignment: .center, spacing: 24), 24, 6,
      """
           ●       ●
                         ● NO1
                         ● NO2
        ●       ●        ● NO3

      ●       ●
      """)
    expectPicture(
      chart().chartLegend(position: .leading, alignment: .bottom), 24, 6,
      """
                  ●       ●


      ● NO1    ●       ●
      ● NO2
      ● NO3 ●        ●
      """)
    expectPicture(
      chart().chartLegend(position: .bottom, alignment: .center, spacing: 16), 24, 6,
      """
              ●          ●

          ●          ●
      ●           ●

        ● NO1  ● NO2  ● NO3
      """)
    expectPicture(
      chart().chartLegend(position: .overlay, alignment: .topTrailing), 24, 4,
      """
           ● NO1  ● NO2  ● NO3

          ●          ●
      ●           ●
      """)
  }

  @Test("A legend wraps into rows, and is omitted if there is no space")
  func wrapping() {
    expectPicture(
      chart(), 14, 5,
      """
          ●      ●
        ●      ●
      ●      ●
      ● NO1  ● NO2
      ● NO3
      """)
    expectPicture(
      chart(), 14, 3,
      """
          ●      ●
        ●      ●
      ●      ●
      """)
  }

  @Test("The legend of a numeric scale is a ramp between the bounds")
  func ramp() {
    let chart = Chart(0..<6, id: \.self) { index in
      PointMark(x: .value("x", index), y: .value("y", 0))
        .foregroundStyle(by: .value("Value", Double(index) / 2))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    expectPicture(
      chart, 24, 4,
      """

      ●   ●   ●   ●  ●   ●

      0.0 ░░░▒▒▒▓▓▓███ 2.5
      """)
  }

  @Test("A legend shows symbol sizes, and the dot patterns of pie slices without colours")
  func sizesAndSlices() {
    let sizes = Chart(["small", "large"], id: \.self) { name in
      PointMark(x: .value("x", name), y: .value("y", 1))
        .symbolSize(by: .value("Size", name))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    .chartSymbolSizeScale(["small": 10, "large": 200])
    expectPicture(
      sizes, 24, 4,
      """
            •          ⠛⠛


      ⠆ small  ⣿ large
      """)
    let pie = Chart(0..<4, id: \.self) { index in
      SectorMark(angle: .value("Share", 1)).foregroundStyle(by: .value("Name", "\(index)"))
    }
    expectPicture(
      pie, 24, 9,
      """
             ⠠⠤⠤⠭⠅⣿⣿⣶⣦⣄
           ⠠⠬⠭⠭⠭⠭⠅⣿⣿⣿⣿⣿⣷⣄
          ⠠⠭⠭⠭⠭⠭⠭⠅⣿⣿⣿⣿⣿⣿⣿⡆
          ⠭⠭⠭⠭⠭⠭⠭⠅⠿⠿⠿⠿⠿⠿⠿⠿
          ⣲⣲⣲⣲⣲⣲⣲⡂⢕⢕⢕⢕⢕⢕⢕⢕
          ⠸⣺⣺⣺⣺⣺⣺⡂⢕⢕⢕⢕⢕⢕⢕⠅
           ⠘⢺⣺⣺⣺⣺⡂⢕⢕⢕⢕⢕⠕⠁
             ⠘⠺⠺⣺⡂⢕⢕⠕⠕⠁
      ⣿ 0  ⢕ 1  ⣺ 2  ⠭ 3
      """)
  }
}

extension LegendTests {
  @Test("In a picture, the legend shows symbol sizes as circles in the colour of the marks")
  func circles() throws {
    let chart = Chart([1.0, 4, 9], id: \.self) {
      PointMark(x: .value("x", $0), y: .value("y", 1)).symbolSize(by: .value("Size", $0))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    let frame = chart.render(
      in: CellSize(columns: 24, rows: 5), pixels: PixelCell(width: 8, height: 16))
    let plot = try #require(frame.plotFrame)
    let shapes = try #require(frame.pictures.first).drawing.shapes.compactMap {
      shape -> (frame: CGRect, paint: Paint)? in
      guard case .fill(let outlines, _) = shape.form else { return nil }
      return (CGRect(around: outlines.joined()), shape.paint)
    }
    let entries = shapes.filter { $0.frame.minY >= plot.maxY }
    #expect(entries.count == 2 && shapes.count == 5)
    #expect(entries.allSatisfy { abs($0.frame.width - $0.frame.height) < 0.1 })
    #expect(entries.allSatisfy { $0.paint == shapes[0].paint })
    let widths = entries.map(\.frame.width)
    #expect(widths.count == 2 && widths[0] < widths[1] && widths[1] <= 16)
    #expect(!frame.buffer.text.contains { ("\u{2801}"..."\u{28FF}").contains($0) })
  }

  @Test("The ramp of a logarithmic scale of colours has equal steps on the scale, and true ends")
  func logarithmicRamp() {
    let chart = Chart(0..<5, id: \.self) { index in
      BarMark(x: .value("x", "\(index)"), y: .value("y", 1))
        .foregroundStyle(by: .value("z", pow(10, Double(index))))
    }.chartForegroundStyleScale(range: Gradient(colors: [.black, .white]), type: .log)
    let frame = draw(chart, columns: 60, rows: 10, colorDepth: .trueColor)
    let row = frame.buffer.text.split(separator: "\n").last.map(String.init) ?? ""
    #expect(row.contains("1 ") && row.hasSuffix(" 10000"), "\(row)")
  }

  @Test("The legend has the shades that areas have without colours")
  func shadesOfAreas() {
    for glyphs in [GlyphSet.block, .ascii] {
      let chart = Chart(["a", "b", "c"], id: \.self) { name in
        ForEach(0..<3) { AreaMark(x: .value("x", $0), y: .value("y", 5)) }
          .foregroundStyle(by: .value("Name", name))
      }.chartXAxis(.hidden).chartYAxis(.hidden)
      let rows = picture(chart, columns: 40, rows: 12, glyphs: glyphs).split(separator: "\n")
      let plot = rows.dropLast().joined()
      for (name, sign) in zip("abc", glyphs == .ascii ? [":", "=", "%"] : ["░", "▒", "▓"]) {
        #expect(rows.last?.contains("\(sign) \(name)") ?? false && plot.contains(sign))
      }
    }
  }

  @Test("A legend over the plot has rows as wide as the plot")
  func overlay() {
    let names = ["North", "South", "East", "West", "Islands"]
    let chart = Chart(names, id: \.self) { name in
      PointMark(x: .value("x", 1000), y: .value("y", 100_000)).foregroundStyle(
        by: .value("n", name))
    }.chartLegend(position: .overlay)
    let rows = picture(chart, columns: 46, rows: 14).split(separator: "\n").map(String.init)
    for name in names { #expect(rows.contains { $0.contains("● \(name)") }, "\(rows)") }
  }

  @Test("Legend entries that just fit share a row") func justFit() {
    let names = (1...3).map { LegendEntry(sign: .symbol("●", .primary), text: "NO\($0)") }
    #expect(LegendEntry.width(names) == 19)
    #expect(LegendEntry.wrapped(names, width: 19).count == 1)
    #expect(LegendEntry.wrapped(names, width: 18).map(\.count) == [2, 1])
    #expect(names[0].limited(to: 5, ellipsis: "…").text == "NO1")
    #expect(names[0].limited(to: 4, ellipsis: "…").text == "N…")
  }

  @Test("A legend's ramp is exactly as wide as its numbers and colours") func rampWidth() {
    let chart = Chart(0..<3, id: \.self) {
      PointMark(x: .value("x", $0), y: .value("y", $0)).foregroundStyle(by: .value("v", $0))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(position: .bottom, alignment: .trailing)
    // A number, a space, twelve colours, a space and a number, up to the last column.
    let row = picture(chart, columns: 20, rows: 4).split(separator: "\n").last.map(String.init)
    #expect(row == "    0 ░░░▒▒▒▓▓▓███ 2")
  }

  @Test("Long names in a legend are truncated to the chart, or to half of it beside the plot")
  func longNames() {
    let chart = Chart(0..<2, id: \.self) { index in
      PointMark(x: .value("x", index), y: .value("y", index))
        .foregroundStyle(by: .value("Name", "the long name of number \(index)"))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    expectPicture(
      chart, 20, 5,
      """
                         ●

      ●
      ● the long name of …
      ● the long name of …
      """)
    expectPicture(
      chart.chartLegend(position: .trailing), 20, 3, glyphs: .ascii,
      """
              o o the lon~
                o the lon~
      o
      """)
  }

  @Test("A legend formats days as dates")
  func dates() {
    var environment = EnvironmentValues()
    environment.zone = .utc
    let chart = Chart(0..<2, id: \.self) { index in
      PointMark(x: .value("x", index), y: .value("y", index))
        .foregroundStyle(
          by: .value("Day", Date(timeIntervalSince1970: Double(index) * 86_400), unit: .day))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    let frame = chart.render(in: CellSize(columns: 40, rows: 5), environment: environment)
    let text = String(decoding: frame.buffer.encoded(colorDepth: .monochrome), as: UTF8.self)
    #expect(text.contains("● 1 Jan 1970  ● 2 Jan 1970"))
  }
}
