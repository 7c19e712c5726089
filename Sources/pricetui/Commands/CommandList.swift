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
  var words: [String] = []
}
