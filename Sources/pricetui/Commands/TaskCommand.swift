import ArgumentParser
import CLibrary
import LocaleFormats

/// A command that does a task with its options and the settings.
protocol TaskCommand: ParsableCommand {
  var common: CommonOptions { get }
  /// Whether the exit status is an answer; errors then need another status than 1, which is “no”.
  var answersByStatus: Bool { get }

  /// Makes the task from the options and the settings.
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

/// The line in the help of commands that have options for rare cases too.
let moreOptions = "--help-hidden lists all options, and the manual explains them."

extension CommandConfiguration {
  /// Creates the configuration of a command, which is parsed by itself.
  ///
  /// With the name of the program before it, the parser does not look for a request of a completion
  /// script, which takes a ninth of the start and only the root answers.
  init(
    _ name: String, _ abstract: String, usage: String? = nil, discussion: String = moreOptions
  ) {
    self.init(
      commandName: name, _superCommandName: "pricetui", abstract: abstract, usage: usage,
      discussion: discussion)
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

extension ParsableCommand {
  /// Ends the program with the message of an error, or with the help or version.
  ///
  /// - Parameter status: The exit status; `nil` for the status of the error.
  static func leave(_ error: any Error, in language: Language, status: Int32? = nil) -> Never {
    if let failure = Failure(error) {
      Output.fail(failure.sentence(in: language), status: status ?? failure.status)
    }
    if let error = error as? ValidationError {
      Output.fail(error.message, status: status ?? EX_USAGE)
    }
    let message = fullMessage(for: error)
    guard message.hasPrefix(errorLabel) else {
      // Written through `Output`, which reports a failure to write.
      do throws(Failure) {
        try Output.write(message + "\n")
      } catch {
        Output.fail(error.sentence(in: language), status: error.status)
      }
      CLibrary.exit(EXIT_SUCCESS)
    }
    Output.fail(sentence(of: message.dropFirst(errorLabel.count)), status: status ?? EX_USAGE)
  }

  private static var errorLabel: String { "Error: " }

  /// Returns the parser's message about the command line as one line.
  ///
  /// The parser writes several lines: the fault, the usage of the option and the command, and the
  /// help to read.
  private static func sentence(of message: Substring) -> String {
    let ends = ["\nHelp: ", "\nUsage: "].compactMap { message.firstRange(of: $0)?.lowerBound }
    let sentence = message[..<(ends.min() ?? message.endIndex)].replacing("\n  -", with: "")
      .split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
    let stop = sentence.last == "?" || sentence.last == "." ? " " : ". "
    let help = message.split(separator: "\n").last?.drop { $0 == " " } ?? ""
    let program = help.contains("'pricetui ") ? "" : "pricetui "
    return sentence + stop + help.replacing("See '", with: "See '" + program)
  }
}
