import ArgumentParser
import ElectricityPrices
import TerminalCore

/// Where the chart goes, and what the terminal can show.
struct OutputOptions: ParsableArguments {
  @Flag(name: .customLong("print"), help: "Print the chart instead of showing the screen.")
  var print = false
  @Flag(help: "Describe the chart in sentences.") var describe = false
  @Flag(help: "Choose a slot: Enter writes it to standard output as JSON.") var pick = false

  @Option(help: "The characters: braille, block, ascii or auto.")
  var glyphs = OutputSettings().glyphs
  @Option(help: "When to use colours: auto, always or never.") var color = OutputSettings().color
  @Option(help: "The extent of a printed chart, such as 100x30.") var size: SizeArgument?
  @Option(
    help: "The language and the numbers, such as nb_NO or en_GB.", transform: TextLocale.named)
  var locale: TextLocale?
  @Flag(help: "Select what is under the pointer, without a button.") var hover = false
  @Flag(name: .customLong("no-mouse"), help: "Leave the mouse to the terminal.")
  var ignoresMouse = false

  func validate() throws {
    if [print, describe, pick].filter({ $0 }).count > 1 {
      throw ValidationError("Choose one of --print, --describe and --pick.")
    }
    if size != nil, describe || pick {
      throw ValidationError("--size is the extent of a printed chart.")
    }
    if hover, print || describe { throw ValidationError("--hover needs the screen.") }
    if hover, ignoresMouse { throw ValidationError("--hover needs the mouse.") }
  }

  /// What was chosen.
  var settings: OutputSettings {
    OutputSettings(
      print: print, describe: describe, pick: pick, glyphs: glyphs, color: color, size: size?.size,
      locale: locale, hover: hover, ignoresMouse: ignoresMouse)
  }
}

extension TextLocale {
  fileprivate static func named(_ text: String) throws -> TextLocale {
    guard let locale = TextLocale(text) else {
      throw ValidationError("“\(text)” is not a locale such as nb_NO or en_GB.")
    }
    return locale
  }
}

extension GlyphChoice: ExpressibleByArgument {}
extension ColorChoice: ExpressibleByArgument {}

/// An extent such as `100x30`, from 1x1 to 4096x2048.
struct SizeArgument: ExpressibleByArgument {
  let size: CellSize

  init?(argument: String) {
    let numbers = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      (1...4096).contains(columns), (1...2048).contains(rows)
    else { return nil }
    size = CellSize(columns: columns, rows: rows)
  }
}
