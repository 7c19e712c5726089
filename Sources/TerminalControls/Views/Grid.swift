import FoundationSubset
import TerminalViews

/// A container of views in rows and columns that fit their content.
public nonisolated struct Grid<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let spacing: CGSize
  private let content: Content

  /// Creates a grid of ``GridRow``s; any other view spans all columns.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of a view in a larger cell.
  ///   - horizontalSpacing: The distance between columns in points; `nil` for one column of cells.
  ///   - verticalSpacing: The distance between rows in points; `nil` for none.
  ///   - content: The rows.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    spacing = CGSize(
      width: horizontalSpacing ?? CellMetrics.columnWidth, height: verticalSpacing ?? 0)
    self.content = content()
  }

  /// Makes the node.
  public static func _makeNode(_ view: Grid, in environment: EnvironmentValues) -> _ViewNode {
    let rows = view.content.nodes(in: environment).map { node in
      (node as? GridRowNode).map { GridNode.Row(cells: $0.cells) }
        ?? GridNode.Row(cells: [node], spans: true)
    }
    return _ViewNode(GridNode(rows: rows, spacing: view.spacing, alignment: view.alignment))
  }
}

/// The views of a row of a ``Grid``.
public nonisolated struct GridRow<Content: View>: PrimitiveView {
  private let content: Content

  /// Creates a row.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes the node.
  public static func _makeNode(_ view: GridRow, in environment: EnvironmentValues) -> _ViewNode {
    _ViewNode(
      GridRowNode(cells: view.content.nodes(in: environment.inStack(along: .horizontal))))
  }
}

/// A vertical stack; all views are made, since a screen has few.
public typealias LazyVStack = VStack

/// A horizontal stack; all views are made, since a screen has few.
public typealias LazyHStack = HStack
