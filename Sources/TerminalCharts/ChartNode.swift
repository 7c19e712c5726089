import CivilTime
import FoundationSubset
import TerminalCore
import TerminalViews

/// The erased chart in the tree of views; its stages are in `ChartPipeline.swift`.
///
/// A class, because it is large and several owners hold it until the next frame: the tree, the
/// notes on the canvas, and the memory of the plotted marks.
package final class ChartNode: LayoutNode {
  let content: (inout _MarkCollector) -> Void
  let settings: ChartSettings
  let context: ChartContext
  let zone: Zone

  init(environment: EnvironmentValues, content: @escaping (inout _MarkCollector) -> Void) {
    self.content = content
    settings = environment.chart
    context = ChartContext(
      settings.drawing, scrolledAxes: settings.scroll.axes,
      in: environment.withoutChartSettings, at: environment.identity)
    zone = environment.zone ?? environment.identity?.tree.zone ?? Zone.current
  }

  var environment: EnvironmentValues { context.environment }
  var identity: ViewIdentity? { context.identity }

  // A chart takes the proposed size, or 80 columns and 20 rows without a proposal.
  package func size(in proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 640, height: proposal.height ?? 320)
  }

  /// The scale of x for functions, as far as it is set.
  var functions: FunctionScale {
    var scale = FunctionScale(isLogarithmic: settings.scales.x.type == .log)
    if case .numbers(let lower, let upper)? = settings.scales.x.domain?.kind {
      scale.domain = lower...upper
    }
    return scale
  }
}

extension IdentityKey {
  // The keys of a chart's own state in the view tree.
  static var plotting: IdentityKey { .stage(0) }
  static var scrolling: IdentityKey { .stage(1) }
  static var motion: IdentityKey { .stage(2) }
  package static var pose: IdentityKey { .stage(3) }
  package static var turning: IdentityKey { .stage(4) }
  static func gesture(_ number: Int) -> IdentityKey { .stage(5 + number) }
}

extension ChartNode {
  /// Returns the marks between their last drawn state and their final one; `nil` if nothing moves.
  ///
  /// The scales of x and y are the final ones, so that axes stand still while marks move.
  func moved(_ plotted: PlottedMarks, _ scales: ChartScales) -> MotionPicture? {
    guard let identity, let clock = identity.tree.clock else { return nil }
    let memory = identity.drawnChild(.motion).memory { MotionMemory() }
    let picture = MotionPicture(marks: plotted.marks, scales: scales)
    return memory.moved(picture, of: plotted, in: identity.tree, at: clock(), environment)
  }
}
