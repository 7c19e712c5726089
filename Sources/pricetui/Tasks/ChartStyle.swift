import CLibrary
import LocaleFormats
import Ncurses
import PriceViewer
import TerminalCore

/// The colours, characters and language of a chart.
struct ChartStyle {
  var theme = ThemeChoice()
  var glyphs = GlyphChoice.auto
  var color = ColorChoice.auto
  let locale: TextLocale

  func terminalOptions(
    asksForGround: Bool, _ mouse: NcursesOptions.Mouse = .drag, watching paths: [String] = []
  ) -> NcursesOptions {
    NcursesOptions(
      colorDepth: hasColors ? nil : .monochrome, glyphs: glyphs.set, mouse: mouse,
      asksForGround: asksForGround && hasColors, tellsPixels: showsPictures,
      showsPictures: showsPictures, watchedPaths: paths)
  }

  /// Whether plots are drawn in pixels if the terminal supports it.
  private var showsPictures: Bool { glyphs.set == nil && hasColors }

  /// Returns the look of the screen on a terminal with `terminal` capabilities.
  func look(on terminal: TerminalCapabilities) -> ViewerLook {
    var look = ViewerLook(
      theme: theme.theme, glyphs: glyphs.set ?? terminal.glyphs, colorDepth: terminal.colorDepth,
      pixels: terminal.pictures, isLight: theme.isLight ?? OutputTerminal().hasLightBackground,
      locale: locale)
    look.isGroundUnknown =
      theme.isLight == nil && environmentVariable("COLORFGBG") == nil && hasColors
    return look
  }

  /// Returns a frame as bytes for standard output.
  ///
  /// - Parameter size: The size in cells; `nil` for the terminal's, or 100×30 without a terminal.
  func printed(_ state: ViewerState, size: CellSize?) -> [UInt8] {
    let terminal = OutputTerminal()
    let depth: ColorDepth =
      switch color {
      case .auto: terminal.colorDepth
      case .always: .inEnvironment(environmentVariable)
      case .never: .monochrome
      }
    // The prompt needs the last row.
    let own = terminal.size.map { CellSize(columns: $0.columns, rows: max(1, $0.rows - 1)) }
    let size = size ?? own ?? CellSize(columns: 100, rows: 30)
    var look = ViewerLook(
      theme: theme.theme, glyphs: glyphs.set ?? terminal.glyphs, colorDepth: depth,
      isLight: theme.isLight ?? terminal.hasLightBackground, isInteractive: false, locale: locale)
    // Waiting for the terminal's answer is only worthwhile if pixels are requested.
    let pictures =
      terminal.size != nil && showsPictures
      ? PrintedPictures(asking: glyphs == .pixels) : nil
    var state = state
    state.followColors(of: look)
    guard let pictures else {
      if glyphs == .pixels { Output.say(locale.catalogue.message(.noPictures)) }
      return ViewerScreen.frame(state, in: size, look: look).buffer.encoded(colorDepth: depth)
    }
    if let ground = pictures.ground, theme.isLight == nil { look.follow(ground) }
    if pictures.cell.isDrawable(on: size) {
      look.pixels = pictures.cell
    } else {
      Output.say(locale.catalogue.message(.picturesTooLarge))
    }
    let frame = ViewerScreen.frame(state, in: size, look: look)
    let images = frame.printedImages(cell: pictures.cell, look: look)
    return pictures.encoded(frame.buffer, images: images, colorDepth: depth)
  }

  /// Whether colours are wanted if the terminal has them; see no-color.org.
  private var hasColors: Bool {
    color == .always || color == .auto && environmentVariable("NO_COLOR") == nil
  }
}
