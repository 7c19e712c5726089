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
    // Help, the version and completions are written like all else.
    if exitCode(for: error).isSuccess {
      do throws(Failure) {
        try Output.write(fullMessage(for: error) + "\n")
      } catch {
        Output.fail(error.sentence(in: language), status: error.status)
      }
      CLibrary.exit(EXIT_SUCCESS)
    }
    Output.fail(sentence(for: error), status: status ?? EX_USAGE)
  }

  /// What is wrong with the command line, in a line that names the command.
  private static func sentence(for error: any Error) -> String {
    let sentence = message(for: error).replacing("\n  -", with: "")
    guard !(error is ValidationError),
      let help = fullMessage(for: error).split(separator: "\n").last
    else { return sentence }
    return sentence + (sentence.last == "?" || sentence.last == "." ? "" : ".") + help.dropFirst()
  }
}
