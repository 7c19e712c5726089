import ArgumentParser
import LocaleFormats
import PriceTexts
import TerminalCore

/// Where the chart goes, and what the terminal can show.
struct OutputOptions: ParsableArguments {
  @Flag(name: .customLong("print"), help: .text(.print))
  var print = false
  @Flag(help: .text(.describe)) var describe = false
  @Flag(help: .text(.pick)) var pick = false

  @Option(help: .text(.glyphs))
  var glyphs = OutputSettings().glyphs
  @Option(help: .text(.color)) var color = OutputSettings().color
  @Option(help: .text(.savePicture), completion: .file()) var savePicture: String?
  @Option(help: .text(.size), transform: CellSize.named) var size: CellSize?
  @Option(
    help: .text(.locale), transform: TextLocale.named)
  var locale: TextLocale?
  @Flag(help: .text(.hover)) var hover = false
  @Flag(name: .customLong("no-mouse"), help: .text(.noMouse))
  var ignoresMouse = false

  func validate() throws {
    if [print, describe, pick, savePicture != nil].filter({ $0 }).count > 1 {
      throw ValidationError(.severalWays)
    }
    if let savePicture, !PictureSettings.isWritable(savePicture) {
      throw ValidationError(.notPicture(savePicture))
    }
    if size != nil, describe || pick {
      throw ValidationError(.sizeNeedsPrint)
    }
    if hover, print || describe { throw ValidationError(.hoverNeedsScreen) }
    if hover, ignoresMouse { throw ValidationError(.hoverNeedsMouse) }
  }

  /// What was chosen.
  var settings: OutputSettings {
    OutputSettings(
      print: print, describe: describe, pick: pick, glyphs: glyphs, color: color, size: size,
      locale: locale, hover: hover, ignoresMouse: ignoresMouse)
  }
}

extension TextLocale {
  fileprivate static func named(_ text: String) throws -> TextLocale {
    guard let locale = TextLocale(text) else {
      throw ValidationError(.notLocale(text))
    }
    return locale
  }
}

extension GlyphChoice: ExpressibleByArgument {}
extension ColorChoice: ExpressibleByArgument {}

extension CellSize {
  fileprivate static func named(_ text: String) throws -> CellSize {
    guard let size = CellSize(text) else { throw ValidationError(.notSize(text)) }
    return size
  }
}
