import FoundationSubset
import TerminalCore

nonisolated extension View {
  /// The erased form of the view.
  package func node(in environment: EnvironmentValues) -> any LayoutNode {
    Self._makeNode(self, in: environment).content
  }

  /// The nodes that stand for the view in a container.
  package func nodes(in environment: EnvironmentValues) -> [any LayoutNode] {
    node(in: environment).flattened
  }

  /// Draws the view alone, in the middle of a terminal of the given size.
  package func draw(
    in size: CellSize, environment: EnvironmentValues = EnvironmentValues()
  ) -> CellBuffer {
    var canvas = Canvas(size: size, glyphs: environment.glyphSet)
    let frame = CGRect(origin: .zero, size: CellMetrics.points(size))
    var environment = environment
    environment.room = frame.size
    draw(in: frame, on: &canvas, environment: environment)
    return canvas.composed(
      glyphs: environment.glyphSet, colorDepth: environment.colorDepth,
      colorScheme: environment.colorScheme, faint: environment.secondaryColor)
  }

  /// Draws the view into a frame, in points of the canvas; smaller views lie where the alignment
  /// says.
  package func draw(
    in frame: CGRect, on canvas: inout Canvas, environment: EnvironmentValues,
    alignment: Alignment = .center
  ) {
    LayersNode(children: nodes(in: environment), alignment: alignment)
      .draw(in: frame, on: &canvas)
  }

  /// What a reader who cannot see the view is told: its texts and accessibility labels in order.
  package func textDescription(in environment: EnvironmentValues = EnvironmentValues()) -> String {
    var texts: [String] = []
    node(in: environment).describe(into: &texts)
    return texts.joined(separator: " ")
  }
}
