import CLibrary
import PriceTexts

extension Pricetui {
  /// Runs the program with what the settings say beside the command line.
  static func run(with configuration: Configuration) throws {
    // Known before all other texts, like `--locale`.
    if let locale = configuration.value("locale") { setenv("PRICETUI_LOCALE", locale, 0) }
    if configuration.lacksFile, let complaint = configuration.complaints.first {
      Output.fail(complaint, status: EX_NOINPUT)
    }
    for complaint in configuration.complaints { Output.say(complaint) }
    if configuration.isShown {
      return Output.write(ConfigurationListing(configuration: configuration).text)
    }
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
