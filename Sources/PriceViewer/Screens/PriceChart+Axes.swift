import CivilTime
import ElectricityPrices
import FoundationSubset
import TerminalCharts
import TerminalViews

/// The axes.
extension PriceChart {
  /// The lines of the grid; nil where the chart finds them itself.
  var grid: PriceGrid? {
    state.drawnPrices.flatMap {
      grid(from: $0.lowerBound, to: $0.upperBound, withZero: includesZero)
    }
  }

  /// The lines of a grid from the lowest to the highest value, and to zero.
  func grid(from lowest: Double, to highest: Double, withZero: Bool) -> PriceGrid? {
    let (lowest, highest) = withZero ? (min(lowest, 0), max(highest, 0)) : (lowest, highest)
    // Below the plot are the axis, unless it is drawn in it, and its labels.
    let below = isInPixels ? 1 : 2
    return PriceGrid(from: lowest, to: highest, rows: size.rows - annotationRows - below)
  }

  /// What the axis of prices covers: what is shown, and what it is held at.
  var priceDomain: AutomaticScaleDomain {
    guard let held = state.priceAxis.held else { return .automatic(includesZero: includesZero) }
    return .automatic(includesZero: includesZero, dataType: Double.self) { ends in
      ends = [
        min(ends.min() ?? held.lowerBound, held.lowerBound),
        max(ends.max() ?? held.upperBound, held.upperBound),
      ]
    }
  }

  func prices(on grid: PriceGrid?) -> some AxisContent {
    AxisMarks(position: .leading, values: grid.map { .stride(by: $0.step) } ?? .automatic) {
      value in
      if isDrawn(value, on: grid) {
        AxisGridLine()
        AxisValueLabel(format: WrittenPrice(text: look.spelled(value.label)))
      }
    }
  }

  /// Whether a value has a line where only some have one: zero, or the first where that is not on
  /// the axis, and those counted from it.
  private func isDrawn(_ value: AxisValue, on grid: PriceGrid?) -> Bool {
    guard let grid, let price = value.as(Double.self) else { return true }
    let zero = Double(value.index) - (price / grid.step).rounded()
    let origin = zero >= 0 && zero < Double(value.count) ? Int(zero) : 0
    // Where fewer values are drawn than the grid was made for, there is still a second line.
    let farthest = max(1, origin, value.count - 1 - origin)
    return (value.index - origin).isMultiple(of: min(grid.thinning, farthest))
  }

  /// Hours under their hour; where there are several days, a line and the day at midnight, or the
  /// days of months and the months of years.
  var timeAxis: some AxisContent {
    let times = SlotTimeText(state, dates: look.locale.dates)
    let isClock = times.daySpan <= AxisDates.fewestDays
    let namesDays = times.coversSeveralDays && isClock
    return AxisMarks(values: axisValues(times)) { value in
      let instant = value.as(Date.self)?.instant
      if namesDays || !isClock, times.isMidnight(instant), instant != firstTime {
        AxisGridLine()
      }
      AxisTick()
      AxisValueLabel(
        look.spelled(
          isClock
            ? namesDays ? times.axisLabel(instant) : value.label
            : dates.label(instant, isFirst: value.index == 0)))
    }
  }

  /// Where the plot begins, which needs no line.
  private var firstTime: Instant? { max(state.viewport.start, state.series.start ?? .now) }

  private var dates: AxisDates {
    AxisDates(
      slots: state.visible, of: state.series, columns: points.plotColumns, style: look.locale.dates)
  }

  private func axisValues(_ times: SlotTimeText) -> AxisMarkValues {
    times.daySpan <= AxisDates.fewestDays
      ? .automatic(desiredCount: timesOfAxis(times)) : .values(dates.dates)
  }

  /// About how many times are labelled: of a day the quarters, and from a wide screen on as many as
  /// can be read easily.
  private func timesOfAxis(_ times: SlotTimeText) -> Int {
    let most = points.plotColumns / 10
    return times.coversSeveralDays || most > 10 ? max(4, most) : 4
  }

  /// What the x axis covers.
  ///
  /// A line goes from the beginning of the first slot to that of the last, where the next view
  /// goes on; to its end where bars of usage stand under it.
  var timeDomain: TimeDomain {
    guard state.isPart || state.showsUsage, let first = state.visible.first,
      let last = state.visible.last,
      let whole = state.whole
    else { return TimeDomain(dates: nil) }
    let (slot, start) = (state.series[last], max(state.viewport.start, whole.start))
    var end = max(slot.end, min(state.viewport.end, whole.end))
    if state.drawnKind == .bar {
      end = max(end, points.bar(of: last)?.end.instant ?? end)
    } else if !state.drawnKind.coversSlots, !state.showsUsage, first < last {
      end = max(slot.start, end.advanced(by: -slot.length))
    }
    return TimeDomain(dates: start.date...max(end, start.advanced(by: 1)).date)
  }
}

/// A price of the axis as the locale writes it, in ASCII where there is nothing else: a number, of
/// which the axis does not cut or wrap a part.
private struct WrittenPrice: FormatStyle {
  let text: String

  func format(_ price: Double) -> String { text }
}

/// A stretch of time that an axis covers; all data without one.
struct TimeDomain: ScaleDomain {
  let dates: ClosedRange<Date>?

  var _erased: _ErasedScaleDomain { dates?._erased ?? AutomaticScaleDomain.automatic._erased }
}

extension Date {
  /// The same point in time, to the second; `nil` outside of what any calendar knows.
  var instant: Instant? {
    let seconds = timeIntervalSince1970.rounded()
    return Int64(exactly: seconds).map { Instant(secondsSince1970: $0) }
  }
}
