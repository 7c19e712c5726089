import FoundationSubset
import TerminalCore

nonisolated extension View {
  /// Returns the erased form of the view.
  package func node(in environment: EnvironmentValues) -> any LayoutNode {
    Self._makeNode(self, in: environment).content
  }

  /// Returns the nodes that a container arranges for the view.
  package func nodes(in environment: EnvironmentValues) -> [any LayoutNode] {
    node(in: environment).flattened
  }

  /// Draws the view in the middle of the whole canvas.
  package func draw(on canvas: inout Canvas, environment: EnvironmentValues) {
    var environment = environment
    let frame = CGRect(origin: .zero, size: CellMetrics.points(canvas.size))
    environment.availableSize = frame.size
    let node = node(in: environment)
    let wanted = node.size(in: ProposedViewSize(frame.size))
    node.draw(in: Alignment.center.place(wanted, in: frame), on: &canvas)
  }
}
