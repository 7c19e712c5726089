import CLibrary
import TerminalCore

extension NcursesTerminal {
  /// The richest glyphs that the environment's encoding and terminal can show, for programs that
  /// only write; no terminal is opened.
  public static var printableGlyphs: GlyphSet {
    let terminal = environmentVariable("TERM") ?? ""
    if CharacterEncoding.isUnicodeByName { return CharacterEncoding.unicodeGlyphs(on: terminal) }
    CharacterEncoding.setFromEnvironment()
    return CharacterEncoding.glyphs(on: terminal)
  }
}
