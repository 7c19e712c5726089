import CivilTime

extension PriceSeries {
  /// Whether any slot is a forecast.
  public var hasForecasts: Bool { !isEmpty && origins.hasForecasts }

  /// Whether all slots are forecasts.
  var isForecast: Bool { hasForecasts && indices.allSatisfy { origin(at: $0) == .forecast } }

  /// Returns the origin of the price of a slot.
  public func origin(at index: Int) -> PriceOrigin { origins[index].origin }

  /// Returns the provenance of the price of a slot, as the source states it.
  public func provenance(at index: Int) -> PriceProvenance { origins[index] }

  /// Returns the bounds of the forecast of a slot; `nil` if the source gives none.
  public func bounds(at index: Int) -> PriceBounds? { origins.bounds(index) }

  /// The end of the last published price.
  ///
  /// `nil` if the series has no forecasts, or only forecasts.
  public var knownUntil: Instant? {
    guard hasForecasts else { return nil }
    return indices.last { origin(at: $0) != .forecast && prices[$0] != nil }.map { times.end($0) }
  }

  /// The runs of slots that are forecasts, in chronological order.
  public var forecastSlots: [Range<Int>] { origins.forecasts(of: count) }

  /// Returns the number of seconds between two instants whose prices are forecasts.
  public func forecastSeconds(from start: Instant, to end: Instant) -> Int64 {
    guard hasForecasts else { return 0 }
    return indices(from: start, to: end).reduce(0) { sum, index in
      guard origin(at: index) == .forecast, prices[index] != nil else { return sum }
      let slot = self[index]
      return sum + Swift.max(slot.start, start).distance(to: Swift.min(slot.end, end))
    }
  }

  /// The number of seconds of all forecasts.
  var forecastSeconds: Int64 {
    guard let start, let end else { return 0 }
    return forecastSeconds(from: start, to: end)
  }

  /// The series without its forecasts.
  public var withoutForecasts: PriceSeries {
    guard hasForecasts else { return self }
    return kept(indices.filter { origin(at: $0) != .forecast })
  }

  /// The same slots without the prices that are forecasts.
  package var withoutForecastPrices: PriceSeries {
    guard hasForecasts else { return self }
    var result = self
    result.prices = PriceColumn(
      prices.enumerated().map { origin(at: $0) == .forecast ? nil : $1 })
    return result
  }

  /// The series with its forecasts and nothing else.
  package var forecastsAlone: PriceSeries { kept(indices.filter { origin(at: $0) == .forecast }) }

  /// The series with its forecasts alone; `issued` is the time of issue where none is stated.
  package func forecastsAlone(issued: Instant) -> PriceSeries {
    var result = forecastsAlone
    result.origins.setIssued(issued)
    return result
  }

  /// The series without its forecasts, with a notice of the omitted ones.
  ///
  /// `nil` if all slots are forecasts.
  public var knownAlone: PriceSeries? {
    guard hasForecasts else { return self }
    var result = withoutForecasts
    guard result.contains(where: { $0.price != nil }) else { return nil }
    result.noticeForecasts()
    result.warnings.append(.leftOutForecasts(forecastSeconds))
    return result
  }

  /// Returns the series without forecasts of past times, which are not history.
  ///
  /// Returns the whole series, with a notice, if no slot would be left.
  public func withoutPastForecasts(at now: Instant) -> PriceSeries {
    guard hasForecasts else { return self }
    let current = indices.filter { origin(at: $0) != .forecast || times.end($0) > now }
    guard current.count < count else { return self }
    var whole = self
    guard current.contains(where: { prices[$0] != nil }) else {
      whole.warnings.append(.onlyPastForecasts)
      return whole
    }
    // Days between an old forecast and today are not missing, and neither are past forecasts.
    whole.noticeMissing(inGapsBelow: 82_800)
    var result = whole.kept(current)
    let seconds = forecastSeconds - result.forecastSeconds
    result.noticeForecasts()
    if seconds > 0 { result.warnings.append(.pastForecasts(seconds)) }
    return result
  }

  /// The forecasts as issued, one series per issue.
  ///
  /// The series include slots that a published price has replaced.
  public var issuedForecasts: [PriceSeries] {
    if !forecasts.isEmpty || !hasForecasts { return forecasts }
    return [forecastsAlone]
  }

  /// Returns the series with only the slots at `indices`, and without forecasts that were replaced.
  func kept(_ indices: some Sequence<Int>) -> PriceSeries {
    var result = withoutSlots
    for index in indices {
      result.append(index, of: self, from: times.start(index), to: times.end(index))
    }
    return result
  }

  /// Replaces the notice about forecasts by one of the present forecasts.
  mutating func noticeForecasts() {
    warnings.removeAll { if case .forecasts = $0 { true } else { false } }
    if let notice = forecastNotice(in: indices) { warnings.append(notice) }
  }

  /// Returns the notice about the forecasts in a range of slots; `nil` if there are none.
  ///
  /// The age is unknown if that of any forecast is: a newer one would make the others look fresher.
  package func forecastNotice(in slots: Range<Int>) -> PriceWarning? {
    let forecasts = forecastSlots.flatMap { $0.clamped(to: slots) }.filter { prices[$0] != nil }
    guard !forecasts.isEmpty else { return nil }
    let issues = Set(forecasts.map { origins[$0].issued })
    let times = issues.compactMap { $0.map(zone.civil) }.sorted()
    let isKnown = !issues.contains(nil)
    return .forecasts(
      forecasts.reduce(0) { $0 + self[$1].length },
      issued: isKnown ? times.first.map { $0...times[times.count - 1] } : nil)
  }
}
