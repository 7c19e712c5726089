import FoundationSubset
import TerminalCore
import TerminalViews

/// A drawn view that is kept, while other marks come and go in the plot of its first chart.
///
/// A moving selection then costs its own marks and not all marks again, whatever the number of the
/// data; see <doc:TypesByExample>.
public final class KeptChart {
  private var overlay: CanvasOverlay
  private let laidOut: LaidOutChart?
  // The categories that select styles and positions, as the marks have them.
  private let tables: MarkCollection
  private let composer: CellComposer
  private let pictures: [PlacedDrawing]
  private let pixels: PixelCell?
  private let foreground: CellColor
  // The plots without added marks, drawn once, because drawing their pixels would delay each key.
  private lazy var plainImages = pixels.map { cell in
    pictures.map { $0.image(cell: cell, foreground: foreground) }
  }

  /// Marks that were drawn over a kept chart.
  public struct AddedMarks {
    /// The frames of the annotations, in cells of the view.
    public let annotationFrames: [CellRect]
    let drawing: Drawing
  }

  init(_ canvas: consuming Canvas, _ environment: EnvironmentValues, _ pixels: PixelCell?) {
    composer = CellComposer(environment)
    foreground = environment.colorScheme.foreground
    self.pixels = pixels
    let chart = canvas.firstChart
    laidOut = chart?.laidOut
    tables = chart?.marks.collection.tables ?? MarkCollection()
    pictures = canvas.pictures
    // The marks have been drawn and are no longer needed.
    canvas.removeNotes()
    overlay = CanvasOverlay(over: canvas)
  }

  /// The cells of the view alone; made anew with each call.
  public var buffer: CellBuffer { overlay.composed(by: composer) }

  /// Returns the plots as shapes, with added marks over that of the first chart.
  package func drawings(with added: AddedMarks?) -> [PlacedDrawing] {
    var drawings = pictures
    for shape in added?.drawing.shapes ?? [] where !drawings.isEmpty {
      drawings[0].drawing.add(shape)
    }
    return drawings
  }

  /// The scales of the first chart; `nil` where there is none.
  public var proxy: ChartProxy? { laidOut?.proxy }

  /// Draws content on the chart's scales into a buffer that contains the view.
  ///
  /// The kept chart itself does not change.
  ///
  /// - Parameters:
  ///   - content: The marks.
  ///   - buffer: The cells to draw into.
  ///   - origin: The position of the view in the buffer.
  /// - Returns: The marks, to pass to ``images(with:over:at:)`` for drawing them in pixels.
  /// - Complexity: O(n + m) for n marks of the content and m changed cells.
  @discardableResult
  public func add<Content: ChartContent>(
    _ content: Content, to buffer: inout CellBuffer,
    at origin: CellPoint = CellPoint(column: 0, row: 0)
  ) -> AddedMarks {
    guard let laidOut else { return AddedMarks(annotationFrames: [], drawing: Drawing()) }
    var collector = _MarkCollector(environment: laidOut.environment, zone: laidOut.scales.x.zone)
    collector.collection = tables
    Content._collect(content, into: &collector)
    collector.collection.orderCategories(as: laidOut.scales)
    let painter = ChartPainter(
      MarkGeometry(ArrangedMarks(collector.collection), in: laidOut), removed: nil)
    var painted: (annotations: [CellRect], drawing: Drawing) = ([], Drawing())
    overlay.draw(onto: &buffer, at: origin, composer: composer) {
      painted = painter.paintMarks(on: &$0)
      // Notes of charts in annotations would accumulate from frame to frame.
      $0.removeNotes()
    }
    return AddedMarks(annotationFrames: painted.annotations, drawing: painted.drawing)
  }

  /// Returns the plots in pixels; none if the view was drawn in cells.
  ///
  /// - Parameters:
  ///   - added: Marks over the plot of the first chart.
  ///   - buffer: The finished cells, which contain the view and can cover parts of the plots.
  ///   - origin: The position of the view in the buffer.
  public func images(
    with added: AddedMarks? = nil, over buffer: CellBuffer,
    at origin: CellPoint = CellPoint(column: 0, row: 0)
  ) -> [PlacedImage] {
    guard let pixels, let plainImages else { return [] }
    return zip(pictures, plainImages).enumerated().map { index, plot in
      var (picture, image) = plot
      picture.origin = origin
      var placed = PlacedImage(image, in: picture.frameArea, of: buffer)
      if index == 0, let added {
        placed.patches = picture.patches(
          of: added.drawing, over: image, cell: pixels, foreground: foreground)
      }
      return placed
    }
  }
}
