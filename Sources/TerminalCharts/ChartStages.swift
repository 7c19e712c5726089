import CivilTime
import TerminalCore
import TerminalViews

/// The stages from content to cells, one by one, for benchmarks.
package enum ChartStages: String, CaseIterable, Sendable {
  case collect, train, layout, paint

  /// The seconds that each stage takes for a chart.
  package static func seconds<Content: ChartContent>(
    of chart: Chart<Content>, in size: CellSize, zone: Zone, clock: @escaping () -> Double
  ) -> [ChartStages: Double] {
    var environment = EnvironmentValues()
    environment.zone = zone
    environment.colorDepth = .trueColor
    var spans: [ChartStages: Double] = [:]
    var last = clock()
    func stamp(_ stage: ChartStages) {
      let now = clock()
      spans[stage] = now - last
      last = now
    }
    let canvas = chart.canvas(
      in: size, environment: environment, observer: ChartObserver(hasEnded: stamp))
    _ = canvas.composed(by: CellComposer(environment))
    stamp(.paint)
    return spans
  }
}
