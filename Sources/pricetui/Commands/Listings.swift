import ArgumentParser

struct Areas: TaskCommand {
  static let configuration = CommandConfiguration(
    "areas", "List the areas, with their places and sources.", discussion: "")
  @OptionGroup var common: CommonOptions
  func task(_ settings: inout Settings) throws -> Task { .text(settings.locale.catalogue.areas) }
}

struct Sources: TaskCommand {
  static let configuration = CommandConfiguration(
    "sources", "List the sources, with their areas and terms.", discussion: "")
  @OptionGroup var common: CommonOptions
  func task(_ settings: inout Settings) throws -> Task { .text(settings.locale.catalogue.sources) }
}

struct Formats: TaskCommand {
  static let configuration = CommandConfiguration(
    "formats", "List the formats of price files that are read.", discussion: "")
  @OptionGroup var common: CommonOptions
  func task(_ settings: inout Settings) throws -> Task { .text(settings.locale.catalogue.formats) }
}

struct Config: TaskCommand {
  static let configuration = CommandConfiguration(
    "config", "Show each setting above the sections and where it comes from.",
    discussion: "The output is a settings file without sections; the manual lists its settings.")

  @Option(help: "Show the settings of this area.", transform: OptionValue.area)
  var area: String?

  @OptionGroup var common: CommonOptions

  func task(_ settings: inout Settings) throws -> Task {
    settings.section = area
    return .text(settings.listing)
  }
}

struct Cache: TaskCommand {
  static let configuration = CommandConfiguration(
    "cache", "Tell where fetched prices are cached, or remove them.", discussion: "")

  @Flag(help: "Remove the cached prices.")
  var clear = false

  @OptionGroup var common: CommonOptions

  func task(_ settings: inout Settings) throws -> Task {
    .cache(clears: clear, settings.locale.catalogue)
  }
}
