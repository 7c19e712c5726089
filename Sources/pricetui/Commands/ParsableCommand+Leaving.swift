import ArgumentParser
import CLibrary
import LocaleFormats

extension ParsableCommand {
  /// Ends the program with the sentence of an error, or with the help or version.
  ///
  /// - Parameter status: The exit status to use in place of the status of the error.
  static func leave(_ error: any Error, in language: Language, status: Int32? = nil) -> Never {
    if let failure = Failure(error) {
      Output.fail(failure.sentence(in: language), status: status ?? failure.status)
    }
    if let error = error as? ValidationError {
      Output.fail(error.message, status: status ?? EX_USAGE)
    }
    let message = fullMessage(for: error)
    guard message.hasPrefix(errorLabel) else {
      // Help, the version and completions are written like all else.
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

  /// Returns what is wrong with the command line, and which help to see, in a line.
  ///
  /// The parser's message says in several lines what is wrong, how to use the option and the
  /// command, and where help is.
  private static func sentence(of message: Substring) -> String {
    let ends = ["\nHelp: ", "\nUsage: "].compactMap { message.firstRange(of: $0)?.lowerBound }
    let sentence = message[..<(ends.min() ?? message.endIndex)].replacing("\n  -", with: "")
    let stop = sentence.last == "?" || sentence.last == "." ? " " : ". "
    let help = message.split(separator: "\n").last?.drop { $0 == " " } ?? ""
    return sentence + stop + help.replacing("See '", with: "See 'pricetui ")
  }
}
