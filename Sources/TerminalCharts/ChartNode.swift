import CivilTime
import Foundation
import TerminalCore
import TerminalViews

/// The erased chart in the tree of views: the stages of the way from content to cells.
struct ChartNode: LayoutNode {
  let environment: EnvironmentValues
  let content: (inout _MarkCollector) -> Void

  init(environment: EnvironmentValues, content: @escaping (inout _MarkCollector) -> Void) {
    self.environment = environment
    self.content = content
  }

  // A chart takes all the room that it is offered, and a phone's share of it where nothing is said.
  func size(in proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 640, height: proposal.height ?? 320)
  }

  func draw(in frame: CGRect, on canvas: inout Canvas) {
    let area = CellMetrics.cells(frame)
    guard !area.isEmpty else { return }
    var settings = environment.chart
    let zone = environment.zone ?? Zone.current
    var collector = _MarkCollector(environment: environment, zone: zone)
    content(&collector)
    let observer = environment.chartObserver
    observer?.observe(collector.collection)
    let marks = ArrangedMarks(collector.collection, settings: settings)
    observer?.ended(.collect)
    let scales = ChartScales(training: marks, settings: settings, zone: zone, in: environment)
    observer?.observe(marks, scales)
    observer?.ended(.train)
    let axes = ChartAxes(settings: settings, scales: scales, in: environment)
      .fitted(to: area.size.columns)
    settings = settings.padded(by: axes.markInsets)
    let barBins = BarBins(of: marks)
    func painter(_ settings: ChartSettings) -> ChartPainter {
      let layout = ChartLayout(
        in: area, marks: marks, scales: scales, axes: axes, settings: settings,
        environment: environment)
      let plan = ChartPlan(
        scales: scales, axes: axes, layout: layout, barBins: barBins, settings: settings,
        environment: environment)
      return ChartPainter(marks, in: plan, observer: observer)
    }
    var whole = painter(settings)
    let overflow = marks.padsScale ? whole.annotations.overflow : .init()
    if overflow != .init() { whole = painter(settings.padded(by: overflow)) }
    observer?.ended(.layout)
    whole.paint(on: &canvas)
  }
}
