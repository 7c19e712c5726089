import CivilTime
import ElectricityPrices
import TerminalCharts
import TerminalCore
import TerminalTestSupport
import Testing

@testable import PriceViewer

@Suite("Zooming and scrolling") struct ZoomTests {
  @Test("Zooming ranges from four slots to all prices and keeps the selection visible")
  func ends() {
    var state = opened(kind: .line)
    state.apply(.select(time("2025-07-12T18:00")))
    for _ in 0..<20 { state.apply(.zoom(steps: 2, at: nil)) }
    #expect(state.visible.count == 4 && state.range == nil)
    #expect(state.visible.contains(state.selectedIndex ?? -1))
    for _ in 0..<40 { state.apply(.zoom(steps: -2, at: nil)) }
    #expect(
      state.visible == state.series.indices && state.range == .all
        && state.selection == time("2025-07-12T18:00"))
    state.apply(.clearSelection)
    state.apply(.clearSelection)
    #expect(state.viewport.start == time("2025-07-12T00:00") && state.range == .day)
  }

  @Test("Zooming in and out restores the view, also around missing days", arguments: [1, 2, 3])
  func thereAndBack(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for number in 0..<(isFullRun ? 60 : 20) {
      let range = TimeRange.allCases[number % TimeRange.allCases.count]
      var state = opened("2025-07-12T09:30", range, kind: .line)
      if number.isMultiple(of: 4) { state = opened("2025-05-16T09:30", range, kind: .line) }
      let instant = state.viewport.start.advanced(
        by: Int64.random(in: 0..<state.viewport.length, using: &random))
      let pointer = number.isMultiple(of: 3) ? nil : instant
      var views = [state]
      for _ in 0..<8 {
        let steps = Int.random(in: 1...3, using: &random)
        var next = views[views.count - 1]
        next.apply(.zoom(steps: steps, at: pointer))
        #expect(next.viewport.length <= views[views.count - 1].viewport.length)
        #expect(next.visible.count >= 4)
        if next.viewport == views[views.count - 1].viewport { continue }
        views.append(next)
        // Zoom in and directly out again.
        next.apply(.zoom(steps: -steps, at: pointer))
        let before = views[views.count - 2]
        #expect(next.viewport == before.viewport && next.range == before.range)
        #expect(next.visible == before.visible && next.statistics == before.statistics)
      }
    }
  }

  @Test("Zooming in completely and out by the same steps restores the view", arguments: [1, 2, 3])
  func allTheWay(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<(isFullRun ? 20 : 5) {
      var state = opened("2025-07-12T09:30", .year, kind: .line)
      let start = state
      let instant = state.viewport.start.advanced(
        by: Int64.random(in: 0..<state.viewport.length, using: &random))
      var count = 0
      while count < 40 {
        let before = state.viewport
        state.apply(.zoom(steps: 2, at: instant))
        if state.viewport == before { break }
        count += 1
      }
      // From a year of hours to four hours.
      #expect(count > 5)
      for _ in 0..<count { state.apply(.zoom(steps: -2, at: instant)) }
      #expect(state.viewport == start.viewport && state.range == .year)
      // More steps show all prices.
      for _ in 0..<6 { state.apply(.zoom(steps: -2, at: instant)) }
      #expect(state.range == .all)
    }
  }

  @Test("The time under the pointer stays in its column when zooming")
  func anchor() throws {
    var state = opened("2025-07-12T09:30", .month, kind: .line)
    let size = CellSize(columns: 100, rows: 24)
    for column in stride(from: 10, to: 90, by: 16) {
      let frame = ViewerScreen.frame(state, in: size)
      let place = MouseEvent(.move, at: CellPoint(column: column, row: 10))
      let before = try #require(frame.time(at: place, in: state))
      var zoomed = state
      zoomed.apply(.zoom(steps: 1, at: before))
      let after = try #require(
        ViewerScreen.frame(zoomed, in: size).time(at: place, in: zoomed))
      #expect(abs(before.distance(to: after)) < zoomed.viewport.length / 15)
    }
    state.apply(.zoom(steps: 1, at: nil))
    #expect(state.viewport.contains(state.now))
  }

  @Test("Scrolling forth and back restores the view, and stops at the last price")
  func scrolling() {
    var state = opened("2025-07-12T09:30", .week, kind: .line)
    state.apply(.zoom(steps: 1, at: nil))
    let start = state
    for _ in 0..<5 { state.apply(.scroll(later: true)) }
    #expect(state.viewport.length == start.viewport.length)
    #expect(state.viewport.start > start.viewport.start)
    for _ in 0..<5 { state.apply(.scroll(later: false)) }
    #expect(state.viewport == start.viewport && state.visible == start.visible)
    for _ in 0..<10_000 where state.message == nil { state.apply(.scroll(later: true)) }
    #expect(state.message == .noneLater && state.viewport.end == fourYears.end)
    state.apply(.previousPeriod)
    #expect(state.viewport.length == start.viewport.length && state.message == nil)
  }

  @Test("A step past the edge of a zoomed view moves the view by one slot")
  func stepsScroll() {
    var state = opened(kind: .line)
    state.apply(.zoom(steps: 2, at: nil))
    state.apply(.last)
    let last = state.viewport
    state.apply(.step(slots: 1))
    #expect(state.viewport.end == last.end.advanced(by: 3600) && state.range == nil)
    #expect(state.viewport.length == last.length)
  }

  @Test("The price axis follows the view, or stays on request")
  func heldPrices() throws {
    func domain(_ state: ViewerState) throws -> (Double, Double) {
      let frame = screen(state)
      let y = try #require(frame.plot).y
      return (y.start, y.end)
    }
    var state = opened("2025-02-12T09:30", .month, kind: .line)
    let month = try domain(state)
    state.apply(.holdPrices)
    state.apply(.range(.day))
    #expect(try domain(state) == month)
    state.apply(.holdPrices)
    #expect(try domain(state) != month)
    // Prices outside the held axis widen it: nothing is cut off.
    state.apply(.holdPrices)
    state.apply(.range(.year))
    let year = try domain(state)
    let statistics = try #require(state.statistics)
    #expect(year.0 <= statistics.lowest.doubleValue && year.1 >= statistics.highest.doubleValue)
  }

  @Test("The wheel zooms around the pointer with Ctrl and scrolls with Shift")
  func wheel() throws {
    let state = opened("2025-07-12T09:30", .month, kind: .line)
    let frame = screen(state)
    var pointer = PointerBindings()
    let cell = CellPoint(column: 50, row: 12)
    func action(_ kind: MouseEvent.Kind, _ held: KeyModifiers) -> ViewerAction? {
      pointer.action(for: MouseEvent(kind, at: cell, modifiers: held), in: state, on: frame)
    }
    let event = MouseEvent(.move, at: CellPoint(column: 50, row: 12))
    let instant = frame.time(at: event, in: state)
    #expect(instant != nil)
    #expect(action(.wheelUp, .control) == .zoom(steps: 1, at: instant))
    #expect(action(.wheelDown, .control) == .zoom(steps: -1, at: instant))
    #expect(action(.wheelUp, .shift) == .scroll(later: false))
    #expect(action(.wheelDown, .shift) == .scroll(later: true))
    #expect(action(.wheelRight, []) == .nextPeriod && action(.wheelLeft, []) == .previousPeriod)
  }

  @Test("The title states the visible part of a day")
  func title() {
    var state = opened(kind: .line)
    state.apply(.zoom(steps: 2, at: time("2025-07-12T12:00")))
    let title = ScreenTexts(state: state).title.text(width: 120)
    #expect(title.contains("Saturday 12 July 2025 06:00-18:00"))
  }
}

