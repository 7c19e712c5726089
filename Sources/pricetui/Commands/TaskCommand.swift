import ArgumentParser
import LocaleFormats

/// A command that makes one task from its options and the settings, and runs it.
protocol TaskCommand: ParsableCommand {
  var common: CommonOptions { get }
  /// Whether the exit status is an answer; errors then need another status than 1, which is “no”.
  var answersByStatus: Bool { get }

  /// Returns the task; the options are not read afterwards.
  func task(_ settings: inout Settings) throws -> Task
}

extension TaskCommand {
  var answersByStatus: Bool { false }

  func run() throws {
    var settings = Settings(
      file: common.config, ignoresFile: common.ignoresConfig, locale: common.locale)
    do {
      try settings.tell()
      try task(&settings).run()
    } catch {
      Self.leave(error, in: settings.locale.language, status: answersByStatus ? 2 : nil)
    }
  }
}

/// The options of every command.
struct CommonOptions: ParsableArguments {
  @Option(help: "The language and the numbers, such as nb_NO.", transform: OptionValue.locale)
  var locale: TextLocale?

  @Option(
    help: ArgumentHelp("Read this settings file.", valueName: "file", visibility: .long),
    completion: .file())
  var config: String?

  @Flag(
    name: .customLong("no-config"),
    help: ArgumentHelp("Read no settings file.", visibility: .long))
  var ignoresConfig = false

  func validate() throws {
    if config != nil, ignoresConfig {
      throw ValidationError("Choose one of --config and --no-config.")
    }
  }
}
