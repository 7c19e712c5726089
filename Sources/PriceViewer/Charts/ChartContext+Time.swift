import CivilTime
import TerminalCharts

/// The time axis and the marks on it, for the kinds of chart that have one.
extension ChartContext {
  /// The visible interval as an axis, in whole slots.
  var timeAxis: PlotAxis {
    guard let visible = series.interval(of: state.visible), let whole = state.whole else {
      return PlotAxis(start: 0, end: 1)
    }
    let viewport = state.viewport
    let start = max(viewport.start, whole.start)
    let end = max(min(viewport.end, whole.end), visible.end)
    let ticks = TimeTicks(
      zone: series.zone, start: start, end: end, columns: size.columns, style: look.locale.dates)
    return PlotAxis(
      start: start.seconds, end: max(end.seconds, start.seconds + 1), ticks: ticks.ticks)
  }

  /// The start of the current slot in seconds; `nil` if it is not visible.
  var presentStart: Double? { state.shownNowIndex.map { series[$0].start.seconds } }

  /// Returns the visible slot that contains a point of a time axis, or one of its unit; `nil` in a
  /// gap.
  func slot(at point: PlotPoint, on axis: PlotAxis) -> Int? {
    guard let instant = Instant(primitivePlottable: min(point.x, axis.end - 1).rounded(.down)),
      let nearest = series.index(nearest: instant), state.visible.contains(nearest)
    else { return nil }
    let time = series.interval(of: state.stretch(of: nearest))
    return time?.contains(instant) ?? false ? nearest : nil
  }

  /// Returns the coordinates of the selected slots, with the y value that `value` gives.
  func focus(_ value: (Range<Int>) -> Double?) -> ChartFocus? {
    guard state.selectedIndex != nil, let slots = state.focusSlots else { return nil }
    return span(of: slots).map { ChartFocus(x: $0, y: value(slots)) }
  }

  /// Returns the visible part of the interval that slots cover.
  func span(of slots: Range<Int>) -> ClosedRange<Double>? {
    series.interval(of: slots).map { $0.start.seconds...max($0.start.seconds, $0.end.seconds) }
  }
}

/// Marks of now and of the cheapest time on a time axis.
extension PriceChart {
  /// The current time: a dashed rule.
  @ChartContentBuilder var present: some ChartContent {
    if let now = state.shownNow { rule(at: now.seconds, in: context.now, dash: [4, 4]) }
  }

  /// The cheapest upcoming time as a band; with few colours, two dotted rules.
  @ChartContentBuilder var window: some ChartContent {
    let parts = state.shownWindow
    if !look.isGroundUnknown, look.plotDepth >= .indexed256 {
      // At least a column wide, or a quarter of one in pixels.
      let least = (x.end - x.start) / Double(context.columns * (context.isInPixels ? 4 : 1))
      ForEach(parts, id: \.start) { part in
        let start = edge(part.start)
        column(start...max(edge(part.end), start + least))
          .foregroundStyle(Color(look.colors.window.ground).opacity(windowStrength))
      }
    } else {
      ForEach(parts.flatMap { [$0.start, $0.end] }, id: \.self) { time in
        rule(at: time.seconds).lineStyle(context.stroke(2, dash: [2, 6]))
      }
    }
  }

  /// The opacity of the cheapest time.
  fileprivate var windowStrength: Double {
    context.isInPixels ? 0.4 : context.hasFewFaintColors ? 0.6 : 0.3
  }

  /// Returns the coordinate of a time, rounded to the nearest column when drawing in cells.
  fileprivate func edge(_ instant: Instant) -> Double {
    guard !context.isInPixels else { return instant.seconds }
    let columns = Double(context.columns)
    return x.value(at: (x.fraction(of: instant.seconds) * columns).rounded() / columns)
  }
}

/// Marks on the time axis.
extension TimeChart {
  /// The mark that prices are compared with, in its own stroke and symbol.
  @ChartContentBuilder var mark: some ChartContent {
    if let index = state.mark.flatMap(state.series.index(containing:)),
      state.visible.contains(index), case let slots = state.stretch(of: index),
      let span = context.span(of: slots)
    {
      rule(at: span.middle, in: context.faint, dash: [2, 6])
      if let price = state.pyramid.statistics(in: slots)?.mean {
        PointMark(x: .value("Mark", span.middle), y: .value("Price", price))
          .foregroundStyle(context.faint)
          .symbol(.square)
      }
    }
  }

