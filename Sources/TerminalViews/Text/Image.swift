import FoundationSubset
import TerminalCore

/// An image: in a terminal, a character for the name of a system symbol.
public nonisolated struct Image: PrimitiveView, Sendable {
  private let name: String
  private var isResizable = false

  /// Creates the character for a system symbol.
  ///
  /// A name with a known beginning, such as "arrow" in "arrow.circle", has its character; other
  /// names have a small disc.
  public init(systemName: String) { name = systemName }

  /// Creates the character for an image of the program, by its name: a terminal program has no
  /// catalog of images.
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }

  /// Returns an image in the whole available size: filled circles, squares and capsules as shapes,
  /// other characters in the middle.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// The character.
  var symbol: String {
    if let known = Image.signs[name] { return known }
    var parts = name.split(separator: ".")
    while parts.count > 1 {
      parts.removeLast()
      if let known = Image.signs[parts.joined(separator: ".")] { return known }
    }
    return "•"
  }

  /// Returns the character in the glyph set of a terminal.
  func sign(in environment: EnvironmentValues) -> String {
    environment.glyphSet == .ascii ? Image.ascii[symbol] ?? "*" : symbol
  }

  /// Makes the node of the character, or of its shape if the image is resizable.
  public static func _makeNode(_ view: Image, in environment: EnvironmentValues) -> _ViewNode {
    let sign = TextNode([TextRun(view.sign(in: environment))], in: environment)
    guard view.isResizable else { return _ViewNode(sign) }
    return Image.shapes[view.name]?(environment) ?? _ViewNode(ResizableSignNode(child: sign))
  }

  private static let shapes: [String: @Sendable (EnvironmentValues) -> _ViewNode] = [
    "circle.fill": { Circle._makeNode(Circle(), in: $0) },
    "square.fill": { Rectangle._makeNode(Rectangle(), in: $0) },
    "rectangle.fill": { Rectangle._makeNode(Rectangle(), in: $0) },
    "capsule.fill": { Capsule._makeNode(Capsule(), in: $0) },
  ]

  // Characters of one column in the fonts of terminals.
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

/// A character in the middle of the available size.
private struct ResizableSignNode: WrapperNode {
  let child: any LayoutNode

  func size(in proposal: ProposedViewSize) -> CGSize {
    let size = child.size(in: .unspecified)
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  func draw(in frame: CGRect, on canvas: inout Canvas) {
    child.draw(in: Alignment.center.place(child.size(in: .unspecified), in: frame), on: &canvas)
  }
}
