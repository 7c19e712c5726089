/// A character as a terminal may show it, with the columns that it takes.
///
/// Text comes from files, and a terminal obeys what it is sent: controls, which could move the
/// cursor or change a setting, become visible signs, and so do the characters without a look of
/// their own that turn the direction of writing or join what stands beside them: else two names
/// could look the same. Sequences whose width terminals disagree about are taken apart into scalars
/// that they agree about: variation selectors go, and so do joiners where a script or a picture
/// uses them; the letters and pictures stay.
public struct VisibleText: Hashable, Sendable {
  /// The signs that stand for controls.
  public enum Signs: Sendable {
    /// Pictures such as `␛` and `␊`.
    case unicode
    /// Caret notation such as `^[` and `^J`.
    case ascii
  }

  /// What is shown; empty for a character that has no appearance of its own.
  public let string: String
  /// The columns taken: 1 or 2 for most, 0 for an invisible one, more for some Indic syllables.
  public let width: Int

  /// Makes a character safe and measures it.
  ///
  /// A lone combining mark is put on a no-break space; of a stack of marks four stay, since more
  /// would paint over the rows above.
  public init(_ character: Character, signs: Signs = .unicode) {
    if let byte = character.asciiValue, byte >= 0x20, byte < 0x7F {
      self.init(string: String(character), width: 1)
    } else {
      self.init(scalars: character.unicodeScalars, signs: signs)
    }
  }

  /// A scalar of ASCII that is shown as it is; `nil` for others.
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
      } else if marks < Self.mostMarks, !Self.isInvisible(scalar) {
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

  private static let mostMarks = 4

  /// Whether a scalar is shown as it is wherever it stands: letters and signs of Europe.
  ///
  /// All words of our own are such, and units like `øre/kWh`, which are shown in every frame.
  static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300, 0x2010...0x2027, 0x20A0...0x20BF: true
    default: false
    }
  }

  /// What stands for a scalar that would command the terminal, else `nil`.
  private static func sign(
    for scalar: Unicode.Scalar, after base: Unicode.Scalar?, _ signs: Signs
  ) -> String? {
    switch (scalar.value, signs) {
    case (0..<0x20, .unicode): character(0x2400 + scalar.value)
    case (0x7F, .unicode): "\u{2421}"
    case (0x2028...0x2029, .unicode): "\u{2424}"
    case (0..<0x20, .ascii), (0x7F, .ascii): "^" + character(scalar.value ^ 0x40)
    case (0x7F..<0xA0, _), (0x2028...0x2029, _): signs == .unicode ? "\u{FFFD}" : "?"
    case (0x0300..., _) where isHiddenFormat(scalar, after: base):
      signs == .unicode ? "\u{FFFD}" : "?"
    default: nil
    }
  }

  /// Whether a scalar that nobody would see changes how its neighbours are written.
  ///
  /// Joiners and tags belong to the letters of some scripts and to pictures; after these they are
  /// left out, and nothing is hidden.
  private static func isHiddenFormat(
    _ scalar: Unicode.Scalar, after base: Unicode.Scalar?
  ) -> Bool {
    guard DisplayWidth.columns(of: scalar) == 0 else { return false }
    switch scalar.value {
    case 0x034F: return true
    case 0x200C...0x200D, 0xE0020...0xE007F: return !(base.map(takesJoiners) ?? false)
    default: return scalar.properties.generalCategory == .format
    }
  }

  /// Whether a scalar is of a script from Arabic to Mongolian, or a picture.
  private static func takesJoiners(_ scalar: Unicode.Scalar) -> Bool {
    (0x0600..<0x1C00).contains(scalar.value)
      || scalar.value > 0x2190 && scalar.properties.isEmoji
  }

  private static func character(_ value: UInt32) -> String {
    Unicode.Scalar(value).map { String(Character($0)) } ?? "?"
  }

  /// Whether a scalar without width has no appearance: a joiner, a selector, a tag, a filler.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .format || scalar.properties.isDefaultIgnorableCodePoint
  }

  /// The nearest that printable ASCII has for a scalar: `o` for `ø`, `-` for a dash, else `?`.
  package static func asciiForm(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.value >= 0x20, scalar.value < 0x7F { return scalar }
    if (0x2800...0x28FF).contains(scalar.value) { return scalar.value == 0x2800 ? " " : "*" }
    return asciiForms[scalar] ?? "?"
  }

  // What price files, axes and titles hold; not a transliteration of everything.
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
  /// The text as a terminal may be sent it: controls, line breaks among them, become signs.
  package var visible: String {
    unicodeScalars.allSatisfy(VisibleText.isPlain)
      ? self : reduce(into: "") { $0 += VisibleText($1).string }
  }
}
