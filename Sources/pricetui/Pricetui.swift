import ArgumentParser
import PriceTexts

/// The program: its arguments.
@main struct Pricetui: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "pricetui", abstract: .text(.abstract), discussion: .text(.discussion),
      version: Version.text)
  }

  @OptionGroup(title: .text(.prices)) var file: FileOptions
  @OptionGroup(title: .text(.fetching)) var source: SourceOptions
  @OptionGroup(title: .text(.money)) var money: MoneyOptions
  @OptionGroup(title: .text(.chart)) var chart: ChartOptions
  @OptionGroup(title: .text(.output)) var output: OutputOptions
  @OptionGroup(title: .text(.data)) var data: DataOptions
  @OptionGroup(title: .text(.cheapTime)) var cheapest: CheapestOptions
  @OptionGroup(title: .text(.settings)) var configuration: ConfigurationOptions

  static func main() {
    do {
      try StackLimit.ensure()
      let words = CommandLine.arguments.dropFirst()
      if Configuration.isPresent(words) { return try run(with: Configuration(words)) }
      if let plain = PlainArguments(words) { return try plain.settings.run() }
      try requireValues(words)
      var command = try parseAsRoot()
      try command.run()
    } catch {
      leave(error)
    }
  }

  /// Refuses options with nothing after their equals sign, for which the parser would take the next
  /// word: where a variable is not set, the name of the file.
  static func requireValues(_ words: some Sequence<String>) throws {
    for word in words.prefix(while: { $0 != "--" })
    where word.hasPrefix("--") && word.firstIndex(of: "=") == word.indices.last {
      throw ValidationError(.nothingFollows(word))
    }
  }

  func validate() throws {
    if data.output == .svg, output.print || output.describe || output.pick || output.hover {
      throw ValidationError(.svgIsChart)
    }
    if output.savePicture != nil, data.output != nil || data.settings.isAlert {
      throw ValidationError(.pictureOrOutput)
    }
    try validateCheapest()
    guard data.settings.isWanted, output.settings.isAboutCharts || chart.select != nil else {
      return
    }
    throw ValidationError(.dataDrawNothing)
  }

  private func validateCheapest() throws {
    switch settings.cheapestContradiction {
    case .forms: throw ValidationError(.cheapestForms)
    case .isNowForms: throw ValidationError(.isNowForms)
    case nil: break
    }
  }

  func run() throws { try settings.run() }

  private var picture: PictureSettings {
    PictureSettings(
      destination: output.savePicture.map { .file($0) }
        ?? (data.output == .svg ? .standardOutput : nil))
  }

  /// What was chosen.
  var settings: Settings {
    Settings(
      file: file.settings, source: source.settings, money: money.settings, chart: chart.settings,
      output: output.settings, data: data.settings, cheapest: cheapest.settings, picture: picture)
  }
}
