import ArgumentParser
import CLibrary
import LocaleFormats

extension Pricetui {
  /// Ends the program for a reason, which can be that its help was asked for.
  ///
  /// For a script that asks through an alert or `--is-now`, the status is 2: trouble must not look
  /// like an answer.
  static func leave(_ error: any Error) -> Never {
    if let failure = Failure(error) {
      say(failure.sentence(in: .ofCommandLine), failure.status)
    }
    guard !exitCode(for: error).isSuccess else {
      // Help, the version, completions: written like all else.
      Output.write(HelpPage(text: fullMessage(for: error)).text(in: .ofCommandLine) + "\n")
      CLibrary.exit(EXIT_SUCCESS)
    }
    say(ParserMessage(message(for: error)).sentence(in: .ofCommandLine), EX_USAGE)
  }

  private static func say(_ sentence: String, _ status: Int32) -> Never {
    let isAlert = CommandLine.arguments.contains {
      $0.hasPrefix("--alert-") || $0 == "--is-now"
    }
    let end = sentence.hasSuffix(".") || sentence.hasSuffix("?") ? "" : "."
    Output.fail(sentence + end, status: isAlert ? 2 : status)
  }
}
