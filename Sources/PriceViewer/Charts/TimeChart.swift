import TerminalCharts

/// Prices over time: a line, steps, an area under steps, or bars.
struct TimeChart: PriceChart {
  var context: ChartContext
  let x: PlotAxis
  let y: PlotAxis

  init(_ context: ChartContext) {
    self.context = context
    x = context.timeAxis
    y = context.priceAxis(
      context.state.drawnPrices(means: context.barMeans),
      startsAtZero: context.state.drawnKind == .bar)
  }

  var hasTimeAxis: Bool { true }
  var kind: ChartKind { state.drawnKind }
  var points: PricePoints { context.points }
  /// Whether the prices are too dense to draw individually.
  private var hasBands: Bool { points.bandUnit != nil && kind != .bar }

  var focus: ChartFocus? { context.focus { state.pyramid.statistics(in: $0)?.mean } }

  var mean: Double? { state.comparesAreas ? nil : context.mean }

  var extremes: [ChartExtreme] {
    guard let statistics = state.statistics, statistics.lowest < statistics.highest,
      !state.comparesAreas, !state.layers.contains(.before),
      kind != .bar || points.barUnit == nil
    else { return [] }
    return [(statistics.highestIndex, true), (statistics.lowestIndex, false)].compactMap {
      index, isHighest in
      guard let span = context.span(of: index..<(index + 1)), let price = state.series[index].price
      else { return nil }
      return (PlotPoint(x: span.middle, y: price.doubleValue), price, isHighest)
    }
  }

  var annotation: [String] { texts.annotation }
  var legend: [TextPart] {
    state.comparesAreas ? context.legendOfAreas : context.legend(colors)
  }

  // MARK: Marks

  @ChartContentBuilder var marks: some ChartContent {
    window
    if state.layers.contains(.before) { before }
    if state.comparesAreas { areas } else { prices }
    meanLine
    mark
    present
  }

  @ChartContentBuilder var overlay: some ChartContent {
    lollipop(isRange: state.selectedStretch != nil)
  }

  @ChartContentBuilder private var prices: some ChartContent {
    // For prices too dense to draw individually, the range of each step and its middle half.
    if hasBands {
      band(points.band, strength: look.colors.bands.whole)
      band(points.middleHalf, strength: context.halfBand)
    }
    if kind == .bar {
      bars
    } else {
      if kind == .area { if context.isInPixels { smoothArea } else { columns } }
      if kind != .area || context.isInPixels || look.colorDepth < .indexed256 {
        line(parts)
      }
    }
    if !context.forecasts.isEmpty { forecasts }
    feedIn
  }

  /// Returns parts of the price line, at half strength before now and dashed for forecasts; in
  /// pixels on a dark ground with a glow, and in cells over bands at full strength.
  func line(_ parts: [LinePart]) -> some ChartContent {
    ForEach(parts, id: \.points.startIndex) { part in
      let strength = context.strength(isPast: part.isPast && (context.isInPixels || !hasBands))
      if context.isInPixels, !look.isLight, !part.isForecast {
        line(part.points, in: gradient { _ in strength * 0.2 }, context.stroke(18))
      }
      line(
        part.points, in: gradient { _ in strength },
        part.isForecast ? context.forecastStroke : context.priceStroke)
    }
    .alignsMarkStylesWithPlotArea()
  }

  /// The price line before and after now, known and forecast.
  var parts: [LinePart] {
    points.line.parted(at: context.presentStart, forecasts: context.forecasts)
  }

  /// The area between the steps and the axis in pixels, fading towards the axis.
  private var smoothArea: some ChartContent {
    ForEach(parts, id: \.points.startIndex) { part in
      area(under: part.points)
        .foregroundStyle(
          gradient {
            areaStrength($0, isForecast: part.isForecast) * context.strength(isPast: part.isPast)
          })
    }
    .alignsMarkStylesWithPlotArea()
  }

  /// Returns the opacity of the area at a fraction of the height.
  func areaStrength(_ fraction: Double, isForecast: Bool) -> Double {
    (0.06 + 0.5 * distance(fraction)) * (isForecast ? 0.3 : 1)
  }

  /// Returns the distance of a fraction of the height from zero, or from the axis if zero is not
  /// visible: 1 at the end that is farther away.
  private func distance(_ fraction: Double) -> Double {
    guard y.start <= 0, y.end >= 0 else { return fraction }
    let zero = min(max(drawnY.fraction(of: 0), 0), 1)
    return abs(fraction - zero) / max(zero, 1 - zero)
  }

  /// The area in cells: columns in the colours of their prices, fading towards the axis.
  private var columns: some ChartContent {
    let now = context.presentStart ?? -.infinity
    return ForEach(points.columns(from: x.start, to: x.end), id: \.times) { column in
      rectangle(
        from: column.times.lowerBound, to: column.times.upperBound, price: column.price
      )
      .foregroundStyle(
        context.isForecast(at: column.start)
          ? context.forecastFill(of: column.price)
          : shades(
            of: colors.color(of: column.price, steps: 12), isPast: column.start < now,
            isBelow: column.price < 0 && y.end >= 0, isLow: isLow(column.price)))
    }
  }

