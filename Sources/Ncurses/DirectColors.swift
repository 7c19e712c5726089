import TerminalCore

/// Colours of 24 bits on a terminal whose description has 256: each takes the place of one of
/// these, and is put in again where ncurses chooses that place.
///
/// Descriptions with colours of 24 bits are seldom installed, and ncurses writes them in a form
/// that not every terminal reads. A colour that the palette has stays where it is, in fewer bytes.
struct DirectColors {
  private var indices: [CellColor: Int] = [:]
  private var colors = [CellColor?](repeating: nil, count: 256)
  // The bits of each component that tell colours apart: fewer if a frame has too many colours.
  private var bits: UInt8 = 8
  private static let palette = (0..<256).map(ColorDepth.indexedColor)
  // The first sixteen colours are the user's own.
  private static let places = 16..<256
  // A frame leaves places for the colours of the next one.
  private static let mostOfFrame = 180

  /// What happens to the places of colours for a new frame.
  enum Change {
    case none
    /// Colours that no frame shows have lost theirs.
    case freed
    /// All are given anew, so that the whole screen must be sent again.
    case renewed
  }

  /// Makes places for the colours of a frame, in place of colours that it and the frame before do
  /// not have.
  mutating func makeRoom(
    for wanted: Set<CellColor>, after shown: @autoclosure () -> Set<CellColor>
  ) -> Change {
    if hasRoom(for: wanted) { return .none }
    let kept = Set(wanted.union(shown()).map(rounded))
    for (color, place) in indices where !kept.contains(color) {
      indices[color] = nil
      colors[place] = nil
    }
    if hasRoom(for: wanted) { return .freed }
    self = DirectColors()
    while bits > 1, Set(wanted.map(rounded)).count > Self.mostOfFrame { bits -= 1 }
    return .renewed
  }

  private func hasRoom(for wanted: Set<CellColor>) -> Bool {
    let new = Set(wanted.map(rounded)).count { indices[$0] == nil }
    return new <= Self.places.count { colors[$0] == nil }
  }

  /// Returns the palette index that represents a colour.
  ///
  /// Without a place for it, which ``makeRoom(for:after:)`` prevents, it is that of black.
  mutating func index(of color: CellColor) -> Int {
    let color = rounded(color)
    if let known = indices[color] { return known }
    let own = Self.palette.firstIndex(of: color).flatMap { colors[$0] == nil ? $0 : nil }
    // From the end, where the palette has greys that are seldom asked for.
    guard let place = own ?? Self.places.last(where: { colors[$0] == nil }) else { return 16 }
    colors[place] = color
    indices[color] = place
    return place
  }

  /// The colour to put in for a place; nil where the palette's own is meant.
  func color(at index: Int) -> CellColor? {
    guard colors.indices.contains(index), colors[index] != Self.palette[index] else { return nil }
    return colors[index]
  }

  /// Returns a colour with the bits that tell colours apart; the highest stays the highest.
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
