import ArgumentParser
import CLibrary
import LocaleFormats
import Ncurses

/// The program: its commands.
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
    subcommands: [
      Show.self, Print.self, Describe.self, Pick.self, Now.self, Cheapest.self, Appliances.self,
      Cost.self, Stats.self, Export.self, Areas.self, Sources.self, Formats.self, Config.self,
      Cache.self,
    ],
    defaultSubcommand: Show.self)

  static func main() {
    acceptSignals()
    do {
      try StackLimit.ensure()
      try requireValues(CommandLine.arguments.dropFirst())
      var command = try parseAsRoot()
      try command.run()
    } catch {
      Self.leave(error, in: TextLocale.current.language)
    }
  }

  /// Refuses options with nothing after their equals sign, for which the parser would take the next
  /// word: where a variable is not set, the name of the file.
  private static func requireValues(_ words: some Sequence<String>) throws {
    for word in words.prefix(while: { $0 != "--" })
    where word.hasPrefix("--") && word.firstIndex(of: "=") == word.indices.last {
      throw ValidationError("Nothing follows '\(word)': write the value after the sign.")
    }
  }
}
