import FoundationSubset
import TerminalCore
import TerminalImages

/// The lengths to which a plot is exact, in points: those of cells, or those of pixels.
///
/// Layout and marks calculate with these lengths, and need not know what the canvas becomes.
package struct DrawingPrecision: Hashable, Sendable {
  /// The pixels of a point; `nil` where plots are drawn in cells.
  let pixels: PixelScale?

  /// Plots are drawn in cells.
  package static let cells = DrawingPrecision(nil)

  /// Creates the precision for a size of cells in pixels; `nil` for a terminal without images.
  package init(_ cell: PixelCell?) { pixels = cell.map(PixelScale.init) }

  private var pixel: CGSize? { pixels.map { CGSize(width: 1 / $0.x, height: 1 / $0.y) } }

  /// The multiples in which bars are placed: a cell, or a pixel.
  package var unit: CGSize { pixel ?? CellMetrics.cell }
  /// The multiples in which the edges of bars are placed: half a cell, or a pixel.
  package var edge: CGSize {
    pixel ?? CGSize(width: CellMetrics.columnWidth / 2, height: CellMetrics.rowHeight / 2)
  }
  /// The smallest visible extent of a fill: an eighth of a cell, or a pixel.
  package var minimumFill: CGSize {
    pixel ?? CGSize(width: CellMetrics.columnWidth / 8, height: CellMetrics.rowHeight / 8)
  }
  /// The width of a column in which only the extremes of a long line are visible.
  package var dot: CGFloat { pixel?.width ?? CellMetrics.dot }
  /// The distance from the plot's edges at which symbols are whole: half a cell, or half a dot
  /// where they are characters.
  package var symbolInset: CGSize {
    let half = CellMetrics.dot / 2
    return pixels == nil ? CGSize(width: half, height: half) : DrawingPrecision.cells.edge
  }
  /// The radius up to which a corner looks sharp.
  package var sharpRadius: CGFloat { pixels == nil ? CellMetrics.columnWidth : 0 }
  /// The cell that the tick at the end of an axis fills; nothing where ticks are lines.
  package var tick: CGSize { pixels == nil ? CellMetrics.cell : .zero }
  /// The maximum distance from the plot's edge to an axis that is drawn where its scale ends.
  package var axisInset: CGSize { pixels == nil ? .zero : DrawingPrecision.cells.edge }
  /// Whether axis lines take rows and columns outside the plot.
  package var axesTakeCells: Bool { pixels == nil }
}
