import CLibrary
import LocaleFormats
import Ncurses
import PriceSources
import PriceViewer
import TerminalCore

/// Where the chart goes, and what the terminal can show.
struct OutputSettings {
  var print = false
  var describe = false
  var statistics = false
  var pick = false
  /// The file that a picture of the chart goes to.
  var picturePath: String?
  var glyphs = GlyphChoice.auto
  var color = ColorChoice.auto
  var size: CellSize?
  var locale: TextLocale?
  var hover = false
  var ignoresMouse = false

  /// Whether a frame is written to standard output instead of the screen.
  var prints: Bool { print || !pick && isatty(STDOUT_FILENO) == 0 }
  /// Whether something is asked for that only a chart or the screen has.
  var isAboutCharts: Bool { print || describe || pick || hover || size != nil }
  /// How words and numbers are written.
  var texts: TextLocale { locale ?? .current }

  /// What the terminal is asked for.
  func terminalOptions(
    asksForGround: Bool, watching paths: [String] = []
  ) -> NcursesOptions {
    NcursesOptions(
      colorDepth: hasColors ? nil : .monochrome, glyphs: glyphs.set,
      mouse: ignoresMouse ? .off : hover ? .hover : .drag,
      asksForGround: asksForGround && hasColors, tellsPixels: showsPictures,
      showsPictures: showsPictures, watchedPaths: paths)
  }

  /// Whether plots are drawn in pixels where the terminal can.
  private var showsPictures: Bool { glyphs.set == nil && hasColors }

  /// The look of the screen on a terminal with these capabilities.
  func look(theme: ThemeChoice, on terminal: TerminalCapabilities) -> ViewerLook {
    var look = ViewerLook(
      theme: theme.theme, glyphs: glyphs.set ?? terminal.glyphs, colorDepth: terminal.colorDepth,
      isLight: theme.isLight ?? OutputTerminal().hasLightBackground, locale: texts)
    look.pixels = terminal.pictures
    return look
  }

  /// A frame as bytes for standard output.
  func printed(_ state: ViewerState, look theme: ThemeChoice) -> [UInt8] {
    let terminal = OutputTerminal()
    let depth: ColorDepth =
      switch color {
      case .auto: terminal.colorDepth
      case .always: .inEnvironment(environmentVariable)
      case .never: .monochrome
      }
    // The last row is the prompt's.
    let own = terminal.size.map { CellSize(columns: $0.columns, rows: max(1, $0.rows - 1)) }
    let size = size ?? own ?? CellSize(columns: 100, rows: 30)
    var look = ViewerLook(
      theme: theme.theme, glyphs: glyphs.set ?? terminal.glyphs, colorDepth: depth,
      isLight: theme.isLight ?? terminal.hasLightBackground, isInteractive: false, locale: texts)
    // Waiting for a terminal's answer is only worthwhile where pixels were asked for.
    let pictures =
      terminal.size != nil && showsPictures
      ? PrintedPictures(asking: glyphs == .pixels) : nil
    guard let pictures else {
      if glyphs == .pixels { Output.say(texts.language.catalogue.message(.noPictures)) }
      return ViewerScreen.frame(state, in: size, look: look).buffer.encoded(colorDepth: depth)
    }
    if let ground = pictures.ground, theme.isLight == nil { look.follow(ground) }
    if pictures.cell.isDrawable(on: size) {
      look.pixels = pictures.cell
    } else {
      Output.say(texts.language.catalogue.message(.picturesTooLarge))
    }
    let frame = ViewerScreen.frame(state, in: size, look: look)
    let images = frame.printedImages(cell: pictures.cell, look: look)
    return pictures.encoded(frame.buffer, images: images, colorDepth: depth)
  }

  /// Whether colours are wanted where they can be seen; see no-color.org.
  private var hasColors: Bool {
    color == .always || color == .auto && environmentVariable("NO_COLOR") == nil
  }
}

/// The values of `--glyphs`.
enum GlyphChoice: String, CaseIterable {
  case auto, pixels, braille, sextant, octant, block, ascii

  /// The set of characters; nil for what the terminal shows best.
  var set: GlyphSet? { GlyphSet(rawValue: rawValue) }
}

/// The values of `--color`.
enum ColorChoice: String, CaseIterable {
  case auto, always, never
}
