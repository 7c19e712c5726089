/// A colour of a cell: the terminal's own, or red, green and blue of eight bits each.
///
/// A terminal with fewer colours shows the nearest that it has: see ``ColorDepth``.
public struct CellColor: Hashable, Sendable {
  // Packed, so that a cell is compared and copied as four words.
  package let bits: UInt32

  package init(bits: UInt32) { self.bits = bits }

  /// The terminal's own foreground or background.
  public static let `default` = CellColor(bits: 0)

  /// Creates a colour from its components, each from 0 to 255.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    bits = 0x0100_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// Creates a colour from a literal of the form `0xRRGGBB`; higher bits are ignored.
  public init(hex: UInt32) { bits = 0x0100_0000 | (hex & 0xFF_FFFF) }

  /// Whether this is the terminal's own colour.
  public var isDefault: Bool { bits == 0 }

  /// The components, each from 0 to 255; zeros for the terminal's own colour.
  public var components: (red: UInt8, green: UInt8, blue: UInt8) {
    (
      UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8),
      UInt8(truncatingIfNeeded: bits)
    )
  }
}
