import ArgumentParser
import ElectricityPrices
import PriceTexts

struct Now: TaskCommand {
  enum Form: String, CaseIterable, ExpressibleByArgument, Sendable { case line, waybar }

  static let configuration = CommandConfiguration(
    "now", "Write the price now in a line, or compare it with limits.",
    discussion: """
      With --below or --above nothing is written: exit status 0 if one of them holds, 1 if not, \
      2 if there is no answer. \(moreOptions)
      """)

  @OptionGroup var files: FileArguments
  @OptionGroup var prices: PriceOptions
  @OptionGroup var forecasts: ForecastOption

  @Option(help: "How the price is written. (default: line)")
  var output: Form?

  @Option(
    help: .named("The line, such as \"{price} {unit} {trend}\".", "format"),
    transform: OptionValue.lineFormat)
  var lineFormat: String?

  @Option(
    parsing: .unconditional, help: .named("Exit with 0 if the price is lower.", "price"),
    transform: OptionValue.number)
  var below: Price?

  @Option(
    parsing: .unconditional, help: .named("Exit with 0 if the price is higher.", "price"),
    transform: OptionValue.number)
  var above: Price?

  @Flag(help: "Write a line each time the price changes, empty without one, until nobody reads.")
  var watch = false

  @Option(
    help: .named("Tell the cheapest time of a length, such as 3h.", "length"),
    transform: OptionValue.length)
  var cheapest: Int64?

  @OptionGroup var limits: WindowLimits
  @OptionGroup var common: CommonOptions

  var answersByStatus: Bool { below != nil || above != nil }

  func validate() throws {
    try refuse(
      answersByStatus
        && (output != nil || lineFormat != nil || cheapest != nil || limits.profile != nil),
      "--below and --above answer by the exit status: leave out --output, --line-format and "
        + "--cheapest.")
    try refuse(
      watch && (answersByStatus || prices.now != nil || (files.words + prices.file).contains("-")),
      "--watch follows the clock and files: leave out --below, --above, --now and -.")
    try limits.validate(cheapest: cheapest)
  }

  func task(_ settings: inout Settings) throws -> Task {
    let request = try prices.request(files.words, &settings, counting: forecasts)
    guard !answersByStatus else {
      return .alert(PriceAlert(below: below, above: above), request)
    }
    let format = lineFormat ?? settings.lineFormat
    let search = try limits.search(cheapest: cheapest)
    if search != nil, format.map({ !$0.contains("{cheapest_") }) ?? true {
      throw ValidationError(
        "--cheapest is told by {cheapest_start} and {cheapest_mean} in --line-format.")
    }
    let line = PriceLine(
      format: format, locale: settings.locale,
      cheapest: (search ?? .usual).countingForecasts(forecasts.withForecast))
    return .line(
      LineTask(prices: request, line: line, isWaybar: output == .waybar), watches: watch)
  }
}
