import CivilTime
import ElectricityPrices
import TerminalTestSupport
import Testing

@testable import PriceViewer

/// Returns the bounds of the view, such as `2025-07-12…2025-07-13`, without times at midnight.
private func shown(_ state: ViewerState) -> String {
  [state.viewport.start, state.viewport.end].map {
    let time = oslo.civil(at: $0)
    return time == time.date.midnight ? "\(time.date)" : "\(time)"
  }.joined(separator: "…")
}

@Suite("Viewports") struct ViewportTests {
  @Test("Esc leads back to the range of the start, and no tab is on where two days are shown")
  func firstRange() {
    let prices = series((0..<480).map(String.init), from: "2022-07-05T00:00")
    var state = viewer(prices, now: "2022-07-12T14:00", range: .month)
    state.apply(.range(.day))
    #expect(state.isShown(.day))
    state.apply(.clearSelection)
    #expect(state.range == .month && state.isShown(.month))
    let usual = viewer(prices, now: "2022-07-12T14:00", range: nil)
    #expect(usual.visible.count == 48 && !usual.isShown(.day))
  }

  @Test("The first view is today and tomorrow, else today, else the last day")
  func usual() {
    #expect(shown(opened("2025-07-12T09:30", nil)) == "2025-07-12…2025-07-14")
    #expect(shown(opened("2026-12-31T12:00", nil)) == "2026-12-31…2027-01-01")
    #expect(shown(opened("2030-01-01", nil)) == "2026-12-31…2027-01-01")
    #expect(shown(opened("2025-05-17T12:00", nil)) == "2026-12-31…2027-01-01")
    #expect(shown(opened("2025-05-16T12:00", nil)) == "2025-05-16…2025-05-17")
  }

