import ElectricityPrices
import TerminalCharts
import TerminalCore

/// A chart without selection, kept from frame to frame: a key that moves the selection then draws
/// a lollipop and not all prices, at a million slots as at 24.
struct ChartGround {
  /// All that the drawing depends on.
  ///
  /// Comparing costs nothing while the series are copies of one another, as they are until a file
  /// changes.
  struct Cause: Equatable {
    let series: PriceSeries
    let kind: ChartKind
    let look: ViewerLook
    let size: CellSize
    let annotationRows: Int
  }

  let cause: Cause
  let drawing: ChartDrawing
}
