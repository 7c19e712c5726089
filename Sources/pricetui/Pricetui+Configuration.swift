import CLibrary
import PriceTexts

extension Pricetui {
  /// Runs the program with what the settings say beside the command line.
  static func run(with configuration: Configuration) throws {
    // Known before all other texts, like `--locale`.
    if let locale = Setting.named("locale").flatMap({ configuration.entry($0, section: nil) }) {
      setenv("PRICETUI_LOCALE", locale.values[0], 0)
    }
    if configuration.lacksFile, let complaint = configuration.complaints.first {
      Output.fail(complaint, status: EX_NOINPUT)
    }
    if configuration.isShown {
      return Output.write(ConfigurationListing(configuration: configuration).text)
    }
    for complaint in configuration.complaints { Output.say(complaint) }
    try requireValues(configuration.words)
    let bare = try settings(of: configuration.words)
    try settings(of: configuration.words(for: bare)).run()
  }

  /// What words ask for, by the shortest way that understands them.
  private static func settings(of words: [String]) throws -> Settings {
    if let plain = PlainArguments(words, needsPrices: false) { return plain.settings }
    return try parse(words).settings
  }
}
