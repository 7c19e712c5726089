import ArgumentParser

struct Appliances: TaskCommand {
  static let configuration = CommandConfiguration(
    "appliances", "List the best time for each appliance in the settings.")

  @Argument(help: .named("Only these appliances.", "name"))
  var names: [String] = []

  @OptionGroup var prices: PriceOptions
  @OptionGroup var forecasts: ForecastOption

  @Option(help: "How they are written. (default: table)")
  var output: CheapestForm?

  @OptionGroup var common: CommonOptions

  func task(_ settings: inout Settings) throws -> Task {
    let request = try prices.request([], &settings, counting: forecasts)
    return .appliances(try settings.appliances(named: names), request, output ?? .table)
  }
}
