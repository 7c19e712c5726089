import FoundationSubset
import TerminalCore
import TerminalViews

/// How it is shown how far something has come.
@MainActor @preconcurrency public protocol ProgressViewStyle: Sendable {
  /// What progress is drawn as.
  associatedtype Body: View
  /// Draws the progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The properties of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// The properties of a progress view to draw.
public struct ProgressViewStyleConfiguration {
  /// The completed fraction, from 0 to 1; `nil` if it is unknown.
  public let fractionCompleted: Double?
  /// What it is; `nil` for nothing.
  public let label: AnyView?
  /// How far it has come, in words; `nil` for nothing.
  public let currentValueLabel: AnyView?
}

/// A bar under the label, or three dots if the completed fraction is unknown.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  /// Creates the style.
  public nonisolated init(tint: Color? = nil) { self.tint = tint }
  /// The label, the bar and the words below each other.
  public func makeBody(configuration: Configuration) -> some View {
    if let share = configuration.fractionCompleted {
      VStack(alignment: .leading, spacing: 0) {
        configuration.label
        LevelBar(share: share)
        configuration.currentValueLabel?.foregroundStyle(.secondary)
      }
      .environment { if let tint { $0.tint = AnyShapeStyle(tint) } }
    } else {
      HStack {
        configuration.label
        Text("…")
      }
    }
  }
}

/// A disc that is filled, before the label.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  /// Creates the style.
  public nonisolated init(tint: Color? = nil) { self.tint = tint }
  /// Returns the disc with the label to its right.
  public func makeBody(configuration: Configuration) -> some View {
    if let share = configuration.fractionCompleted {
      HStack {
        LevelDisc(share: share)
        configuration.label
        configuration.currentValueLabel
      }
      .environment { if let tint { $0.tint = AnyShapeStyle(tint) } }
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public nonisolated static var automatic: LinearProgressViewStyle { LinearProgressViewStyle() }
  /// A bar.
  public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A disc that is filled.
  public nonisolated static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension EnvironmentValues {
  /// How progress inside is shown.
  var progressViewStyle: AnyControlStyle<ProgressViewStyleConfiguration> {
    get { self[or: AnyControlStyle(LinearProgressViewStyle().makeBody)] }
    set { self[or: AnyControlStyle(LinearProgressViewStyle().makeBody)] = newValue }
  }
}

nonisolated extension View {
  /// Sets how progress inside is shown.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> _Surrounded {
    environment { $0.progressViewStyle = AnyControlStyle(style.makeBody) }
  }
}

/// A partly filled disc.
nonisolated struct LevelDisc: PrimitiveView {
  let share: Double

  static func _makeNode(_ view: LevelDisc, in environment: EnvironmentValues) -> _ViewNode {
    let sign = Text(["○", "◔", "◑", "◕", "●"][Int((view.share * 4).rounded(.down))])
    return _ViewNode(
      environment.tint.map { sign.foregroundStyle($0).node(in: environment) }
        ?? sign.node(in: environment))
  }
}

/// A partly filled bar, one row high.
nonisolated struct LevelBar: PrimitiveView {
  let share: Double

  static func _makeNode(_ view: LevelBar, in environment: EnvironmentValues) -> _ViewNode {
    _ViewNode(
      LevelNode(
        share: view.share,
        ink: environment.tint?.paint(in: environment).representative ?? .primary,
        isPlain: environment.glyphSet == .ascii))
  }
}

private struct LevelNode: LayoutNode {
  let share: Double
  /// What the full part is drawn with.
  let ink: Ink
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
        row: cells.minRow, ink: isFull ? ink : .secondary)
    }
  }
}
