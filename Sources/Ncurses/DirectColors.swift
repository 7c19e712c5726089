import TerminalCore

/// Colours of 24 bits on a terminal whose description has 256: each takes the place of one of
/// these, and is put in again where ncurses chooses that place.
///
/// Descriptions with colours of 24 bits are seldom installed, and ncurses writes them in a form
/// that not every terminal reads. A colour that the palette has stays where it is, in fewer bytes.
struct DirectColors {
  private var indices: [CellColor: Int] = [:]
  private var colors = [CellColor?](repeating: nil, count: 256)
  private static let palette = (0..<256).map(ColorDepth.indexedColor)

  /// Returns the palette index that represents a colour: that of the most similar colour if none is
  /// free.
  mutating func index(of color: CellColor) -> Int {
    if let known = indices[color] { return known }
    let own = Self.palette.firstIndex(of: color).flatMap { colors[$0] == nil ? $0 : nil }
    // From the end, where the palette has greys that are seldom asked for.
    guard let place = own ?? (16..<256).last(where: { colors[$0] == nil }) else {
      return nearest(to: color)
    }
    colors[place] = color
    indices[color] = place
    return place
  }

  /// The colour to put in for a place; nil where the palette's own is meant.
  func color(at index: Int) -> CellColor? {
    guard colors.indices.contains(index), colors[index] != Self.palette[index] else { return nil }
    return colors[index]
  }

  /// Whether most indices are taken, so that a long session could run out of them.
  var isCrowded: Bool { indices.count > 120 }

  private func nearest(to color: CellColor) -> Int {
    let wanted = color.components
    func distance(_ other: CellColor?) -> Int {
      guard let parts = other?.components else { return .max }
      let differences = [
        Int(parts.red) - Int(wanted.red), Int(parts.green) - Int(wanted.green),
        Int(parts.blue) - Int(wanted.blue),
      ]
      return differences.reduce(0) { $0 + $1 * $1 }
    }
    return colors.indices.min { distance(colors[$0]) < distance(colors[$1]) } ?? 16
  }
}
