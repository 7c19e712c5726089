import CellPictures
import FoundationSubset
import TerminalCore
import TerminalViews

/// A drawn view: its cells, and the scales that convert cells to values of the chart in it.
public struct ChartFrame {
  /// The cells.
  public let buffer: CellBuffer
  /// The scales of the first chart; `nil` where there is none.
  public let proxy: ChartProxy?
  /// Where annotations of the first chart were drawn, in cells.
  public let annotationFrames: [CellRect]
  /// The reasons why the first chart shows nothing, or likely not what was meant; empty if none
  /// were found.
  public let diagnostics: [ChartDiagnostic]
  /// The plots that are drawn as images instead of cells.
  package let pictures: [PlacedDrawing]
  /// The colours to use as the terminal's own in a picture of the frame.
  let colors: PictureColors
  private let pixels: PixelCell?
}

extension ChartFrame {
  fileprivate init(_ canvas: Canvas, _ environment: EnvironmentValues, _ pixels: PixelCell?) {
    let chart = canvas.firstChart
    buffer = canvas.composed(by: CellComposer(environment))
    proxy = chart?.laidOut.proxy
    annotationFrames = chart?.annotationFrames ?? []
    diagnostics = chart.map { ChartDiagnostic.all($0.marks, $0.laidOut.scales) } ?? []
    pictures = canvas.pictures
    colors = PictureColors(environment)
    self.pixels = pixels
  }

  /// The plots in pixels, for a terminal that shows images; empty unless the frame was drawn for
  /// cells of a size in pixels.
  ///
  /// - Complexity: O(m) for m pixels.
  public var images: [PlacedImage] {
    guard let pixels else { return [] }
    return pictures.map {
      PlacedImage(
        $0.image(cell: pixels, foreground: colors.foreground), in: $0.frameArea, of: buffer)
    }
  }

  /// The plot of the first chart, in points from the frame's corner; `nil` where there is none.
  public var plotFrame: CGRect? { proxy?.plotRect }

  /// Returns the value of x in the middle of a cell; see ``ChartProxy/value(atX:as:)``.
  public func value<P: Plottable>(atX cell: CellPoint, as type: P.Type = P.self) -> P? {
    proxy?.value(atX: CellMetrics.center(of: cell).x - (plotFrame?.minX ?? 0))
  }

  /// Returns the value of y in the middle of a cell; see ``ChartProxy/value(atY:as:)``.
  public func value<P: Plottable>(atY cell: CellPoint, as type: P.Type = P.self) -> P? {
    proxy?.value(atY: CellMetrics.center(of: cell).y - (plotFrame?.minY ?? 0))
  }
}

nonisolated extension View {
  /// Draws the view into cells.
  ///
  /// Every size and all data give a frame.
  ///
  /// - Parameters:
  ///   - size: The extent of the frame.
  ///   - environment: The characters and colours to draw with, and other settings.
  ///   - pixels: The size of a cell in pixels, to draw the plots as images; `nil` draws all in
  ///     cells.
  /// - Complexity: O(n + m) for n marks and m cells.
  public func render(
    in size: CellSize, environment: EnvironmentValues = EnvironmentValues(),
    pixels: PixelCell? = nil
  ) -> ChartFrame {
    ChartFrame(
      canvas(in: size, environment: environment, precision: DrawingPrecision(pixels)),
      environment, pixels)
  }

  /// Draws the view once, so that marks can be drawn over it repeatedly.
  ///
  /// - Parameters:
  ///   - size: The extent of the view.
  ///   - environment: The characters and colours to draw with, and other settings.
  ///   - pixels: The size of a cell in pixels, to draw the plots as images; `nil` draws all in
  ///     cells.
  /// - Complexity: O(n + m) for n marks and m cells.
  public func kept(
    in size: CellSize, environment: EnvironmentValues = EnvironmentValues(),
    pixels: PixelCell? = nil
  ) -> KeptChart {
    KeptChart(
      canvas(in: size, environment: environment, precision: DrawingPrecision(pixels)),
      environment, pixels)
  }

  /// Draws the view; its charts leave notes about themselves on the canvas.
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

extension PictureColors {
  init(_ environment: EnvironmentValues) {
    self.init(
      foreground: environment.colorScheme.foreground, background: environment.backgroundColor)
  }
}

extension ChartFrame {
  /// Returns the frame as an SVG 1.1 document, which needs no terminal and no special font.
  ///
  /// It shows the cells; ``ImageRenderer`` draws plots as lines and areas.
  ///
  /// ```swift
  /// var environment = EnvironmentValues()
  /// environment.colorScheme = .light
  /// let frame = chart.render(in: CellSize(columns: 80, rows: 24), environment: environment)
  /// let picture = frame.svg(title: "Prices")
  /// ```
  ///
  /// - Parameters:
  ///   - colors: The colours to use as the terminal's own; `nil` for the foreground of the colour
  ///     scheme on the background that the frame was drawn for.
  ///   - title: The accessible title of the picture; empty for none.
  ///   - description: The accessible description; empty for none.
  /// - Returns: An XML document, the same for the same frame.
  /// - Complexity: O(*n*), where *n* is the number of cells.
  public func svg(
    colors: PictureColors? = nil, title: String = "", description: String = ""
  ) -> String {
    buffer.svg(pictures, colors: colors ?? self.colors, title: title, description: description)
  }
}

/// The note of a drawn chart on the canvas, with its layout and marks.
struct ChartDrawing: CanvasNote {
  let node: ChartNode
  let laidOut: LaidOutChart
  let marks: ArrangedMarks
  let annotationFrames: [CellRect]
}

extension Canvas {
  /// The chart that was drawn first, not counting those inside it.
  var firstChart: ChartDrawing? { notes.lazy.compactMap { $0 as? ChartDrawing }.first }

  /// The scales of the chart that was drawn first; `nil` where there is none.
  package var firstChartProxy: ChartProxy? { firstChart?.laidOut.proxy }
}
