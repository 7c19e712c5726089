import Foundation
import TerminalCore
import TerminalTestSupport
import Testing

@testable import TerminalCharts
@testable import TerminalCharts3D
@testable import TerminalViews

/// Properties of every chart in three dimensions, whatever its data and pose.
@MainActor @Suite("Charts in three dimensions") struct Chart3DPropertyTests {
  private static let signs: Set<Unicode.Scalar> = ["●", "■", "▲"]

  private func signs(in view: some View) -> Int {
    let buffer = draw(view, columns: 60, rows: 24, colorDepth: .trueColor).buffer
    return buffer.text.unicodeScalars.count { Self.signs.contains($0) }
  }

  private func point(_ x: Double, _ y: Double, _ z: Double) -> PointMark {
    PointMark(x: .value("x", x), y: .value("y", y), z: .value("z", z))
  }

  private func unit(_ chart: some View) -> some View {
    chart.chartXScale(domain: -1...1).chartYScale(domain: -1...1).chartZScale(domain: -1...1)
      .chart3DPose(.top)
  }

  @Test("A surface hides a point behind it, and shows the point from the other side")
  func aSurfaceHidesThePointBehindIt() {
    let chart = unit(
      Chart3D {
        SurfacePlot(x: "x", y: "y", z: "z") { _, _ in 0 }
        point(0.2, -0.5, 0.1)
      })
    #expect(signs(in: chart) == 0)
    #expect(signs(in: unit(Chart3D { point(0.2, -0.5, 0.1) })) == 1)
    let below = Chart3D {
      SurfacePlot(x: "x", y: "y", z: "z") { _, _ in 0 }
      point(0.2, -0.5, 0.1)
    }
    .chartYScale(domain: -1...1).chartXScale(domain: -1...1).chartZScale(domain: -1...1)
    #expect(signs(in: below.chart3DPose(.bottom)) == 1)
  }

  @Test("An opaque rectangle hides a point behind it, and a translucent rectangle shows it")
  func aRectangleHidesWhatIsBehindIt() {
    func chart(_ color: Color) -> some View {
      unit(
        Chart3D {
          RectangleMark(x: .value("x", -1.0..<1), y: .value("y", 0), z: .value("z", -1.0..<1))
            .foregroundStyle(color)
          point(0.2, -0.5, 0.1)
        })
    }
    #expect(signs(in: chart(.gray)) == 0)
    #expect(signs(in: chart(.gray.opacity(0.3))) == 1)
  }

  @Test(
    "A surface has a hole where its function has no finite value",
    arguments: [
      Double.nan, .infinity, -.infinity,
    ])
  func aSurfaceHasAHoleWhereItsFunctionHasNoFiniteValue(value: Double) {
    let chart = unit(
      Chart3D {
        SurfacePlot(x: "x", y: "y", z: "z") { x, _ in x > 0 ? value : 0 }
        point(0.5, -0.5, 0)
        point(-0.5, -0.5, 0)
      })
    #expect(signs(in: chart) == 1)
  }

  @Test("A surface is not drawn outside the domain of y")
  func nothingOfASurfaceIsDrawnBeyondTheDomainOfY() {
    let chart = unit(
      Chart3D {
        SurfacePlot(x: "x", y: "y", z: "z") { x, _ in x > 0 ? 5 : 0 }
        point(0.5, -0.5, 0)
      })
    #expect(signs(in: chart) == 1)
  }

  @Test("The nearer of two points is visible") func theNearerOfTwoPointsIsSeen() {
    let chart = Chart3D {
      point(0, 0, 0.5).foregroundStyle(.red)
      point(0, 0, -0.5).foregroundStyle(.blue)
    }
    .chartXScale(domain: -1...1).chartYScale(domain: -1...1).chartZScale(domain: -1...1)
    func color(_ pose: Chart3DPose) -> CellColor? {
      let buffer = draw(
        chart.chart3DPose(pose), columns: 60, rows: 24, colorDepth: .trueColor
      ).buffer
      return buffer.cells.first { $0.glyph == Glyph("●") }?.style.foreground
    }
    let (front, back) = (color(.front), color(.back))
    #expect((front?.components.red ?? 0) > (front?.components.blue ?? 0))
    #expect((back?.components.blue ?? 0) > (back?.components.red ?? 0))
  }

