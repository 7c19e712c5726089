import ElectricityPrices
import TerminalCore
import TerminalDrawing
import Testing

@testable import PriceViewer

@Suite("Forecasts on the screen") struct ForecastTests {
  /// Returns days of hours; the last is a forecast from 8 below its prices to 12 above them.
  ///
  /// - Parameters:
  ///   - hole: The number of hours between the known prices and the forecast.
  ///   - known: The hours after the forecast's start that are known nevertheless.
  private func state(
    _ kind: ChartKind, isForecast: Bool = true, hole: Int = 0, days: Int = 3,
    known: Range<Int> = 0..<0
  ) throws -> ViewerState {
    let end = 24 * (days - 1)
    var text = "start,end,price,unit,area,vat,origin,low,high,band,issued\n"
    for hour in 0..<end + 24 where !(end..<end + hole).contains(hour) {
      let times = [hour, hour + 1].map {
        "2025-11-\(10 + $0 / 24)T\($0 % 24 < 10 ? "0" : "")\($0 % 24):00:00+01:00"
      }
      let price = 100 + (hour * 7) % 60
      let facts =
        isForecast && hour >= end && !known.contains(hour - end)
        ? "forecast,\(price - 8),\(price + 12),p10-p90" : "known,,,"
      text += "\(times[0]),\(times[1]),\(price),NOK øre/kWh,NO1,excluded,\(facts),\n"
    }
    let file = try PriceFile.read(bytes: Array(text.utf8), name: "x")
    return ViewerState(
      series: file.series, now: time("2025-11-10T14:20"), chartKind: kind, range: .all)
  }

  @Test("The duration curve has known prices alone, in its legend and axis too")
  func duration() throws {
    var state = try state(.duration, days: 2)
    let text = screen(state).buffer.text
    #expect(!text.contains("forecast") || text.contains("left out"))
    #expect(state.drawnPrices()?.upperBound == state.statistics?.highest.doubleValue)
    state.apply(.select(time("2025-11-11T03:00")))
    let annotation = DurationChart(ChartContext(state)).annotation
    #expect(annotation[0].contains("forecast"), "\(annotation)")
  }

  @Test("Where only forecasts are to come, the menu has no cheapest time and x says why")
  func onlyForecasts() throws {
    var state = try state(.area)
    state.apply(.tick(time("2025-11-12T01:00")))
    #expect(state.cheapest?.answer == nil)
    state.apply(.openMenu)
    let line = ChartContext(state).menuLines.first { $0.actions == [.toggleWindow] }
    #expect(line?.state == "off")
    state.apply(.closeMenu)
    state.apply(.toggleWindow)
    #expect(state.message == .noWindow)
  }

  @Test(
    "Bars of forecasts have stripes of two strengths in cells and pixels", arguments: [true, false])
  func stripes(inPixels: Bool) throws {
    var state = try state(.bar)
    state.apply(.toggleWindow)
    guard inPixels else {
      let area = screen(state)
      let column = area.plotArea.maxColumn - 2
      let colors = (area.plotArea.minRow..<area.plotArea.maxRow).flatMap {
        let style = area.buffer[column, $0].style
        return [style.foreground, style.background]
      }
      #expect(Set(colors.filter { !$0.isDefault }).count > 1)
      return
    }
    let frame = screen(state, look: .inPixels)
    let image = try #require(frame.images.first?.image)
    let x = image.width - 10
    let column = (0..<image.height).map { image.pixels[$0 * image.width + x] }
    let changes = zip(column, column.dropFirst()).count { $0 != $1 }
    #expect(changes > 12, "\(changes)")
  }

  private static let looks: [(name: String, look: ViewerLook)] = [
    ("no colours", ViewerLook(colorDepth: .monochrome)),
    ("256", ViewerLook(colorDepth: .indexed256)),
    ("true colour", ViewerLook(colorDepth: .trueColor)),
    ("ASCII", ViewerLook(glyphs: .ascii, colorDepth: .monochrome)),
  ]

