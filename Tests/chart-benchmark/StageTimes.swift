import CLibrary
import CivilTime
import Harness
import TerminalCharts
import TerminalViews

/// The duration of the stages from content to cells, in seconds.
struct StageTimes {
  /// The names of the stages.
  static let names = ["collect", "train", "layout", "paint"]

  /// The durations, in the order of ``names``.
  let seconds: [Double]

  /// Draws a chart at 200 by 60 cells and measures each stage.
  init<Content: ChartContent>(of chart: Chart<Content>) {
    var environment = EnvironmentValues()
    environment.zone = .utc
    environment.colorDepth = .trueColor
    let size = CellSize(columns: 200, rows: 60)
    let stages = chart.stages(in: environment)
    var stamps = [monotonicSeconds()]
    let marks = stages.arrange()
    stamps.append(monotonicSeconds())
    let scales = stages.train(marks)
    stamps.append(monotonicSeconds())
    let area = CellRect(origin: CellPoint(column: 0, row: 0), size: size)
    let placed = stages.layOut(marks, scales, in: area)
    stamps.append(monotonicSeconds())
    var canvas = Canvas(size: size)
    ChartPainter(placed).paint(on: &canvas)
    _ = canvas.composed(by: CellComposer(environment))
    stamps.append(monotonicSeconds())
    seconds = zip(stamps, stamps.dropFirst()).map { $1 - $0 }
  }

  /// Returns the columns of a table: the medians of each stage and of the total, in milliseconds.
  static func columns(_ samples: [StageTimes]) -> [String] {
    let stages = names.indices.map { stage in median(samples.map { $0.seconds[stage] }) }
    let all = median(samples.map { $0.seconds.reduce(0, +) })
    return (stages + [all]).map(\.milliseconds)
  }
}
