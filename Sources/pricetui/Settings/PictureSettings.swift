import CLibrary
import CellPictures
import ElectricityPrices
import PriceTexts
import PriceViewer
import TerminalCore

/// A picture of the chart instead of the screen.
enum PictureSettings {
  /// Where it goes.
  enum Destination: Equatable {
    case standardOutput
    case file(String)
  }

  /// Writes the picture: an SVG of the frame, with the sentences about it for those who cannot see.
  static func write(
    _ state: ViewerState, look theme: ThemeChoice, output: OutputSettings,
    to destination: Destination
  ) throws(Failure) {
    let isLight = theme.isLight ?? output.isOnLightGround
    let look = ViewerLook(
      theme: theme.theme, glyphs: output.glyphs.set ?? .braille, isLight: isLight,
      isInteractive: false, locale: output.texts)
    let size = output.size ?? CellSize(columns: 100, rows: 30)
    let sentences = PriceDescription(state, locale: output.texts).text
    let picture = ViewerScreen.frame(state, in: size, look: look).buffer.svg(
      colors: isLight ? .light : .dark,
      title: sentences.split(separator: "\n").first.map(String.init) ?? "",
      description: sentences)
    switch destination {
    case .standardOutput: Output.write(picture)
    case .file(let path):
      guard let code = Output.write(Array(picture.utf8), toFile: path) else { return }
      throw .command(.fileFailed(path, reason: String(cString: strerror(code))), EX_IOERR)
    }
  }

  /// Whether pictures of a file are written, by the end of its name.
  static func isWritable(_ path: String) -> Bool { path.hasSuffix(".svg") }
}
