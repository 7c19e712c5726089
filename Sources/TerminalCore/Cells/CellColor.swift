/// A colour of a cell: the terminal's default, or 24-bit sRGB.
///
/// A terminal with fewer colours shows the nearest of its palette; see ``ColorDepth``.
public struct CellColor: Hashable, Sendable {
  // Packed, so that cells are compared and copied as four 32-bit words.
  package let bits: UInt32

  package init(bits: UInt32) { self.bits = bits }

  /// The terminal's default foreground or background.
  public static let `default` = CellColor(bits: 0)

  /// Creates a colour from its components, 0…255.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    bits = 0x0100_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// Creates a colour from a literal of the form `0xRRGGBB`; higher bits are ignored.
  public init(hex: UInt32) { bits = 0x0100_0000 | (hex & 0xFF_FFFF) }

  /// Whether this is the terminal's default colour.
  public var isDefault: Bool { bits == 0 }

  /// The components, 0…255; zeros for the terminal's default colour.
  public var components: (red: UInt8, green: UInt8, blue: UInt8) {
    (
      UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8),
      UInt8(truncatingIfNeeded: bits)
    )
  }
}
