import CivilTime
import ElectricityPrices
import LocaleFormats
import TerminalCore
import TerminalTestSupport
import TerminalViews
import Testing

@testable import PriceViewer

@Suite("Slot titles in SVG pictures") struct SlotTitleTests {
  @Test("Every slot has a title with its time and price over its columns") func titles() throws {
    let frame = screen(viewer(), look: ViewerLook(isInteractive: false))
    let document = frame.titled("<svg>\n</svg>\n", unit: CellSize(columns: 24, rows: 48)).document
    let titles = document.matches(of: /x="(\d+)" y="(\d+)" width="(\d+)".*<title>([^<]*)</)
    #expect(titles.count == 24 && document.hasSuffix("</g>\n</svg>\n"))
    #expect(titles[13].output.4 == "13:00-14:00  cheap\n326 øre per kWh  −82")
    let area = frame.plotArea
    #expect(Int(titles[0].output.1) == area.minColumn * 24)
    let last = titles[23].output
    #expect((Int(last.1) ?? 0) + (Int(last.3) ?? 0) == area.maxColumn * 24)
  }

  @Test("A heat map of quarter hours has a title for each tile, which is an hour")
  func tiles() throws {
    let prices = series((0..<192).map(String.init), from: "2025-11-10T00:00", minutes: 15)
    var state = viewer(prices, now: "2025-11-10T14:00", kind: .heatMap, range: .all)
    state.apply(.select(time("2025-11-10T05:15")))
    let (document, _, selected) = screen(state).titled(
      "<svg></svg>", unit: CellSize(columns: 10, rows: 10))
    let titles = document.matches(of: /<title>([^<]*)</).map(\.output.1)
    #expect(titles.count == 48)
    let title = titles[try #require(selected)]
    #expect(title.contains("05:00-06:00"), "\(title)")
  }

  @Test(
    "Two days at 80 columns have their hours on the axis beside short names of days",
    arguments: ["en", "nb", "da", "sv", "fi", "de", "nl", "es"])
  func hours(name: String) throws {
    let prices = series((0..<48).map(String.init), from: "2025-11-10T00:00")
    let look = ViewerLook(locale: try #require(TextLocale(name)))
    let frame = screen(
      viewer(prices, now: "2025-11-10T14:00"), CellSize(columns: 80, rows: 24), look: look)
    let labels = frame.buffer.text(row: frame.plotArea.maxRow + 1).split(separator: " ")
    #expect(labels.count { $0.hasSuffix("6") } == 2, "\(labels)")
  }

  @Test(
    "Every kind titles what the pointer selects, within the plot", arguments: ChartKind.allCases)
  func kinds(kind: ChartKind) throws {
    var state = viewer(fourYears, now: "2025-07-10T09:30", kind: kind, range: .week)
    state.apply(.select(time("2025-07-09T13:00")))
    let size = CellSize(columns: 100, rows: 30)
    let frame = ViewerScreen.frame(
      state, in: size, look: ViewerLook(isInteractive: false), drawsSelection: false)
    let (document, _, selected) = frame.titled("<svg></svg>", unit: CellSize(columns: 10, rows: 10))
    let rects = document.matches(
      of: /<rect x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"([^>]*)><title>([^<]*)</)
    #expect(rects.count >= 24)
    let area = frame.plotArea
    for rect in rects {
      let numbers = [rect.output.1, rect.output.2, rect.output.3, rect.output.4].compactMap {
        Int($0)
      }
      #expect(numbers[0] >= area.minColumn * 10 && numbers[1] >= area.minRow * 10)
      #expect(numbers[0] + numbers[2] <= area.maxColumn * 10)
      #expect(numbers[1] + numbers[3] <= area.maxRow * 10)
      #expect(rect.output.5.contains("data-y") == (kind != .heatMap))
    }
    // The selection is one of them, and the picture shows it only in the line of the usual day.
    let index = try #require(selected)
    #expect(rects[index].output.6.contains("13:00-14:00"), "\(rects[index].output.6)")
    let drawn = ViewerScreen.frame(state, in: size, look: ViewerLook(isInteractive: false))
    #expect(drawn.plotCells != frame.plotCells)
  }
}
