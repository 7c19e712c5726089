import CLibrary
import CellPictures
import PriceViewer
import TerminalCore

/// The file formats of pictures.
enum PictureForm: String {
  case svg, html, png

  var abstract: String {
    switch self {
    case .svg: "The chart as a picture in SVG."
    case .html: "The chart as a page; the pointer and arrow keys select a slot."
    case .png: "The chart as a picture in PNG."
    }
  }
}

extension ChartRequest {
  /// Writes a picture, with the description of the chart if the format has a field for it.
  ///
  /// - Parameter path: The file to write; `nil` for standard output.
  func writePicture(
    _ form: PictureForm, _ style: ChartStyle, size: CellSize?, to path: String?
  ) throws {
    let state = try open().state
    guard form != .png || path != nil || isatty(STDOUT_FILENO) == 0 else {
      throw Failure.command(.pngOnTerminal, EX_USAGE)
    }
    // Two pixels a point, for screens of high density.
    let scale = 2
    let isLight = style.theme.isLight ?? OutputTerminal().hasLightBackground
    // An explicit choice of characters is kept in the picture.
    var look = ViewerLook(
      theme: style.theme.theme, glyphs: style.glyphs.set ?? .braille,
      pixels: style.glyphs.set == nil ? PictureColors.cell : nil, isLight: isLight,
      isInteractive: false, locale: style.locale)
    let colors: PictureColors = isLight ? .light : .dark
    look.follow(colors.background)
    let size = size ?? CellSize(columns: 100, rows: 30)
    let frame = ViewerScreen.frame(state, in: size, look: look, drawsSelection: form != .html)
    switch form {
    case .png:
      if size.imageCellWidth(scale: scale) < 9 * scale {
        Output.say(style.locale.catalogue.message(.pictureReduced))
      }
      try Output.write(frame.buffer.png(frame.drawings, colors: colors, scale: scale), to: path)
    case .svg, .html:
      let sentences = PriceDescription(state, locale: style.locale).text
      let title = sentences.split(separator: "\n").first.map(String.init) ?? ""
      let picture = frame.buffer.svg(
        frame.drawings, colors: colors, title: title, description: sentences)
      let text =
        form == .svg
        ? frame.titled(picture).document : frame.page(of: picture, title: title, colors: colors)
      try Output.write(text, to: path)
    }
  }
}
