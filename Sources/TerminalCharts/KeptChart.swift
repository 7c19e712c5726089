import FoundationSubset
import TerminalCore
import TerminalViews

/// A drawn view that stays, while other content comes and goes in the plot of its first chart.
///
/// A selection then costs its own marks and not all marks again, whatever the number of the data.
package final class KeptChart {
  private var overlay: CanvasOverlay
  private let laidOut: LaidOutChart?
  private let composer: CellComposer
  // The plots that take the place of cells.
  private let pictures: [PlacedDrawing]

  init(_ canvas: consuming Canvas, _ composer: CellComposer) {
    self.composer = composer
    laidOut = canvas.firstChart?.laidOut
    pictures = canvas.pictures
    // The marks have been drawn and are no longer needed.
    canvas.removeNotes()
    overlay = CanvasOverlay(over: canvas)
  }

  /// The cells of the view alone; made anew with each call.
  package var buffer: CellBuffer { overlay.composed(by: composer) }

  // What the pictures look like without anything over them.
  private var plain: (cell: PixelCell, images: [PixelImage])?

  /// Returns the plots in pixels, with a drawing over that of the first chart.
  ///
  /// The plots themselves are drawn once, or a key would wait for all of their pixels.
  package func images(
    under overlay: Drawing, cell: PixelCell, foreground: CellColor
  ) -> [(area: CellRect, image: PixelImage, patches: [ImagePatch])] {
    if plain?.cell != cell {
      plain = (cell, pictures.map { $0.image(cell: cell, foreground: foreground) })
    }
    return zip(pictures, plain?.images ?? []).enumerated().map { index, plot in
      let (picture, image) = plot
      let patches =
        index > 0
        ? [] : picture.patches(of: overlay, over: image, cell: cell, foreground: foreground)
      return (picture.area, image, patches)
    }
  }

  /// Returns the plots as shapes, with a drawing over that of the first chart.
  package func drawings(under overlay: Drawing) -> [PlacedDrawing] {
    var drawings = pictures
    for shape in overlay.shapes where !drawings.isEmpty { drawings[0].drawing.add(shape) }
    return drawings
  }

  /// The scales of the first chart; `nil` where there is none.
  package var proxy: ChartProxy? { laidOut?.proxy }

  /// Draws content on the chart's scales into a buffer that contains the view.
  ///
  /// The kept chart itself does not change.
  ///
  /// - Parameter origin: The position of the view in the buffer.
  /// - Returns: The frames of annotations in cells of the view, and the drawing for the image of
  ///   the plot.
  /// - Complexity: O(n + m) for n marks of the content and m changed cells.
  package func add<Content: ChartContent>(
    _ content: Content, to buffer: inout CellBuffer, at origin: CellPoint
  ) -> (annotations: [CellRect], drawing: Drawing) {
    guard let laidOut else { return ([], Drawing()) }
    var collector = _MarkCollector(environment: laidOut.environment, zone: laidOut.scales.x.zone)
    Content._collect(content, into: &collector)
    collector.collection.orderCategories(as: laidOut.scales)
    let painter = ChartPainter(
      MarkGeometry(ArrangedMarks(collector.collection), in: laidOut), leaving: nil)
    var painted: (annotations: [CellRect], drawing: Drawing) = ([], Drawing())
    overlay.draw(onto: &buffer, at: origin, composer: composer) {
      painted = painter.paintMarks(on: &$0)
      // Those of charts in annotations would accumulate from frame to frame.
      $0.removeNotes()
    }
    return painted
  }
}
