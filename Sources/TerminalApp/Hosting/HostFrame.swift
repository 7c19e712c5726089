import TerminalCharts
import TerminalCore

/// What a host shows: cells, and where the cursor rests so that screen readers follow.
public struct HostFrame {
  /// The cells.
  public let buffer: CellBuffer
  /// What is drawn in pixels, in the place of cells.
  public let images: [PlacedImage]
  /// The place of what was selected last; `nil` where nothing was.
  public let cursor: CellPoint?
  /// The scales of the first chart; `nil` where there is none.
  public let proxy: ChartProxy?
}
