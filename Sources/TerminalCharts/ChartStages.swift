import CivilTime
import TerminalCore
import TerminalViews

/// The stages from content to cells, one by one, for benchmarks.
package enum ChartStages: String, CaseIterable, Sendable {
  case collect, train, layout, paint

  /// The seconds that each stage takes for a chart.
  package static func seconds<Content: ChartContent>(
    of chart: Chart<Content>, in size: CellSize, zone: Zone, clock: () -> Double
  ) -> [ChartStages: Double] {
    let environment = EnvironmentValues()
    let settings = environment.chart
    let area = CellRect(origin: CellPoint(column: 0, row: 0), size: size)
    var collector = _MarkCollector(environment: environment, zone: zone)
    var stamps = [clock()]
    chart.collect(&collector)
    let marks = ArrangedMarks(collector.collection, settings: settings)
    stamps.append(clock())
    let scales = ChartScales(training: marks, settings: settings, zone: zone, in: environment)
    stamps.append(clock())
    let axes = ChartAxes(settings: settings, scales: scales, in: environment)
      .fitted(to: area.size.columns)
    let layout = ChartLayout(
      in: area, marks: marks, scales: scales, axes: axes, settings: settings,
      environment: environment)
    let painter = ChartPainter(
      marks,
      in: ChartPlan(
        scales: scales, axes: axes, layout: layout, settings: settings, environment: environment))
    stamps.append(clock())
    var canvas = Canvas(size: size)
    painter.paint(on: &canvas)
    _ = canvas.composed(glyphs: .braille, colorDepth: .trueColor)
    stamps.append(clock())
    let spans = zip(stamps, stamps.dropFirst()).map { $1 - $0 }
    return Dictionary(uniqueKeysWithValues: zip(allCases, spans))
  }
}