  /// The nights or weekends, shaded 3.5 percent towards the text colour.
  @ChartContentBuilder var background: some ChartContent {
    if look.plotDepth == .trueColor, !look.isGroundUnknown {
      ForEach(state.nights, id: \.start) { night in
        column(edge(night.start)...edge(night.end)).foregroundStyle(Color(nightGround))
      }
    }
  }

  private var nightGround: CellColor {
    look.groundColor.mixed(with: look.foreground, 0.035)
  }

  /// Returns the background at a point: of a night, the cheapest time or the area.
  func ground(at point: PlotPoint) -> CellColor {
    guard let time = Instant(primitivePlottable: point.x.rounded(.down)), !look.isGroundUnknown,
      look.colorDepth == .trueColor
    else { return .default }
    var ground = look.groundColor
    if state.nights.contains(where: { $0.contains(time) }) { ground = nightGround }
    if state.shownWindow.contains(where: { $0.contains(time) }) {
      ground = ground.mixed(with: look.colors.window.ground, windowStrength)
    }
    if kind == .area, let index = state.series.index(containing: time),
      let price = state.series[index].price?.doubleValue,
      (min(foot, price)...max(foot, price)).contains(point.y)
    {
      let isPast = context.presentStart.map { point.x < $0 } ?? false
      let strength = areaStrength(
        drawnY.fraction(of: point.y), isForecast: state.series.origin(at: index) == .forecast)
      ground = ground.mixed(
        with: colors.color(of: point.y), strength * context.strength(isPast: isPast))
    }
    return ground == look.groundColor ? .default : ground
  }

  func lineCrosses(from upper: PlotPoint, to lower: PlotPoint) -> Bool {
    let prices =
      kind == .bar
      ? points.bars.filter { upper.x <= $0.end && $0.start <= lower.x }.map(\.price)
      : extremes(upper.x, lower.x)
    guard let lowest = prices.min(), let highest = prices.max() else { return false }
    return lowest <= max(upper.y, lower.y) && min(upper.y, lower.y) <= highest
  }

  /// Returns the lowest and the highest price between two times, which lines and bands reach.
  private func extremes(_ start: Double, _ end: Double) -> [Double] {
    guard let first = Instant(primitivePlottable: start.rounded(.down)),
      let last = Instant(primitivePlottable: end.rounded(.up)),
      let found = state.pyramid.extremes(in: state.series.indices(from: first, to: last))
    else { return [] }
    return [found.lowest, found.highest].compactMap { state.series.prices[$0]?.doubleValue }
  }
}

extension ViewerState {
  /// The visible intervals of the cheapest time.
  var shownWindow: [Viewport] {
    (cheapest?.answer?.window.spans ?? []).compactMap {
      viewport.intersection(Viewport(start: $0.start, end: $0.end))
    }
  }

  /// The nights, from 22 to 6, in a view of up to a week; the weekends in one of up to 93 days.
  var nights: [Viewport] {
    guard let whole = series.interval(of: visible), case let days = whole.length / 86_400,
      days <= 93
    else { return [] }
    let zone = series.zone
    let date = zone.civil(at: whole.start).date.adding(days: -1)
    let hours = days > 7 ? [0, 48] : [22, 30]
    let dates = (0...Int(days) + 3).map { date.adding(days: $0) }
    return dates.filter { days <= 7 || $0.weekday == 6 }.compactMap { date in
      let ends = hours.map { zone.firstInstant(of: CivilDateTime(date: date, hour: $0)) }
      return whole.intersection(Viewport(start: ends[0], end: ends[1]))
    }
  }

  /// Returns the points of the previous period, moved to the visible times.
  ///
  /// If the clock shows a time twice, only one of its two points is kept.
  func moved<Point>(
    _ points: [Point], _ time: (Point) -> Double, move: (Point, Double) -> Point
  ) -> [Point] {
    var moved: [Point] = []
    for point in points {
      let instant = Instant(primitivePlottable: time(point))
      guard let later = instant.flatMap({ self.moved($0, later: true) }) else { continue }
      if let last = moved.last, later.seconds < time(last) { continue }
      moved.append(move(point, later.seconds))
    }
    return moved
  }
}
