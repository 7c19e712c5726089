import CivilTime
import ElectricityPrices
import TerminalCore
import TerminalTestSupport
import Testing

@testable import PriceViewer

/// The units of steps, bars and annotations in wide views.
@Suite("Units of wide views") struct UnitTests {
  @Test(
    "Days show slots, weeks hours, months days, years weeks, and several years months",
    arguments: [
      (TimeRange.day, nil), (.week, .hours(1)), (.month, .day), (.year, .week), (.all, .month),
    ] as [(TimeRange, CalendarUnit?)])
  func units(range: TimeRange, unit: CalendarUnit?) {
    let state = opened("2026-07-12T09:30", range, kind: .bar)
    #expect(state.unit == unit)
    #expect(PricePoints(state, columns: 200).barUnit == unit)
  }

  @Test("A week of hourly slots needs no unit")
  func hours() { #expect(opened("2025-07-12T09:30", .week, kind: .bar).unit == nil) }

  @Test(
    "Every slot belongs to one bar, which has the mean and the extremes of its slots",
    arguments: [TimeRange.week, .month, .year, .all], [30, 80, 200])
  func barsCoverAll(range: TimeRange, columns: Int) {
    // In an ordinary run, one width is enough for all prices.
    guard isFullRun || range != .all || columns == 80 else { return }
    let times = ["2024-03-31T09:30", "2025-10-26T09:30", "2026-05-20T12:00"]
    // All prices are the same at any time.
    for now in isFullRun || range == .week || range == .month ? times : Array(times.suffix(1)) {
      let state = opened(now, range, kind: .bar)
      let points = PricePoints(state, columns: columns)
      var next = state.visible.lowerBound
      for bar in points.bars {
        // Only slots without a price are between bars.
        #expect((next..<bar.slots.lowerBound).allSatisfy { fourYears[$0].price == nil })
        next = bar.slots.upperBound
        let slots = bar.slots.filter { fourYears[$0].price != nil }
        let prices = slots.compactMap { fourYears[$0].price?.doubleValue }
        let lengths = slots.map { Double(fourYears[$0].length) }
        let sum = zip(prices, lengths).map(*).reduce(0, +)
        #expect(abs(bar.price - sum / lengths.reduce(0, +)) < 1e-6)
        #expect(bar.range.lowerBound == prices.min() && bar.range.upperBound == prices.max())
        #expect(bar.start < bar.end && points.bar(of: bar.slots.lowerBound) == bar)
      }
      #expect(next == state.visible.upperBound)
      let ends = zip(points.bars, points.bars.dropFirst())
      #expect(ends.allSatisfy { $0.end <= $1.start })
    }
  }

  @Test(
    "The lowest and the highest drawn price of any window are the extremes of its data",
    arguments: [1, 2, 3])
  func drawnExtremes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<(isFullRun ? 20 : 5) {
      var state = opened("2025-07-12T09:30", .all, kind: .line)
      let first = Int.random(in: 0..<fourYears.count - 10, using: &random)
      let last = Int.random(in: first + 5..<fourYears.count, using: &random)
      state.setView(Viewport(start: fourYears[first].start, end: fourYears[last].end), .all)
      #expect(state.visible == first..<last + 1)
      let data = state.visible.compactMap { fourYears[$0].price?.doubleValue }
      var points = PricePoints(state, columns: 80)
      let kinds = [false, true].map { isLevel in
        points.isLevel = isLevel
        let edges = points.band.flatMap { [$0.low, $0.high] }
        return (points.line.map(\.y) + edges).filter { !$0.isNaN }
      }
      for drawn in kinds {
        #expect(drawn.min() == data.min() && drawn.max() == data.max())
      }
      #expect(points.bars.map(\.range.lowerBound).min() == data.min())
      #expect(points.bars.map(\.range.upperBound).max() == data.max())
      #expect(state.statistics?.lowest.doubleValue == data.min())
    }
  }

  @Test("A line of means is broken where days are missing")
  func gaps() {
    let state = opened("2026-07-12T09:30", .year, kind: .line)
    let line = PricePoints(state, columns: 200).line
    let gap = time("2026-05-17T00:00").seconds...time("2026-05-19T00:00").seconds
    let before = line.lastIndex { $0.x < gap.lowerBound } ?? 0
    #expect(line[before...].prefix(3).contains { $0.y.isNaN })
  }

