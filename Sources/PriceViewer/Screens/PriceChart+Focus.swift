import CivilTime
import ElectricityPrices
import FoundationSubset
import TerminalCharts
import TerminalViews

/// What is pointed at: the selection, and now.
extension PriceChart {
  /// What moves with the selection, to be drawn over the chart that stays as it is.
  @ChartContentBuilder var overlay: some ChartContent {
    focus
    if state.selectedStretch == nil, let bar = selectedBar { bars([bar], selected: bar) }
  }

  /// What the annotation is about: what is selected, else now.
  @ChartContentBuilder var focus: some ChartContent {
    if let stretch = state.selectedStretch {
      marked(stretch)
    } else if let selected = state.selectedIndex {
      lollipop(at: selected)
    } else if let now = state.markedNowIndex {
      annotatedPresent(at: now)
    }
  }

  /// A stretch: its prices in the colour of the selection, between rules.
  @ChartContentBuilder private func marked(_ stretch: Range<Int>) -> some ChartContent {
    let (first, last) = (state.series[stretch.lowerBound], state.series[stretch.upperBound - 1])
    let prices = points.part(stretch)
    if state.drawnKind == .bar {
      bars(prices.bars, selected: nil, color: pink)
    } else {
      let isStep = state.drawnKind == .step
      ForEach(isStep ? prices.steps : prices.line) { point in
        LineMark(x: .value("Hour", point.date), y: .value("Price", point.price))
          .foregroundStyle(pink)
          .lineStyle(priceStroke)
      }
      .interpolationMethod(isStep ? .stepStart : .linear)
    }
    let length = first.start.distance(to: last.end)
    ForEach([first.start.date, min(last.end.date, lastTime)], id: \.self) { time in
      RuleMark(x: .value("Selected", time)).foregroundStyle(pink).lineStyle(stroke(2))
    }
    RuleMark(x: .value("Selected", first.start.date.addingTimeInterval(Double(length) / 2)))
      .lineStyle(StrokeStyle(lineWidth: 0))
      .annotation(position: .top, alignment: .center) {
        Text(annotation).bold().multilineTextAlignment(.center)
      }
  }

  /// The last time that the axis covers.
  private var lastTime: Date { timeDomain.dates?.upperBound ?? lastDate }

  private var lastDate: Date {
    guard let last = state.series.last else { return .distantFuture }
    return (state.drawnKind.coversSlots ? last.end : last.start).date
  }

  /// The present: another stroke and another shape than the selection's, for where there is no
  /// colour; apart from the focus, since it stays where it is when the selection moves.
  @ChartContentBuilder var present: some ChartContent {
    if let index = state.markedNowIndex {
      RuleMark(x: .value("Now", time(index)))
        .foregroundStyle(now)
        .lineStyle(stroke(2, dash: [4, 4]))
      point(at: index, color: now).symbol(.diamond)
    }
  }

  // The rule itself is drawn already.
  private func annotatedPresent(at index: Int) -> some ChartContent {
    RuleMark(x: .value("Now", time(index)))
      .lineStyle(StrokeStyle(lineWidth: 0))
      .annotation(position: .top, alignment: .center) {
        Text(look.caption(annotation, of: nowLabel)).bold().foregroundStyle(now)
          .multilineTextAlignment(.center)
      }
  }

  @ChartContentBuilder private func lollipop(at index: Int) -> some ChartContent {
    RuleMark(x: .value("Selected", time(index)))
      .foregroundStyle(pink)
      .lineStyle(stroke(2))
      .annotation(position: .top, alignment: .center) {
        Text(annotation).bold().multilineTextAlignment(.center)
      }
    point(at: index, color: pink)
  }

  /// The point at a price; none on a bar, which has a colour of its own, and whose end it would
  /// hide.
  @ChartContentBuilder private func point(at index: Int, color: Color) -> some ChartContent {
    if state.drawnKind != .bar, let price = height(index) {
      // Parts the point from the line that it stands on.
      if isInPixels {
        PointMark(x: .value("Hour", time(index)), y: .value("Price", price))
          .foregroundStyle(Color(look.groundColor))
          .symbolSize(200)
      }
      PointMark(x: .value("Hour", time(index)), y: .value("Price", price)).foregroundStyle(color)
    }
  }

  /// The price that a point stands at: the slot's own, or the mean of the unit that is selected.
  private func height(_ index: Int) -> Double? {
    guard let stretch = selectedStretch(index) else {
      return state.series[index].price?.doubleValue
    }
    return state.pyramid.statistics(in: stretch)?.mean
  }

  /// The slots of the unit of a selected slot; nil where it is looked at alone.
  private func selectedStretch(_ index: Int) -> Range<Int>? {
    guard index == state.selectedIndex, case let stretch = state.stretch(of: index),
      stretch.count > 1
    else { return nil }
    return stretch
  }

  var selectedBar: PriceBar? {
    guard state.drawnKind == .bar else { return nil }
    return state.selectedIndex.flatMap(points.bar)
  }

  /// Where a slot is pointed at: its start, its middle where its price covers it, or the middle of
  /// the bar that it shares.
  func time(_ index: Int) -> Date {
    let slot = state.series[index]
    if state.drawnKind == .bar, let bar = points.bar(of: index), bar.isShared { return bar.middle }
    if let stretch = selectedStretch(index), let last = stretch.last {
      let start = state.series[stretch.lowerBound].start
      let length = start.distance(to: state.series[last].end)
      return start.date.addingTimeInterval(Double(length) / 2)
    }
    guard state.drawnKind.coversSlots else { return slot.start.date }
    return slot.start.date.addingTimeInterval(Double(slot.length) / 2)
  }
}
