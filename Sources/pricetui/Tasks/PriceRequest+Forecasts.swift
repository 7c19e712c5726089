import CLibrary
import CivilTime
import ElectricityPrices
import PriceSources
import PriceTexts

extension PriceRequest {
  /// The forecasts that an output includes.
  enum ForecastUse {
    /// All forecasts, for outputs that state the origin of each price.
    case all
    /// All forecasts except past ones, which are no history.
    case current
    /// None unless requested, for outputs that do not state the origin of a price.
    case known
    /// None, for commands that cannot count forecasts.
    case onlyKnown
  }

  /// Removes the forecasts that an output does not include.
  ///
  /// - Throws: If forecasts are requested but not fetched, and the files have none.
  func counted(_ opened: OpenedPrices, _ use: ForecastUse) throws -> OpenedPrices {
    let hasForecasts = opened.series.contains(where: \.hasForecasts)
    // A fetched forecast may be missing; a notice then says so.
    let isKnown = opened.series.allSatisfy { $0.isEmpty || $0.origin(at: 0) == .known }
    if countsForecasts, !fetchesForecasts, !hasForecasts {
      throw Failure.usage(isKnown ? .noForecast : .forecastsUnmarked)
    }
    guard use != .all, hasForecasts else { return opened }
    var result = opened
    let now = try present(in: opened.series[0])
    result.series = opened.series.map { $0.withoutPastForecasts(at: now) }
    guard use != .current, !countsForecasts else { return result }
    result.series = result.series.compactMap(\.knownAlone)
    guard !result.series.isEmpty else {
      throw Failure.command(use == .known ? .onlyForecasts : .allForecasts, EX_DATAERR)
    }
    return result
  }

  /// Adds forecasts for the same area if a source has them: of the named days, or of all to come.
  ///
  /// - Throws: If an option asks for forecasts of past days; a setting has no effect on them.
  func addForecasts(
    _ wish: PriceWish, to prices: inout FetchedPrices, at now: Instant
  ) throws(Failure) {
    let zone = wish.area.zone
    let days = wish.dates(today: zone.civil(at: now).date)
    let isEndStated = options.date != nil || daysAhead != nil || to != nil
    let end = zone.startOfDay(days.last.adding(days: 1))
    guard !isEndStated || now < end else {
      if isForecastStated { throw .usage(.onlyPastDays) }
      return
    }
    do throws(FetchFailure) {
      var forecast = try PriceFetch(wish.forecast) { now }.whole()
      if isEndStated {
        forecast.series = forecast.series.slots(
          from: zone.startOfDay(days.first), to: end, of: wish.area.code)
      }
      guard !forecast.series.isEmpty, !prices.add(forecast, of: wish.area) else { return }
      prices.notices.append(.failed(source: forecast.source.name, .unreadable(.otherTax)))
    } catch {
      let failed = error.notices
      prices.notices += failed.isEmpty ? [.noForecast(area: wish.area.code)] : failed
    }
  }

  /// Writes the errors of forecasts in files, or of the cached ones of an area.
  func writeAccuracy(_ form: ReportForm) throws {
    let (known, forecasts) = try isFetched ? cachedForecasts() : forecastsOfFiles()
    let groups = known.accuracy(of: forecasts)
    guard !groups.isEmpty else { throw Failure.command(.noForecasts, EX_DATAERR) }
    try Output.write([Report(groups, in: known.unit, locale)].text(form))
  }

  private func forecastsOfFiles() throws -> (known: PriceSeries, forecasts: [PriceSeries]) {
    let series = try openAdjusted(.all).only
    return (series, series.issuedForecasts)
  }

  /// Returns the cached forecasts of the area, and its prices since the first of them.
  private func cachedForecasts() throws -> (known: PriceSeries, forecasts: [PriceSeries]) {
    let (wish, now) = try wish()
    let forecasts = PriceCache.ofUser?.forecasts(of: wish.area, wish.reading) ?? []
    guard let first = forecasts.compactMap(\.start).min(), first < now else {
      throw Failure.command(.noForecasts, EX_DATAERR)
    }
    var request = self
    if wish.days == .todayAndTomorrow {
      let zone = wish.area.zone
      (request.from, request.to) = (zone.civil(at: first).date, zone.civil(at: now).date)
    }
    let known = try request.open().only
    let comparable = forecasts.map { $0.matchingTax(of: known, in: wish.area.code) }
    return (
      try known.charged(with: adjustment), try comparable.map { try $0.charged(with: adjustment) }
    )
  }
}
