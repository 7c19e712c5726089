import CivilTime
import FoundationSubset
import TerminalCharts
import TerminalCore
import TerminalViews

struct SpaceScene {
  let content: _Chart3DCollector
  let scales: SpaceScales
  let layout: SpaceLayout
  let camera: SpaceCamera
  private let axes: SpaceAxes
  private let environment: EnvironmentValues

  init(
    _ content: _Chart3DCollector, pose: Chart3DPose, settings: ChartSettings,
    space: SpaceSettings, in chart: CellRect, zone: Zone, _ environment: EnvironmentValues
  ) {
    self.content = content
    self.environment = environment
    let scales = SpaceScales(
      training: content, settings: settings, space: space, samples: Self.samples(in: chart),
      zone: zone, in: environment)
    self.scales = scales
    func resolved(_ setting: AxisSetting, _ scale: PositionScale, _ edges: Axis.Set)
      -> [ResolvedAxis]
    {
      setting.marks.map { ResolvedAxis($0, scale: scale, edges: edges, in: environment) }
    }
    let axes = [
      resolved(settings.axes.x, scales.x, .horizontal),
      resolved(settings.axes.y, scales.y, .vertical),
      resolved(space.zAxis, scales.z, .horizontal),
    ]
    let titles = [settings.layout.xTitle, settings.layout.yTitle, space.zTitle]
    let names = [scales.x, scales.y, scales.z].map(\.label)
    layout = SpaceLayout(
      in: chart, scales: scales, axes: axes,
      titles: zip(zip(titles, names), axes).map {
        $1.isEmpty && $0.0 == nil ? nil : Self.title($0.0, named: $0.1, in: environment)
      },
      settings: settings.layout, environment: environment)
    camera = SpaceCamera(
      pose, projection: space.projection, box: scales.box,
      in: CellMetrics.points(layout.plot))
    self.axes = SpaceAxes(axes, box: scales.box, camera: camera)
  }

  // As fine as dots can show.
  private static func samples(in chart: CellRect) -> Int {
    let dots = min(chart.size.columns * 2, chart.size.rows * 4)
    return max(9, min(dots / 2, 72)) + 1
  }

  // Axes of a rotating chart need titles, so the names of the data are the default.
  private static func title(
    _ title: AxisTitle?, named name: String?, in environment: EnvironmentValues
  ) -> PlacedNode? {
    if let title { return PlacedNode(title.view(environment).content) }
    guard let name, !name.isEmpty else { return nil }
    return PlacedNode(
      LabelNode(text: name, ink: .secondary, ellipsis: environment.glyphSet.ellipsis))
  }

  /// The reason why the chart is empty; `nil` if it is not.
  var emptiness: ChartDiagnostic? {
    if content.records.isEmpty && content.surfaces.isEmpty { return .noData }
    let hasMarks = content.records.contains { record in
      [record.x, record.y, record.z].allSatisfy(\.isDrawable)
    }
    let hasSurfaces = scales.surfaces.contains { !$0.bounds.isEmpty }
    return hasMarks || hasSurfaces ? nil : .noFiniteValues
  }

  var labels: SpaceAxisLabels {
    SpaceAxisLabels(
      axes, titles: layout.titles, camera: camera, in: layout.area,
      drawsLabels: layout.parts.contains(.labels))
  }

  private func paintPlot(on canvas: inout Canvas) {
    canvas.draw(over: axes.walls(camera)) { canvas in
      var painter = SpacePainter(
        content, scales, camera: camera, in: layout.area, dots: canvas.dotGrid(in: layout.area),
        environment)
      painter.paint(on: &canvas)
    }
    labels.draw(on: &canvas)
  }

  func paint(on canvas: inout Canvas) {
    canvas.clipped(to: layout.area) { canvas in
      canvas.picture(in: layout.area, on: environment.backgroundColor, paintPlot)
    }
    layout.legend?.draw(over: layout.plot, on: &canvas)
    emptiness?.write(in: layout.plot, on: &canvas)
  }
}
