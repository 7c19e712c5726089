import ElectricityPrices
import TerminalCharts

/// Prices that are forecasts: fainter, dashed, in the band of their bounds.
extension TimeChart {
  /// The bounds of forecasts, the dashed line over their columns, and the end of known prices.
  @ChartContentBuilder var forecasts: some ChartContent {
    if kind != .bar, points.bandUnit == nil {
      band(points.bounds, strength: 0.25)
    }
    if kind == .area, !context.isInPixels, look.colorDepth >= .indexed256 {
      line(parts.filter(\.isForecast))
    }
    if let time = context.knownUntil { rule(at: time, in: context.faint, dash: [2, 4]) }
  }

  /// Returns the fill of a bar of forecasts: stripes, or a shade with few colours.
  func hatch(of price: Double) -> AnyShapeStyle {
    let height = abs(y.fraction(of: price) - y.fraction(of: foot)) * Double(context.size.rows)
    let stripes = height * (context.isInPixels ? 4 : 1)
    guard look.plotDepth >= .indexed256, stripes > 1 else { return context.forecastFill(of: price) }
    let (color, faint) = (colors.color(of: price), context.hasFewFaintColors ? 0.65 : 0.3)
    return self.stripes(of: color, count: stripes, isBelow: price < 0) {
      $0.isMultiple(of: 2) ? faint : 1
    }
  }
}

extension ChartContext {
  /// Returns the fill of a column, bar or tile of a forecast: fainter, or in another shade.
  func forecastFill(of price: Double) -> AnyShapeStyle {
    let color = colors.color(of: price, steps: 12)
    return look.colorDepth < .indexed256
      ? AnyShapeStyle(Color(color).opacity(0.3))
      : AnyShapeStyle(faded(color, hasFewFaintColors ? 0.65 : 0.35))
  }

  /// Returns whether a time is in a visible forecast.
  func isForecast(at seconds: Double) -> Bool {
    forecasts.contains { $0.contains(seconds) }
  }

  /// The end of known prices, if it is visible and forecasts follow.
  var knownUntil: Double? {
    guard let end = series.knownUntil?.seconds, let first = state.visible.first,
      !forecasts.isEmpty, forecasts.allSatisfy({ $0.lowerBound >= end }),
      end > series[first].start.seconds
    else { return nil }
    return end
  }
}

extension PricePoints {
  /// The bounds of the forecasts, with NaN where the source gives none; empty without forecasts.
  var bounds: [AreaEdge] {
    guard series.hasForecasts else { return [] }
    func bounds(_ index: Int) -> PriceBounds? {
      slots.contains(index) && series.origin(at: index) == .forecast
        ? series.bounds(at: index) : nil
    }
    func isJoined(_ index: Int) -> Bool {
      bounds(index) != nil && bounds(index + 1) != nil && series.touchesNext(index)
    }
    return slots.flatMap { index -> [AreaEdge] in
      guard let bounds = bounds(index) else { return [] }
      let (slot, low) = (series[index], bounds.low.doubleValue)
      let (start, end) = (slot.start.seconds, slot.end.seconds)
      let isWhole = isLevel || !isJoined(index - 1) && !isJoined(index)
      let edges = (isWhole ? [start, end] : [(start + end) / 2]).map {
        AreaEdge(x: $0, low: low, high: max(low, bounds.high.doubleValue))
      }
      return edges + (isJoined(index) ? [] : [AreaEdge(x: end, low: .nan, high: .nan)])
    }
  }
}
