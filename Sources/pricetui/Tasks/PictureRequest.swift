import CLibrary
import CellPictures
import PriceTexts
import PriceViewer
import TerminalCore

/// The file formats of pictures.
enum PictureForm: String { case svg, html, png }

/// A request for a picture of a chart.
struct PictureRequest {
  let form: PictureForm
  /// The file to write; `nil` for standard output.
  let path: String?
  let size: CellSize?

  // Two pixels a point, for screens of high density.
  private static let scale = 2

  /// Writes the picture, with the description of the chart if the format has a field for it.
  func write(_ state: ViewerState, _ style: ChartStyle) throws(Failure) {
    guard form != .png || path != nil || isatty(STDOUT_FILENO) == 0 else {
      throw .command(.pngOnTerminal, EX_USAGE)
    }
    let isLight = style.theme.isLight ?? OutputTerminal().hasLightBackground
    var look = ViewerLook(
      theme: style.theme.theme, glyphs: style.glyphs.set ?? .braille, isLight: isLight,
      isInteractive: false, locale: style.locale)
    // An explicit choice of characters is kept in the picture.
    if style.glyphs.set == nil { look.pixels = PictureColors.cell }
    let colors: PictureColors = isLight ? .light : .dark
    look.follow(colors.background)
    let size = size ?? CellSize(columns: 100, rows: 30)
    var shown = state
    // The HTML page draws the selection itself.
    if form == .html { shown.selection = nil }
    let frame = ViewerScreen.frame(shown, in: size, look: look)
    switch form {
    case .png:
      if size.imageCellWidth(scale: Self.scale) < 9 * Self.scale {
        Output.say(style.locale.language.catalogue.message(.pictureReduced))
      }
      try Output.write(
        frame.buffer.png(frame.drawings, colors: colors, scale: Self.scale), to: path)
    case .svg, .html:
      let sentences = PriceDescription(state, locale: style.locale).text
      let title = sentences.split(separator: "\n").first.map(String.init) ?? ""
      let text = frame.titled(
        frame.buffer.svg(
          frame.drawings, colors: colors, title: title, description: sentences),
        columnWidth: PictureColors.unitsPerCell.columns,
        rowHeight: PictureColors.unitsPerCell.rows)
      guard form == .html else { return try Output.write(Array(text.utf8), to: path) }
      let index = state.selection.flatMap { state.series.index(containing: $0) }
      let page = ViewerFrame.page(
        of: text, title: title, selecting: index.map { $0 - state.visible.lowerBound },
        language: style.locale.language.rawValue,
        colors: (
          look.colors.selection.hexadecimal, colors.background.hexadecimal,
          colors.foreground.hexadecimal
        ))
      try Output.write(Array(page.utf8), to: path)
    }
  }
}
