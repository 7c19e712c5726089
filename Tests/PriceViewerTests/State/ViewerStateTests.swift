import CivilTime
import ElectricityPrices
import PriceTexts
import TerminalTestSupport
import Testing

@testable import PriceViewer

@Suite("Viewer state") struct ViewerStateTests {
  struct Step: Sendable {
    let actions: [ViewerAction]
    let selected: Int?
    var now = "2022-07-12T09:30"
  }

  @Test(
    "Actions select the expected slot",
    arguments: [
      Step(actions: [], selected: nil),
      Step(actions: [.step(slots: 1)], selected: 10),
      Step(actions: [.step(slots: -1)], selected: 8),
      Step(actions: [.step(slots: 1), .step(slots: 1)], selected: 11),
      Step(actions: [.step(slots: 1)], selected: 0, now: "2022-07-14T09:30"),
      Step(actions: [.step(slots: -1)], selected: 23, now: "2022-07-14T09:30"),
      Step(actions: [.first, .step(slots: -1)], selected: 0),
      Step(actions: [.last, .step(slots: 1)], selected: 23),
      Step(actions: [.step(slots: .max)], selected: 23),
      Step(actions: [.step(slots: .min)], selected: 0),
      Step(actions: [.now], selected: 9),
      Step(actions: [.cheapest], selected: 13),
      Step(actions: [.dearest], selected: 19),
      Step(actions: [.first, .clearSelection], selected: nil),
      Step(actions: [.select(time("2022-07-12T13:40"))], selected: 13),
      Step(actions: [.select(time("2030-01-01"))], selected: 23),
      Step(actions: [.toggle(time("2022-07-12T13:00"))], selected: 13),
      Step(
        actions: [.toggle(time("2022-07-12T13:00")), .toggle(time("2022-07-12T13:59"))],
        selected: nil),
      Step(actions: [.first, .tick(time("2022-07-12T20:00"))], selected: 0),
    ]) func selects(step: Step)
  {
    var state = viewer(now: step.now)
    for action in step.actions { state.apply(action) }
    #expect(state.selectedIndex == step.selected)
  }

  @Test("A step changes nothing but the selection") func nothingElseChangesWithTheSelection() {
    var state = viewer()
    state.apply(.step(slots: 1))
    var wanted = viewer()
    wanted.selection = time("2022-07-12T10:00")
    #expect(state == wanted)
  }

  @Test("A slot without a price can be selected") func gapsCanBeSelected() {
    var state = viewer(series(["1", "", "3"]), now: "2022-07-12T00:10")
    state.apply(.step(slots: 1))
    #expect(state.selectedIndex == 1)
  }

  @Test("Changing the series keeps the selected time") func anotherSeriesKeepsTheTime() {
    let half = series((0..<48).map(String.init), minutes: 30, area: "NO2")
    var state = viewer(seedDay, half)
    state.apply(.select(time("2022-07-12T13:00")))
    state.apply(.nextSeries)
    #expect(state.seriesIndex == 1 && state.selectedIndex == 26)
    state.apply(.nextSeries)
    #expect(state.seriesIndex == 0 && state.selectedIndex == 13)
  }

  @Test("A refused action gives a message, which the next action clears")
  func messagesSayWhyAndGo() {
    var state = viewer(now: "2020-01-01")
    for (action, message) in [
      (ViewerAction.now, ViewerMessage.nowOutside), (.nextSeries, .oneSeries),
      (.confirm, .notPicking),
    ] {
      state.apply(action)
      #expect(state.message == message)
    }
    state.apply(.tick(time("2020-01-02")))
    #expect(state.message == .notPicking)
    state.apply(.first)
    #expect(state.message == nil)
    var picking = viewer(now: "2020-01-01", isPicking: true)
    picking.apply(.confirm)
    #expect(picking.message == .nothingSelected && picking.outcome == nil)
  }

  @Test("Enter picks the selected or the current slot") func enterPicksWhatIsShown() throws {
    var state = viewer(isPicking: true)
    state.apply(.confirm)
    #expect(state.outcome == .picked(try #require(state.json(of: 9..<10))))
    state = viewer(isPicking: true)
    state.apply(.last)
    state.apply(.confirm)
    #expect(state.outcome == .picked(try #require(state.json(of: 23..<24))))
  }

  @Test("The next change of the screen is at the start of a slot")
  func theClockChangesTheScreenAtSlots() {
    #expect(nextBorder(viewer()) == time("2022-07-12T10:00"))
    #expect(nextBorder(viewer(now: "2022-07-11T10:00")) == time("2022-07-12T00:00"))
    #expect(nextBorder(viewer(now: "2022-07-13T00:00")) == nil)
    let early = series(["1"])
    let late = series(["2"], from: "2022-07-12T05:00")
    let both = PriceSeries(slots: Array(early) + Array(late), zone: oslo)
    #expect(nextBorder(viewer(both, now: "2022-07-12T01:10")) == time("2022-07-12T05:00"))
    #expect(nextBorder(viewer(both, now: "2022-07-12T04:10")) == time("2022-07-12T05:00"))
  }

