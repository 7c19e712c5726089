import CivilTime

/// The errors of forecasts against the prices of the same slots.
public struct ForecastAccuracy: Hashable, Sendable {
  /// The days from the issue of the forecasts to their slots; `nil` for forecasts of unknown age.
  public let days: Range<Int>?
  /// The number of slots with both a forecast and a price.
  public let count: Int
  /// The mean absolute error, the root mean square error, and the mean of forecast minus price.
  public let meanAbsoluteError, rootMeanSquareError, bias: Double
  /// The mean absolute error of the baseline; `nil` if the baseline has no price.
  ///
  /// The baseline is the price at the same time on the last day with known prices.
  public let guessError: Double?
  /// The coverage of the bounds; `nil` if no forecast has bounds.
  public let bounds: BoundAccuracy?

  /// Computes the errors of pairs, which must not be empty.
  init(_ pairs: [ForecastPair], days: Range<Int>?) {
    func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }
    let errors = pairs.map { $0.forecast - $0.price }
    self.days = days
    count = pairs.count
    meanAbsoluteError = mean(errors.map(abs))
    rootMeanSquareError = mean(errors.map { $0 * $0 }).squareRoot()
    bias = mean(errors)
    let guesses = pairs.compactMap { pair in pair.guess.map { abs($0 - pair.price) } }
    guessError = guesses.isEmpty ? nil : mean(guesses)
    let bounded = pairs.compactMap { pair in
      pair.bounds.map { (price: pair.price, low: $0.low, high: $0.high) }
    }
    guard !bounded.isEmpty else {
      bounds = nil
      return
    }
    let (below, above) = (
      mean(bounded.map { $0.price < $0.low ? 1 : 0 }),
      mean(bounded.map { $0.price > $0.high ? 1 : 0 })
    )
    bounds = BoundAccuracy(
      count: bounded.count, within: 1 - below - above, below: below, above: above,
      width: mean(bounded.map { $0.high - $0.low }))
  }
}

/// The coverage of prices by the bounds of their forecasts.
public struct BoundAccuracy: Hashable, Sendable {
  /// The number of forecasts with bounds.
  public let count: Int
  /// The fractions of prices within (inclusive), below and above the bounds.
  public let within, below, above: Double
  /// The mean width of the bounds.
  public let width: Double
}

extension PriceSeries {
  /// The days ahead by which errors are grouped.
  private static let groups = [0..<1, 1..<2, 2..<3, 3..<7, 7..<Int.max]

  /// Returns the errors of forecasts against the known prices of this series, by days ahead.
  ///
  /// Forecasts of unknown age come last. A forecast is compared with the mean of the prices over
  /// its whole slot. Forecasts in another currency, with another tax, or issued after their slot
  /// began or its price was published are left out.
  ///
  /// - Parameter forecasts: Series of forecasts, such as ``issuedForecasts``; known prices in them
  ///   are left out.
  public func accuracy(of forecasts: [PriceSeries]) -> [ForecastAccuracy] {
    let known = withoutForecasts
    var pairs: [Int: [ForecastPair]] = [:]
    for forecast in forecasts.map(\.forecastsAlone) {
      guard let (forecast, known) = known.comparable(to: forecast) else { continue }
      for index in forecast.indices {
        guard let pair = ForecastPair(index, of: forecast, known) else { continue }
        let days = pair.lead.map { Int($0 / 86_400) }
        let group = days.flatMap { days in Self.groups.firstIndex { $0.contains(days) } }
        pairs[group ?? Self.groups.count, default: []].append(pair)
      }
    }
    return pairs.sorted { $0.key < $1.key }.map { group, pairs in
      ForecastAccuracy(pairs, days: group < Self.groups.count ? Self.groups[group] : nil)
    }
  }

  /// Returns a forecast and the prices of this series with the same unit and tax.
  private func comparable(to forecast: PriceSeries) -> (PriceSeries, PriceSeries)? {
    let converted = unit == forecast.unit ? forecast : unit.flatMap { forecast.converted(to: $0) }
    guard let converted else { return nil }
    guard Set([valueAddedTax, converted.valueAddedTax]) == [.included, .excluded] else {
      return (converted, self)
    }
    return converted.valueAddedTax == .included
      ? includingValueAddedTax.map { (converted, $0) }
      : converted.includingValueAddedTax.map { ($0, self) }
  }
}

/// A forecast and the actual price.
struct ForecastPair {
  /// The number of seconds from the issue to the slot.
  let lead: Int64?
  let forecast, price: Double
  let guess: Double?
  let bounds: (low: Double, high: Double)?

  /// Returns `nil` without a price, and for a forecast issued when the price was known.
  init?(_ index: Int, of forecast: PriceSeries, _ known: PriceSeries) {
    let (slot, provenance) = (forecast[index], forecast.provenance(at: index))
    guard let value = slot.price, let price = known.mean(from: slot.start, lasting: slot.length)
    else { return nil }
    let publication = known.publication(ofPriceAt: slot.start) ?? slot.start
    if let issued = provenance.issued, issued > publication { return nil }
    lead = provenance.issued.map { $0.distance(to: slot.start) }
    (self.forecast, self.price) = (value.doubleValue, price.doubleValue)
    // A range of scenarios has no probability.
    bounds = (provenance.band == "scenarios" ? nil : forecast.bounds(at: index)).map {
      ($0.low.doubleValue, $0.high.doubleValue)
    }
    let days = Int(Swift.max(0, lead ?? 0) / 86_400) + 1
    let time = known.zone.civil(at: slot.start)
    let seconds = time.secondsSince1970 - Int64(days) * 86_400
    let before = known.zone.firstInstant(of: CivilDateTime(secondsSince1970: seconds))
    guess = known.mean(from: before, lasting: slot.length)?.doubleValue
  }
}
