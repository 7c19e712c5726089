/// What a cell shows besides its colours; a set.
public struct CellAttributes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8
  /// Creates a set from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Strong.
  public static let bold = CellAttributes(rawValue: 1)
  /// Faint: grid lines, secondary text.
  public static let dim = CellAttributes(rawValue: 2)
  /// Foreground and background exchanged.
  public static let reverse = CellAttributes(rawValue: 4)
  /// Underlined.
  public static let underline = CellAttributes(rawValue: 8)
  /// Slanted, where the terminal can.
  public static let italic = CellAttributes(rawValue: 16)
  /// Struck through, where the terminal supports it.
  public static let strikethrough = CellAttributes(rawValue: 32)

  /// No attribute of a text: the place where a picture is seen, if its cell is empty.
  package static let picture = CellAttributes(rawValue: 64)

  /// The attributes that can be seen where there is no glyph.
  package static let seenOnBlanks: CellAttributes = [.reverse, .underline, .strikethrough]
}

/// Colours and attributes of a cell.
public struct CellStyle: Hashable, Sendable {
  /// The glyph's colour.
  public var foreground: CellColor
  /// The colour behind the glyph.
  public var background: CellColor
  /// Bold, dim and the like.
  public var attributes: CellAttributes

  /// Creates a style; without arguments the terminal's own.
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

  /// Whether the style cannot be seen where there is no glyph.
  package var isUnseenOnBlanks: Bool {
    background.isDefault && attributes.isDisjoint(with: .seenOnBlanks)
  }
}

/// One place of the terminal: a glyph in a style.
public struct Cell: Hashable, Sendable {
  /// What is drawn.
  public var glyph: Glyph
  /// How it is drawn.
  public var style: CellStyle

  /// Whether a picture is seen in the cell's place.
  package var isPicture: Bool { glyph == .space && style.attributes.contains(.picture) }

  /// Creates a cell; without arguments a plain space.
  public init(glyph: Glyph = .space, style: CellStyle = .plain) {
    self.glyph = glyph
    self.style = style
  }
}

/// The content of a cell: a scalar, a cluster that the buffer keeps, or the rest of a wide glyph.
public struct Glyph: Hashable, Sendable {
  // A scalar's value; with the high bit set, an index into the buffer's table of clusters.
  package let bits: UInt32
  package init(bits: UInt32) { self.bits = bits }

  /// Creates a glyph of one scalar, which must take one or two columns: no control, no mark.
  public init(_ scalar: Unicode.Scalar) { bits = scalar.value }

  /// Creates a glyph of a printable ASCII byte.
  init(ascii byte: UInt8) { bits = UInt32(byte) }

  /// An empty place.
  public static let space = Glyph(" ")
  /// The right half of the wide glyph to the left.
  public static let continuation = Glyph(bits: 0)

  /// The scalar, unless the glyph is a cluster or a continuation.
  public var scalar: Unicode.Scalar? {
    bits == 0 || bits & 0x8000_0000 != 0 ? nil : Unicode.Scalar(bits)
  }
  /// The index of the cluster in the buffer's table, if the glyph is one.
  package var clusterIndex: Int? { bits & 0x8000_0000 == 0 ? nil : Int(bits & 0x7FFF_FFFF) }
  package init(clusterIndex: Int) { bits = 0x8000_0000 | UInt32(clusterIndex) }
}
