import CivilTime
import ElectricityPrices
import Foundation
import LocaleFormats
import TerminalCharts
import TerminalViews

/// The chart of a state: the prices, now and what is selected.
struct PriceChart: View {
  let state: ViewerState
  let look: ViewerLook
  /// The lines over the lollipop.
  let annotation: String
  /// The columns that there are, which limit the number of bars.
  let columns: Int
  /// The rows that are kept for the annotation.
  let annotationRows: Int

  private var blue: Color { Color(look.theme.price) }
  private var fill: Color { Color(look.theme.fill) }
  private var pink: Color { Color(look.theme.selection) }
  private var points: PricePoints { PricePoints(series: state.series, columns: columns) }
  private var includesZero: Bool { state.chartKind == .bar || state.chartKind == .area }

  var body: some View {
    Chart {
      prices
      if !look.isInteractive { focus }
    }
    .chartXAxis { hours }
    .chartYAxis {
      AxisMarks(position: .leading) { value in
        AxisGridLine()
        AxisValueLabel(price(value))
      }
    }
    .chartYScale(domain: .automatic(includesZero: includesZero))
    // What people compare is the height of bars: straight ends before even gaps.
    .chartBarEdges(.cells)
    .chartAnnotationRows(annotationRows)
  }

  /// What moves with the selection, to be drawn over the chart that stays as it is.
  ///
  /// In a chart that is only printed, and so drawn once, the selected bar is among the others, where
  /// it would otherwise be drawn twice.
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

  private func bars(_ bars: [PriceBar], selected: PriceBar?) -> some ChartContent {
    ForEach(bars) { bar in
      BarMark(x: .value("Hour", bar.start..<bar.end), y: .value("Price", bar.price))
        .foregroundStyle(bar == selected ? pink : blue)
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
    point(at: index, color: pink)
  }

  @ChartContentBuilder private func point(at index: Int, color: Color) -> some ChartContent {
    if let price = height(index) {
      PointMark(x: .value("Hour", time(index)), y: .value("Price", price))
        .foregroundStyle(color)
        .offset(y: price < 0 ? -tip : tip)
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

  /// How far a point stands from its price: beyond the end of a bar, where it can be seen.
  private var tip: CGFloat { state.chartKind == .bar ? -CellMetrics.rowHeight : 0 }

  /// Where a slot is pointed at: its start, or its middle where its price covers it.
  private func time(_ index: Int) -> Date {
    let slot = state.series[index]
    guard state.chartKind.coversSlots else { return slot.start.date }
    return slot.start.date.addingTimeInterval(Double(slot.length) / 2)
  }

  /// A price of the axis as the locale writes it, in ASCII where there is nothing else.
  private func price(_ value: AxisValue) -> String {
    look.spelled(value.label)
  }

  /// Hours under their hour; where there are several days, the date under midnight.
  private var hours: some AxisContent {
    let times = SlotTimeText(series: state.series, dates: look.locale.dates)
    let hasDates = times.coversSeveralDays && times.daySpan <= 7
    return AxisMarks { value in
      AxisTick()
      AxisValueLabel(
        look.spelled(
          hasDates ? times.axisLabel(value.as(Date.self)?.instant) : value.label))
    }
  }
}

extension Date {
  /// The same point in time, to the second; `nil` outside of what any calendar knows.
  var instant: Instant? {
    let seconds = timeIntervalSince1970.rounded()
    return Int64(exactly: seconds).map { Instant(secondsSince1970: $0) }
  }
}