  /// Returns a rectangle from the axis or zero to a price, with its top at an eighth of a cell.
  private func rectangle(from start: Double, to end: Double, price: Double) -> some ChartContent {
    let rows = Double(context.size.rows) * Double(CellMetrics.rowHeight)
    func yPosition(_ price: Double) -> CGFloat {
      CGFloat((1 - y.fraction(of: price)) * rows)
    }
    let foot = yPosition(self.foot)
    // In cells a price near zero is an eighth high, so that it does not look like a missing one.
    let least = min(foot, CGFloat(rows)) - CellMetrics.rowHeight / 8
    let tip = price < 0 || context.isInPixels ? yPosition(price) : min(yPosition(price), least)
    return RectangleMark(
      xStart: .value("From", start), xEnd: .value("To", end),
      yStart: min(foot, tip), yEnd: max(foot, tip))
  }

  /// Returns whether a price is so near to zero that its column has the least height.
  private func isLow(_ price: Double) -> Bool {
    price >= 0
      && y.fraction(of: price) - max(0, y.fraction(of: 0))
        < 1 / (8 * Double(max(1, context.size.rows)))
  }

  /// Returns the shades of a column from the axis to its price; fewer for faint columns.
  private func shades(
    of color: CellColor, isPast: Bool, isBelow: Bool, isLow: Bool
  ) -> AnyShapeStyle {
    let high = context.strength(isPast: isPast)
    let low = isLow ? high : 0.34 * high
    let count = look.colorDepth == .trueColor ? (isPast ? 5 : 10) : 1
    return stripes(of: color, count: Double(count), isBelow: isBelow) { step in
      count == 1 ? high : low + (high - low) * Double(step) / Double(count - 1)
    }
  }

  /// Returns stripes of equal height from the axis to a price, the last one cut at the price.
  func stripes(
    of color: CellColor, count: Double, isBelow: Bool, strength: (_ stripe: Int) -> Double
  ) -> AnyShapeStyle {
    let stops = (0..<Int(count.rounded(.up))).flatMap { stripe in
      [stripe, stripe + 1].map {
        Gradient.Stop(
          color: context.faded(color, strength(stripe)), location: min(1, Double($0) / count))
      }
    }
    return AnyShapeStyle(
      LinearGradient(
        gradient: Gradient(stops: stops), startPoint: isBelow ? .top : .bottom,
        endPoint: isBelow ? .bottom : .top))
  }

  /// The bars with equal gaps, one column wide if there is space.
  private var bars: some ChartContent {
    let edges = BarEdges(
      x, columns: context.size.columns, shortest: context.bars.map { $0.end - $0.start }.min() ?? 0,
      pixels: look.pixels)
    let now = context.presentStart ?? -.infinity
    return ForEach(context.bars, id: \.start) { bar in
      let (start, end) = edges.of(bar.start..<bar.end)
      let color = colors.color(of: bar.price)
      rectangle(from: start, to: end, price: bar.price)
        .foregroundStyle(
          context.isForecast(at: bar.start)
            ? hatch(of: bar.price)
            : AnyShapeStyle(context.faded(color, context.strength(isPast: bar.end <= now))))
    }
  }

  // MARK: Layers

  /// The previous period: a dashed line, over a band where prices are dense.
  @ChartContentBuilder var before: some ChartContent {
    let earlier = points.of(state.pyramid, state.slotsBefore)
    if kind != .bar {
      let edges = state.moved(earlier.band, \.x) { AreaEdge(x: $1, low: $0.low, high: $0.high) }
      band(edges, in: context.faint, strength: look.colors.bands.whole)
    }
    line(pointsBefore, in: context.faint, context.stroke(4, dash: [8, 8]))
  }

  /// The prices of the previous period at the same times of the clock.
  var pointsBefore: [PlotPoint] {
    let earlier = points.of(state.pyramid, state.slotsBefore)
    return state.moved(earlier.outline, \.x) { PlotPoint(x: $1, y: $0.y) }
  }

  /// The lines of all areas with symbols; the area on the screen is thicker.
  @ChartContentBuilder var areas: some ChartContent {
    let areas = state.drawnAreas.map { area in
      (
        points: points.of(area.pyramid, area.series.indices(in: state.viewport)),
        width: area.index == state.seriesIndex ? 6 : 4 as CGFloat
      )
    }
    if areas.count == 2 {
      ForEach(areas.indices, id: \.self) { rank in
        band(areas[rank].points.band, in: context.area(rank), strength: look.colors.bands.whole)
      }
    }
    compared(areas.map { ($0.points.outline, $0.width) }, columns: 14, isShifted: false)
  }

  /// The steps of the feed-in price in the colour of production, with triangles below zero.
  @ChartContentBuilder var feedIn: some ChartContent {
    let color = Color(look.colors.production)
    let data = state.drawnFeedIn.map { points.of($0, $0.series.indices(in: state.viewport)) }
    line(data?.corners ?? [], in: color, context.stroke(4))
    ForEach((data?.bars ?? []).filter { $0.price < 0 }, id: \.start) { bar in
      PointMark(x: .value("Time", bar.middle), y: .value("Price", bar.price))
        .foregroundStyle(color)
        .symbol(.triangle)
    }
  }
}
