#if Foundation
  import FoundationSubset
  import TerminalCore
  import TerminalViews

  /// How the row of a table is seen.
  enum TableRowMark { case none, marked, chosen }

  /// The head of a table over its rows, in columns as wide as their widest text.
  struct TableLayout<Head: View, Value: Identifiable>: PrimitiveView {
    let head: Head
    let columns: [_TableColumns<Value>.Column]
    let rows: [Value]
    let chosen: (Int) -> TableRowMark
    /// Selects a row; `nil` where none can be.
    let choose: ((Int) -> Void)?

    static func _makeNode(_ view: TableLayout, in environment: EnvironmentValues) -> _ViewNode {
      var plain = environment
      // The row that is selected shows where the keys are.
      plain.textAttributes.remove(.reverse)
      var bold = plain
      bold.textAttributes.formUnion(.bold)
      let head = view.head.nodes(.layer(0), in: bold)
      let cells = view.rows.indices.map { view.cells(of: $0, in: plain) }
      let widths = TableWidths([head] + cells, view.columns)
      let body = zip(view.rows.indices, cells).map { index, cells -> any LayoutNode in
        let row = TableRowNode(
          child: widths.row(cells), hasMark: view.choose != nil, mark: view.chosen(index))
        let node =
          view.choose.map { choose in
            row.answering(at: .id(view.rows[index].id), of: environment.place) { choose(index) }
          } ?? row
        return node.identified(by: view.rows[index].id, in: environment)
      }
      let attachment = environment.place?.child(.stage(0)).memory { ScrollAttachment() }
      return _ViewNode(
        StackNode(
          axis: .vertical, share: 0, spacing: 0,
          children: [
            TableRowNode(child: widths.row(head), hasMark: view.choose != nil, mark: .none),
            ScrollNode(
              child: StackNode(axis: .vertical, share: 0, spacing: 0, children: body),
              axes: .vertical, attachment: attachment, targets: environment.scrollTargets,
              showsIndicators: true),
          ]))
    }

    private func cells(of index: Int, in environment: EnvironmentValues) -> [any LayoutNode] {
      var inner = environment
      if chosen(index) != .none { inner.textAttributes.formUnion(.reverse) }
      inner.lineLimit = 1
      inner.place = environment.place?.child(.layer(1)).child(.id(AnyHashable(rows[index].id)))
      return columns.enumerated().map { number, column in
        StackNode(
          axis: .horizontal, share: 0.5, spacing: CellMetrics.columnWidth,
          children: column.content(rows[index]).nodes(.index(number), in: inner))
      }
    }
  }

  /// A row of a table behind a mark, in reverse over its whole width where it is selected.
  private struct TableRowNode: WrapperNode {
    let child: any LayoutNode
    let hasMark: Bool
    let mark: TableRowMark

    private var room: CGFloat { hasMark ? 2 * CellMetrics.columnWidth : 0 }

    func size(in proposal: ProposedViewSize) -> CGSize {
      let size = child.size(
        in: ProposedViewSize(width: proposal.width.map { max(0, $0 - room) }, height: nil))
      return CGSize(width: max(proposal.width ?? 0, size.width + room), height: size.height)
    }

    func draw(in frame: CGRect, on canvas: inout Canvas) {
      let cells = CellMetrics.cells(frame)
      if mark != .none {
        let ink = Ink(.default, attributes: mark == .chosen ? .reverse : [])
        for row in cells.minRow..<max(cells.minRow, cells.maxRow) {
          for column in cells.minColumn..<max(cells.minColumn, cells.maxColumn) {
            canvas.write(" ", column: column, row: row, ink: ink)
          }
        }
        canvas.write("▸", column: cells.minColumn, row: cells.minRow, ink: ink)
      }
      child.draw(
        in: CGRect(
          x: frame.minX + room, y: frame.minY, width: max(0, frame.width - room),
          height: frame.height), on: &canvas)
    }
  }

  /// How wide the columns of a table are.
  struct TableWidths {
    private let wanted: [CGFloat]
    private let least: [CGFloat]
    private static let spacing = 2 * CellMetrics.columnWidth

    init<Value>(_ rows: [[any LayoutNode]], _ columns: [_TableColumns<Value>.Column]) {
      wanted = columns.enumerated().map { number, column in
        let widest =
          rows.lazy.filter { number < $0.count }
          .map { $0[number].size(in: .unspecified).width }.max() ?? 0
        return max(column.least ?? 0, min(widest, column.most ?? .infinity))
      }
      // Two letters and an ellipsis.
      least = zip(wanted, columns).map { min($0, $1.least ?? 3 * CellMetrics.columnWidth) }
    }

    /// The widths in a room: where they do not fit, the widest gives way first.
    func widths(in room: CGFloat?) -> [CGFloat] {
      guard let room, room.isFinite else { return wanted }
      var widths = wanted
      let gaps = Self.spacing * CGFloat(max(0, widths.count - 1))
      var surplus = widths.reduce(gaps, +) - room
      while surplus > 0 {
        guard
          let widest = widths.indices.filter({ widths[$0] > least[$0] })
            .max(by: { widths[$0] < widths[$1] })
        else { break }
        let step = min(CellMetrics.columnWidth, surplus, widths[widest] - least[widest])
        widths[widest] -= step
        surplus -= step
      }
      return widths
    }

    /// Cells beside each other in the columns.
    func row(_ cells: [any LayoutNode]) -> GridNode {
      GridNode(
        arrange: { room in ([GridNode.Row(cells: cells)], widths(in: room)) },
        spacing: CGSize(width: Self.spacing, height: 0),
        alignment: Alignment(horizontal: .leading, vertical: .center))
    }
  }
#endif
