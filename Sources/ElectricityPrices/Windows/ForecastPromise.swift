import CivilTime

/// A window that is expected to be cheap by forecasts.
public struct ForecastPromise: Hashable, Sendable {
  /// The window, with the expected mean.
  public let window: PriceWindow
  /// The means of the bounds; `nil` if a forecast in the window has none.
  public let bounds: PriceBounds?
}

extension PriceSeries {
  /// Returns the cheapest window if forecasts count like known prices; `nil` if it has no forecast.
  public func promise(_ search: CheapestSearch, at now: Instant) -> ForecastPromise? {
    let search = search.countingForecasts(true)
    guard hasForecasts, let answer = cheapest(search, at: now), answer.forecastSeconds > 0 else {
      return nil
    }
    return ForecastPromise(window: answer.window, bounds: bounds(of: answer.window, search.shape))
  }

  /// Returns the means of the bounds of a window in one piece; a known price is its own bound.
  private func bounds(of window: PriceWindow, _ shape: WindowShape) -> PriceBounds? {
    guard window.spans.count == 1 else { return nil }
    func mean(_ bound: (PriceBounds) -> Price) -> Price? {
      var series = self
      series.prices = PriceColumn(
        indices.map { origin(at: $0) == .forecast ? bounds(at: $0).map(bound) : prices[$0] })
      return series.mean(from: window.start, lasting: window.length, shape: shape)
    }
    guard let low = mean(\.low), let high = mean(\.high) else { return nil }
    return PriceBounds(low: low, high: high)
  }
}
