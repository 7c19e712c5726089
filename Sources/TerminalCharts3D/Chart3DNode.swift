import CivilTime
import FoundationSubset
import TerminalCharts
import TerminalCore
import TerminalViews

/// The layout node of a ``Chart3D``.
struct Chart3DNode: LayoutNode {
  private let content: (inout _Chart3DCollector) -> Void
  private let chart: ChartSettings
  private let settings: Chart3DSettings
  private let identity: ViewIdentity?
  private let environment: EnvironmentValues
  private let zone: Zone

  init(environment: EnvironmentValues, content: @escaping (inout _Chart3DCollector) -> Void) {
    self.content = content
    (chart, settings) = (environment.chart, environment.chart3D)
    identity = environment.identity
    var inner = environment.withoutChartSettings
    inner.reset(Chart3DSettingsKey.self)
    self.environment = inner
    zone = environment.zone ?? Zone.current
  }

  func size(in proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 640, height: proposal.height ?? 320)
  }

  func draw(in frame: CGRect, on canvas: inout Canvas) {
    let area = CellMetrics.cells(frame)
    guard !area.isEmpty else { return }
    let turning = identity.map { identity in
      Chart3DTurning(
        identity.drawnChild(.pose).memory { Chart3DPoseMemory() }, settings.pose,
        in: identity.tree)
    }
    let scene = scene(turning?.shown ?? settings.pose.initial, in: area)
    let index = canvas.notes.count
    scene.paint(on: &canvas)
    canvas.note(Chart3DDrawing(scene: scene, environment: environment), at: index)
    if let turning, let identity { respond(turning, at: identity, scene, in: area, on: &canvas) }
  }

  private func scene(_ pose: Chart3DPose, in area: CellRect) -> SpaceScene {
    var collector = _Chart3DCollector(environment: environment, zone: zone)
    content(&collector)
    return SpaceScene(
      collector, pose: pose, settings: chart, space: settings.space, in: area, zone: zone,
      environment)
  }

  /// Registers the drag gesture and the arrow keys of the chart.
  private func respond(
    _ turning: Chart3DTurning, at identity: ViewIdentity, _ scene: SpaceScene, in area: CellRect,
    on canvas: inout Canvas
  ) {
    let frame = CellMetrics.points(area)
    let attachment = GestureAttachment.kept(
      at: identity.drawnChild(.turning), turning.gesture, .normal)
    let plotFrame = CellMetrics.points(scene.layout.plot)
    let plot = PlacedChart3D(
      plotFrame: plotFrame,
      visibleFrame: canvas.window.map { CellMetrics.points($0).intersection(plotFrame) }
        ?? plotFrame,
      turning: turning)
    for role: ResponderNote.Role in [.chart(plot), .gestures(attachment), .end, .end] {
      canvas.note(ResponderNote(role, frame: frame, clip: canvas.clip))
    }
  }
}

/// The settings of a 3D chart by modifiers around it.
struct Chart3DSettings {
  var space = SpaceSettings()
  var pose = Chart3DPoseSetting.own
}

private enum Chart3DSettingsKey: EnvironmentKey {
  static var defaultValue: Chart3DSettings { Chart3DSettings() }
}

extension EnvironmentValues {
  var chart3D: Chart3DSettings {
    get { self[Chart3DSettingsKey.self] }
    set { self[Chart3DSettingsKey.self] = newValue }
  }
}