@Suite("Selected periods") struct StretchTests {
  private func selected(_ kind: ChartKind = .line) -> ViewerState {
    var state = opened(kind: kind)
    state.apply(.select(time("2025-07-12T06:00")))
    for _ in 0..<3 { state.apply(.extend(slots: 1)) }
    return state
  }

  @Test("Shift with arrow keys selects a period, with the statistics of its slots")
  func numbers() throws {
    let state = selected()
    let stretch = try #require(state.selectedStretch)
    let first = try #require(fourYears.index(containing: time("2025-07-12T06:00")))
    #expect(stretch == first..<first + 4)
    let prices = stretch.compactMap { fourYears[$0].price }
    let json = try #require(state.json(of: stretch))
    let lowest = try #require(prices.min())
    let difference = try #require(prices[3].subtracting(prices[0]))
    #expect(json.contains(#""lowest":\#(lowest),"#) && json.contains(#""slots":4,"#))
    #expect(json.contains(#""difference":\#(difference),"#))
    let lines = ScreenTexts(state: state).annotation
    #expect(lines[0].hasPrefix("06:00-10:00  ") && lines[1].hasPrefix("mean of 4 h: "))
    #expect(lines[1].hasSuffix("øre per kWh") == (state.difference(of: stretch) == nil))
  }

