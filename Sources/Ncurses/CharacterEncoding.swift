import CLibrary
internal import CNcurses
import TerminalCore

/// The encoding that the C library assumes; ncurses writes characters in it.
enum CharacterEncoding {
  /// Sets the encoding from the environment, and UTF-8 where the environment names none.
  ///
  /// Over a remote shell `LANG` often names a locale that is not installed, and the C library then
  /// falls back to ASCII: every glyph of a chart would be a space, without an error. Only an
  /// installed encoding other than ASCII is kept. No other category is set, so that numbers keep
  /// their point.
  static func setFromEnvironment() {
    let found = setlocale(LC_CTYPE, "")
    if found == nil || name == "ANSI_X3.4-1968" { setlocale(LC_CTYPE, "C.UTF-8") }
  }

  /// The encoding's name.
  private static var name: String {
    nl_langinfo(nl_item(CODESET)).map { String(cString: $0) } ?? ""
  }

  /// Returns whether a scalar can be shown in the number of columns that it takes.
  ///
  /// ncurses reports success for a character that the C library cannot print, but draws a space.
  static func shows(_ scalar: Unicode.Scalar, columns: Int) -> Bool {
    Int(wcwidth(wchar_t(bitPattern: scalar.value))) == columns
  }

  /// Returns the richest glyphs that the encoding and the terminal's font have.
  static func glyphs(on terminal: String) -> GlyphSet {
    guard name == "UTF-8", shows("█", columns: 1), shows("▁", columns: 1) else { return .ascii }
    return shows("⣿", columns: 1) ? .inUnicode(on: terminal) : .block
  }
}
