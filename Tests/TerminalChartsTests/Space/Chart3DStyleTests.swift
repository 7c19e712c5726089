import Foundation
import TerminalCore
import Testing

@testable import TerminalCharts
@testable import TerminalCharts3D
@testable import TerminalViews

/// The colours of marks and surfaces in three dimensions.
@MainActor @Suite("Styles in three dimensions") struct Chart3DStyleTests {
  private func buffer(
    _ view: some View, _ depth: ColorDepth = .trueColor, glyphs: GlyphSet = .braille
  ) -> CellBuffer {
    draw(view, columns: 60, rows: 30, glyphs: glyphs, colorDepth: depth).buffer
  }

  private func slope(_ style: some Chart3DSurfaceStyle) -> some View {
    Chart3D {
      SurfacePlot(x: "x", y: "y", z: "z") { x, _ in x }.foregroundStyle(style)
    }
    .chartXAxis(.hidden).chartYAxis(.hidden).chartZAxis(.hidden).chart3DPose(.top)
  }

  /// Returns the colours of the middle row, from left to right.
  private func colors(_ buffer: CellBuffer) -> [(red: UInt8, green: UInt8, blue: UInt8)] {
    (0..<60).map { buffer[$0, 15].style.foreground }.filter { !$0.isDefault }.map(\.components)
  }

  @Test("A height-based style colours a surface from low to high")
  func heightDecidesAboutColours() throws {
    let row = colors(buffer(slope(.heightBased(Gradient(colors: [.red, .blue])))))
    let (first, last) = (try #require(row.first), try #require(row.last))
    #expect(first.red > first.blue)
    #expect(last.blue > last.red)
  }

  @Test("A height-based style maps its gradient to a range of y")
  func aRangeOfYMovesTheColours() throws {
    let gradient = Gradient(colors: [.red, .blue])
    let row = colors(buffer(slope(.heightBased(gradient, yRange: 0.9...1))))
    let middle = row[row.count / 2]
    #expect(middle.red > middle.blue)
    let plain = colors(buffer(slope(.heightBased(yRange: -5...(-4)))))
    let usual = colors(buffer(slope(.heightBased)))
    #expect(plain.first! != usual.first!)
  }

  @Test("A normal-based style makes a surface that faces upwards green")
  func aSurfaceThatFacesUpwardsIsGreen() throws {
    let chart = Chart3D {
      SurfacePlot(x: "x", y: "y", z: "z") { _, _ in 0.5 }.foregroundStyle(.normalBased)
    }
    .chart3DPose(.top)
    let color = try #require(colors(buffer(chart)).first)
    #expect(color.green > color.red && color.green > color.blue)
  }

  @Test("Roughness and metalness change a surface") func roughnessAndMetalnessAreSeen() {
    func surface(_ roughness: Double, _ metalness: Double) -> CellBuffer {
      buffer(
        Chart3D {
          SurfacePlot(x: "x", y: "y", z: "z") { x, z in sin(6 * x) * sin(6 * z) }
            .roughness(roughness).metalness(metalness)
        })
    }
    #expect(surface(0, 0).cells != surface(1, 0).cells)
    #expect(surface(0.5, 0).cells != surface(0.5, 1).cells)
  }

  @Test("Without colours, a surface is a mesh of dots, or ASCII characters without Unicode")
  func aSurfaceWithoutColoursIsANet() {
    let chart = slope(.heightBased)
    #expect(buffer(chart, .monochrome).text.unicodeScalars.contains { $0.isBraille })
    #expect(!buffer(chart, .monochrome).text.unicodeScalars.contains { $0.isBlock })
    #expect(buffer(chart, .trueColor).text.unicodeScalars.contains { $0.isBlock })
    let ascii = buffer(chart, .monochrome, glyphs: .ascii).text
    #expect(ascii.unicodeScalars.allSatisfy { $0.isASCII })
    #expect(ascii.contains { "=+*#%@".contains($0) })
  }

  @Test("Without colours, series have different symbols, also in the legend")
  func seriesHaveSignsWhereThereAreNoColours() {
    let chart = Chart3D(0..<2, id: \.self) { index in
      PointMark(x: .value("x", index), y: .value("y", index), z: .value("z", index))
        .foregroundStyle(by: .value("Kind", "kind \(index)"))
    }
    let text = buffer(chart, .monochrome).text
    #expect(text.count { $0 == "●" } == 2)
    #expect(text.count { $0 == "■" } == 2)
    #expect(buffer(chart).text.count { $0 == "●" } == 4)
  }

  @Test("Symbols have different shapes at small and large sizes") func symbolsHaveTheirForms() {
    func chart(_ symbol: BasicChart3DSymbolShape, _ size: CGFloat) -> some View {
      Chart3D {
        PointMark(x: .value("x", 1), y: .value("y", 1), z: .value("z", 1))
          .symbol(symbol).symbolSize(size)
      }
      .chartXScale(domain: 0...2).chartYScale(domain: 0...2).chartZScale(domain: 0...2)
    }
    let shapes: [BasicChart3DSymbolShape] = [.sphere, .cube, .cone, .cylinder]
    for (shape, sign) in zip(shapes, ["●", "■", "▲", "▮"]) {
      #expect(buffer(chart(shape, 0.04)).text.contains(sign))
    }
    #expect(Set(shapes.map { buffer(chart($0, 0.3)).text }).count == shapes.count)
    #expect(buffer(chart(.sphere, 0)).text.unicodeScalars.contains { $0.isBraille })
  }
}
