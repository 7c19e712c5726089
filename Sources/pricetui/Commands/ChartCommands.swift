import ArgumentParser
import CLibrary
import ElectricityPrices

/// The default command: shows the screen, or prints a chart if standard output is no terminal.
struct Show: TaskCommand {
  static let configuration = CommandConfiguration("show", "Show the chart on the screen.")

  @OptionGroup var files: FileArguments
  @OptionGroup var chart: ChartOptions
  @OptionGroup var drawing: DrawingOptions
  @OptionGroup var color: ColorOption
  @OptionGroup var screen: ScreenOptions

  @Flag(help: "Print the chart, as the command print does.")
  var print = false

  @OptionGroup var size: SizeOption
  @OptionGroup var common: CommonOptions

  func validate() throws {
    try refuse(
      prints && !screen.isEmpty,
      "A printed chart has no screen: leave out --hover, --no-mouse and --no-watch.")
    try refuse(
      size.size != nil && !prints, "--size is the extent of a printed chart: add --print.")
  }

  private var prints: Bool { print || isatty(STDOUT_FILENO) == 0 }

  func task(_ settings: inout Settings) throws -> Task {
    var request = try chart.request(files.words, drawing, &settings)
    let style = drawing.style(settings, color)
    if prints { return .print(request, style, size: size.size ?? settings.size) }
    request.appliances = settings.usableAppliances
    return .screen(screen.task(request, style, settings))
  }
}

struct Print: TaskCommand {
  static let configuration = CommandConfiguration("print", "Print the chart.")

  @OptionGroup var files: FileArguments
  @OptionGroup var chart: ChartOptions
  @OptionGroup var drawing: DrawingOptions
  @OptionGroup var color: ColorOption
  @OptionGroup var size: SizeOption
  @OptionGroup var common: CommonOptions

  func task(_ settings: inout Settings) throws -> Task {
    let request = try chart.request(files.words, drawing, &settings)
    return .print(request, drawing.style(settings, color), size: size.size ?? settings.size)
  }
}

struct Describe: TaskCommand {
  static let configuration = CommandConfiguration("describe", "Describe the chart in sentences.")

  @OptionGroup var files: FileArguments
  @OptionGroup var chart: ChartOptions

  @Option(help: "Tell the cost of the cheapest time, for 2kW.", transform: OptionValue.power)
  var power: ElectricPower?

  @OptionGroup var common: CommonOptions

  func validate() throws {
    if power != nil, chart.cheapest == nil, chart.limits.profile == nil {
      throw ValidationError("--power tells what --cheapest costs: give its length.")
    }
    if power != nil, chart.limits.profile != nil {
      throw ValidationError("--profile has its own power: leave out --power.")
    }
  }

  func task(_ settings: inout Settings) throws -> Task {
    var request = try chart.request(files.words, nil, &settings)
    request.mark?.power = power
    return .describe(request)
  }
}

struct Pick: TaskCommand {
  static let configuration = CommandConfiguration(
    "pick", "Choose a slot on the screen; Enter writes it as JSON.",
    discussion: moreOptions + " Exit status 1: nothing was chosen.")

  @OptionGroup var files: FileArguments
  @OptionGroup var chart: ChartOptions
  @OptionGroup var drawing: DrawingOptions
  @OptionGroup var color: ColorOption
  @OptionGroup var screen: ScreenOptions
  @OptionGroup var common: CommonOptions

  func task(_ settings: inout Settings) throws -> Task {
    let request = try chart.request(files.words, drawing, &settings)
    var task = screen.task(request, drawing.style(settings, color), settings)
    task.isPicking = true
    return .screen(task)
  }
}
