import TerminalCharts
import TerminalCore

/// A frame of a host: cells, and the position of the cursor, which screen readers follow.
public struct HostFrame {
  /// The cells.
  public let buffer: CellBuffer
  /// The images in the place of cells.
  public let images: [PlacedImage]
  /// The place of what was selected last; `nil` where nothing was.
  public let cursor: CellPoint?
  /// The scales of the first chart; `nil` where there is none.
  public let proxy: ChartProxy?
}
