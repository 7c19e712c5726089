import ArgumentParser
import CLibrary
import LocaleFormats
import Ncurses

@main struct Pricetui: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pricetui",
    abstract: "Show electricity prices as a chart in the terminal.",
    discussion: """
      `pricetui today.json` shows the prices of a file and `pricetui --area NO1` those of an area; \
      where standard output is no terminal, the chart is printed. On the screen ? lists the keys. \
      A file with the name of a command is ./NAME or --file NAME.
      """,
    version: Version.text,
    subcommands: CommandList.all,
    defaultSubcommand: Show.self)

  static func main() {
    acceptSignals()
    do {
      try ensureStack()
      try refuseMisread(CommandLine.arguments.dropFirst())
      var command = try parsed()
      try command.run()
    } catch {
      Self.leave(error, in: TextLocale.current.language)
    }
  }

  /// Raises a limit of the stack that the parent process has set too low.
  ///
  /// The stack then grows up to the new limit.
  ///
  /// - Throws: ``Failure`` if the system does not permit it.
  private static func ensureStack() throws(Failure) {
    // Twice what the deepest views and the parser of arguments need.
    let kilobytes = 768
    var limit = rlimit()
    let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    let wanted = rlim_t(kilobytes) << 10
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < wanted else { return }
    let present = Int(limit.rlim_cur >> 10)
    limit.rlim_cur = wanted
    limit.rlim_max = max(limit.rlim_max, wanted)
    guard setrlimit(resource, &limit) == 0 else {
      throw .command(.smallStack(present: present, needed: kilobytes), EX_OSERR)
    }
  }

  /// Returns the command that the arguments call.
  ///
  /// From the root, the parser collects the options of the default command and of the named command
  /// three times, which takes longer than printing a day; so the command is parsed by itself. Only
  /// help and the version need the root.
  private static func parsed() throws -> any ParsableCommand {
    let words = Array(CommandLine.arguments.dropFirst())
    guard words.first != "help", !words.contains(where: isAboutProgram) else {
      return try parseAsRoot()
    }
    guard let named = words.first.flatMap(CommandList.command) else {
      return try Show.parseAsRoot(words)
    }
    return try named.parseAsRoot(Array(words.dropFirst()))
  }

  private static func isAboutProgram(_ word: String) -> Bool {
    word == "-h" || word == "--version" || word.hasPrefix("--help")
      || word.hasPrefix("--generate-completion")
  }

  /// The options that may be given several times: those with several values, and those without any.
  static let repeatable: Set = [
    "--file", "--usage", "--contract", "--add", "--show", "--print", "--offline", "--forecast",
    "--refresh", "--power-by-slot", "--split", "--is-now", "--watch", "--with-forecast", "--hover",
    "--no-mouse", "--no-watch", "--no-config", "--clear",
  ]

  /// Throws for arguments that the parser would misread.
  ///
  /// For an option with nothing after its equals sign, as from an unset variable, the parser takes
  /// the next word, such as a file name. It reads `-1h` as the options `-1` and `-h`. Of two values
  /// of one option it takes the last.
  private static func refuseMisread(_ words: some Sequence<String>) throws {
    var isValue = false
    var given: Set<Substring> = []
    for word in words.prefix(while: { $0 != "--" }) {
      let isLong = word.hasPrefix("--")
      let name = word.prefix { $0 != "=" }
      if isLong, !repeatable.contains(String(name)), !given.insert(name).inserted {
        throw ValidationError("'\(name)' is given twice: choose one value.")
      }
      if isLong, word.firstIndex(of: "=") == word.indices.last {
        throw ValidationError("Nothing follows '\(word)': write the value after the sign.")
      }
      if !isValue, word.hasPrefix("-"), word.dropFirst().first?.isNumber == true {
        throw ValidationError("'\(word)' is no option and no length; a file is ./\(word).")
      }
      isValue = isLong && !word.contains("=")
    }
  }
}
