import CLibrary
import CellPictures
import ElectricityPrices
import PriceTexts
import PriceViewer
import TerminalCore

/// A picture of the chart instead of the screen.
struct PictureSettings {
  /// What it is made of.
  enum Form: String, CaseIterable {
    case svg, png

    /// The form of a file, by the end of its name.
    init?(ofFile path: String) {
      guard let form = Self.allCases.first(where: { path.hasSuffix("." + $0.rawValue) }) else {
        return nil
      }
      self = form
    }
  }

  // For screens of high density.
  private static let scale = 2

  let form: Form
  /// The file that it goes to; nil for standard output.
  let path: String?

  /// Writes the picture, with the sentences about it for those who cannot see where there is room
  /// for them.
  func write(
    _ state: ViewerState, look theme: ThemeChoice, output: OutputSettings
  ) throws(Failure) {
    guard form != .png || path != nil || isatty(STDOUT_FILENO) == 0 else {
      throw .command(.pngOnTerminal, EX_USAGE)
    }
    let isLight = theme.isLight ?? OutputTerminal().hasLightBackground
    var look = ViewerLook(
      theme: theme.theme, glyphs: output.glyphs.set ?? .braille, isLight: isLight,
      isInteractive: false, locale: output.texts)
    // Whoever asks for characters gets their picture.
    if output.glyphs.set == nil { look.pixels = PictureColors.cell }
    let colors: PictureColors = isLight ? .light : .dark
    look.follow(colors.background)
    let size = output.size ?? CellSize(columns: 100, rows: 30)
    let sentences = PriceDescription(state, locale: output.texts).text
    let frame = ViewerScreen.frame(state, in: size, look: look)
    if form == .png, size.imageCellWidth(scale: Self.scale) < 9 * Self.scale {
      Output.say(output.texts.language.catalogue.message(.pictureReduced))
    }
    let picture: [UInt8] =
      switch form {
      case .png: frame.buffer.png(frame.drawings, colors: colors, scale: Self.scale)
      case .svg:
        Array(
          frame.buffer.svg(
            frame.drawings, colors: colors,
            title: sentences.split(separator: "\n").first.map(String.init) ?? "",
            description: sentences
          ).utf8)
      }
    guard let path else { return Output.write(bytes: picture) }
    try Output.write(picture, toFile: path)
  }
}
