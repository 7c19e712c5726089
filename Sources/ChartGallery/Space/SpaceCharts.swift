import Foundation
import TerminalCharts
import TerminalCharts3D

extension Gallery {
  /// Examples of charts in three dimensions.
  static var space: [GalleryChart] {
    [
      GalleryChart("space-surface", "A surface in colours by its height") {
        Chart3D {
          SurfacePlot(x: "x", y: "y", z: "z") { x, z in
            let distance = hypot(x, z)
            return distance > 0 ? sin(distance) / distance : 1
          }
          .foregroundStyle(.heightBased)
        }
        .chartXScale(domain: -10...10)
        .chartYScale(domain: -0.4...1)
        .chartZScale(domain: -10...10)
      },
      GalleryChart("space-cloud", "Points in three dimensions, by species") {
        cloud.chart3DPose(Chart3DPose(azimuth: .degrees(25), inclination: .degrees(15)))
      },
      GalleryChart("space-plane", "A plane through points, in perspective") {
        Chart3D {
          ForEach(Penguin.all) { point($0) }
          SurfacePlot(x: "Flipper", y: "Weight", z: "Beak") { flipper, beak in
            0.05 * flipper + 0.005 * beak - 6.1
          }
          .foregroundStyle(.gray)
        }
        .penguinScales()
        .chart3DCameraProjection(.perspective)
        .chart3DPose(Chart3DPose(azimuth: .degrees(60), inclination: .degrees(12)))
      },
      GalleryChart("space-rectangles", "Planes at right angles, of which one is seen through") {
        planes
      },
      GalleryChart("space-normals", "A surface in colours by where it faces, from above") {
        Chart3D {
          SurfacePlot(x: "x", y: "y", z: "z") { x, z in sin(2 * x) * cos(2 * z) }
            .foregroundStyle(.normalBased)
        }
        .chartXScale(domain: -2...2)
        .chartYScale(domain: -1...1, range: -0.2...0.2)
        .chartZScale(domain: -2...2)
        .chart3DPose(Chart3DPose(azimuth: .degrees(-30), inclination: .degrees(35)))
      },
    ]
  }

  private static func point(_ penguin: Penguin) -> some Chart3DContent {
    PointMark(
      x: .value("Flipper", penguin.flipper), y: .value("Weight", penguin.weight),
      z: .value("Beak", penguin.beak)
    )
    .foregroundStyle(by: .value("Species", penguin.species))
  }

  private static var cloud: some View {
    Chart3D(Penguin.all) { point($0) }
      .penguinScales()
      .chartXAxisLabel("Flipper (mm)")
      .chartYAxisLabel("Weight (kg)")
      .chartZAxisLabel("Beak (mm)")
  }

  private static var planes: some View {
    Chart3D {
      RectangleMark(x: .value("x", -1.0..<1), y: .value("y", -1.0..<1), z: .value("z", 0))
        .foregroundStyle(Color.blue.opacity(0.4))
      RectangleMark(x: .value("x", 0), y: .value("y", -1.0..<0), z: .value("z", -1.0..<1))
        .foregroundStyle(.orange)
      RectangleMark(x: .value("x", -1.0..<1), y: .value("y", -1), z: .value("z", -1.0..<1))
        .foregroundStyle(.green)
      RuleMark(x: .value("x", 0.5), y: .value("y", -1.0..<1), z: .value("z", -0.5))
        .foregroundStyle(.red)
      PointMark(x: .value("x", 0.5), y: .value("y", 0.6), z: .value("z", -0.5))
        .symbol(.cube)
        .symbolSize(0.15)
        .foregroundStyle(.red)
    }
  }
}

nonisolated extension View {
  fileprivate func penguinScales() -> some View {
    chartXScale(domain: 160...240, range: -0.5...0.5)
      .chartYScale(domain: 2...7, range: -0.5...0.5)
      .chartZScale(domain: 30...60, range: -0.5...0.5)
  }
}

/// A penguin of one of three species; invented data with distinct clusters.
private struct Penguin: Identifiable {
  let id: Int
  let species: String
  let flipper: Double
  let weight: Double
  let beak: Double

  // The mean of each species.
  private static let kinds: [(species: String, flipper: Double, weight: Double, beak: Double)] = [
    ("Adélie", 190, 3.7, 38.8), ("Chinstrap", 196, 3.7, 48.8), ("Gentoo", 217, 5.1, 47.5),
  ]

  static let all: [Penguin] = (0..<120).map { number in
    let kind = kinds[number % kinds.count]
    // A reproducible low-discrepancy sequence.
    func spread(_ ratio: Double) -> Double {
      let turns = Double(number) * ratio
      return (turns - turns.rounded(.down)) * 2 - 1
    }
    let size = spread(0.618_033_988_7)
    return Penguin(
      id: number, species: kind.species, flipper: kind.flipper + 6 * size + 9 * spread(0.414_2),
      weight: kind.weight + 0.4 * size + 0.7 * spread(0.732_05),
      beak: kind.beak + 2 * size + 5 * spread(0.871_78))
  }
}
