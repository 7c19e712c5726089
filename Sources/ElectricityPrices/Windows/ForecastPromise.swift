import CivilTime

/// A window that a forecast expects to be cheap.
public struct ForecastPromise: Hashable, Sendable {
  /// The window, with the expected mean.
  public let window: PriceWindow
  /// The means of the bounds; `nil` where a forecast of the window has none.
  public let bounds: PriceBounds?
}

extension PriceSeries {
  /// The cheapest window where forecasts count like known prices; `nil` if no part of it is a
  /// forecast.
  public func promise(_ search: CheapestSearch, at now: Instant) -> ForecastPromise? {
    var search = search
    search.countsForecasts = true
    guard hasForecasts, let answer = cheapest(search, at: now), answer.forecastSeconds > 0 else {
      return nil
    }
    return ForecastPromise(window: answer.window, bounds: bounds(of: answer.window, search.shape))
  }

  /// The means of the bounds of a window in one piece; a known price is its own bound.
  private func bounds(of window: PriceWindow, _ shape: WindowShape) -> PriceBounds? {
    guard window.spans.count == 1 else { return nil }
    func mean(_ bound: (PriceBounds) -> Price) -> Price? {
      var series = self
      series.prices = PriceColumn()
      for index in indices {
        let isForecast = origin(at: index) == .forecast
        series.prices.append(isForecast ? bounds(at: index).map(bound) : prices[index])
      }
      return series.mean(from: window.start, lasting: window.length, shape: shape)
    }
    guard let low = mean(\.low), let high = mean(\.high) else { return nil }
    return PriceBounds(low: low, high: high)
  }
}
