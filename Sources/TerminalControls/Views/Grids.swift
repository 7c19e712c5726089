import FoundationSubset
import TerminalViews

/// Views in rows and columns that fit their content.
public nonisolated struct Grid<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let spacing: CGSize
  private let content: Content

  /// Creates a grid of ``GridRow``s; any other view spans all columns.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of a view in a larger cell.
  ///   - horizontalSpacing: the distance between columns in points; `nil` for one column of cells.
  ///   - verticalSpacing: the distance between rows in points; `nil` for none.
  ///   - content: the rows.
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
    let spacing = view.spacing
    return _ViewNode(
      GridNode(
        arrange: { (rows, GridNode.widths(of: rows, in: $0, spacing: spacing.width)) },
        spacing: spacing, alignment: view.alignment))
  }
}

/// The views of a row of a ``Grid``.
public nonisolated struct GridRow<Content: View>: PrimitiveView {
  private let content: Content

  /// Creates a row.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes the node.
  public static func _makeNode(_ view: GridRow, in environment: EnvironmentValues) -> _ViewNode {
    var inner = environment
    inner.stackAxis = .horizontal
    return _ViewNode(
      GridRowNode(cells: view.content.nodes(in: inner), spacing: CellMetrics.columnWidth))
  }
}

/// How wide a column of a grid is, or several.
public nonisolated struct GridItem: Hashable, Sendable {
  /// How a width is found, in points.
  public enum Size: Hashable, Sendable {
    /// A fixed width in points.
    case fixed(CGFloat)
    /// What the others leave, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit, with a minimum width.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How the width is found.
  public var size: Size
  /// The distance to the next column in points; `nil` for one column of cells.
  public var spacing: CGFloat?
  /// The alignment of a view in a larger cell; `nil` for the grid's own.
  public var alignment: Alignment?

  /// Creates a column.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The widths of columns in a room.
  static func widths(of items: [GridItem], in room: CGFloat, spacing: CGFloat) -> [CGFloat] {
    let flexible = items.filter { if case .fixed = $0.size { false } else { true } }
    let fixed = items.reduce(CGFloat(0)) { sum, item in
      if case .fixed(let width) = item.size { sum + width } else { sum }
    }
    let gaps = spacing * CGFloat(max(0, items.count - 1))
    let part = max(0, room - fixed - gaps) / CGFloat(max(1, flexible.count))
    func whole(_ width: CGFloat) -> CGFloat {
      let column = CellMetrics.columnWidth
      return max(column, (width / column).rounded(.down) * column)
    }
    return items.flatMap { item -> [CGFloat] in
      switch item.size {
      case .fixed(let width): return [width]
      case .flexible(let least, let most): return [whole(min(max(part, least), most))]
      case .adaptive(let least, let most):
        let count = max(1, Int(((part + spacing) / (max(1, least) + spacing)).rounded(.down)))
        let width = (part - spacing * CGFloat(count - 1)) / CGFloat(count)
        return Array(repeating: whole(min(width, most)), count: count)
      }
    }
  }
}

/// Views in columns of given widths, row after row.
public nonisolated struct LazyVGrid<Content: View>: PrimitiveView {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat
  private let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: the columns.
  ///   - alignment: The alignment of a view in a wider column.
  ///   - spacing: the distance between rows in points; `nil` for none.
  ///   - content: the views, row after row.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing ?? 0
    self.content = content()
  }

  // The width in points without a proposal.
  private static var usualRoom: CGFloat { 640 }

  /// Makes the node.
  public static func _makeNode(_ view: LazyVGrid, in environment: EnvironmentValues) -> _ViewNode {
    var inner = environment
    inner.stackAxis = nil
    let cells = view.content.nodes(in: inner)
    let gap = view.columns.first?.spacing ?? CellMetrics.columnWidth
    let columns = view.columns
    return _ViewNode(
      GridNode(
        arrange: { room in
          let room = room.flatMap { $0.isFinite ? $0 : nil } ?? usualRoom
          let widths = GridItem.widths(of: columns, in: room, spacing: gap)
          let count = max(1, widths.count)
          let rows = stride(from: 0, to: cells.count, by: count).map {
            GridNode.Row(cells: Array(cells[$0..<min($0 + count, cells.count)]))
          }
          return (rows, widths)
        },
        spacing: CGSize(width: gap, height: view.spacing),
        alignment: Alignment(horizontal: view.alignment, vertical: .center),
        columnAlignments: columns.map(\.alignment)))
  }
}

/// Views below each other; all of them are made, as a screen has few.
public typealias LazyVStack = VStack

/// A horizontal stack; all views are made, since a screen has few.
public typealias LazyHStack = HStack
