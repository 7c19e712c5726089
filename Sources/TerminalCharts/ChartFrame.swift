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

/// Takes the proxy of the first chart while a tree of views is drawn.
final class ChartObserver {
  private(set) var proxy: ChartProxy?
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
    if proxy == nil { diagnostics = ChartDiagnostic.all(arranged, scales) }
  }

  func observe(_ proxy: ChartProxy) { self.proxy = self.proxy ?? proxy }
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
    let observer = ChartObserver()
    var environment = environment
    environment.chartObserver = observer
    var canvas = Canvas(size: size)
    let frame = CGRect(origin: .zero, size: CellMetrics.points(size))
    environment.room = frame.size
    let node = Self._makeNode(self, in: environment).content
    let wanted = node.size(in: ProposedViewSize(frame.size))
    node.draw(in: Alignment.center.place(wanted, in: frame), on: &canvas)
    return ChartFrame(
      buffer: canvas.composed(
        glyphs: environment.glyphSet, colorDepth: environment.colorDepth,
        colorScheme: environment.colorScheme),
      proxy: observer.proxy, annotationFrames: observer.annotationFrames,
      diagnostics: observer.diagnostics)
  }
}
