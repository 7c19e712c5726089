import CivilTime
import ElectricityPrices
import TerminalTestSupport
import Testing

@testable import PriceViewer

/// Returns areas with two days of prices, each dearer than the previous area, the last in another
/// unit.
private func areas(_ count: Int) -> [PriceSeries] {
  (1...count).map { number in
    let prices = (0..<48).map { String(100 * number + $0 % 24) }
    let all = series(prices, area: "A\(number)")
    return number == count ? all.converted(to: PriceUnit(.nok)) ?? all : all
  }
}

@Suite("Layers") struct LayersTests {
  @Test("Today with tomorrow is compared with the two days before, which do not overlap it")
  func twoDays() {
    let prices = series((0..<120).map(String.init), from: "2025-11-08T00:00")
    let state = viewer(prices, now: "2025-11-11T14:00", range: nil)
    #expect(state.visible == 72..<120 && state.slotsBefore == 24..<72)
  }

  @Test("The period before is compared with the drawn slots, and where it has none, that is said")
  func partOfMonth() {
    let prices = series((0..<480).map(String.init), from: "2025-10-27T00:00")
    var state = viewer(prices, now: "2025-11-10T14:00", range: .month)
    state.apply(.toggleLayer(.before))
    // 1 to 15 October have no prices.
    #expect(state.slotsBefore.isEmpty && state.message == .noneEarlier)
    state.apply(.range(.week))
    state.apply(.toggleLayer(.before))
    #expect(!state.slotsBefore.isEmpty && state.reason == nil)
    state.apply(.range(.all))
    #expect(state.reason == .noneEarlier)
  }

  @Test(
    "Each layer can be toggled, but not on a heat map",
    arguments: [ViewerLayer.before, .areas, .mean])
  func toggles(layer: ViewerLayer) {
    var state = ViewerState(series: areas(2), now: time("2022-07-13T09:30"), range: .day)
    let before = state
    state.apply(.toggleLayer(layer))
    #expect(state.layers == (layer == .mean ? [] : [.mean, layer]) && state.message == nil)
    state.apply(.toggleLayer(layer))
    #expect(state == before)
    state.apply(.chart(.heatMap))
    state.apply(.toggleLayer(layer))
    #expect(state.layers == [.mean] && state.message == .notOnHeatMap)
  }

  @Test("Colouring cycles through the ramp, levels and one colour")
  func coloring() {
    var state = viewer()
    var seen = [state.coloring]
    for _ in 0..<3 {
      state.apply(.nextColoring)
      seen.append(state.coloring)
    }
    #expect(seen == [.ramp, .levels, .plain, .ramp])
    state.apply(.toggleLayer(.levels))
    #expect(state.coloring == .levels && state.drawnLevels != nil)
  }

