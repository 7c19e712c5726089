import CivilTime
import ElectricityPrices
import TerminalCore
import TerminalTestSupport
import Testing

@testable import PriceViewer

@Suite("Axis, colours and annotation of heat maps") struct HeatMapFrameTests {
  @Test("The axis of hours ends at 24:00, before the strip of daily means") func axis() throws {
    let frame = screen(viewer(kind: .heatMap))
    let area = frame.plotArea
    let line = frame.buffer.text(row: area.maxRow)
    #expect(line.count == area.maxColumn - 4 && line.hasSuffix("─┬"), "\(line)")
    let image = try #require(screen(viewer(kind: .heatMap), look: .inPixels).images.first?.image)
    func isDrawn(_ x: Int, _ y: Int) -> Bool { image.pixels[y * image.width + x] >> 24 != 0 }
    let end = image.width - 4 * 8
    for y in image.height - 8..<image.height - 4 {
      #expect((end - 2...end).contains { isDrawn($0, y) }, "\(y)")
      #expect(!(end + 2..<image.width).contains { isDrawn($0, y) }, "\(y)")
    }
  }

  @Test("Tiles have the colours of levels, which the legend and the menu name") func levels() {
    var state = viewer(kind: .heatMap)
    state.apply(.nextColoring)
    #expect(state.coloring == .levels)
    let colors = ViewerLook().colors
    let shown = screen(state)
    #expect(Set(shown.plotCells.map(\.style.foreground)).intersection(colors.levels).count > 2)
    #expect(shown.buffer.text(row: 27).contains("▽ cheap"))
    // Signs stand below slots of a time axis only.
    #expect(shown.plotArea == screen(viewer(kind: .heatMap)).plotArea)
    state.apply(.openMenu)
    #expect(screen(state).menu.contains { $0.state == "five levels" })
    // Without colours, tiles have the shades of the legend.
    state.apply(.closeMenu)
    let plain = screen(state, look: ViewerLook(colorDepth: .monochrome))
    #expect(plain.buffer.text(row: 27).contains("░▓█"))
    #expect(!plain.buffer.text(row: 27).contains("▽"))
  }

  @Test("The annotation has the usage of the selection", arguments: [ChartKind.heatMap, .duration])
  func usage(kind: ChartKind) {
    var state = viewer(kind: kind)
    state.show(usage: PriceViewerTests.usage(Array(repeating: 1.42, count: 24)))
    state.apply(.select(time("2022-07-12T13:00")))
    let shown = screen(state)
    let rows = shown.rows
    #expect(rows[4].contains("1.42 kWh · 4.63 kr"), "\(rows)")
    #expect(rows[2].contains("13:00-14:00"), "\(rows)")
    // The chip of the cheapest time beside it leaves its hours out, rather than cover the plot.
    for hour in 0..<24 {
      state.apply(.select(state.series[hour].start))
      let shown = ViewerScreen.frame(state, in: CellSize(columns: 90, rows: 24), look: ViewerLook())
      let chip = shown.targets.first { $0.actions == [.goToWindow] }
      #expect(chip.map { $0.row < shown.plotArea.minRow } == true, "\(hour)")
    }
  }
}
