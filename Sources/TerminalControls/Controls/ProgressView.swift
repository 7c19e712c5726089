import FoundationSubset
import TerminalCore
import TerminalViews

/// How far something has come, or that it goes on.
///
/// Where nobody knows how far, three dots stand for it, which do not move: that would wake up the
/// program all the time.
public struct ProgressView<Label: View>: View {
  private let share: Double?
  private let label: Label

  /// Shows that something goes on.
  public init(@ViewBuilder label: () -> Label) {
    share = nil
    self.label = label()
  }

  /// Shows how far something has come; `nil` for nobody knows.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) {
    share = value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
    self.label = label()
  }

  /// The label over a bar or beside a disc, or before the dots.
  public var body: some View {
    if let share {
      EnvironmentReader { [label] environment in
        if environment.progressIsDisc {
          HStack {
            Text(["○", "◔", "◑", "◕", "●"][Int((share * 4).rounded(.down))])
            label
          }
        } else {
          VStack(alignment: .leading, spacing: 0) {
            label
            ProgressBar(share: share)
          }
        }
      }
    } else {
      HStack {
        label
        Text("…")
      }
    }
  }
}

extension ProgressView where Label == EmptyView {
  /// Shows that something goes on.
  public init() { self.init { EmptyView() } }
  /// Shows how far something has come; `nil` for nobody knows.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Label == Text {
  /// Shows that something goes on.
  public init(_ title: LocalizedStringKey) { self.init { Text(title) } }
  /// Shows how far something has come; `nil` for nobody knows.
  public init<Value: BinaryFloatingPoint>(
    _ title: LocalizedStringKey, value: Value?, total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}

/// A bar of a row, of which a part is full.
private struct ProgressBar: PrimitiveView {
  let share: Double

  nonisolated static func _makeNode(
    _ view: ProgressBar, in environment: EnvironmentValues
  ) -> _ViewNode {
    _ViewNode(ProgressNode(share: view.share, isPlain: environment.glyphSet == .ascii))
  }
}

private struct ProgressNode: LayoutNode {
  let share: Double
  /// Whether there are no other characters than those of ASCII.
  let isPlain: Bool

  func size(in proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 20 * CellMetrics.columnWidth
    return CGSize(width: width, height: CellMetrics.rowHeight)
  }

  func draw(in frame: CGRect, on canvas: inout Canvas) {
    let cells = CellMetrics.cells(frame)
    let full = Int((Double(cells.size.columns) * share).rounded())
    for column in 0..<cells.size.columns {
      let isFull = column < full
      canvas.write(
        isFull ? isPlain ? "=" : "━" : isPlain ? "-" : "─", column: cells.minColumn + column,
        row: cells.minRow, ink: isFull ? .primary : .secondary)
    }
  }

  func describe(into texts: inout [String]) { texts.append("\(Int((share * 100).rounded())) %") }
}
