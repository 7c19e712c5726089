import Foundation
import TerminalApp

/// Charts in three dimensions, as programs write them.
nonisolated struct Charts3D: View {
  struct Sample: Identifiable {
    let id = UUID()
    let species: String
    let length: Double
    let weight: Double
    let depth: Double
  }

  static let samples: [Sample] = (0..<12).map { (index: Int) -> Sample in
    let number = Double(index)
    return Sample(
      species: index % 2 == 0 ? "Adelie" : "Gentoo", length: 180 + 3 * number,
      weight: 3 + number / 5, depth: 35 + number * 2)
  }

  @State private var pose: Chart3DPose = .default
  @State private var front = Chart3DPose(azimuth: .degrees(20), inclination: .degrees(7))
  @State private var showsPlane = true

  var body: some View {
    VStack {
      cloud
      waves
      regression
      ripple
      styled
      planes
      axes
      conditional
    }
  }

  private var cloud: some View {
    Chart3D(Self.samples) { sample in
      PointMark(
        x: .value("Flipper Length", sample.length),
        y: .value("Weight", sample.weight),
        z: .value("Beak Length", sample.depth)
      )
      .foregroundStyle(by: .value("Species", sample.species))
    }
    .chart3DPose($front)
    .chartXAxisLabel("Flipper Length (mm)")
    .chartYAxisLabel("Weight (kg)")
    .chartZAxisLabel("Beak Length (mm)")
    .chartXScale(domain: 160...240, range: -0.5...0.5)
    .chartYScale(domain: 2...7, range: -0.5...0.5)
    .chartZScale(domain: 30...60, range: -0.5...0.5)
  }

  private var waves: some View {
    Chart3D {
      SurfacePlot(x: "X", y: "Y", z: "Z") { x, z in
        sin(2 * x) * cos(2 * z)
      }
      .foregroundStyle(.heightBased)
    }
    .chartXScale(domain: -2...2)
    .chartYScale(domain: -1...1)
    .chartZScale(domain: -2...2)
    .chart3DCameraProjection(.perspective)
    .chart3DPose($pose)
  }

  private var regression: some View {
    Chart3D {
      ForEach(Self.samples) { sample in
        PointMark(
          x: .value("Length", sample.length),
          y: .value("Weight", sample.weight),
          z: .value("Depth", sample.depth)
        )
        .foregroundStyle(by: .value("Species", sample.species))
      }
      SurfacePlot(x: "Length", y: "Weight", z: "Depth") { length, depth in
        0.03 * length + 0.01 * depth - 2
      }
      .foregroundStyle(.gray)
    }
    .chartForegroundStyleScale(["Adelie": Color.blue, "Gentoo": Color.orange])
    .chartLegend(position: .bottom)
  }

  private var ripple: some View {
    Chart3D {
      SurfacePlot(x: "X", y: "Y", z: "Z") { x, z in
        let h = hypot(x, z)
        return sin(h) / h
      }
      .foregroundStyle(.normalBased)
    }
    .chart3DPose(Chart3DPose(azimuth: .degrees(45), inclination: .degrees(15)))
    .chartXScale(domain: -10...10, range: -0.5...0.5)
    .chartZScale(domain: -10...10, range: -0.5...0.5)
    .chartYScale(domain: -0.23...1, range: -0.5...0.5)
    .frame(height: 300)
  }

  private var styled: some View {
    Chart3D {
      SurfacePlot(x: "x", y: "y", z: "z") { x, z in x * z }
        .foregroundStyle(
          .heightBased(Gradient(colors: [.indigo, .purple, .pink, .orange]), yRange: 0...1)
        )
        .roughness(0.35)
        .metalness(0.2)
      SurfacePlot(x: "x", y: "y", z: "z") { x, z in x + z }
        .foregroundStyle(.blue.gradient)
      SurfacePlot(x: "x", y: "y", z: "z") { _, _ in 0.5 }
        .foregroundStyle(
          .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    }
    .chart3DPose(.front)
  }

  private var planes: some View {
    Chart3D {
      RectangleMark(
        x: .value("x", -0.5..<0.5), y: .value("y", -0.5..<0.5), z: .value("z", 0)
      )
      .foregroundStyle(Color.secondary.opacity(0.08))
      RuleMark(x: .value("x", -0.5..<0.5), y: .value("y", 0), z: .value("z", 0))
        .foregroundStyle(.red)
      RuleMark(x: .value("x", 0), y: .value("y", -0.5..<0.5), z: .value("z", 0))
        .foregroundStyle(.green)
      ForEach(0..<10) { index in
        PointMark(
          x: .value("x", 0), y: .value("y", Double(index) / 10 - 0.5), z: .value("z", 0.2)
        )
        .symbol(.sphere)
        .symbolSize(0.012)
        .foregroundStyle(.yellow)
      }
    }
    .chart3DPose(
      Binding(get: { .top }, set: { _ in })
    )
    .chart3DCameraProjection(.orthographic)
  }

  private var axes: some View {
    Chart3D(Self.samples, id: \.length) { sample in
      PointMark(
        x: .value("Length", sample.length), y: .value("Weight", sample.weight),
        z: .value("Depth", sample.depth))
    }
    .chartXAxis {
      AxisMarks(values: [180, 200, 220]) {
        AxisTick()
        AxisGridLine()
        AxisValueLabel()
      }
    }
    .chartYAxis(.hidden)
    .chartZAxis {
      AxisMarks(values: .automatic(desiredCount: 3))
    }
    .chartLegend(.hidden)
  }

  private var conditional: some View {
    Chart3D {
      if showsPlane {
        plane(at: 0)
      } else {
        plane(at: 1)
      }
      if let first = Self.samples.first {
        PointMark(
          x: .value("x", first.length), y: .value("y", first.weight), z: .value("z", first.depth)
        )
        .symbol(.cube)
      }
    }
    .chart3DPose(.right)
  }

  @Chart3DContentBuilder private func plane(at height: Double) -> some Chart3DContent {
    RectangleMark(x: .value("x", 0.0..<1), y: .value("y", height), z: .value("z", 0.0..<1))
    Crosshair(height: height)
  }
}

/// Custom content.
private nonisolated struct Crosshair: Chart3DContent {
  let height: Double

  var body: some Chart3DContent {
    RuleMark(x: .value("x", 0.0..<1), y: .value("y", height), z: .value("z", 0.5))
    RuleMark(x: .value("x", 0.5), y: .value("y", height), z: .value("z", 0.0..<1))
  }
}
