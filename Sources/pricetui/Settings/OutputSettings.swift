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
  /// Whether faint colours are mixed with a light ground: the terminal says that its own is white,
  /// by rxvt's convention, `foreground;ground`.
  var isOnLightGround: Bool {
    ["7", "15"].contains(environmentVariable("COLORFGBG")?.split(separator: ";").last)
  }
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

  /// The look on a terminal that can show so much.
  func look(theme: ThemeChoice, on terminal: TerminalCapabilities) -> ViewerLook {
    var look = ViewerLook(
      theme: theme.theme, glyphs: glyphs.set ?? terminal.glyphs, colorDepth: terminal.colorDepth,
      isLight: theme.isLight ?? isOnLightGround, locale: texts)
    look.pixels = terminal.pictures
    return look
  }

  /// A frame as bytes for standard output.
  func printed(_ state: ViewerState, look theme: ThemeChoice) -> [UInt8] {
    let isTerminal = isatty(STDOUT_FILENO) != 0
    let depth: ColorDepth =
      color == .always || isTerminal && hasColors ? Self.depth : .monochrome
    let glyphs = glyphs.set ?? NcursesTerminal.printableGlyphs
    let size = size ?? Self.terminalSize ?? CellSize(columns: 100, rows: 30)
    var look = ViewerLook(
      theme: theme.theme, glyphs: glyphs, colorDepth: depth,
      isLight: theme.isLight ?? isOnLightGround, isInteractive: false, locale: texts)
    // Only whoever wants pixels for certain waits for a terminal's word.
    let pictures =
      isTerminal && showsPictures ? PrintedPictures(asking: self.glyphs == .pixels) : nil
    guard let pictures else {
      if self.glyphs == .pixels { Output.say(texts.language.catalogue.message(.noPictures)) }
      return ViewerScreen.frame(state, in: size, look: look).buffer.encoded(colorDepth: depth)
    }
    if let ground = pictures.ground, theme.isLight == nil { look.follow(ground) }
    look.pixels = pictures.cell
    let frame = ViewerScreen.frame(state, in: size, look: look)
    return pictures.encoded(frame.buffer, images: frame.images, colorDepth: depth)
  }

  /// Whether colours are wanted where they can be seen; see no-color.org.
  private var hasColors: Bool {
    color == .always || color == .auto && environmentVariable("NO_COLOR") == nil
  }

  /// The colours of a terminal that is only written to.
  private static var depth: ColorDepth {
    if ["truecolor", "24bit"].contains(environmentVariable("COLORTERM")) { return .trueColor }
    return environmentVariable("TERM") == "linux" ? .ansi8 : .indexed256
  }

  /// The extent of the terminal on standard output, less the row of the prompt.
  private static var terminalSize: CellSize? {
    guard let size = windowSize(of: STDOUT_FILENO), size.ws_row > 1 else { return nil }
    return CellSize(columns: Int(size.ws_col), rows: Int(size.ws_row) - 1)
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
