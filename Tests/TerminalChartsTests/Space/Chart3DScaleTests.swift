import Foundation
import TerminalCore
import TerminalTestSupport
import Testing

@testable import TerminalCharts
@testable import TerminalCharts3D
@testable import TerminalViews

/// The domains and labels of the axes of a 3D chart, and its description.
@MainActor @Suite("Axes in three dimensions") struct Chart3DScaleTests {
  private func drawnScene(_ view: some View, _ columns: Int = 80, _ rows: Int = 24) -> SpaceScene? {
    let canvas = view.canvas(
      in: CellSize(columns: columns, rows: rows), environment: EnvironmentValues())
    return canvas.notes.lazy.compactMap { $0 as? Chart3DDrawing }.first?.scene
  }

  private func point(_ x: Double, _ y: Double, _ z: Double) -> PointMark {
    PointMark(x: .value("East", x), y: .value("Up", y), z: .value("South", z))
  }

  @Test("A function is sampled from 0 to 1, and its values are the domain of y")
  func aFunctionIsAskedFrom0To1() throws {
    let scene = try #require(
      drawnScene(Chart3D { SurfacePlot(x: "x", y: "y", z: "z") { x, z in 3 * x - z } }))
    #expect(scene.scales.x.domain == 0...1)
    #expect(scene.scales.z.domain == 0...1)
    #expect(scene.scales.y.domain == -1...3)
    #expect(scene.scales.surfaces[0].bounds == [-1, 3])
  }

  @Test("A function is sampled over the domain of the other data")
  func aFunctionIsAskedOverTheDataBesideIt() throws {
    let scene = try #require(
      drawnScene(
        Chart3D {
          point(20, 1, -3)
          SurfacePlot(x: "x", y: "y", z: "z") { x, z in x + z }
        }))
    #expect(scene.scales.x.domain == 0...20)
    #expect(scene.scales.z.domain == -3...0)
    #expect(scene.scales.surfaces[0].bounds == [-3, 20])
  }

  @Test("Explicit domains and ranges apply to all three axes")
  func domainsAndRangesThatAreSetHoldForAllThree() throws {
    let scene = try #require(
      drawnScene(
        Chart3D { point(1, 2, 3) }
          .chartXScale(domain: 0...10, range: -0.5...0.5)
          .chartYScale(domain: -5...5, range: -0.25...0.25)
          .chartZScale(domain: 1...100, range: -0.1...0.1, type: .log)))
    #expect(scene.scales.x.domain == 0...10)
    #expect(scene.scales.y.domain == -5...5)
    #expect(scene.scales.z.domain == 1...100)
    #expect(abs(scene.scales.z.position(10) - 0.5) < 1e-12)
    #expect(scene.scales.box == SpaceVector(1, 0.5, 0.2))
  }

  @Test("Axes are labelled with the names of the data, or with explicit names")
  func namesOfTheDataStandAtTheAxes() {
    let chart = Chart3D { point(1, 2, 3) }
    let text = picture(chart, columns: 80, rows: 24)
    for name in ["East", "Up", "South"] { #expect(text.contains(name)) }
    let named = picture(
      chart.chartXAxisLabel("Längs").chartYAxisLabel("Höhe").chartZAxisLabel("Tiefe"),
      columns: 80, rows: 24)
    for name in ["Längs", "Höhe", "Tiefe"] { #expect(named.contains(name)) }
    #expect(!named.contains("East"))
  }

  @Test("Hidden axes have no labels, and axis marks can set their own values")
  func axesThatAreHiddenHaveNoLabels() {
    let chart = Chart3D { point(1, 2, 3) }.chartXAxis(.hidden).chartYAxis(.hidden)
    let hidden = picture(chart.chartZAxis(.hidden), columns: 80, rows: 24)
    #expect(!hidden.contains { $0.isLetter || $0.isNumber })
    let custom = picture(
      chart.chartZAxis {
        AxisMarks(values: [0.0, 2.5]) { value in
          AxisValueLabel { Text("z=\(value.as(Double.self) ?? 0)") }
        }
      }, columns: 80, rows: 24)
    #expect(custom.contains("z=0.0") && custom.contains("z=2.5"))
  }

  @Test("Labels are inside a 3D chart and do not overlap in any pose")
  func labelsLieInTheChartAndNotOverEachOther() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<(isFullRun ? 120 : 24) {
      let (columns, rows) = (
        Int.random(in: 12...120, using: &random), Int.random(in: 6...50, using: &random)
      )
      let pose = Chart3DPose(
        azimuth: .degrees(.random(in: -180...180, using: &random)),
        inclination: .degrees(.random(in: -90...90, using: &random)))
      let chart = Chart3D { point(1234, 56, -0.25) }.chart3DPose(pose)
      let scene = try #require(drawnScene(chart, columns, rows))
      let frames = scene.labels.labels.map { CellRect(origin: $0.origin, size: $0.size) }
      for (index, frame) in frames.enumerated() {
        #expect(scene.layout.area.intersection(frame) == frame)
        for other in frames[(index + 1)...] {
          #expect(frame.intersection(other).isEmpty, "\(pose) in \(columns) by \(rows)")
        }
      }
    }
  }

  @Test("An empty 3D chart states the reason") func aChartThatShowsNothingSaysWhy() {
    #expect(picture(Chart3D {}, columns: 40, rows: 12).contains("no data"))
    let nothing = Chart3D { point(.nan, 1, 2) }
    #expect(picture(nothing, columns: 40, rows: 12).contains("no finite values"))
    let hole = Chart3D { SurfacePlot(x: "x", y: "y", z: "z") { _, _ in .nan } }
    #expect(picture(hole, columns: 40, rows: 12).contains("no finite values"))
  }

  @Test("A 3D chart has a summary and a data table") func aChartIsToldInWordsAndAsATable() {
    let chart = Chart3D {
      point(1, 2, 3).foregroundStyle(by: .value("Kind", "a"))
      point(2, 5, 3).foregroundStyle(by: .value("Kind", "b"))
      SurfacePlot(x: "East", y: "Up", z: "South") { x, _ in x }
    }
    #expect(
      chart.chartSummary() == """
        Chart of points: East, Up, South; 2 marks.
        a: 1 value, least 2 at 1, greatest 2 at 1.
        b: 1 value, least 5 at 2, greatest 5 at 2.
        Surface, least 0, greatest 2.
        """)
    #expect(
      chart.chartDataTable() == """
        East  Up  South  Kind
        1     2   3      a
        2     5   3      b
        """)
    let surface = Chart3D { SurfacePlot(x: "x", y: "y", z: "z") { x, z in x + z } }
    #expect(
      surface.chartSummary() == """
        Chart of surfaces: x, y, z.
        Surface, least 0, greatest 2.
        """)
  }
}
