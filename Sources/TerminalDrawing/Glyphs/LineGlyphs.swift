import FoundationSubset
import TerminalCore

/// The characters of straight lines.
package enum LineGlyphs {
  /// The appearance of a line: faint, thin or thick, with or without gaps.
  package enum Form { case faint, thin, thick, dashed, thickDashed }

  /// Returns the character of a line in a cell.
  package static func scalar(upright isUpright: Bool, _ form: Form, in glyphs: GlyphSet)
    -> Unicode.Scalar
  {
    let signs:
      (upright: (Unicode.Scalar, Unicode.Scalar), level: (Unicode.Scalar, Unicode.Scalar)) =
        switch form {
        case .faint: (("┊", ":"), ("┈", "."))
        case .thin: (("│", "|"), ("─", "-"))
        case .thick: (("┃", "|"), ("━", "="))
        case .dashed: (("┊", ":"), ("┄", "-"))
        case .thickDashed: (("┋", ":"), ("┅", "="))
        }
    let (sign, plain) = isUpright ? signs.upright : signs.level
    return glyphs == .ascii ? plain : sign
  }
}
