import CLibrary

/// A character that is safe to send to a terminal, with its width in columns.
///
/// Text from files can contain controls, which move the cursor or change settings of the terminal.
/// These become visible signs. So do invisible characters that change the writing direction or join
/// neighbours, since two different names could look the same. Sequences that terminals measure
/// differently are split into scalars that they measure alike: variation selectors are removed, and
/// so are joiners within scripts and emoji that use them.
public struct VisibleText: Hashable, Sendable {
  /// The signs that replace controls.
  public enum Signs: Sendable {
    /// Control pictures such as `␛` and `␊`.
    case unicode
    /// Caret notation such as `^[` and `^J`.
    case ascii
  }

  /// The text to show; empty for a character without appearance.
  public let string: String
  /// The width in columns: 1 or 2 for most characters, 0 for an invisible one, more for some Indic
  /// syllables.
  public let width: Int

  /// Makes a character safe and measures it.
  ///
  /// An isolated combining mark is put on a no-break space. At most four marks of a character are
  /// kept, since more would cover the rows above.
  public init(_ character: Character, signs: Signs = .unicode) {
    if let byte = character.asciiValue, byte >= 0x20, byte < 0x7F {
      self.init(string: String(character), width: 1)
    } else {
      self.init(scalars: character.unicodeScalars, signs: signs)
    }
  }

  /// Creates a text of a printable ASCII scalar; `nil` for other scalars.
  @inlinable package init?(printableASCII scalar: Unicode.Scalar) {
    guard scalar.value >= 0x20, scalar.value < 0x7F else { return nil }
    self.init(string: String(Character(scalar)), width: 1)
  }

  @usableFromInline init(string: String, width: Int) {
    self.string = string
    self.width = width
  }

  private init(scalars: Character.UnicodeScalarView, signs: Signs) {
    var shown = ""
    var width = 0
    var marks = 0
    var base: Unicode.Scalar?
    for scalar in scalars {
      if let sign = Self.sign(for: scalar, after: base, signs) {
        shown += sign
        width += sign.unicodeScalars.count
      } else if DisplayWidth.columns(of: scalar) > 0 {
        shown.unicodeScalars.append(scalar)
        width += DisplayWidth.columns(of: scalar)
        marks = 0
        base = scalar
      } else if marks < Self.maximumMarks, !Self.isInvisible(scalar) {
        if width == 0 {
          shown = "\u{A0}"
          width = 1
        }
        shown.unicodeScalars.append(scalar)
        marks += 1
      }
    }
    self.init(string: shown, width: width)
  }

  private static let maximumMarks = 4

  /// Returns whether a scalar is never changed, whatever its neighbours: European letters and
  /// punctuation.
  ///
  /// A fast path for nearly all text of a frame, including units such as `øre/kWh`.
  static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300, 0x2010...0x2027, 0x20A0...0x20BF: true
    default: false
    }
  }

  /// Returns the sign for a scalar that the terminal would obey or that is hidden; `nil` for
  /// others.
  private static func sign(
    for scalar: Unicode.Scalar, after base: Unicode.Scalar?, _ signs: Signs
  ) -> String? {
    switch (scalar.value, signs) {
    case (0..<0x20, .unicode): character(0x2400 + scalar.value)
    case (0x7F, .unicode): "\u{2421}"
    case (0x2028...0x2029, .unicode): "\u{2424}"
    case (0..<0x20, .ascii), (0x7F, .ascii): "^" + character(scalar.value ^ 0x40)
    case (0x7F..<0xA0, _), (0x2028...0x2029, _): signs == .unicode ? "\u{FFFD}" : "?"
    case (0x0300..., _)
    where DisplayWidth.columns(of: scalar) == 0 && scalar.isHiddenFormat(after: base):
      signs == .unicode ? "\u{FFFD}" : "?"
    default: nil
    }
  }

  private static func character(_ value: UInt32) -> String {
    Unicode.Scalar(value).map { String(Character($0)) } ?? "?"
  }

  /// Returns whether a scalar of width 0 has no appearance: a joiner, a selector, a tag or a
  /// filler.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .format || scalar.properties.isDefaultIgnorableCodePoint
  }

  /// Returns the nearest printable ASCII scalar: `o` for `ø`, `-` for a dash, `?` for unknown
  /// scalars.
  package static func asciiForm(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.value >= 0x20, scalar.value < 0x7F { return scalar }
    if (0x2800...0x28FF).contains(scalar.value) { return scalar.value == 0x2800 ? " " : "*" }
    return asciiForms[scalar] ?? "?"
  }

  // The characters of price files, axes and titles; not a complete transliteration.
  private static let asciiForms: [Unicode.Scalar: Unicode.Scalar] = [
    "æ": "a", "ø": "o", "å": "a", "Æ": "A", "Ø": "O", "Å": "A", "ä": "a", "ö": "o", "ü": "u",
    "Ä": "A", "Ö": "O", "Ü": "U", "é": "e", "è": "e", "ß": "s", "–": "-", "—": "-", "−": "-",
    "…": ".", "’": "'", "‘": "'", "“": "\"", "”": "\"", "·": ".", "•": "*", "●": "o", "◆": "o",
    "│": "|", "─": "-", "┼": "+", "├": "+", "┤": "+", "┬": "+", "┴": "+", "└": "+", "┘": "+",
    "┌": "+", "┐": "+", "█": "#", "▀": "'", "▄": "_", "\u{A0}": " ", "€": "E", "×": "x",
    "▲": "^", "▼": "v", "←": "<", "→": ">", "↑": "^", "↓": "v", "▴": "^", "▾": "v", "▸": ">",
    "○": ".", "◔": ".", "◑": "o", "◕": "O", "‹": "<", "›": ">", "━": "=", "┃": "|", "✓": "*",
  ]
}

extension String {
  /// The text with controls, including line breaks, replaced by signs.
  package var visible: String {
    unicodeScalars.allSatisfy(VisibleText.isPlain)
      ? self : reduce(into: "") { $0 += VisibleText($1).string }
  }
}
