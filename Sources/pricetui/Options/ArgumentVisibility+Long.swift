import ArgumentParser

extension ArgumentVisibility {
  /// In the long help, the manual and completions; not in the help of one screen.
  ///
  /// The parser's own `hidden` leaves options out of completions too.
  static let long: ArgumentVisibility =
    CommandLine.arguments.contains("--generate-completion-script") ? .default : .hidden
}
