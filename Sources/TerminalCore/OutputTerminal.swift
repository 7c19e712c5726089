import CLibrary

/// The size, colours and characters of standard output, for programs that only print.
///
/// They come from the kernel, the environment and the locale. The terminal itself is not asked, so
/// no answer can arrive after the program has ended.
public struct OutputTerminal: Hashable, Sendable {
  /// The extent of the terminal; `nil` for a pipe or a file.
  public var size: CellSize?
  /// The colours: ``ColorDepth/monochrome`` for a pipe, a file, a terminal that is `dumb`, and
  /// where `NO_COLOR` is set (see no-color.org).
  public var colorDepth: ColorDepth
  /// The richest characters that the encoding of the locale and the font can show; the locales `C`
  /// and `POSIX`, which name no encoding, count as UTF-8.
  public var glyphs: GlyphSet
  /// Whether `COLORFGBG` names a white background, by rxvt's convention `foreground;background`.
  public var hasLightBackground: Bool

  /// Describes the terminal, pipe or file of a descriptor.
  public init(on descriptor: Int32 = STDOUT_FILENO) {
    let window = windowSize(of: descriptor)
    self.init(
      size: window.map { CellSize(columns: Int($0.ws_col), rows: Int($0.ws_row)) },
      isTerminal: isatty(descriptor) != 0, hasUnicode: Self.localeHasUnicode,
      variable: environmentVariable)
  }

  /// Creates a description from the facts about a terminal.
  ///
  /// - Parameters:
  ///   - size: The extent that the kernel knows; `nil` if it is unknown.
  ///   - hasUnicode: Whether the locale's encoding is UTF-8.
  ///   - variable: The value of a variable of the environment; `nil` where it is unset or empty.
  package init(
    size: CellSize?, isTerminal: Bool, hasUnicode: Bool, variable: (String) -> String?
  ) {
    let name = variable("TERM") ?? "dumb"
    self.size = size
    glyphs = hasUnicode ? .inUnicode(on: name) : .ascii
    let hasColors = isTerminal && name != "dumb" && variable("NO_COLOR") == nil
    colorDepth = hasColors ? .inEnvironment(variable) : .monochrome
    hasLightBackground = ["7", "15"].contains(variable("COLORFGBG")?.split(separator: ";").last)
  }

  // By name if possible: reading the locale takes as long as drawing a small chart.
  private static var localeHasUnicode: Bool {
    if namesUnicode(environmentVariable) { return true }
    setlocale(LC_CTYPE, "")
    return nl_langinfo(nl_item(CODESET)).map { String(cString: $0) } == "UTF-8"
  }

  /// Returns whether the environment names UTF-8 as the encoding of text, or a locale without an
  /// encoding of its own (`C`, `POSIX`, none).
  package static func namesUnicode(_ variable: (String) -> String?) -> Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(variable)
    guard let locale = names.first else { return true }
    let encoding = locale.prefix { $0 != "@" }.drop { $0 != "." }.dropFirst().lowercased()
    return ["C", "POSIX"].contains(locale) || ["utf-8", "utf8"].contains(encoding)
  }
}

extension GlyphSet {
  /// Returns the characters of a terminal that accepts UTF-8: the fonts of the Linux console have
  /// blocks but no Braille.
  package static func inUnicode(on terminal: String) -> GlyphSet {
    terminal == "linux" ? .block : .braille
  }
}

extension ColorDepth {
  /// Returns the colours that the environment's terminal has: 24 bits where `COLORTERM` says so,
  /// otherwise 256, and 8 on the Linux console.
  package static func inEnvironment(_ variable: (String) -> String?) -> ColorDepth {
    let name = variable("TERM") ?? ""
    // GNU screen passes on the variable of the outer terminal, but shows other colours.
    if ["truecolor", "24bit"].contains(variable("COLORTERM")),
      !name.hasPrefix("screen") || variable("TMUX") != nil
    {
      return .trueColor
    }
    return name == "linux" ? .ansi8 : .indexed256
  }
}
