import ArgumentParser
import CLibrary
import LocaleFormats
import TerminalCore

extension Pricetui {
  /// Ends the program for a reason, which can be that its help was asked for.
  ///
  /// For a script that asks through an alert, the status is 2: trouble must not look like an answer.
  static func leave(_ error: any Error) -> Never {
    if let failure = error as? Failure {
      say(failure.sentence(in: .ofCommandLine), failure.status)
    }
    guard !exitCode(for: error).isSuccess else { exit(withError: error) }
    say(message(for: error), EX_USAGE)
  }

  private static func say(_ sentence: String, _ status: Int32) -> Never {
    let isAlert = CommandLine.arguments.contains { $0.hasPrefix("--alert-") }
    let end = sentence.hasSuffix(".") || sentence.hasSuffix("?") ? "" : "."
    Output.fail(sentence.visible + end, status: isAlert ? 2 : status)
  }
}