  @Test(
    "A forecast looks different from a known price in every kind of chart and colour depth",
    arguments: [ChartKind.line, .step, .area, .bar, .heatMap], looks.indices)
  func isSeen(kind: ChartKind, look: Int) throws {
    let (forecast, known) = (try state(kind), try state(kind, isForecast: false))
    let frames = [forecast, known].map { screen($0, look: Self.looks[look].look) }
    // Bounds move the axis, so cells are compared by their styles and not one by one.
    typealias Part = Range<Double>
    func cells(_ frame: ViewerFrame, _ columns: Part, _ rows: Part = 0..<1) -> Set<Cell> {
      let area = frame.plotArea
      func places(_ part: Part, _ all: Range<Int>) -> Range<Int> {
        let edge = { (share: Double) in all.lowerBound + Int(Double(all.count) * share) }
        return edge(part.lowerBound)..<edge(part.upperBound)
      }
      return Set(
        places(rows, area.minRow..<area.maxRow).flatMap { row in
          places(columns, area.minColumn..<area.maxColumn).map { frame.buffer[$0, row] }
        })
    }
    if kind == .heatMap {
      // Its days are rows: two known days, and one forecast with a shade that known prices lack.
      #expect(!cells(frames[0], 0..<1, 0.6..<1).isSubset(of: cells(frames[0], 0..<1, 0..<0.6)))
    } else {
      #expect(!cells(frames[0], 0.7..<1).isSubset(of: cells(frames[1], 0..<1)))
    }
    #expect(
      frames[0].buffer.text.contains("forecast") && !frames[1].buffer.text.contains("forecast"))
  }

  @Test("A rule marks the end of known prices, and the legend names the band")
  func knownUntil() throws {
    let frame = screen(try state(.area))
    #expect(frame.buffer.text.contains("known until Wed 00:00"))
    #expect(frame.buffer.text.contains("╍╍ forecast  ░ p10-p90"))
    let hole = screen(try state(.area, hole: 3))
    #expect(hole.buffer.text.contains("known until Wed 00:00"))
    let before = screen(try state(.area, isForecast: false))
    #expect(!before.buffer.text.contains("known until"))
  }

  @Test("The forecast of a day is dashed and named among the hours of the usual day")
  func usualDay() throws {
    func frame(_ isForecast: Bool) throws -> ViewerFrame {
      var state = try state(.typical, isForecast: isForecast, days: 5)
      state.apply(.select(time("2025-11-14T20:00")))
      return screen(state)
    }
    let frames = (forecast: try frame(true), known: try frame(false))
    let price = 100 + (116 * 7) % 60
    #expect(frames.forecast.buffer.text.contains("14 Nov \(price) (forecast)"))
    #expect(frames.forecast.buffer.text.contains("╍ 14 Nov (forecast)"))
    #expect(frames.known.buffer.text.contains("─ 14 Nov "))
    #expect(!frames.known.buffer.text.contains("forecast"))
    func inked(_ frame: ViewerFrame) -> Int {
      let color = ViewerLook().colors.selection
      let area = frame.plotArea
      return (area.minRow..<area.maxRow).reduce(0) { count, row in
        count
          + (area.minColumn..<area.maxColumn).count {
            frame.buffer[$0, row].style.foreground == color
          }
      }
    }
    #expect(inked(frames.forecast) < inked(frames.known))
    #expect(
      frames.forecast.chart?.fields?.contains { $0.1.contains("\"origin\":\"forecast\"") } ?? false)
    #expect(!(frames.known.chart?.fields?.contains { $0.1.contains("origin") } ?? true))
  }

  @Test("The annotation of a forecast states its bounds")
  func annotation() throws {
    var state = try state(.area)
    state.apply(.last)
    let price = 100 + (71 * 7) % 60
    #expect(
      screen(state).buffer.text
        .contains("forecast · \(price) øre per kWh (\(price - 8) to \(price + 12))"))
    state.apply(.first)
    #expect(!screen(state).buffer.text.contains("forecast · "))
  }

  @Test("A usual day needs three known days", arguments: [3, 4])
  func usualDay(days: Int) throws {
    var state = try state(.area, days: days)
    state.apply(.chart(.typical))
    #expect(state.hasTypicalDays == (days == 4))
    #expect((state.message == .fewDays) == (days == 3))
  }

  @Test("Statistics, the duration curve and the typical day use known prices only")
  func statistics() throws {
    let (whole, known) = (try state(.duration), try state(.duration, isForecast: false))
    let days = known.series.slots(
      from: known.series[0].start, to: known.series[47].end, of: "NO1")
    #expect(whole.statistics == days.statistics && whole.statistics != known.statistics)
    #expect(DurationChart(ChartContext(whole)).curve.seconds == 48 * 3600)
    // 114 and 102 øre on the known days, 150 on the third.
    #expect(TypicalDays(whole).hours[2]?.highest == 114)
    #expect(PriceDescription(whole).text.contains("24 hours of a forecast are left out."))
    let area = try state(.area)
    #expect(PriceDescription(area).text.contains("24 hours of these prices are a forecast"))
    var first = whole
    first.apply(.range(.day))
    #expect(!PriceDescription(first).text.contains("forecast"))
    first.apply(.last)
    first.apply(.nextPeriod)
    first.apply(.nextPeriod)
    // A day of forecasts alone has the statistics of the forecasts.
    #expect(first.statistics?.count == 24)
  }

  @Test("Statistics leave out forecasts before and between known prices too")
  func interrupted() throws {
    // The forecast of the first day ends with one hour, and that of the last is in two parts.
    let state = try state(.area, days: 2, known: 6..<18)
    let prices = (0..<24).map { 100 + ($0 * 7) % 60 } + (30..<42).map { 100 + ($0 * 7) % 60 }
    #expect(state.statistics?.count == 36)
    #expect(state.statistics?.mean == Double(prices.reduce(0, +)) / 36)
    #expect(DurationChart(ChartContext(state)).curve.seconds == 36 * 3600)
    #expect(PriceDescription(state).text.contains("Of the known prices, lowest 100"))
    #expect(ChartContext(state).knownUntil == nil)
    var forecastFirst = try self.state(.area, days: 1, known: 12..<24)
    #expect(forecastFirst.statistics?.count == 12 && forecastFirst.known == 12..<24)
    #expect(!screen(forecastFirst).buffer.text.contains("known until"))
    forecastFirst.apply(.chart(.heatMap))
    #expect(forecastFirst.statistics?.lowestIndex == 18)
  }

  @Test("A band has gaps where slots have no bounds, and covers a slot alone")
  func bandGaps() throws {
    let points = PricePoints(try state(.line, days: 2, known: 3..<4), columns: 80)
    let parts = points.bounds.split { $0.low.isNaN }
    #expect(parts.map(\.count) == [3, 20])
    let alone = PricePoints(try state(.line, days: 2, known: 1..<24), columns: 80).bounds
    #expect(alone.filter { !$0.low.isNaN }.map(\.x).count == 2)
  }

  @Test("Usage at forecast prices has no cost")
  func costs() throws {
    var state = try state(.area, days: 2)
    state.files.usage = usage(Array(repeating: 1, count: 48), from: "2025-11-10T00:00")
    state.findCosts()
    let totals = try #require(state.visibleCosts?.totals)
    #expect("\(totals.energy.kilowattHours)" == "24.0")
    #expect("\(totals.unpricedEnergy.kilowattHours)" == "24.0")
  }

  @Test("The price axis includes the bounds of forecasts")
  func axis() throws {
    let context = ChartContext(try state(.area))
    let axis = context.priceAxis(context.state.drawnPrices(), startsAtZero: false)
    let bounds = context.series.indices.compactMap { context.series.bounds(at: $0) }
    #expect(bounds.count == 24)
    #expect(
      bounds.allSatisfy { axis.start <= $0.low.doubleValue && $0.high.doubleValue <= axis.end })
  }

  @Test("A line is split where forecasts begin and end, and at the current time")
  func parts() {
    let points = [0.0, 1, 1, 2, 2, 3, 3, 4].map { PlotPoint(x: $0, y: $0) }
    let parts = points.parted(at: 1, forecasts: [2..<3])
    #expect(parts.map(\.isPast) == [true, false, false, false])
    #expect(parts.map(\.isForecast) == [false, false, true, false])
    // Each part begins where the previous part ends.
    #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.points.last == $1.points.first })
    #expect(parts[2].points.map(\.x) == [2, 2, 3, 3])
    // Between the middles of slots it is split where the forecast begins.
    let middles = [0.5, 1.5, 2.5, 3.5].map { PlotPoint(x: $0, y: 2 * $0) }
    let halves = middles.parted(at: nil, forecasts: [1..<3])
    #expect(halves.map(\.isForecast) == [false, true, false])
    #expect(halves.map { $0.points.map(\.x) } == [[0.5, 1], [1, 1.5, 2.5, 3], [3, 3.5]])
    #expect(halves.allSatisfy { $0.points.allSatisfy { $0.y == 2 * $0.x } })
  }
}
