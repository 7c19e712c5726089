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

  /// Draws the view into a frame, in points of the canvas; smaller views lie where the alignment
  /// says.
  package func draw(
    in frame: CGRect, on canvas: inout Canvas, environment: EnvironmentValues,
    alignment: Alignment = .center
  ) {
    LayersNode(children: nodes(in: environment), alignment: alignment)
      .draw(in: frame, on: &canvas)
  }
}
