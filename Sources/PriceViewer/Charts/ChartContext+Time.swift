import CivilTime
import ElectricityPrices
import FoundationSubset
import TerminalCharts
import TerminalViews

/// The axis of time and what lies on it, for the kinds that have one.
extension ChartContext {
  /// The stretch of time that is shown, in whole slots.
  var timeAxis: PlotAxis {
    guard let first = state.visible.first, let last = state.visible.last, let whole = state.whole
    else { return PlotAxis(start: 0, end: 1) }
    let viewport = state.viewport
    let start = min(max(viewport.start, whole.start), max(viewport.start, series[first].start))
    let end = max(min(viewport.end, whole.end), series[last].end)
    let ticks = TimeTicks(
      zone: series.zone, start: start, end: end, columns: size.columns, style: look.locale.dates)
    return PlotAxis(
      start: start.seconds, end: max(end.seconds, start.seconds + 1), ticks: ticks.ticks)
  }

  /// When the slot of now begins, where it is shown.
  var presentStart: Double? { state.shownNowIndex.map { series[$0].start.seconds } }

  /// The slot that contains a time, or the nearest one that is shown.
  func slot(at seconds: Double) -> Int? {
    guard let instant = Instant(primitivePlottable: seconds.rounded(.down)),
      let nearest = series.index(nearest: instant), let last = state.visible.last
    else { return nil }
    return min(max(nearest, state.visible.lowerBound), last)
  }

  /// The time that slots cover, as far as it is shown.
  func span(of slots: Range<Int>) -> ClosedRange<Double>? {
    guard let first = slots.first, let last = slots.last else { return nil }
    let start = series[first].start.seconds
    return start...max(start, series[last].end.seconds)
  }
}

/// Marks of the axis of time.
extension TimeChart {
  /// The slot of now: a dashed rule where it begins.
  @ChartContentBuilder var present: some ChartContent {
    ForEach([state.markedNowIndex].compactMap(\.self), id: \.self) { index in
      RuleMark(x: .value("Now", state.series[index].start))
        .foregroundStyle(context.now)
        .lineStyle(context.stroke(2, dash: [4, 4]))
    }
  }

  /// What prices are compared with: another stroke and symbol than those of now and the selection.
  @ChartContentBuilder var mark: some ChartContent {
    ForEach([state.mark.flatMap(state.series.index(containing:))].compactMap(\.self), id: \.self) {
      index in
      let slots = state.stretch(of: index)
      if let span = context.span(of: slots), state.visible.contains(index) {
        RuleMark(x: .value("Mark", (span.lowerBound + span.upperBound) / 2))
          .foregroundStyle(context.faint)
          .lineStyle(context.stroke(2, dash: [2, 6]))
        if let price = state.pyramid.statistics(in: slots)?.mean {
          PointMark(
            x: .value("Mark", (span.lowerBound + span.upperBound) / 2), y: .value("Price", price)
          )
          .foregroundStyle(context.faint)
          .symbol(.square)
        }
      }
    }
  }

  /// The cheapest time to come, over the height of the plot; in few colours between dotted rules.
  @ChartContentBuilder var window: some ChartContent {
    let parts = state.shownWindow
    if !look.isGroundUnknown, look.colorDepth >= .indexed256 || context.isInPixels {
      ForEach(parts) { part in
        RectangleMark(
          xStart: .value("From", edge(part.start)), xEnd: .value("To", edge(part.end))
        )
        .foregroundStyle(
          Color(look.colors.window.ground).opacity(context.isInPixels ? 0.4 : 0.3))
      }
    } else {
      ForEach(parts.flatMap { [$0.start, $0.end] }, id: \.self) { time in
        RuleMark(x: .value("Border", time)).lineStyle(context.stroke(2, dash: [2, 6]))
      }
    }
  }

  /// A time, in cells that of the nearest column: lines are seen on whole cells.
  private func edge(_ instant: Instant) -> Double {
    guard !context.isInPixels else { return instant.seconds }
    let columns = Double(max(1, context.size.columns))
    return x.value(at: (x.fraction(of: instant.seconds) * columns).rounded() / columns)
  }

  /// The hours from 22 to 6, three percent nearer to the text's colour.
  @ChartContentBuilder var background: some ChartContent {
    if look.colorDepth == .trueColor, !look.isGroundUnknown {
      ForEach(state.nights, id: \.start) { night in
        RectangleMark(
          xStart: .value("From", edge(night.start)), xEnd: .value("To", edge(night.end))
        )
        .foregroundStyle(Color(look.groundColor.mixed(with: look.foreground, fraction: 0.035)))
      }
    }
  }
}

/// A stretch of the cheapest time.
struct WindowPart: Identifiable {
  let start, end: Instant
  var id: Instant { start }
}

extension ViewerState {
  /// The stretches of the cheapest time, as far as they are shown.
  var shownWindow: [WindowPart] {
    (cheapest.answer?.window.spans ?? []).compactMap { span in
      let (start, end) = (max(span.start, viewport.start), min(span.end, viewport.end))
      return start < end ? WindowPart(start: start, end: end) : nil
    }
  }

  /// The nights of up to a week; of longer views the weekends.
  var nights: [Viewport] {
    guard let first = visible.first, let last = visible.last else { return [] }
    let (start, end) = (series[first].start, series[last].end)
    let days = start.distance(to: end) / 86_400
    guard days <= 93 else { return [] }
    let zone = series.zone
    let date = zone.civil(at: start).date.adding(days: -1)
    let whole = Viewport(start: start, end: end)
    return (0...Int(days) + 3).compactMap { day -> Viewport? in
      let date = date.adding(days: day)
      if days > 7 {
        guard date.weekday == 6 else { return nil }
        return Viewport(start: zone.startOfDay(date), end: zone.startOfDay(date.adding(days: 2)))
      }
      return Viewport(
        start: zone.firstInstant(of: CivilDateTime(date: date, hour: 22)),
        end: zone.firstInstant(of: CivilDateTime(date: date.adding(days: 1), hour: 6)))
    }.filter { $0.start < end && $0.end > start }.map { $0.clamped(to: whole) }
  }

  /// Places of the period before, moved to the times that are shown; one of two that the clock
  /// shows twice.
  func moved<Place>(
    _ places: [Place], _ time: (Place) -> Double, move: (Place, Double) -> Place
  ) -> [Place] {
    var moved: [Place] = []
    for place in places {
      let instant = Instant(primitivePlottable: time(place))
      guard let later = instant.flatMap({ self.moved($0, later: true) }) else { continue }
      if let last = moved.last, later.seconds < time(last) { continue }
      moved.append(move(place, later.seconds))
    }
    return moved
  }
}
