import CivilTime
import ElectricityPrices
import PriceViewer
import TerminalCore

/// Frames of the viewer while the selection moves from slot to slot, at 100 by 30 cells.
enum FrameSuite {
  static func run() throws {
    let files = try SampleFiles()
    let path = files.table(24)
    let series = try PriceFile.read(path: path, options: PriceFile.Options()).series
    var state = ViewerState(series: series, now: series[0].start ?? .now)
    var frame: ViewerFrame?
    let count = 200
    let time = seconds {
      for number in 0..<count {
        state.apply(.step(slots: number % 40 < 20 ? 1 : -1))
        frame = ViewerScreen.frame(state, in: CellSize(columns: 100, rows: 30), after: frame)
      }
    }
    printRow("a frame, milliseconds", [(time / Double(count)).milliseconds])
  }
}