  @Test("A rotation by 360 degrees does not change a 3D chart") func aWholeTurnChangesNothing() {
    func picture(_ degrees: Double) -> CellBuffer {
      let chart = Chart3D {
        SurfacePlot(x: "x", y: "y", z: "z") { x, z in sin(4 * x) * z }
          .foregroundStyle(.heightBased)
        point(0.5, 0.5, 0.5)
      }
      .chart3DPose(Chart3DPose(azimuth: .degrees(degrees), inclination: .degrees(25)))
      return draw(chart, columns: 60, rows: 24, colorDepth: .trueColor).buffer
    }
    #expect(picture(40).text == picture(400).text)
    #expect(picture(40).text == picture(-320).text)
    #expect(picture(40).text != picture(41).text)
  }

  @Test("Two rotations by 180 degrees restore the azimuth") func twoTurnsOfAHalfAreAWholeOne() {
    let pose = Chart3DPose.default.turned(azimuth: .degrees(180), inclination: .zero)
      .turned(azimuth: .degrees(180), inclination: .zero)
    #expect(abs(pose.azimuth.degrees - Chart3DPose.default.azimuth.degrees) < 1e-9)
  }

  @Test("Poses are clamped to upright views and are finite")
  func posesSeeNothingUpsideDownAndAreFinite() {
    #expect(Chart3DPose(azimuth: .zero, inclination: .degrees(120)) == .top)
    #expect(Chart3DPose(azimuth: .zero, inclination: .degrees(-91)) == .bottom)
    let pose = Chart3DPose(azimuth: .degrees(.nan), inclination: .degrees(.infinity))
    #expect(pose == .front)
    #expect(
      Chart3DPose.top.turned(azimuth: .zero, inclination: .degrees(5)) == .top)
  }

  @Test(
    "The box of a 3D chart fits in its frame in every pose",
    arguments: [
      Chart3DCameraProjection.automatic, .orthographic, .perspective,
    ])
  func theBoxIsInTheFrameInEveryPose(projection: Chart3DCameraProjection) {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<400 {
      let pose = Chart3DPose(
        azimuth: .degrees(.random(in: -400...400, using: &random)),
        inclination: .degrees(.random(in: -90...90, using: &random)))
      let box = SpaceVector(
        .random(in: 0.05...1, using: &random), .random(in: 0.05...1, using: &random),
        .random(in: 0.05...1, using: &random))
      let frame = CGRect(
        x: .random(in: 0...100, using: &random), y: .random(in: 0...100, using: &random),
        width: .random(in: 8...900, using: &random), height: .random(in: 8...900, using: &random))
      let camera = SpaceCamera(pose, projection: projection, box: box, in: frame)
      for corner in SpaceBox.corners {
        let point = camera.project(corner * box / 2).point
        #expect(frame.insetBy(dx: -1e-6, dy: -1e-6).contains(point))
      }
    }
  }

  @Test("Distant parts are smaller in perspective only")
  func whatIsFartherAwayIsSmallerInPerspectiveOnly() {
    func scales(_ projection: Chart3DCameraProjection) -> (near: Double, far: Double) {
      let camera = SpaceCamera(
        .front, projection: projection, box: SpaceVector(repeating: 1),
        in: CGRect(x: 0, y: 0, width: 400, height: 400))
      return (
        camera.project(SpaceVector(0, 0, 0.5)).scale, camera.project(SpaceVector(0, 0, -0.5)).scale
      )
    }
    #expect(scales(.perspective).near > 1.2 * scales(.perspective).far)
    #expect(scales(.orthographic).near == scales(.orthographic).far)
  }

  @Test(
    "A named pose looks from the side of its name",
    arguments: [
      (Chart3DPose.front, SpaceVector(0, 0, 1)), (.back, SpaceVector(0, 0, -1)),
      (.right, SpaceVector(1, 0, 0)), (.left, SpaceVector(-1, 0, 0)),
      (.top, SpaceVector(0, 1, 0)), (.bottom, SpaceVector(0, -1, 0)),
    ])
  func theNamedPosesSeeWhatTheyAreNamedFor(pose: Chart3DPose, side: SpaceVector) {
    let camera = SpaceCamera(
      pose, projection: .orthographic, box: SpaceVector(repeating: 1),
      in: CGRect(x: 0, y: 0, width: 400, height: 400))
    #expect(camera.toward.dot(side) > 0.999_999)
    // Nothing is mirrored: right, up and towards the viewer are as x, y and z.
    #expect(camera.right.cross(camera.up).dot(camera.toward) > 0.999_999)
  }
}
