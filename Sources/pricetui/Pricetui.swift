import ArgumentParser
import Ncurses
import PriceTexts

/// The program: its arguments.
@main struct Pricetui: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "pricetui", abstract: .text(.abstract), discussion: .text(.discussion),
      version: Version.text)
  }

  @OptionGroup(title: .text(.prices)) var file: SettingOptions<FileOptions>
  @OptionGroup(title: .text(.fetching)) var source: SettingOptions<SourceOptions>
  @OptionGroup(title: .text(.money)) var money: SettingOptions<MoneyOptions>
  @OptionGroup(title: .text(.costs)) var costs: SettingOptions<CostOptions>
  @OptionGroup(title: .text(.chart)) var chart: SettingOptions<ChartOptions>
  @OptionGroup(title: .text(.output)) var output: SettingOptions<OutputOptions>
  @OptionGroup(title: .text(.data)) var data: SettingOptions<DataOptions>
  @OptionGroup(title: .text(.cheapTime)) var cheapest: SettingOptions<CheapestOptions>
  @OptionGroup(title: .text(.settings)) var settings: SettingOptions<ConfigurationOptions>

  /// What was given, part by part.
  var given: [GivenSetting] {
    file.given + source.given + money.given + costs.given + chart.given + output.given
      + data.given + cheapest.given + settings.given
  }

  static func main() {
    acceptSignals()
    do {
      try StackLimit.ensure()
      let words = Array(CommandLine.arguments.dropFirst())
      let configuration = Configuration(words)
      configuration.tell()
      let given = try given(words)
      if configuration.isShown {
        return Output.write(configuration.listing(beside: given))
      }
      try configuration.settings(given).run()
    } catch {
      leave(error)
    }
  }

  /// What words of a command line give, by the shortest way that understands them.
  ///
  /// - Throws: What the parser throws: mistakes of grammar, and that help is wanted.
  static func given(_ words: [String]) throws -> [GivenSetting] {
    if let plain = [GivenSetting](plain: words) { return plain }
    try requireValues(words)
    return try parse(words).given
  }

  /// Refuses options with nothing after their equals sign, for which the parser would take the next
  /// word: where a variable is not set, the name of the file.
  static func requireValues(_ words: some Sequence<String>) throws {
    for word in words.prefix(while: { $0 != "--" })
    where word.hasPrefix("--") && word.firstIndex(of: "=") == word.indices.last {
      throw Failure.usage(.nothingFollows(word))
    }
  }
}
