import Foundation
import TerminalTestSupport
import Testing

@testable import TerminalApp

/// Rotation of a chart in three dimensions by drags and arrow keys.
@MainActor @Suite("3D chart rotation") struct Chart3DTurningTests {
  private final class Log {
    var poses: [Chart3DPose] = []
    var time = 0.0
  }
  private let log = Log()

  private func host(_ view: some View) -> ViewHost {
    let log = log
    let host = ViewHost(size: CellSize(columns: 80, rows: 24), clock: { log.time }) { view }
    _ = host.frame()
    return host
  }

  private static var chart: some View {
    Chart3D {
      SurfacePlot(x: "x", y: "y", z: "z") { x, z in x * x - z }
      PointMark(x: .value("x", 0.5), y: .value("y", 0.8), z: .value("z", 1))
    }
  }

  private func logged(_ start: Chart3DPose = .front) -> some View {
    let log = log
    log.poses = [start]
    return Self.chart.chart3DPose(
      Binding(get: { log.poses.last ?? .front }, set: { log.poses.append($0) }))
  }

  /// A chart that keeps its pose in a state.
  private struct Kept: View {
    @State private var pose = Chart3DPose.front
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("azimuth \(Int(pose.azimuth.degrees.rounded()))")
          .onTapGesture { withAnimation(.linear(duration: 1)) { pose = .right } }
        Chart3DTurningTests.chart.chart3DPose($pose)
      }
    }
  }

  @Test("A drag to the right turns the chart, and a drag down shows more of its top")
  func aDragTurnsTheChart() throws {
    let host = host(logged())
    // Eight points a column, 360 degrees for 640 points.
    host.drag(from: (20, 12), to: (30, 12))
    let pose = try #require(log.poses.last)
    #expect(abs(pose.azimuth.degrees + 45) < 1e-9)
    #expect(pose.inclination == .zero)
    func send(_ kind: MouseEvent.Kind, _ column: Int, _ row: Int) {
      host.handle(.mouse(MouseEvent(kind, at: CellPoint(column: column, row: row))))
      _ = host.frame()
    }
    send(.press(button: 1), 30, 5)
    send(.drag(button: 1), 30, 10)
    send(.release(button: 1), 30, 10)
    let next = try #require(log.poses.last)
    #expect(abs(next.azimuth.degrees + 45) < 1e-9)
    #expect(abs(next.inclination.degrees - 45) < 1e-9)
    send(.press(button: 1), 30, 0)
    send(.drag(button: 1), 30, 23)
    #expect(log.poses.last?.inclination == .degrees(90))
  }

  @Test("A drag in the opposite direction turns the chart back")
  func aDragIsOneMovementFromWhereItBegan() throws {
    let host = host(logged())
    host.drag(from: (20, 12), to: (40, 12))
    host.drag(from: (40, 12), to: (20, 12))
    let pose = try #require(log.poses.last)
    #expect(abs(pose.azimuth.degrees) < 1e-9)
  }

  @Test("Arrow keys turn the chart and stop directly above and below it")
  func arrowKeysTurnTheChart() throws {
    let host = host(logged())
    host.handle(.key(KeyPress(.right)))
    #expect(try #require(log.poses.last).azimuth.degrees.rounded() == -5)
    host.handle(.key(KeyPress(.left)))
    host.handle(.key(KeyPress(.left)))
    #expect(try #require(log.poses.last).azimuth.degrees.rounded() == 5)
    for _ in 0..<30 { host.handle(.key(KeyPress(.down))) }
    #expect(log.poses.last?.inclination == .degrees(90))
    for _ in 0..<60 { host.handle(.key(KeyPress(.up))) }
    #expect(log.poses.last?.inclination == .degrees(-90))
  }

  @Test("A chart without a binding keeps its own pose")
  func withoutABindingTheChartKeepsItsOwnPose() {
    let host = host(Self.chart)
    let before = host.text
    host.handle(.key(KeyPress(.right)))
    let after = host.text
    #expect(after != before)
    host.handle(.key(KeyPress(.left)))
    #expect(host.text == before)
    host.drag(from: (20, 12), to: (30, 12))
    #expect(host.text != before)
  }

  /// A chart whose pose is set by a button.
  private struct Asked: View {
    @State private var pose = Chart3DPose.front
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("top").onTapGesture { pose = .top }
        Chart3DTurningTests.chart.chart3DPose(pose)
      }
    }
  }

  @Test("A newly set pose replaces the rotation by the user")
  func aPoseThatIsAskedForAnewGoesBeforeWhatWasTurned() {
    let (turned, plain) = (host(Asked()), host(Asked()))
    turned.handle(.key(KeyPress(.right)))
    #expect(turned.text != plain.text)
    turned.click(1, 0)
    plain.click(1, 0)
    #expect(turned.text == plain.text)
  }

  @Test("A bound state follows the keys, and a change of the state is animated")
  func aStateIsTold() {
    let host = host(Kept())
    host.handle(.key(KeyPress(.left)))
    #expect(host.text.contains("azimuth 5"))
    host.click(2, 0)
    var pictures: [String] = []
    for time in [0, 0.5, 0.9, 1.01, 2] {
      log.time = time
      host.handle([])
      pictures.append(host.text)
    }
    #expect(pictures.allSatisfy { $0.contains("azimuth 90") })
    #expect(Set(pictures.prefix(4)).count == 4)
    #expect(pictures[3] == pictures[4])
  }

  @Test("A chart with a constant pose does not turn") func aPoseThatNobodyChangesStays() {
    let host = host(Self.chart.chart3DPose(.constant(.top)))
    let before = host.text
    host.handle(.key(KeyPress(.right)))
    host.drag(from: (20, 12), to: (30, 12))
    #expect(host.text == before)
  }

  @Test("Other keys are passed on to other views") func otherKeysAreLeftToOthers() {
    let log = log
    let host = host(
      logged().onKeyPress("q") {
        log.time = 7; return .handled
      })
    host.handle(.key(KeyPress(.character("q"))))
    #expect(log.time == 7)
    #expect(log.poses.count == 1)
  }
}
