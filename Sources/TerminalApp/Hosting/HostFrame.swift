import TerminalCharts
import TerminalCore

/// A frame of a host: cells, and the position of the cursor, which screen readers follow.
public struct HostFrame {
  /// The cells.
  public let buffer: CellBuffer
  /// The images that replace cells.
  public let images: [PlacedImage]
  /// The position of the last selection; `nil` if there is none.
  public let cursor: CellPoint?
  /// The scales of the first chart; `nil` if there is no chart.
  public let proxy: ChartProxy?
}
