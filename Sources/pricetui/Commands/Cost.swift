import ArgumentParser
import ElectricityCosts
import PriceTexts

struct Cost: TaskCommand {
  enum Form: String, CaseIterable, ExpressibleByArgument, Sendable { case table, csv, json, waybar }

  static let configuration = CommandConfiguration(
    "cost", "Tell what your usage costs, by contract or after shifting it.",
    usage: "pricetui cost <usage> [<file> ...] [<options>]",
    discussion: """
      The usage is a file or folder of a meter, the files are prices. With --usage all files are \
      prices; without any argument the usage is that of the settings. \(moreOptions)
      """)

  @Argument(help: .named("The usage, then files with prices.", "usage"), completion: .file())
  var words: [String] = []

  @OptionGroup var prices: PriceOptions
  @OptionGroup var forecasts: ForecastOption
  @OptionGroup var costs: CostOptions

  @Option(help: "The period of a row. (default: as fits)")
  var by: CostPeriod?

  @Option(help: "Tell what moving usage saves: 2kWh:17-21:00-06.", transform: OptionValue.shift)
  var shift: UsageShift?

  @Option(help: "How the costs are written. (default: table)")
  var output: Form?

  @OptionGroup var common: CommonOptions

  func validate() throws {
    try refuse(
      shift != nil && (by != nil || output == .waybar),
      "--shift has a row a day: leave out --by and --output waybar.")
    try refuse(
      shift != nil && prices.unit != nil, "--shift tells amounts of money: leave out --unit.")
    try refuse(output == .waybar && by != nil, "--output waybar tells the day: leave out --by.")
  }

  func task(_ settings: inout Settings) throws -> Task {
    var files = words
    var paths = costs.usage
    if paths.isEmpty {
      if words.isEmpty { paths = settings.usage ?? [] } else { paths = [files.removeFirst()] }
    }
    try refuse(paths.isEmpty, "Name the file of your usage: pricetui cost usage.csv today.json.")
    let contracts = try costs.contracts(settings)
    if contracts.count > 1 {
      try refuse(shift != nil, "--shift is told for one contract.")
      try refuse(by != nil, "Several contracts have one row each: leave out --by.")
      try refuse(output == .waybar, "--output waybar tells one contract: name one.")
    }
    var request = try prices.request(
      files, &settings, hasContracts: !contracts.isEmpty, counting: forecasts)
    try refuse(
      request.area == nil && request.namesNoFile,
      "Name the prices after the usage, or --area: pricetui cost usage.csv today.json.")
    request.range = nil
    let usage = try costs.request(paths, &request, settings)
    let asked = CostRequest(
      prices: request, usage: usage, contracts: contracts, period: output == .waybar ? .day : by)
    let form = output.flatMap { ReportForm(rawValue: $0.rawValue) } ?? .table
    if let shift { return .shift(asked, shift, form) }
    return output == .waybar ? .costLine(asked) : .costs(asked, form)
  }
}
