import TerminalCore

/// 24-bit colours on a terminal whose description has 256: each is assigned to a palette index,
/// which is replaced by the colour in the output of ncurses.
///
/// Descriptions with colours of 24 bits are seldom installed, and ncurses writes them in a form
/// that not every terminal reads. A colour of the palette keeps its index, which takes fewer bytes.
struct DirectColors {
  private var indices: [CellColor: Int] = [:]
  private var colors = [CellColor?](repeating: nil, count: 256)
  // The bits of each component that distinguish colours: fewer if a frame has too many colours.
  private var bits: UInt8 = 8
  private static let palette = (0..<256).map(ColorDepth.indexedColor)
  // The first sixteen colours are the user's own.
  private static let usable = 16..<256
  // A frame leaves indices for the colours of the next frame.
  private static let maximumOfFrame = 180

  /// The change of the indices for a new frame.
  enum Change {
    case none
    /// The indices of colours that are no longer shown were freed.
    case freed
    /// All indices were assigned anew, so that the whole screen must be sent again.
    case renewed
  }

  /// Frees indices for the colours of a frame, by dropping colours that neither it nor the previous
  /// frame has.
  mutating func freeIndices(
    for wanted: Set<CellColor>, after shown: @autoclosure () -> Set<CellColor>
  ) -> Change {
    if hasFreeIndices(for: wanted) { return .none }
    let kept = Set(wanted.union(shown()).map(rounded))
    for (color, index) in indices where !kept.contains(color) {
      indices[color] = nil
      colors[index] = nil
    }
    if hasFreeIndices(for: wanted) { return .freed }
    self = DirectColors()
    while bits > 1, Set(wanted.map(rounded)).count > Self.maximumOfFrame { bits -= 1 }
    return .renewed
  }

  private func hasFreeIndices(for wanted: Set<CellColor>) -> Bool {
    let new = Set(wanted.map(rounded)).count { indices[$0] == nil }
    return new <= Self.usable.count { colors[$0] == nil }
  }

  /// Returns the palette index that represents a colour.
  ///
  /// It is the index of black if none is free, which ``freeIndices(for:after:)`` prevents.
  mutating func index(of color: CellColor) -> Int {
    let color = rounded(color)
    if let known = indices[color] { return known }
    let own = Self.palette.firstIndex(of: color).flatMap { colors[$0] == nil ? $0 : nil }
    // From the end, where the palette has greys that are seldom used.
    guard let index = own ?? Self.usable.last(where: { colors[$0] == nil }) else { return 16 }
    colors[index] = color
    indices[color] = index
    return index
  }

  /// Returns the 24-bit colour of an index; `nil` for the palette's own colour.
  func color(at index: Int) -> CellColor? {
    guard colors.indices.contains(index), colors[index] != Self.palette[index] else { return nil }
    return colors[index]
  }

  /// Returns a colour with the distinguishing bits only; the highest value stays the highest.
  private func rounded(_ color: CellColor) -> CellColor {
    guard bits < 8, !color.isDefault else { return color }
    func round(_ value: UInt8) -> UInt8 {
      UInt8(Int(value >> (8 - bits)) * 255 / (1 << bits - 1))
    }
    let parts = color.components
    return CellColor(red: round(parts.red), green: round(parts.green), blue: round(parts.blue))
  }
}

extension CellBuffer {
  /// The colours of the cells, without the terminal's own.
  var colors: Set<CellColor> {
    var (colors, last): (Set<CellColor>, CellStyle?) = ([], nil)
    for cell in cells where cell.style != last {
      last = cell.style
      colors.formUnion([cell.style.foreground, cell.style.background])
    }
    colors.remove(.default)
    return colors
  }
}