  @Test("The annotation describes the unit under the selection and no more")
  func annotations() {
    func text(_ now: String, _ range: TimeRange, _ selected: String) -> String {
      var state = opened(now, range, kind: .bar)
      state.apply(.select(time(selected)))
      return ScreenTexts(state: state).annotation.joined(separator: "\n")
    }
    #expect(text("2025-07-12T09:30", .week, "2025-07-12T13:00").hasPrefix("Sat 13:00-14:00  "))
    #expect(
      text("2026-01-12T09:30", .week, "2026-01-12T13:15").hasPrefix("Mon 13:00-14:00  "))
    #expect(text("2026-01-12T09:30", .week, "2026-01-12T13:15").contains("\nmean of 1 h: "))
    let hour = text("2026-01-12T09:30", .week, "2026-01-12T13:15")
    #expect(hour.contains(/low 13:\d\d, high 13:\d\d/), "\(hour)")
    let march = text("2025-03-12T09:30", .month, "2025-03-30T05:00")
    #expect(march.hasPrefix("Sun 30 Mar  ") && march.contains("\nmean of 23 h: "))
    #expect(march.contains("low 30 Mar ") && march.contains("high 30 Mar "))
    #expect(text("2025-10-12T09:30", .month, "2025-10-26T05:00").contains("\nmean of 25 h: "))
    #expect(text("2025-10-12T09:30", .year, "2025-10-26T05:00").hasPrefix("20–26 October 2025  "))
    // An evening without prices is not counted.
    #expect(text("2025-06-12T09:30", .month, "2025-06-03T05:00").contains("\nmean of 18 h: "))
    #expect(text("2025-07-12T09:30", .all, "2025-02-03").hasPrefix("1–28 February 2025  "))
  }

  @Test(
    "Arrow keys step from unit to unit and back", arguments: [TimeRange.week, .month, .year, .all])
  func steps(range: TimeRange) {
    var state = opened("2026-03-12T09:30", range, kind: .bar)
    state.apply(.select(time("2026-03-18T09:30")))
    let stretches = (0..<8).map { _ in
      state.apply(.step(slots: 1))
      return state.stretch(of: state.selectedIndex ?? 0)
    }
    #expect(zip(stretches, stretches.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
    for stretch in stretches.reversed().dropFirst() {
      state.apply(.step(slots: -1))
      #expect(state.stretch(of: state.selectedIndex ?? 0).lowerBound == stretch.lowerBound)
    }
    state.apply(.step(slots: .max))
    #expect(state.visible.contains(state.selectedIndex ?? -1))
  }

  @Test("All ranges and kinds are drawn at all sizes", arguments: ChartKind.allCases)
  func sizes(kind: ChartKind) {
    let sizes = [(0, 0), (1, 1), (12, 5), (24, 10), (80, 24), (300, 80)]
    for (number, range) in TimeRange.allCases.enumerated() {
      var state = opened("2025-10-26T09:30", range, kind: kind)
      state.apply(.step(slots: -1))
      for size in share(of: 3, sizes, number) {
        let cells = CellSize(columns: size.0, rows: size.1)
        #expect(ViewerScreen.frame(state, in: cells).buffer.size == cells)
      }
    }
  }

  @Test("A click selects the unit under the pointer")
  func clicks() throws {
    let state = opened("2025-07-12T09:30", .month, kind: .bar)
    let frame = ViewerScreen.frame(state, in: CellSize(columns: 120, rows: 30))
    let plot = try #require(frame.plot)
    for column in plot.area.minColumn..<plot.area.maxColumn {
      var pointer = PointerBindings()
      let press = MouseEvent(.press(button: 1), at: CellPoint(column: column, row: 12))
      let wanted = pointer.action(for: press, in: state, on: frame)
      let action = try #require(wanted)
      var picked = state
      picked.apply(action)
      let seconds = plot.values(column: Double(column) + 0.5, row: 12).x
      let meant = try #require(Instant(primitivePlottable: seconds))
      #expect(
        oslo.civil(at: picked.selection ?? meant).date == oslo.civil(at: meant).date)
    }
  }
}
