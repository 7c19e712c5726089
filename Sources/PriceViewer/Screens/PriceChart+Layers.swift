import CivilTime
import ElectricityPrices
import FoundationSubset
import PriceTexts
import TerminalCharts
import TerminalViews

/// What is laid over the prices and under them.
extension PriceChart {
  /// From the lowest to the highest.
  @ChartContentBuilder var layered: some ChartContent {
    // Without faint colours bands would be walls.
    if look.colorDepth >= .indexed256 { windowBands }
    if hasMean, state.drawnKind != .bar { meanLine }
    if state.layers.contains(.before) { before }
    prices
    // Under bars it could not be seen.
    if hasMean, state.drawnKind == .bar { meanLine }
    markRule
    windowBorders
  }

  private var hasMean: Bool { state.layers.contains(.mean) }
  private var faint: Color { look.colors.secondary.map { Color($0) } ?? .primary }

  // MARK: The cheapest time

  private struct WindowPart: Identifiable {
    let start, end: Date
    let mean: Price
    var id: Date { start }
  }

  /// The stretches of the cheapest time, as far as they are shown.
  private var windowParts: [WindowPart] {
    (state.cheapest.answer?.window.spans ?? []).compactMap { span in
      let start = max(span.start, state.viewport.start)
      let end = min(span.end, state.viewport.end)
      return start < end ? WindowPart(start: start.date, end: end.date, mean: span.mean) : nil
    }
  }

  /// Bands over the height of the plot.
  private var windowBands: some ChartContent {
    ForEach(windowParts) { part in
      RectangleMark(xStart: .value("From", part.start), xEnd: .value("To", part.end))
        .foregroundStyle(fill.opacity(look.colors.fillTop))
    }
  }

  /// Dotted borders, and between them a line at the mean.
  private var windowBorders: some ChartContent {
    ForEach(windowParts) { part in
      border(at: part.start)
      border(at: part.end)
      // A rule would give way to the band.
      ForEach([part.start, part.end], id: \.self) { time in
        LineMark(
          x: .value("Hour", time), y: .value("Mean", part.mean.doubleValue),
          series: .value("Part", "Mean \(part.start.timeIntervalSince1970)")
        )
        .foregroundStyle(now)
      }
      RuleMark(
        xStart: .value("From", part.start), xEnd: .value("To", part.end),
        y: .value("Mean", part.mean.doubleValue)
      )
      .lineStyle(StrokeStyle(lineWidth: 0))
      .annotation(position: .bottom, alignment: .center) {
        Text(look.spelled(PriceText(state.series.unit, look.locale).number(part.mean)))
          .foregroundStyle(now)
      }
    }
  }

  private func border(at time: Date) -> some ChartContent {
    RuleMark(x: .value("Border", time))
      .foregroundStyle(now)
      .lineStyle(stroke(2, dash: [2, 6]))
  }

  // MARK: The mean and the mark

  private var meanLine: some ChartContent {
    ForEach([state.statistics?.mean].compactMap(\.self), id: \.self) { mean in
      RuleMark(y: .value("Mean", mean)).foregroundStyle(faint)
    }
  }

  /// What is compared with: another stroke and another symbol than those of now and the selection.
  private var markRule: some ChartContent {
    ForEach([state.mark.flatMap(state.series.index(containing:))].compactMap(\.self), id: \.self) {
      index in
      RuleMark(x: .value("Mark", time(index)))
        .foregroundStyle(faint)
        .lineStyle(stroke(2, dash: [2, 6]))
      if let price = state.pyramid.statistics(in: state.stretch(of: index))?.mean {
        PointMark(x: .value("Mark", time(index)), y: .value("Price", price))
          .foregroundStyle(faint)
          .symbol(.square)
      }
    }
  }

  // MARK: The period before

  @ChartContentBuilder private var before: some ChartContent {
    bandBefore(in: faint)
    ForEach(pointsBefore) { point in
      LineMark(
        x: .value("Hour", point.date), y: .value("Price", point.price),
        series: .value("Part", "Before")
      )
      .foregroundStyle(faint)
      .lineStyle(stroke(4, dash: [8, 8]))
    }
  }

  /// The prices of the period before at the same times of the clock; one of two that the clock
  /// shows twice.
  var pointsBefore: [PricePoint] {
    inView(earlierPoints.outline(as: state.drawnKind), \.date) {
      PricePoint(date: $1, price: $0.price)
    }
  }

  /// The data of the period before.
  var earlierPoints: PricePoints { points.of(state.pyramid, state.slotsBefore) }

  /// Places of the period before, moved to the times that are shown.
  func inView<Place>(
    _ places: [Place], _ date: (Place) -> Date, move: (Place, Date) -> Place
  ) -> [Place] {
    var moved: [Place] = []
    for place in places {
      guard let instant = date(place).instant.flatMap({ state.moved($0, later: true) }) else {
        continue
      }
      if let last = moved.last, instant.date < date(last) { continue }
      moved.append(move(place, instant.date))
    }
    return moved
  }

  // MARK: Areas

  /// The lines of all areas with symbols on them, that of the screen thicker.
  @ChartContentBuilder var areas: some ChartContent {
    let lines = state.drawnAreas.enumerated().map { AreaLine($1, rank: $0, in: self) }
    if lines.count == 2 {
      ForEach(lines) { area in band(of: area.data, in: area.color) }
    }
    ForEach(lines) { area in
      ForEach(area.points) { point in
        LineMark(
          x: .value("Hour", point.date), y: .value("Price", point.price),
          series: .value("Area", area.id)
        )
        .foregroundStyle(area.color)
        .lineStyle(stroke(area.isShown ? 6 : 4))
      }
    }
    // Over all lines.
    ForEach(lines) { area in
      ForEach(area.symbols(columns: points.plotColumns)) { point in
        PointMark(x: .value("Hour", point.date), y: .value("Price", point.price))
          .foregroundStyle(area.color)
          .symbol(area.symbol)
      }
    }
  }

  /// The line of an area.
  private struct AreaLine: Identifiable {
    let id: Int
    let data: PricePoints
    let points: [PricePoint]
    let isShown: Bool
    let color: Color
    let symbol: BasicChartSymbolShape
    private let rank: Int

    /// From one symbol to the next.
    private static let columnsOfSymbol = 14

    init(_ area: ComparedArea, rank: Int, in chart: PriceChart) {
      id = area.place
      self.rank = rank
      let slots = chart.state.slots(of: area.series)
      data = chart.points.of(area.pyramid, slots)
      points = data.outline(as: chart.state.drawnKind)
      isShown = area.place == chart.state.choice.place
      color = Color(chart.look.colors.area(rank))
      symbol = AreaSymbol.of(rank).shape
    }

    /// Some of the points, so far from one another that lines can be seen between them, and at
    /// other places than those of other areas.
    func symbols(columns: Int) -> [PricePoint] {
      let step = max(1, points.count * Self.columnsOfSymbol / max(1, columns))
      let first = step * rank / ViewerState.mostAreas
      return stride(from: first, to: points.count, by: step).map { points[$0] }
        .filter { !$0.price.isNaN }
    }
  }

  // MARK: Levels

  /// A line in the colours of the levels, which change where it crosses their limits.
  func leveled(by scale: PriceLevelScale) -> some ChartContent {
    ForEach(points.corners(as: state.drawnKind).leveled(by: scale)) { point in
      LineMark(
        x: .value("Hour", point.date), y: .value("Price", point.price),
        series: .value("Part", point.part)
      )
      .foregroundStyle(Color(look.colors.level(point.level)))
      .lineStyle(priceStroke)
    }
  }
}
