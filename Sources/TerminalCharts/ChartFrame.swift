import FoundationSubset
import TerminalCore
import TerminalViews

/// A drawn view: its cells, and what is needed to point at the chart in it.
public struct ChartFrame {
  /// The cells.
  public let buffer: CellBuffer
  /// The scales of the first chart; `nil` where there is none.
  public let proxy: ChartProxy?
  /// Where annotations of the first chart were drawn, in cells.
  public let annotationFrames: [CellRect]
  /// Why the first chart shows nothing, or not what was likely meant; empty where nothing was
  /// noticed.
  public let diagnostics: [ChartDiagnostic]
  /// The plots that take the place of cells.
  package let pictures: [PlacedDrawing]
  /// The colours to use as the terminal's own in a picture of the frame.
  let colors: PictureColors
}

extension ChartFrame {
  fileprivate init(_ canvas: Canvas, _ environment: EnvironmentValues) {
    let chart = canvas.firstChart
    buffer = canvas.composed(by: CellComposer(environment))
    proxy = chart?.laidOut.proxy
    annotationFrames = chart?.annotationFrames ?? []
    diagnostics = chart.map { ChartDiagnostic.all($0.marks, $0.laidOut.scales) } ?? []
    pictures = canvas.pictures
    colors = PictureColors(environment)
  }

  /// The plot of the first chart, in points from the frame's corner; `nil` where there is none.
  public var plotFrame: CGRect? { proxy?.plotRect }

  /// The value of x in the middle of a cell of the frame; see ``ChartProxy/value(atX:as:)``.
  public func value<P: Plottable>(atX cell: CellPoint, as type: P.Type = P.self) -> P? {
    proxy?.value(atX: CellMetrics.center(of: cell).x - (plotFrame?.minX ?? 0))
  }

  /// The value of y in the middle of a cell of the frame; see ``ChartProxy/value(atY:as:)``.
  public func value<P: Plottable>(atY cell: CellPoint, as type: P.Type = P.self) -> P? {
    proxy?.value(atY: CellMetrics.center(of: cell).y - (plotFrame?.minY ?? 0))
  }
}

nonisolated extension View {
  /// Draws the view into cells.
  ///
  /// Drawing is total: every size and all data give a frame.
  ///
  /// - Parameters:
  ///   - size: The extent of the frame.
  ///   - environment: The characters and colours to draw with, and other settings.
  /// - Complexity: O(n + m) for n marks and m cells.
  public func render(
    in size: CellSize, environment: EnvironmentValues = EnvironmentValues()
  ) -> ChartFrame {
    ChartFrame(canvas(in: size, environment: environment), environment)
  }

  /// Draws the view into cells, and its plots as exactly as asked for.
  package func render(
    in size: CellSize, environment: EnvironmentValues, precision: DrawingPrecision
  ) -> ChartFrame {
    ChartFrame(canvas(in: size, environment: environment, precision: precision), environment)
  }

  /// Draws the view, so that more can be drawn over it.
  package func kept(
    in size: CellSize, environment: EnvironmentValues, precision: DrawingPrecision = .cells
  ) -> KeptChart {
    KeptChart(
      canvas(in: size, environment: environment, precision: precision),
      CellComposer(environment))
  }

  /// Draws the view, whose charts leave notes about themselves on the canvas.
  package func canvas(
    in size: CellSize, environment: EnvironmentValues, precision: DrawingPrecision = .cells
  ) -> Canvas {
    var canvas = Canvas(size: size, glyphs: environment.glyphSet, precision: precision)
    draw(on: &canvas, environment: environment)
    return canvas
  }
}

extension CellComposer {
  package init(_ environment: EnvironmentValues) {
    self.init(
      glyphs: environment.glyphSet, colorDepth: environment.colorDepth,
      colorScheme: environment.colorScheme, faint: environment.secondaryColor)
  }
}