  @Test("The same hour of a day without prices is not replaced by another hour")
  func sameHour() {
    var state = viewer()
    state.apply(.select(time("2022-07-12T13:00")))
    for later in [true, false] {
      state.apply(.stepDay(later: later))
      #expect(state.selection == time("2022-07-12T13:00"))
      #expect(state.message == (later ? .noneLater : .noneEarlier))
    }
  }

  @Test("No action crashes without prices") func noActionTrapsOnNothing() {
    let empty = ViewerState(series: [], now: time("2022-07-12"))
    let actions: [ViewerAction] = [
      .step(slots: 1), .stepDay(later: false), .first, .last, .now, .cheapest, .dearest,
      .nextSeries,
      .clearSelection, .select(empty.now), .toggle(empty.now), .confirm, .openMenu,
      .chart(.typical),
    ]
    for action in actions {
      var state = empty
      state.apply(action)
      #expect(state.selection == nil && nextBorder(state) == nil)
    }
  }

  @Test("The selection is always the start of a slot", arguments: 1...20 as ClosedRange<UInt64>)
  func theSelectionIsAlwaysASlot(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let actions: [ViewerAction] = [
      .step(slots: 1), .step(slots: -1), .stepDay(later: true), .stepDay(later: false), .first,
      .last, .now,
      .cheapest, .dearest, .clearSelection, .nextSeries, .chart(.bar), .toggle(seedDay[5].start),
    ]
    var state = viewer(seedDay, series(["1", "", "-3"], from: "2022-07-12T11:00"))
    for _ in 0..<200 {
      state.apply(actions.randomElement(using: &generator) ?? .first)
      let isStart = state.selection.map { start in state.series.contains { $0.start == start } }
      #expect(isStart ?? true)
    }
  }

  @Test("Reading the series again keeps area, selection and unit")
  func renewal() {
    var state = viewer(series(["1", "2"], area: "NO1"), series(["3", "4"], area: "NO2"))
    for action in [ViewerAction.nextSeries, .last, .nextUnit] { state.apply(action) }
    let selection = state.selection
    let others = [series(["5", "6", "7"], area: "NO2"), series(["1", "2"], area: "NO1")]
    let renewals = [state.allSeries, others, others].map { read in
      state.apply(.filesRead(read, nil))
      return state.files.renewals
    }
    #expect(renewals == [0, 1, 1])
    #expect(state.series.area == "NO2" && state.seriesIndex == 0 && state.series.count == 3)
    #expect(state.selection == selection && state.series.unit?.symbol == "kr/kWh")
    state.apply(.filesRead([series(["5"], area: "NO2")], nil))
    #expect(state.selection == nil)
  }

  @Test("The cheapest time can be lengthened and shortened, and moves on with the clock")
  func window() {
    var state = viewer()
    func start() -> String? {
      state.cheapest?.answer.map {
        "\(oslo.civil(at: $0.window.start))".dropLast(3).suffix(5).description
      }
    }
    // The cheapest time is marked by default.
    #expect(state.windowLength == 10_800 && start() == "13:00")
    for _ in 0..<2 { state.apply(.lengthenWindow(false)) }
    #expect(state.windowLength == 3600 && start() == "13:00")
    state.apply(.lengthenWindow(false))
    #expect(state.windowLength == 2700)
    state.apply(.lengthenWindow(true))
    #expect(state.windowLength == 3600)
    state.apply(.tick(time("2022-07-12T14:30")))
    #expect(start() == "14:30" && state.selection == nil)
    state.apply(.goToWindow)
    #expect(state.selection == time("2022-07-12T14:00"))
    for _ in 0..<20 { state.apply(.lengthenWindow(true)) }
    #expect(state.windowLength == 9 * 3600 && start() == "14:30" && state.message == .noWindow)
    state.apply(.toggleWindow)
    #expect(state.cheapest?.answer == nil && state.windowLength == nil)
    // In past prices, the cheapest time is shown only on request.
    state.apply(.tick(time("2023-01-01")))
    #expect(viewer(now: "2023-01-01").cheapest?.answer == nil)
    state.apply(.toggleWindow)
    state.apply(.goToWindow)
    #expect(start() == "13:00" && state.selection == time("2022-07-12T13:00"))
  }

  private func nextBorder(_ state: ViewerState) -> Instant? {
    state.series.nextBorder(after: state.now)
  }

  @Test("The cheapest time at the start is the cheapest to come, as the key and the command give")
  func cheapestAtStart() {
    let prices = (0..<96).map { $0 == 84 ? "1" : $0 < 40 ? "80" : "90" }
    let days = series(prices, from: "2025-11-10T00:00")
    var state = viewer(days, now: "2025-11-10T10:20")
    #expect(state.cheapest?.answer?.window == days.cheapest(.usual, at: state.now)?.window)
    #expect(state.cheapest?.answer?.window.start == time("2025-11-13T10:00"))
    let first = state.cheapest?.answer
    for _ in 0..<2 { state.apply(.toggleWindow) }
    #expect(state.cheapest?.answer == first)
  }
}
