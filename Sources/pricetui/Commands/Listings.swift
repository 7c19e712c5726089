import ArgumentParser

/// The command that lists the areas whose prices can be fetched.
struct Areas: TaskCommand {
  static let configuration = CommandConfiguration(
    commandName: "areas",
    abstract: "List the areas, with their places and sources.")
  @OptionGroup var common: CommonOptions
  func task(_ settings: inout Settings) -> Task { .list(.areas, settings.locale) }
}

/// The command that lists the sources that prices are fetched from.
struct Sources: TaskCommand {
  static let configuration = CommandConfiguration(
    commandName: "sources",
    abstract: "List the sources, with their areas and terms.")
  @OptionGroup var common: CommonOptions
  func task(_ settings: inout Settings) -> Task { .list(.sources, settings.locale) }
}

/// The command that lists the file formats.
struct Formats: TaskCommand {
  static let configuration = CommandConfiguration(
    commandName: "formats",
    abstract: "List the formats of price files that are read.")
  @OptionGroup var common: CommonOptions
  func task(_ settings: inout Settings) -> Task { .list(.formats, settings.locale) }
}

/// The command that lists the settings and their origins.
struct Config: TaskCommand {
  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Show every setting and where it comes from.",
    discussion: "The output is a settings file; the manual lists its settings.")

  @Option(help: "Show the settings of this area.")
  var area: String?

  @OptionGroup var common: CommonOptions

  func task(_ settings: inout Settings) -> Task {
    settings.section = area
    return .configuration(listing: settings.listing)
  }
}

/// The command that shows the folder of the cache or empties it.
struct Cache: TaskCommand {
  static let configuration = CommandConfiguration(
    commandName: "cache",
    abstract: "Tell where fetched prices are cached, or remove them.")

  @Flag(help: "Remove the cached prices.")
  var clear = false

  @OptionGroup var common: CommonOptions

  func task(_ settings: inout Settings) -> Task { .cache(clears: clear, settings.locale) }
}
