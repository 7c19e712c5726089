import ArgumentParser
import PriceViewer

struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write prices as data, or the chart as a picture or sound.",
    subcommands: [
      ExportTable.self, ExportCSV.self, ExportJSON.self, ExportLines.self,
      ExportPicture<SVGPicture>.self, ExportPicture<HTMLPicture>.self,
      ExportPicture<PNGPicture>.self, ExportWAV.self,
    ])
}

/// The options of every export of prices.
struct PriceExportOptions: ParsableArguments {
  @OptionGroup var files: FileArguments
  @OptionGroup var prices: PriceOptions
  @OptionGroup var save: SaveOption

  func task(_ form: PriceForm, _ settings: inout Settings) throws -> Task {
    let request = try prices.request(files.words, &settings)
    // The table leaves out past forecasts; other forms do not depend on the clock.
    if prices.now != nil, !request.isFetched, form != .table {
      throw Failure.usage(.needsArea(option: "--now"))
    }
    return .prices(request, form, to: save.save)
  }
}

/// The option that names the file to write to.
struct SaveOption: ParsableArguments {
  @Option(help: .named("Write to this file, not to standard output.", "file"), completion: .file())
  var save: String?
}

struct ExportTable: TaskCommand {
  static let configuration = CommandConfiguration("table", "The prices as a table for people.")

  @OptionGroup var options: PriceExportOptions
  @OptionGroup var common: CommonOptions

  func task(_ settings: inout Settings) throws -> Task { try options.task(.table, &settings) }
}

struct ExportCSV: TaskCommand {
  static let configuration = CommandConfiguration("csv", "The prices as CSV, which opens again.")

  @OptionGroup var options: PriceExportOptions
  @OptionGroup var common: CommonOptions

  func task(_ settings: inout Settings) throws -> Task { try options.task(.csv, &settings) }
}

struct ExportLines: TaskCommand {
  static let configuration = CommandConfiguration(
    "jsonl", "The prices as JSON Lines, an object a line.")

  @OptionGroup var options: PriceExportOptions
  @OptionGroup var common: CommonOptions

  func task(_ settings: inout Settings) throws -> Task { try options.task(.jsonLines, &settings) }
}

struct ExportJSON: TaskCommand {
  static let configuration = CommandConfiguration(
    "json", "The prices as JSON, which opens again.",
    discussion: "With --chart it writes what that chart finds in the prices. " + moreOptions)

  @OptionGroup var options: PriceExportOptions

  @Option(help: "Write what this chart shows.")
  var chart: GatheringChart?

  @Option(help: "The panels of --chart typical.")
  var typical: TypicalForm?

  @Option(help: "The stretch of time of --chart.")
  var range: TimeRange?

  @Option(help: .named("The day beside the typical one.", "time"), transform: OptionValue.time)
  var select: TimeChoice?

  @OptionGroup var common: CommonOptions

  func validate() throws {
    if chart != .typical, typical != nil || select != nil {
      throw ValidationError("--typical and --select need --chart typical.")
    }
    try refuse(chart == nil && range != nil, "--range needs --chart typical or --chart duration.")
  }

  func task(_ settings: inout Settings) throws -> Task {
    guard let chart else { return try options.task(.json, &settings) }
    var request = ChartRequest(
      prices: try options.prices.request(options.files.words, &settings))
    request.prices.range = range
    request.kind = chart.kind
    request.typical = typical ?? (chart == .typical ? settings.typical : nil)
    request.select = select
    return .gathered(request, to: options.save.save)
  }
}

/// The charts that summarise prices: the typical day and the duration curve.
enum GatheringChart: String, CaseIterable, ExpressibleByArgument, Sendable {
  case typical, duration

  var kind: ChartKind { self == .typical ? .typical : .duration }
}

/// A picture format as a type, so that each format can be a command.
protocol PictureKind { static var form: PictureForm { get } }

enum SVGPicture: PictureKind { static let form = PictureForm.svg }
enum HTMLPicture: PictureKind { static let form = PictureForm.html }
enum PNGPicture: PictureKind { static let form = PictureForm.png }

struct ExportPicture<Kind: PictureKind>: TaskCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(Kind.form.rawValue, Kind.form.abstract)
  }

  @OptionGroup var files: FileArguments
  @OptionGroup var chart: ChartOptions
  @OptionGroup var drawing: DrawingOptions
  @OptionGroup var size: SizeOption
  @OptionGroup var save: SaveOption
  @OptionGroup var common: CommonOptions

  func task(_ settings: inout Settings) throws -> Task {
    let request = try chart.request(files.words, drawing, &settings)
    let (style, size) = (drawing.style(settings), size.size ?? settings.size)
    return .picture(request, Kind.form, style, size: size, to: save.save)
  }
}

struct ExportWAV: TaskCommand {
  static let configuration = CommandConfiguration("wav", "The chart as sound; pitch is the price.")

  @OptionGroup var files: FileArguments
  @OptionGroup var prices: PriceOptions
  @Option(help: "The stretch of time.")
  var range: TimeRange?

  @Option(help: .named("The slot with another timbre.", "time"), transform: OptionValue.time)
  var select: TimeChoice?

  @OptionGroup var save: SaveOption
  @OptionGroup var common: CommonOptions

  func task(_ settings: inout Settings) throws -> Task {
    var request = ChartRequest(prices: try prices.request(files.words, &settings))
    request.prices.range = range
    request.select = select
    let added = request.prices.adjustment
    try refuse(
      (prices.unit != nil || prices.vat != nil || !prices.add.isEmpty) && added.support == nil
        && added.additions.allSatisfy { $0.hours == nil },
      "In another unit, with VAT, or with an addition to all hours, prices sound the same: "
        + "leave out --unit, --vat and --add.")
    return .sound(request, to: save.save)
  }
}
