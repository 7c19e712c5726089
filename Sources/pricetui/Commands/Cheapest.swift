import ArgumentParser
import ElectricityPrices

struct Cheapest: TaskCommand {
  static let configuration = CommandConfiguration(
    "cheapest", "Find the cheapest time of a length that is still to come.",
    usage: "pricetui cheapest <length> ... [<file> ...] [<options>]",
    discussion: """
      Several lengths before the files have a row each. A file with the name of a length \
      is ./NAME or --file NAME. With --is-now: exit status 0 in the cheapest time, 1 outside it, \
      2 if there is no answer. \(moreOptions)
      """)

  @Argument(
    help: .named("Lengths such as 3h, 90min or 1h30min; then files or folders.", "length"),
    completion: .file())
  var words: [String] = []

  @OptionGroup var prices: PriceOptions
  @OptionGroup var forecasts: ForecastOption
  @OptionGroup var limits: WindowLimits

  @Option(help: "Tell the cost with a power, such as 2kW.", transform: OptionValue.power)
  var power: ElectricPower?

  @Option(
    parsing: .unconditional, help: .named("Take only slots with a lower price.", "price"),
    transform: OptionValue.number)
  var onlyBelow: Price?

  @Flag(help: "Exit with 0 if now is in the cheapest time.")
  var isNow = false

  @Option(help: "How it is written; sentences without it.")
  var output: CheapestForm?

  @OptionGroup var common: CommonOptions

  var answersByStatus: Bool { isNow }

  private var lengths: (lengths: [Int64], files: [String]) {
    let lengths = words.map { CheapestSearch.length($0) }.prefix { $0 != nil }.compactMap(\.self)
    return (lengths, Array(words.dropFirst(lengths.count)))
  }

  func validate() throws {
    let (lengths, files) = lengths
    try refuse(
      lengths.isEmpty && limits.profile == nil,
      files.first.map { "'\($0)' is not a length from 1min to 31d, such as 3h, 90min or 1h30min." }
        ?? "Give a length, such as 3h, or a --profile.")
    try refuse(
      limits.profile != nil && (!lengths.isEmpty || power != nil || limits.isSplit),
      "--profile has its own length and power: leave out lengths, --power and --split.")
    try refuse(isNow && lengths.count > 1, "--is-now answers for one length.")
    if isNow, let output, output != .json {
      throw ValidationError("--is-now answers by the exit status: leave out --output, or use json.")
    }
    if isNow, output == nil, power != nil {
      throw ValidationError("--is-now answers by the exit status: leave out --power.")
    }
    try limits.validate(shortest: lengths.min())
  }

  func task(_ settings: inout Settings) throws -> Task {
    let (lengths, files) = lengths
    let request = try prices.request(files, &settings, counting: forecasts)
    let profile = try limits.profile.map(OptionValue.profile)
    let wanted: [Int64?] = profile == nil ? lengths : [nil]
    var searches = wanted.compactMap { limits.search($0, profile) }
    for index in searches.indices { searches[index].below = onlyBelow }
    let plan = CheapestPlan(
      searches: searches, power: power ?? profile.map(ElectricPower.profile))
    return isNow ? .isNow(plan, request, isJSON: output == .json) : .cheapest(plan, request, output)
  }
}
