/// A picture: in a terminal, a sign for the name of a system symbol.
public nonisolated struct Image: PrimitiveView, Sendable {
  /// How large a sign is on a screen.
  public enum Scale: Hashable, Sendable {
    /// A size.
    case small, medium, large
  }
  private let name: String

  /// Creates the sign for a system symbol.
  ///
  /// A name with a part that is known, such as the "arrow" in "arrow.circle", takes its sign; else
  /// a small disc.
  public init(systemName: String) { name = systemName }

  /// The sign.
  var symbol: String {
    if let known = Image.signs[name] { return known }
    var parts = name.split(separator: ".")
    while parts.count > 1 {
      parts.removeLast()
      if let known = Image.signs[parts.joined(separator: ".")] { return known }
    }
    return "•"
  }

  /// Makes the node of the sign's text.
  public static func _makeNode(_ view: Image, in environment: EnvironmentValues) -> _ViewNode {
    let sign = environment.glyphSet == .ascii ? Image.ascii[view.symbol] ?? "*" : view.symbol
    return _ViewNode(TextNode([TextRun(sign)], in: environment))
  }

  // Signs of one column that are in the fonts of terminals.
  private static let signs: [String: String] = [
    "circle": "○", "circle.fill": "●", "square": "□", "square.fill": "■", "diamond": "◇",
    "diamond.fill": "◆", "triangle": "△", "triangle.fill": "▲", "star": "☆", "star.fill": "★",
    "heart": "♡", "heart.fill": "♥", "arrow.up": "↑", "arrow.down": "↓", "arrow.left": "←",
    "arrow.right": "→", "arrow.up.right": "↗", "arrow.down.right": "↘", "arrow.up.left": "↖",
    "arrow.down.left": "↙", "chevron.left": "‹", "chevron.right": "›", "chevron.up": "^",
    "chevron.down": "v", "arrowtriangle.up.fill": "▲", "arrowtriangle.down.fill": "▼",
    "arrowtriangle.left.fill": "◀", "arrowtriangle.right.fill": "▶", "plus": "+", "minus": "−",
    "multiply": "×", "xmark": "×", "checkmark": "✓", "exclamationmark": "!",
    "exclamationmark.triangle": "⚠", "info": "i", "questionmark": "?", "bolt": "ϟ",
    "sun.max": "☀", "moon": "☾", "cloud": "☁", "flame": "▲", "drop": "◖", "thermometer": "┃",
    "wind": "≈", "clock": "◷", "calendar": "▦", "chart.bar": "▅", "chart.line": "∿",
    "chart.pie": "◔", "line.diagonal": "╱", "ellipsis": "…", "bed.double": "▬", "pause": "‖",
    "play": "▶", "stop": "■", "flag": "⚑", "house": "⌂", "person": "☺", "gear": "⚙",
  ]
  private static let ascii: [String: String] = [
    "○": "o", "●": "o", "□": "#", "■": "#", "◇": "v", "◆": "v", "△": "^", "▲": "^", "▼": "v",
    "↑": "^", "↓": "v", "←": "<", "→": ">", "‹": "<", "›": ">", "^": "^", "v": "v", "◀": "<",
    "▶": ">", "+": "+", "−": "-", "×": "x", "✓": "x", "!": "!", "⚠": "!", "i": "i", "?": "?",
    "…": "~",
  ]
}
