import FoundationSubset
import TerminalCore
import TerminalViews

/// A view of a task's progress: a bar below the label, or three dots if the progress is unknown.
///
/// The dots do not move, because that would wake the program up all the time.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  /// Creates a view of unknown progress.
  public init(@ViewBuilder label: () -> Label = { EmptyView() })
  where CurrentValueLabel == EmptyView {
    (fraction, self.label, currentValueLabel) = (nil, label(), EmptyView())
  }
  /// Creates a view of a completed amount, with a label of its value; `nil` is unknown progress.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label = { EmptyView() },
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() }
  ) {
    fraction = value.map { total > 0 ? Double($0 / total).clamped(to: 0...1) : 0 }
    (self.label, self.currentValueLabel) = (label(), currentValueLabel())
  }

  /// The label, the bar and the label of the value below each other.
  public var body: some View {
    if let fraction {
      VStack(alignment: .leading, spacing: 0) {
        label
        ProgressBar(fraction: fraction)
        currentValueLabel.foregroundStyle(.secondary)
      }
    } else {
      HStack {
        label
        Text("…")
      }
    }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a view of unknown progress.
  public init(_ title: LocalizedStringKey) { self.init { Text(title) } }
  /// Creates a view of unknown progress.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }
  /// Creates a view of a completed amount; `nil` is unknown progress.
  public init<Value: BinaryFloatingPoint>(
    _ title: LocalizedStringKey, value: Value?, total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}

/// A bar one row high whose left part is drawn in the tint.
private nonisolated struct ProgressBar: PrimitiveView {
  let fraction: Double

  static func _makeNode(_ view: ProgressBar, in environment: EnvironmentValues) -> _ViewNode {
    _ViewNode(
      ProgressBarNode(
        fraction: view.fraction,
        ink: environment.tint?.paint(in: environment).representative ?? .primary,
        isPlain: environment.glyphSet == .ascii))
  }
}

private struct ProgressBarNode: LayoutNode {
  let fraction: Double
  /// The ink of the left part.
  let ink: Ink
  /// Whether only ASCII characters are available.
  let isPlain: Bool

  func size(in proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 20 * CellMetrics.columnWidth
    return CGSize(width: width, height: CellMetrics.rowHeight)
  }

  func draw(in frame: CGRect, on canvas: inout Canvas) {
    let cells = CellMetrics.cells(frame)
    let full = Int((Double(cells.size.columns) * fraction).rounded())
    for column in 0..<cells.size.columns {
      let isFull = column < full
      canvas.write(
        isFull ? isPlain ? "=" : "━" : isPlain ? "-" : "─", column: cells.minColumn + column,
        row: cells.minRow, ink: isFull ? ink : .secondary)
    }
  }
}
