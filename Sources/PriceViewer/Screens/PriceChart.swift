import CivilTime
import ElectricityPrices
import FoundationSubset
import LocaleFormats
import TerminalCharts
import TerminalCore
import TerminalViews

/// The chart of a state: the prices, now and what is selected.
struct PriceChart: View {
  let state: ViewerState
  let look: ViewerLook
  /// The lines over the lollipop.
  let annotation: String
  /// The extent of the chart, which limits the number of bars and of grid lines.
  let size: CellSize
  /// The rows that are kept for the annotation.
  let annotationRows: Int

  private var blue: Color { Color(look.theme.price) }
  private var fill: Color { Color(look.theme.fill) }
  private var pink: Color { Color(look.theme.selection) }
  private var points: PricePoints { PricePoints(series: state.series, columns: size.columns) }
  private var includesZero: Bool { state.chartKind == .bar || state.chartKind == .area }

  var body: some View {
    Chart {
      prices
      if !look.isInteractive { focus }
    }
    .chartXAxis { hours }
    .chartYAxis { prices(on: grid) }
    .chartYScale(domain: .automatic(includesZero: includesZero))
    // What people compare is the height of bars: straight ends before even gaps.
    .chartBarEdges(.cells)
    .chartAnnotationRows(annotationRows)
  }

  /// What moves with the selection, to be drawn over the chart that stays as it is.
  ///
  /// In a chart that is only printed, and so drawn once, the selected bar is among the others,
  /// where it would otherwise be drawn twice.
  var overlay: AnyChartContent {
    guard let bar = selectedBar else { return focus }
    return AnyChartContent(erasing: selection(of: bar))
  }

  @ChartContentBuilder private func selection(of bar: PriceBar) -> some ChartContent {
    bars([bar], selected: bar)
    focus
  }

  /// What is selected, and now.
  var focus: AnyChartContent {
    if let selected = state.selectedIndex {
      let now = state.nowIndex.flatMap { $0 == selected ? nil : $0 }
      return AnyChartContent(erasing: selection(of: selected, now: now))
    }
    return state.nowIndex.map { now in
      // Another shape than the selection's, for where there is no colour.
      AnyChartContent(erasing: lollipop(at: now, rule: blue).symbol(.diamond))
    } ?? AnyChartContent(erasing: EmptyChartContent())
  }

  @ChartContentBuilder private func selection(of index: Int, now: Int?) -> some ChartContent {
    if let now { point(at: now, color: blue).symbol(.diamond) }
    lollipop(at: index, rule: pink)
  }

  // Each kind is erased on its own: with the branches of a builder, the runtime would instantiate
  // the types of every branch in order to draw the marks of one.
  private var prices: AnyChartContent {
    switch state.chartKind {
    case .line: AnyChartContent(erasing: line(points.line))
    case .step: AnyChartContent(erasing: line(points.steps).interpolationMethod(.stepStart))
    case .area: AnyChartContent(erasing: area(points.line))
    case .bar: AnyChartContent(erasing: bars(points.bars, selected: printedSelection))
    }
  }

  private func line(_ points: [PricePoint]) -> some ChartContent {
    ForEach(points) { point in
      LineMark(x: .value("Hour", point.date), y: .value("Price", point.price))
        .foregroundStyle(blue)
        .lineStyle(StrokeStyle(lineWidth: 6))
    }
  }

  @ChartContentBuilder private func area(_ points: [PricePoint]) -> some ChartContent {
    ForEach(points) { point in
      AreaMark(x: .value("Hour", point.date), y: .value("Price", point.price))
        .foregroundStyle(gradient)
    }
    line(points)
  }

  /// Bars of several slots stand before a band from the lowest to the highest of their prices.
  @ChartContentBuilder private func bars(
    _ bars: [PriceBar], selected: PriceBar?
  ) -> some ChartContent {
    let shades = BarShades(points, color: blue)
    ForEach(bars.filter(\.isShared)) { bar in
      BarMark(
        x: .value("Hour", bar.start..<bar.end), yStart: .value("Lowest", bar.range.lowerBound),
        yEnd: .value("Highest", bar.range.upperBound)
      )
      .foregroundStyle((bar == selected ? pink : blue).opacity(0.45))
    }
    ForEach(bars) { bar in
      BarMark(x: .value("Hour", bar.start..<bar.end), y: .value("Price", bar.price))
        .foregroundStyle(bar == selected ? pink : shades.color(of: bar))
    }
  }

