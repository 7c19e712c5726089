import ArgumentParser

extension ArgumentVisibility {
  /// The visibility of options that only the short help omits.
  ///
  /// The parser's own `hidden` leaves options out of completions too.
  static let long: ArgumentVisibility =
    CommandLine.arguments.contains("--generate-completion-script") ? .default : .hidden
}