  @Test("A view that is not a period is compared with as many days before it")
  func freeView() throws {
    var state = opened("2025-07-12T09:30", .month)
    state.apply(.zoom(steps: 2, at: nil))
    state.apply(.zoom(steps: 2, at: nil))
    #expect(state.range == nil)
    state.apply(.toggleLayer(.before))
    #expect(state.message == nil)
    let first = fourYears[try #require(state.slotsBefore.first)].start
    let days = Double(first.distance(to: state.viewport.start)) / 86_400
    #expect(abs(days - (Double(state.viewport.length) / 86_400).rounded(.up)) < 0.1)
  }

  @Test("A layer without data is not shown, and a message states the reason")
  func missing() {
    var state = viewer(range: .day)
    state.apply(.toggleLayer(.areas))
    #expect(state.message == .oneSeries && state.layers == [.mean])
    state.apply(.toggleLayer(.before))
    #expect(state.message == .noneEarlier && state.layers == [.mean])
  }

  @Test("Limits bound the colours, and a layer requested twice stays on")
  func asked() {
    var state = viewer()
    state.show([.mean, .levels, .mean], cheapBelow: Price("350"), dearAbove: nil)
    #expect(state.layers == [.mean] && state.coloring == .levels)
    #expect(state.levelScale == PriceLevelScale(cheapBelow: 350, dearAbove: nil))
    #expect(PriceColors(state, look: ViewerLook()).range.lowerBound == 350)
  }

  @Test(
    "The previous period is a day, a week, a month or a year earlier by the clock",
    arguments: [
      (TimeRange.day, "2025-07-11T00:00", "2025-07-12T00:00"),
      (.week, "2025-06-30T00:00", "2025-07-07T00:00"),
      (.month, "2025-06-01T00:00", "2025-07-01T00:00"),
      (.year, "2024-01-01T00:00", "2025-01-01T00:00"),
    ]) func before(range: TimeRange, start: String, end: String) throws
  {
    let slots = opened("2025-07-12T09:30", range).slotsBefore
    #expect(fourYears[try #require(slots.first)].start == time(start))
    #expect(fourYears[try #require(slots.last)].end == time(end))
  }

  @Test("Times move by a period across clock changes and ends of months")
  func moved() {
    let hours = opened("2025-03-30T09:30")
    #expect(hours.moved(time("2025-03-29T02:30"), later: true) == time("2025-03-30T03:00"))
    #expect(hours.moved(time("2025-03-29T13:15"), later: true) == time("2025-03-30T13:15"))
    let months = opened("2025-03-30T09:30", .month)
    #expect(months.moved(time("2025-01-31T12:00"), later: true) == nil)
    #expect(months.moved(time("2025-12-31T12:00"), later: true) == time("2026-01-31T12:00"))
    #expect(months.moved(time("2026-01-15T00:00"), later: false) == time("2025-12-15T00:00"))
    #expect(opened("2024-03-30T09:30", .year).moved(time("2024-02-29"), later: true) == nil)
  }

  @Test(
    "Points of the previous period are inside the view, in the order of time", arguments: [1, 2, 3])
  func pointsBefore(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let days = ["2024-03-31", "2025-03-31", "2025-10-26", "2025-10-27", "2025-05-19", "2024-02-29"]
    for day in days {
      let range = TimeRange.allCases.randomElement(using: &random) ?? .day
      for kind in ChartKind.overTime {
        let state = opened(day + "T12:00", range, kind: kind)
        let chart = TimeChart(ChartContext(state, size: .init(columns: 72, rows: 14)))
        let points = chart.pointsBefore
        #expect(
          zip(points, points.dropFirst()).allSatisfy { $0.x <= $1.x }, "\(day) \(range)")
        let (start, end) = (state.viewport.start.seconds, state.viewport.end.seconds)
        #expect(points.allSatisfy { start <= $0.x && $0.x <= end }, "\(day) \(range) \(kind)")
        let data = state.slotsBefore.compactMap { fourYears[$0].price?.doubleValue }
        let drawn = points.map(\.y).filter { !$0.isNaN }
        #expect((drawn.min() ?? 0) >= (data.min() ?? 0) && (drawn.max() ?? 0) <= (data.max() ?? 0))
      }
    }
  }

  @Test("The annotation states the price of the previous period and the difference from now")
  func annotation() throws {
    var state = opened("2025-07-12T09:30", .day)
    state.apply(.toggleLayer(.before))
    state.apply(.select(time("2025-07-12T13:00")))
    func price(_ text: String) throws -> Price {
      try #require(fourYears.slot(containing: time(text))?.price)
    }
    let (own, old) = (try price("2025-07-12T13:00"), try price("2025-07-11T13:00"))
    let change = try #require(own.subtracting(try price("2025-07-12T09:00")))
    let sign = change.isNegative ? "−" : "+"
    let amount = "\(change)".filter { $0 != "-" }
    let lines = ScreenTexts(state: state).annotation
    #expect(lines[1] == "\(own) øre per kWh  \(sign)\(amount) · 11 Jul \(old)")
    #expect(lines[0].hasPrefix("13:00-14:00  "))
  }

