import FoundationSubset
import TerminalCore

/// A picture: in a terminal, a sign for the name of a system symbol.
public nonisolated struct Image: PrimitiveView, Sendable {
  /// How large a sign is on a screen.
  public enum Scale: Hashable, Sendable {
    /// A size.
    case small, medium, large
  }
  /// Whether a picture that fills more room than it has is drawn once or again and again.
  public enum ResizingMode: Hashable, Sendable {
    /// Again and again.
    case tile
    /// Once.
    case stretch
  }
  /// Whether a picture has its own colours or those around; a sign always has those around.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// A way.
    case template, original
  }
  /// How smooth a picture is that is drawn larger; a sign is as it is.
  public enum Interpolation: Hashable, Sendable {
    /// A way.
    case none, low, medium, high
  }

  private let name: String
  private var resizingMode: ResizingMode?

  /// Creates the sign for a system symbol.
  ///
  /// A name with a part that is known, such as the "arrow" in "arrow.circle", takes its sign; else
  /// a small disc.
  public init(systemName: String) { name = systemName }

  /// Creates the sign for a picture of the program, by its name as for a system symbol: a terminal
  /// program has no catalog of pictures.
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  /// Creates the sign for a picture of the program that says nothing.
  public init(decorative name: String, bundle: Bundle? = nil) { self.name = name }

  /// The picture in all the room that it is given: full circles, squares and capsules as shapes,
  /// other signs in the middle, or all over it.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.resizingMode = resizingMode
    return image
  }
  /// The picture itself: a sign has the colours around.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  /// The picture itself: a sign is as it is.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// The picture itself: a sign is as it is.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

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

  /// The sign in the characters of a terminal.
  func sign(in environment: EnvironmentValues) -> String {
    environment.glyphSet == .ascii ? Image.ascii[symbol] ?? "*" : symbol
  }

  /// Makes the node of the sign's text, or of its shape where it fills its room.
  public static func _makeNode(_ view: Image, in environment: EnvironmentValues) -> _ViewNode {
    let sign = TextNode([TextRun(view.sign(in: environment))], in: environment)
    guard let mode = view.resizingMode else { return _ViewNode(sign) }
    if mode == .stretch, let shape = Image.shapes[view.name] { return shape(environment) }
    return _ViewNode(ResizableSignNode(child: sign, isTiled: mode == .tile))
  }

  private static let shapes: [String: @Sendable (EnvironmentValues) -> _ViewNode] = [
    "circle.fill": { Circle._makeNode(Circle(), in: $0) },
    "square.fill": { Rectangle._makeNode(Rectangle(), in: $0) },
    "rectangle.fill": { Rectangle._makeNode(Rectangle(), in: $0) },
    "capsule.fill": { Capsule._makeNode(Capsule(), in: $0) },
  ]

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

/// A sign in the middle of all the room that it is given, or all over it.
private struct ResizableSignNode: WrapperNode {
  let child: any LayoutNode
  let isTiled: Bool

  func size(in proposal: ProposedViewSize) -> CGSize {
    let size = child.size(in: .unspecified)
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  func draw(in frame: CGRect, on canvas: inout Canvas) {
    let size = child.size(in: .unspecified)
    guard isTiled else {
      return child.draw(
        in: CGRect(
          x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
          height: size.height), on: &canvas)
    }
    let cells = CellMetrics.cells(frame).intersection(canvas.clip)
    for row in cells.minRow..<max(cells.minRow, cells.maxRow) {
      for column in cells.minColumn..<max(cells.minColumn, cells.maxColumn) {
        let place = CellRect(column: column, row: row, columns: 1, rows: 1)
        child.draw(in: CellMetrics.points(place), on: &canvas)
      }
    }
  }
}
