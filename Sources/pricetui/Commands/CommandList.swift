import ArgumentParser

enum CommandList {
  static let all: [any ParsableCommand.Type] = [
    Show.self, Print.self, Describe.self, Pick.self, Now.self, Cheapest.self, Appliances.self,
    Cost.self, Stats.self, Export.self, Areas.self, Sources.self, Formats.self, Config.self,
    Cache.self,
  ]

  /// Returns the command named `word`; `nil` if there is none.
  static func command(named word: String) -> (any ParsableCommand.Type)? {
    all.first { $0._commandName == word }
  }
}

/// The price files among the arguments.
struct FileArguments: ParsableArguments {
  @Argument(
    help: .named(
      "Files or folders; - is standard input; today, tomorrow or yesterday with --area.", "file"),
    completion: .file())
  var arguments: [String] = []

  /// The arguments; throws if one is the name of a command, after the parser's own errors.
  var words: [String] {
    get throws {
      guard let command = arguments.first(where: { CommandList.command(named: $0) != nil }) else {
        return arguments
      }
      throw ValidationError(
        "'\(command)' is a command, which stands first: pricetui \(command). "
          + "A file of this name is ./\(command).")
    }
  }
}
