import TerminalApp

/// A surface that a drag, the arrow keys and a row of poses rotate.
struct TurnableSurface: View {
  @State private var pose = Chart3DPose.default
  private static let poses: [(name: String, pose: Chart3DPose)] = [
    ("Default", .default), ("Front", .front), ("Right", .right), ("Top", .top),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 16) {
        ForEach(Self.poses, id: \.name) { item in
          Text(item.name)
            .bold(item.pose == pose)
            .onTapGesture { withAnimation { pose = item.pose } }
        }
        Text("\(degrees(pose.azimuth)) around, \(degrees(pose.inclination)) above")
          .foregroundStyle(.secondary)
      }
      Chart3D {
        SurfacePlot(x: "x", y: "y", z: "z") { x, z in
          let distance = (x * x + z * z).squareRoot()
          return distance > 0 ? sin(distance) / distance : 1
        }
        .foregroundStyle(.heightBased)
      }
      .chartXScale(domain: -10...10)
      .chartYScale(domain: -0.4...1)
      .chartZScale(domain: -10...10)
      .chart3DPose($pose)
    }
  }

  private func degrees(_ angle: Angle) -> String { "\(Int(angle.degrees.rounded()))°" }
}
