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

/// A drawn view before characters are chosen for its cells, so that more can be drawn on it.
package struct ChartDrawing {
  private var canvas: Canvas
  private let observer: ChartObserver
  private let environment: EnvironmentValues

  fileprivate init(_ canvas: Canvas, _ observer: ChartObserver, _ environment: EnvironmentValues) {
    self.canvas = canvas
    self.observer = observer
    self.environment = environment
  }

  /// The finished frame.
  package var frame: ChartFrame {
    ChartFrame(
      buffer: canvas.composed(
        glyphs: environment.glyphSet, colorDepth: environment.colorDepth,
        colorScheme: environment.colorScheme),
      proxy: observer.painter?.proxy, annotationFrames: observer.annotationFrames,
      diagnostics: observer.diagnostics)
  }

  /// The drawing with more content in the plot of its first chart, on the scales as they are.
  ///
  /// For what moves over a chart that stays: a selection then costs its own marks and not all
  /// marks again, whatever the number of the data. Complexity: O(marks of the content + cells).
  package func adding<Content: ChartContent>(
    @ChartContentBuilder _ content: () -> Content
  ) -> ChartDrawing {
    guard let painter = observer.painter else { return self }
    let observer = ChartObserver()
    observer.observe(painter)
    var canvas = canvas
    painter.with(content(), observer: observer).paintMarks(on: &canvas)
    return ChartDrawing(canvas, observer, environment)
  }
}

/// Takes the proxy of the first chart while a tree of views is drawn.
final class ChartObserver {
  private(set) var painter: ChartPainter?
  private(set) var annotationFrames: [CellRect] = []
  private(set) var diagnostics: [ChartDiagnostic] = []
  /// The marks as they were collected, where they are asked for.
  private(set) var marks: MarkCollection?
  let keepsMarks: Bool

  init(keepsMarks: Bool = false) { self.keepsMarks = keepsMarks }

  /// Takes the marks of the first chart.
  func observe(_ marks: MarkCollection) {
    if keepsMarks && self.marks == nil { self.marks = marks }
  }

  func observe(_ arranged: ArrangedMarks, _ scales: ChartScales) {
    if painter == nil { diagnostics = ChartDiagnostic.all(arranged, scales) }
  }

  func observe(_ painter: ChartPainter) {
    guard self.painter == nil else { return }
    self.painter = painter
    // Else observer and painter would keep each other alive.
    self.painter?.environment.chartObserver = nil
  }
  func observe(annotation frame: CellRect) { annotationFrames.append(frame) }
}

private enum ChartObserverKey: EnvironmentKey {
  static var defaultValue: ChartObserver? { nil }
}

extension EnvironmentValues {
  var chartObserver: ChartObserver? {
    get { self[ChartObserverKey.self] }
    set { self[ChartObserverKey.self] = newValue }
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
    drawing(in: size, environment: environment).frame
  }

  /// Draws the view, so that more can be drawn on it.
  package func drawing(in size: CellSize, environment: EnvironmentValues) -> ChartDrawing {
    let observer = ChartObserver()
    var environment = environment
    environment.chartObserver = observer
    var canvas = Canvas(size: size)
    let frame = CGRect(origin: .zero, size: CellMetrics.points(size))
    environment.room = frame.size
    let node = Self._makeNode(self, in: environment).content
    let wanted = node.size(in: ProposedViewSize(frame.size))
    node.draw(in: Alignment.center.place(wanted, in: frame), on: &canvas)
    return ChartDrawing(canvas, observer, environment)
  }
}
