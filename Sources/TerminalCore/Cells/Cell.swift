/// A set of text attributes of a cell.
public struct CellAttributes: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8
  /// Creates a set from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Bold.
  public static let bold = CellAttributes(rawValue: 1)
  /// Faint, for grid lines and secondary text.
  public static let dim = CellAttributes(rawValue: 2)
  /// Foreground and background swapped.
  public static let reverse = CellAttributes(rawValue: 4)
  /// Underlined.
  public static let underline = CellAttributes(rawValue: 8)
  /// Italic, where the terminal supports it.
  public static let italic = CellAttributes(rawValue: 16)
  /// Struck through, where the terminal supports it.
  public static let strikethrough = CellAttributes(rawValue: 32)

  /// A cell reserved for an image, which shows there as long as the cell is a space.
  ///
  /// Not a text attribute.
  package static let picture = CellAttributes(rawValue: 64)

  /// The attributes that change the appearance of a space.
  package static let visibleOnBlanks: CellAttributes = [.reverse, .underline, .strikethrough]
}

/// The colours and attributes of a cell.
public struct CellStyle: Hashable, Sendable {
  /// The glyph's colour.
  public var foreground: CellColor
  /// The colour behind the glyph.
  public var background: CellColor
  /// The text attributes.
  public var attributes: CellAttributes

  /// Creates a style; by default the terminal's own colours without attributes.
  public init(
    foreground: CellColor = .default, background: CellColor = .default,
    attributes: CellAttributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own colours without attributes.
  public static let plain = CellStyle()

  /// Whether a space in this style looks like an empty cell.
  package var isInvisibleOnBlanks: Bool {
    background.isDefault && attributes.isDisjoint(with: .visibleOnBlanks)
  }
}

/// A cell of the terminal: a glyph with a style.
public struct Cell: Hashable, Sendable {
  /// The content.
  public var glyph: Glyph
  /// The colours and attributes.
  public var style: CellStyle

  /// Whether the cell shows an image.
  package var isPicture: Bool { glyph == .space && style.attributes.contains(.picture) }

  /// Creates a cell; by default an unstyled space.
  public init(glyph: Glyph = .space, style: CellStyle = .plain) {
    self.glyph = glyph
    self.style = style
  }
}

/// The content of a cell: a scalar, a grapheme cluster stored in the buffer, or the right half of a
/// wide glyph.
public struct Glyph: Hashable, Sendable {
  // The value of a scalar, or an index into the buffer's table of clusters if the high bit is set.
  package let bits: UInt32
  package init(bits: UInt32) { self.bits = bits }

  /// Creates a glyph of a scalar that is one or two columns wide: no control character, no
  /// combining mark.
  public init(_ scalar: Unicode.Scalar) { bits = scalar.value }

  /// Creates a glyph of a printable ASCII byte.
  init(ascii byte: UInt8) { bits = UInt32(byte) }

  /// A space.
  public static let space = Glyph(" ")
  /// The right half of a wide glyph.
  public static let continuation = Glyph(bits: 0)

  /// The scalar; `nil` for a cluster or a continuation.
  public var scalar: Unicode.Scalar? {
    bits == 0 || bits & 0x8000_0000 != 0 ? nil : Unicode.Scalar(bits)
  }
  /// The index into the buffer's table of clusters; `nil` for other glyphs.
  package var clusterIndex: Int? { bits & 0x8000_0000 == 0 ? nil : Int(bits & 0x7FFF_FFFF) }
  package init(clusterIndex: Int) { bits = 0x8000_0000 | UInt32(clusterIndex) }
}