  private var gradient: LinearGradient {
    LinearGradient(
      // No fainter: of 256 colours the nearest to a dark blue is a grey.
      colors: [fill.opacity(0.8), fill.opacity(0.5)], startPoint: .top, endPoint: .bottom)
  }

  @ChartContentBuilder private func lollipop(at index: Int, rule: Color) -> some ChartContent {
    RuleMark(x: .value("Selected", time(index)))
      .foregroundStyle(rule)
      .annotation(position: .top, alignment: .center) {
        Text(annotation).bold().multilineTextAlignment(.center)
      }
    // A selected bar is in the colour of the selection: a point would hide its end.
    if state.chartKind != .bar || state.selectedIndex == nil { point(at: index, color: pink) }
  }

  /// The point at a price, in a bar in the last cell that it fills.
  @ChartContentBuilder private func point(at index: Int, color: Color) -> some ChartContent {
    if let price = height(index) {
      PointMark(x: .value("Hour", time(index)), y: .value("Price", price))
        .foregroundStyle(state.chartKind == .bar ? .primary : color)
        .offset(y: state.chartKind == .bar && price < 0 ? -1 : 0)
    }
  }

  /// The price that a point stands at: the slot's own, or that of the bar that it shares.
  private func height(_ index: Int) -> Double? {
    state.chartKind == .bar ? points.bar(of: index)?.price : state.series[index].price?.doubleValue
  }

  private var selectedBar: PriceBar? {
    guard state.chartKind == .bar else { return nil }
    return state.selectedIndex.flatMap(points.bar)
  }

  private var printedSelection: PriceBar? { look.isInteractive ? nil : selectedBar }

  /// Where a slot is pointed at: its start, its middle where its price covers it, or the middle of
  /// the bar that it shares.
  private func time(_ index: Int) -> Date {
    let slot = state.series[index]
    if state.chartKind == .bar, let bar = points.bar(of: index), bar.isShared { return bar.middle }
    guard state.chartKind.coversSlots else { return slot.start.date }
    return slot.start.date.addingTimeInterval(Double(slot.length) / 2)
  }
}

/// The axes.
extension PriceChart {
  /// The lines of the grid; nil where the chart finds them itself.
  var grid: PriceGrid? {
    guard let statistics = state.statistics else { return nil }
    var (lowest, highest) = (statistics.lowest.doubleValue, statistics.highest.doubleValue)
    if includesZero { (lowest, highest) = (min(lowest, 0), max(highest, 0)) }
    // Below the plot are the axis and its labels.
    return PriceGrid(from: lowest, to: highest, rows: size.rows - annotationRows - 2)
  }

  private func prices(on grid: PriceGrid?) -> some AxisContent {
    AxisMarks(position: .leading, values: grid.map { .stride(by: $0.step) } ?? .automatic) {
      value in
      if value.index.isMultiple(of: grid?.thinning ?? 1) {
        AxisGridLine()
        AxisValueLabel(price(value))
      }
    }
  }

  /// A price of the axis as the locale writes it, in ASCII where there is nothing else.
  private func price(_ value: AxisValue) -> String {
    look.spelled(value.label)
  }

  /// Hours under their hour; where there are several days, a line and the day at midnight.
  private var hours: some AxisContent {
    let times = SlotTimeText(series: state.series, dates: look.locale.dates)
    let namesDays = times.coversSeveralDays && times.daySpan <= 14
    return AxisMarks(values: .automatic(desiredCount: timesOfAxis(times))) { value in
      let instant = value.as(Date.self)?.instant
      if namesDays, times.isMidnight(instant), instant != state.series.start { AxisGridLine() }
      AxisTick()
      AxisValueLabel(
        look.spelled(namesDays ? times.axisLabel(instant) : value.label))
    }
  }

  /// About how many times are labelled: of a day the quarters, and from a wide screen on as many as
  /// can be read easily.
  private func timesOfAxis(_ times: SlotTimeText) -> Int {
    let most = points.plotColumns / 10
    return times.coversSeveralDays || most > 10 ? max(4, most) : 4
  }
}

extension Date {
  /// The same point in time, to the second; `nil` outside of what any calendar knows.
  var instant: Instant? {
    let seconds = timeIntervalSince1970.rounded()
    return Int64(exactly: seconds).map { Instant(secondsSince1970: $0) }
  }
}