  @Test("A period can be selected backwards, and other keys end the selection")
  func backwards() {
    var state = opened(kind: .line)
    state.apply(.select(time("2025-07-12T09:00")))
    for _ in 0..<3 { state.apply(.extend(slots: -1)) }
    #expect(state.selectedStretch == selected().selectedStretch)
    for action in [ViewerAction.step(slots: 1), .clearSelection, .cheapest, .range(.day)] {
      var other = state
      other.apply(action)
      #expect(other.selectedStretch == nil, "\(action)")
    }
    var other = state
    other.apply(.chart(.bar))
    #expect(other.selectedStretch == state.selectedStretch)
  }

  @Test("Enter zooms into the selected period")
  func enter() {
    var state = selected()
    state.apply(.confirm)
    #expect(
      state.viewport
        == Viewport(
          start: time("2025-07-12T06:00"), end: time("2025-07-12T10:00")))
    #expect(state.message == nil && state.outcome == nil)
    // The next Enter does not choose the same period again.
    #expect(state.selectedStretch == nil)
    state.apply(.confirm)
    #expect(state.message == .notPicking)
  }

  @Test("Enter picks the selected period, or the unit of the view")
  func picking() throws {
    var state = opened(kind: .line, isPicking: true)
    state.apply(.select(time("2025-07-12T06:00")))
    state.apply(.extend(slots: 1))
    state.apply(.confirm)
    guard case .picked(let json)? = state.outcome else {
      Issue.record("\(String(describing: state.outcome))")
      return
    }
    #expect(
      json.hasPrefix(
        #"{"start":"2025-07-12T06:00:00+02:00","end":"2025-07-12T08:00:00+02:00","slots":2,"mean":"#
      ))
    #expect(json.contains(#""difference":"#) && json.contains(#","unit":""#))
    var day = opened("2025-03-30T09:30", .month, kind: .line, isPicking: true)
    day.apply(.select(time("2025-03-30T09:00")))
    day.apply(.confirm)
    guard case .picked(let hours)? = day.outcome else {
      Issue.record("\(String(describing: day.outcome))")
      return
    }
    #expect(hours.hasPrefix(#"{"start":"2025-03-30T00:00:00+01:00","#))
    #expect(hours.contains(#""slots":23,"#))
  }

  @Test(
    "A drag with the right button or Shift selects the slots that it passes",
    arguments: [true, false])
  func drags(isRight: Bool) {
    var state = opened(kind: .line)
    var pointer = PointerBindings()
    let button = isRight ? 3 : 1
    func send(_ kind: MouseEvent.Kind, _ column: Int) {
      let frame = ViewerScreen.frame(state, in: CellSize(columns: 80, rows: 24))
      let event = MouseEvent(
        kind, at: CellPoint(column: column, row: 10), modifiers: isRight ? [] : .shift)
      if let action = pointer.action(for: event, in: state, on: frame) { state.apply(action) }
    }
    send(.press(button: button), 20)
    send(.drag(button: button), 30)
    send(.drag(button: button), 40)
    send(.release(button: button), 40)
    // Twenty of 67 columns of a day.
    #expect((7...9).contains(state.selectedStretch?.count ?? 0))
    send(.press(button: 1), 20)
  }

  @Test(
    "A selected period has the selection's colour between two rules", arguments: ChartKind.overTime)
  func drawn(kind: ChartKind) {
    let frame = ViewerScreen.frame(selected(kind), in: CellSize(columns: 80, rows: 24))
    let pink = ViewerLook().colors.selection
    #expect(frame.buffer.cells.count { $0.style.foreground == pink && $0.glyph.scalar == "│" } > 8)
    // The columns between the rules are tinted.
    let bare = screen(opened(kind: .line), CellSize(columns: 80, rows: 24)).plotCells
    #expect(zip(frame.plotCells, bare).count { $0 != $1 } > 60)
  }
}
