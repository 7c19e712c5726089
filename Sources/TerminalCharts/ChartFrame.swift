import Foundation
import TerminalCore
import TerminalViews

/// A drawn view: its cells, and what is needed to point at the chart in it.
public struct ChartFrame {
  /// The cells.
  public let buffer: CellBuffer
  /// The scales of the first chart; nil where there is none.
  public let proxy: ChartProxy?
  /// Where annotations of the first chart were drawn, in cells.
  public let annotationFrames: [CellRect]
  /// Why the first chart shows nothing, or not what was likely meant; empty where nothing was noticed.
  public let diagnostics: [ChartDiagnostic]
}

/// A drawn view that stays, while other content comes and goes in the plot of its first chart.
///
/// A selection then costs its own marks and not all marks again, whatever the number of the data.
package final class ChartGround {
  private var overlay: CanvasOverlay
  private let plan: ChartPlan?
  private let composer: CellComposer

  fileprivate init(_ canvas: Canvas, _ observer: ChartObserver, _ composer: CellComposer) {
    self.composer = composer
    plan = observer.plan
    overlay = CanvasOverlay(over: canvas)
  }

  /// The cells of the view alone; made anew with each call.
  package var buffer: CellBuffer { overlay.composed(by: composer) }

  /// The scales of the first chart; nil where there is none.
  package var proxy: ChartProxy? { plan?.proxy }

  /// Draws content on the chart's scales into a buffer in which the view is drawn already.
  ///
  /// The ground itself stays as it is. Complexity: O(marks of the content + cells drawn on).
  ///
  /// - Parameter origin: where in the buffer the view begins.
  /// - Returns: where annotations were drawn, in cells of the view.
  package func add<Content: ChartContent>(
    _ content: Content, to buffer: inout CellBuffer, at origin: CellPoint
  ) -> [CellRect] {
    guard let plan else { return [] }
    var collector = _MarkCollector(environment: plan.environment, zone: plan.scales.x.zone)
    Content._collect(content, into: &collector)
    let observer = ChartObserver()
    let painter = ChartPainter(
      ArrangedMarks(collector.collection, settings: plan.settings), in: plan, observer: observer)
    overlay.draw(onto: &buffer, at: origin, composer: composer) { painter.paintMarks(on: &$0) }
    return observer.annotationFrames
  }
}

/// Takes the scales and places of the first chart while a tree of views is drawn.
final class ChartObserver {
  private(set) var plan: ChartPlan?
  private(set) var annotationFrames: [CellRect] = []
  private(set) var diagnostics: [ChartDiagnostic] = []
  /// The marks as they were collected, where they are asked for.
  private(set) var marks: MarkCollection?
  private let keepsMarks: Bool
  private let hasEnded: ((ChartStages) -> Void)?

  /// - Parameter hasEnded: is told when a stage of drawing has come to its end.
  init(keepsMarks: Bool = false, hasEnded: ((ChartStages) -> Void)? = nil) {
    self.keepsMarks = keepsMarks
    self.hasEnded = hasEnded
  }

  func ended(_ stage: ChartStages) { hasEnded?(stage) }

  /// Takes the marks of the first chart.
  func observe(_ marks: MarkCollection) {
    if keepsMarks && self.marks == nil { self.marks = marks }
  }

  func observe(_ arranged: ArrangedMarks, _ scales: ChartScales) {
    if plan == nil { diagnostics = ChartDiagnostic.all(arranged, scales) }
  }

  func observe(_ plan: ChartPlan) {
    if self.plan == nil { self.plan = plan }
  }

  func observe(annotation frame: CellRect) { annotationFrames.append(frame) }

  /// What has been observed, with the cells that were drawn.
  func frame(_ buffer: CellBuffer) -> ChartFrame {
    ChartFrame(
      buffer: buffer, proxy: plan?.proxy, annotationFrames: annotationFrames,
      diagnostics: diagnostics)
  }
}

private struct ChartObserverKey: EnvironmentKey {
  // Weak: a plan holds the environment, and the observer the plan.
  weak var observer: ChartObserver?
  static var defaultValue: ChartObserverKey { ChartObserverKey() }
}

extension EnvironmentValues {
  /// Who is told of what is drawn, as long as somebody else keeps it.
  var chartObserver: ChartObserver? {
    get { self[ChartObserverKey.self].observer }
    set { self[ChartObserverKey.self] = ChartObserverKey(observer: newValue) }
  }
}

extension View {
  /// Draws the view into cells.
  ///
  /// Drawing is total: every size and all data give a frame. Complexity: O(marks + cells).
  ///
  /// - Parameters:
  ///   - size: The extent of the frame.
  ///   - environment: The characters and colours to draw with, and other settings.
  public func render(
    in size: CellSize, environment: EnvironmentValues = EnvironmentValues()
  ) -> ChartFrame {
    let observer = ChartObserver()
    let canvas = canvas(in: size, environment: environment, observer: observer)
    return observer.frame(canvas.composed(by: CellComposer(environment)))
  }

  /// Draws the view, so that more can be drawn over it.
  package func ground(in size: CellSize, environment: EnvironmentValues) -> ChartGround {
    let observer = ChartObserver()
    let canvas = canvas(in: size, environment: environment, observer: observer)
    return ChartGround(canvas, observer, CellComposer(environment))
  }

  /// Draws the view, and tells an observer of its first chart.
  func canvas(
    in size: CellSize, environment: EnvironmentValues, observer: ChartObserver
  ) -> Canvas {
    var environment = environment
    environment.chartObserver = observer
    var canvas = Canvas(size: size)
    let frame = CGRect(origin: .zero, size: CellMetrics.points(size))
    environment.room = frame.size
    let node = Self._makeNode(self, in: environment).content
    let wanted = node.size(in: ProposedViewSize(frame.size))
    node.draw(in: Alignment.center.place(wanted, in: frame), on: &canvas)
    return canvas
  }
}

extension CellComposer {
  init(_ environment: EnvironmentValues) {
    self.init(
      glyphs: environment.glyphSet, colorDepth: environment.colorDepth,
      colorScheme: environment.colorScheme)
  }
}
