import ArgumentParser

extension ArgumentHelp {
  /// Returns the help of an option with a name for its value.
  static func named(_ abstract: String, _ value: String) -> ArgumentHelp {
    ArgumentHelp(abstract, valueName: value)
  }

  /// Returns the help of an option that only the short help omits.
  ///
  /// The parser's own visibility `hidden` leaves options out of completions too.
  static func long(_ abstract: String, _ value: String? = nil) -> ArgumentHelp {
    ArgumentHelp(abstract, valueName: value, visibility: longVisibility)
  }

  private static let longVisibility: ArgumentVisibility =
    CommandLine.arguments.contains("--generate-completion-script") ? .default : .hidden
}

extension ParsableArguments {
  /// Throws for options that do not go together.
  func refuse(_ areWrong: Bool, _ reason: @autoclosure () -> String) throws {
    if areWrong { throw ValidationError(reason()) }
  }
}