  @Test("Up to six areas are drawn, in the unit of the screen, and listed by price")
  func areasTogether() {
    var state = ViewerState(series: areas(8), now: time("2022-07-12T09:30"), range: .day)
    state.apply(.series(7))
    state.apply(.toggleLayer(.areas))
    #expect(state.drawnAreas.map(\.index) == [0, 1, 2, 3, 4, 7])
    #expect(state.drawnAreas.allSatisfy { $0.series.unit == PriceUnit(.nok) })
    state.apply(.series(2))
    #expect(state.drawnAreas.map(\.index) == [0, 1, 2, 3, 4, 5])
    state.apply(.select(time("2022-07-12T13:00")))
    #expect(
      ScreenTexts(state: state).annotation
        == ["13:00-14:00", "A1 113 · A2 213 · A3 313 · A4 413 · A5 513 · A6 613 øre per kWh"])
    state.apply(.chart(.bar))
    #expect(state.drawnKind == .step && state.chartKind == .bar)
  }

  @Test("Areas in another currency are not drawn")
  func otherCurrency() {
    let euro = series((0..<24).map(String.init), unit: PriceUnit(.eur), area: "FI")
    var state = ViewerState(series: areas(2) + [euro], now: time("2022-07-12T09:30"))
    state.apply(.toggleLayer(.areas))
    #expect(state.drawnAreas.map(\.index) == [0, 1])
  }

  @Test("A fixed price axis stays from view to view until it is released")
  func fixed() {
    var state = ViewerState(series: areas(3), now: time("2022-07-12T09:30"), range: .day)
    state.apply(.holdPrices)
    let held = state.priceAxis
    #expect(held == 100...123)
    for action in [ViewerAction.nextPeriod, .range(.all), .zoom(steps: 2, at: nil)] {
      state.apply(action)
      #expect(state.priceAxis == held, "\(action)")
    }
    state.apply(.holdPrices)
    #expect(state.priceAxis == nil)
    state.apply(.holdPrices)
    state.apply(.nextUnit)
    #expect(state.priceAxis == nil)
  }

  @Test("Price differences are relative to now, or to the mark")
  func mark() {
    var state = viewer()
    func change() -> Price? { state.focusStretch.flatMap(state.difference) }
    #expect(change() == nil)
    state.apply(.select(time("2022-07-12T13:00")))
    #expect(change() == Price("-82.038"))
    state.apply(.setMark)
    #expect(state.mark == time("2022-07-12T13:00") && change() == nil)
    state.apply(.step(slots: 1))
    #expect(change() == Price("2.7"))
    #expect(
      ScreenTexts(state: state).annotation[1].contains("  +2.7 from the mark"))
    state.apply(.step(slots: -1))
    state.apply(.setMark)
    #expect(state.mark == nil && change() == Price("-82.038"))
    #expect(
      ScreenTexts(state: state).annotation
        == ["13:00-14:00  cheap", "326 øre per kWh  −82"])
    state.apply(.clearSelection)
    state.now = time("2030-01-01")
    state.apply(.setMark)
    #expect(state.mark == nil && state.message == .nothingSelected)
  }

  @Test("Limits are in the unit in which the prices were opened")
  func limitsFollowTheUnit() {
    var state = viewer()
    state.show([], cheapBelow: Price("350"), dearAbove: Price("400"))
    let levels = {
      state.series.indices.map { state.levelScale?.level(of: state.series.doubleValue(at: $0)) }
    }
    let wanted = levels()
    #expect(Set(wanted.compactMap(\.self)) == [.cheap, .normal, .expensive])
    for _ in 0..<3 {
      state.apply(.nextUnit)
      #expect(levels() == wanted)
    }
  }
}

@Suite("Price levels") struct LevelScaleTests {
  @Test("Level limits are Tibber's by default, or the given limits")
  func levels() throws {
    let scale = PriceLevelScale(try #require(series(["0", "300", "0"]).statistics))
    let wanted: [(Double, PriceLevel)] = [
      (-5, .veryCheap), (60, .veryCheap), (60.5, .cheap), (90, .cheap), (100, .normal),
      (114.9, .normal), (116, .expensive), (140, .expensive), (141, .veryExpensive),
    ]
    for (price, level) in wanted { #expect(scale.level(of: price) == level, "\(price)") }
    // Thirds of −500 to 10 are −330 and −160, which is income.
    let negative = PriceLevelScale(try #require(series(["-500", "-20", "10"]).statistics))
    let levels = [-331, -330, -160, -0.1, 0, 0.1].map(negative.level)
    #expect(levels == [.cheap, .normal, .normal, .normal, .normal, .expensive])
    let given = PriceLevelScale(cheapBelow: 50, dearAbove: 80)
    #expect([49.9, 50, 80, 80.1].map(given.level) == [.cheap, .normal, .normal, .expensive])
    #expect(PriceLevelScale(cheapBelow: nil, dearAbove: nil).levels == [.normal])
  }
}
