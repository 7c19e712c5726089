import ArgumentParser
import PriceTexts
import PriceViewer

struct Stats: TaskCommand {
  static let configuration = CommandConfiguration(
    "stats", "Write mean, quartiles, cheapest hours and more.")

  @OptionGroup var files: FileArguments
  @OptionGroup var prices: PriceOptions
  @OptionGroup var forecasts: ForecastOption

  @Option(help: "The stretch of time.")
  var range: TimeRange?

  @Option(help: "How they are written. (default: table)")
  var output: ReportForm?

  @OptionGroup var common: CommonOptions

  func task(_ settings: inout Settings) throws -> Task {
    var request = try prices.request(files.words, &settings)
    let countsFetched = request.isFetched && forecasts.withForecast
    if prices.forecast, !countsFetched {
      guard range == nil, request.isFetched || prices.now == nil, !forecasts.withForecast else {
        throw ValidationError(
          "--forecast compares all forecasts with the prices that came: leave out --range, --now "
            + "and --with-forecast.")
      }
      request.fetchesForecasts = false
      return .accuracy(request, output ?? .table)
    }
    request.countsForecasts = forecasts.withForecast
    request.range = range
    return .statistics(ChartRequest(prices: request), output ?? .table)
  }
}
