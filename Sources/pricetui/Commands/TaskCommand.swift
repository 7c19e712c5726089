import ArgumentParser
import LocaleFormats

/// A command that does a task with its options and the settings.
protocol TaskCommand: ParsableCommand {
  var common: CommonOptions { get }
  /// Whether the exit status is an answer; errors then need another status than 1, which is “no”.
  var answersByStatus: Bool { get }

  /// Does the task.
  func run(_ settings: inout Settings) throws
}

extension TaskCommand {
  var answersByStatus: Bool { false }

  func run() throws {
    var settings = Settings(
      file: common.config, ignoresFile: common.ignoresConfig, locale: common.locale)
    do {
      try settings.tell()
      try run(&settings)
    } catch {
      Self.leave(error, in: settings.locale.language, status: answersByStatus ? 2 : nil)
    }
  }
}

/// The line in the help of commands that have options for rare cases too.
let moreOptions = "--help-hidden lists all options, and the manual explains them."

extension CommandConfiguration {
  init(
    _ name: String, _ abstract: String, usage: String? = nil, discussion: String = moreOptions
  ) {
    self.init(commandName: name, abstract: abstract, usage: usage, discussion: discussion)
  }
}

/// The options of every command.
struct CommonOptions: ParsableArguments {
  @Option(help: "The language and the numbers, such as nb_NO.", transform: OptionValue.locale)
  var locale: TextLocale?

  @Option(help: .long("Read this settings file.", "file"), completion: .file())
  var config: String?

  @Flag(name: .customLong("no-config"), help: .long("Read no settings file."))
  var ignoresConfig = false

  func validate() throws {
    try refuse(config != nil && ignoresConfig, "Choose one of --config and --no-config.")
  }
}