  @Test("A file of one day is shown completely, even if it covers two dates")
  func oneDay() {
    let day = series((0..<25).map(String.init), from: "2025-07-12T02:00")
    for now in ["2025-07-12T09:30", "2025-07-13T02:30", "2030-01-01"] {
      let state = viewer(day, now: now, range: nil)
      #expect(
        state.visible == 0..<25 && state.range == .all && state.visible == state.series.indices)
    }
  }

  @Test("Slots as long as a day or a week open a range that has several of them")
  func longSlots() {
    let daily = series((0..<400).map(String.init), from: "2025-01-01T00:00", minutes: 1440)
    #expect(viewer(daily, now: "2025-07-12T09:30", range: nil).range == .week)
    let weekly = series((0..<40).map(String.init), from: "2025-01-01T00:00", minutes: 10080)
    #expect(viewer(weekly, now: "2025-07-12T09:30", range: nil).range == .month)
  }

  @Test(
    "Ranges begin and end at calendar boundaries",
    arguments: [
      (TimeRange.day, "2025-07-12…2025-07-13"), (.week, "2025-07-07…2025-07-14"),
      (.month, "2025-07-01…2025-08-01"), (.year, "2025-01-01…2026-01-01"),
      (.all, "2023-01-01…2027-01-01"),
    ]) func ranges(range: TimeRange, wanted: String)
  {
    #expect(shown(opened("2025-07-12T09:30", range)) == wanted)
    #expect(shown(opened("2025-07-12T09:30", nil, .range(range))) == wanted)
    #expect(opened("2025-07-12T09:30", range).range == range)
  }

  @Test("A new range contains the selection if it is visible")
  func rangeOfSelection() {
    let state = opened("2025-07-12T09:30", .year, .select(time("2025-03-30T05:00")))
    #expect(state.selection == time("2025-03-30T05:00"))
    var next = state
    next.apply(.range(.day))
    #expect(shown(next) == "2025-03-30…2025-03-31" && next.visible.count == 23)
  }

  @Test(
    "The next period followed by the previous period restores the view",
    arguments: [
      TimeRange.day, .week, .month, .year,
    ]) func thereAndBack(range: TimeRange)
  {
    for now in ["2024-02-29T09:30", "2025-03-30T09:30", "2025-10-26T09:30", "2025-01-01T00:00"] {
      let state = opened(now, range)
      var other = state
      other.apply(.nextPeriod)
      #expect(other.viewport.start == state.viewport.end)
      other.apply(.previousPeriod)
      #expect(other.viewport == state.viewport && other.visible == state.visible)
    }
  }

  @Test("Every slot is in one period, and missing days are skipped")
  func periodsCoverAll() {
    for range in [TimeRange.day, .week, .month, .year] {
      var state = opened("2023-01-01T00:00", range)
      var next = 0
      while state.message == nil {
        #expect(state.visible.lowerBound == next)
        #expect(!state.visible.isEmpty)
        next = state.visible.upperBound
        state.apply(.nextPeriod)
      }
      #expect(next == fourYears.count && state.message == .noneLater)
    }
    #expect(shown(opened("2025-05-16T12:00", .day, .nextPeriod)) == "2025-05-19…2025-05-20")
    #expect(opened("2023-01-01T00:00", .day, .previousPeriod).message == .noneEarlier)
    #expect(opened("2025-07-12T09:30", .all, .nextPeriod).message == .noneLater)
  }

  @Test("The period after today and tomorrow is tomorrow")
  func tomorrow() {
    var state = opened("2025-07-12T09:30", nil)
    state.apply(.nextPeriod)
    #expect(shown(state) == "2025-07-13…2025-07-14")
    state.apply(.previousPeriod)
    #expect(shown(state) == "2025-07-12…2025-07-13")
  }

  @Test("Changing the period keeps the selected time of day")
  func selectionFollows() {
    var state = opened("2025-07-12T09:30", .day)
    state.apply(.select(time("2025-07-12T13:00")))
    state.apply(.nextPeriod)
    #expect(state.selection == time("2025-07-13T13:00"))
    state.apply(.range(.week))
    state.apply(.nextPeriod)
    #expect(state.selection == time("2025-07-20T13:00"))
  }

  @Test("A step past the edge of the view shows the adjacent period")
  func stepsReveal() {
    var state = opened("2025-07-12T09:30", .day)
    state.apply(.last)
    #expect(state.selection == time("2025-07-12T23:00"))
    state.apply(.step(slots: 1))
    #expect(shown(state) == "2025-07-13…2025-07-14")
    #expect(state.selection == time("2025-07-13T00:00"))
    state.apply(.first)
    state.apply(.step(slots: -1))
    #expect(state.selection == time("2025-07-12T23:00"))
  }

  @Test("The statistics are of the visible prices")
  func statistics() {
    let state = opened("2025-07-12T09:30", .month)
    let values = state.visible.compactMap { fourYears[$0].price }
    #expect(state.statistics?.lowest == values.min())
    #expect(state.statistics?.highest == values.max())
    #expect(state.statistics?.count == values.count && values.count == 31 * 24)
  }

  @Test("The view follows the clock into the next day until the user has chosen another")
  func midnight() {
    var state = opened("2025-07-12T23:59", nil)
    state.apply(.tick(time("2025-07-13T00:00")))
    #expect(shown(state) == "2025-07-13…2025-07-15")
    state.apply(.range(.day))
    state.apply(.tick(time("2025-07-14T00:00")))
    #expect(shown(state) == "2025-07-13…2025-07-14")
  }

  @Test("Another area keeps the view, or shows its own if it has no prices there")
  func areas() {
    let other = series((0..<96).map(String.init), from: "2030-01-01T00:00")
    var state = ViewerState(
      series: [fourYears, fourYears, other], now: time("2025-07-12T09:30"), range: .week)
    state.apply(.nextSeries)
    #expect(shown(state) == "2025-07-07…2025-07-14")
    state.apply(.nextSeries)
    #expect(!state.visible.isEmpty)
  }

  @Test("Every instant is in one slot, or in none on missing days", arguments: [1, 2, 3])
  func instants(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (start, end) = (time("2023-01-01T00:00"), time("2027-01-01T00:00"))
    for number in 0..<(isFullRun ? 1000 : 300) {
      let instant = start.advanced(
        by: Int64.random(in: 0..<start.distance(to: end), using: &random))
      let found = fourYears.indices(from: instant, to: instant.advanced(by: 1))
      let date = oslo.civil(at: instant).date
      let isGone = date.month == 5 && (17...18).contains(date.day)
      #expect(found.count == (isGone ? 0 : 1))
      #expect(found.first == fourYears.index(containing: instant))
      for range in TimeRange.allCases where !isGone && number.isMultiple(of: 100) {
        let state = opened("2025-07-12T09:30", range, .select(instant))
        #expect(state.selectedIndex == found.first && state.visible.contains(found.lowerBound))
      }
    }
  }
}
