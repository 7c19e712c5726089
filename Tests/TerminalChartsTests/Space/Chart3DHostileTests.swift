import Foundation
import TerminalCore
import TerminalTestSupport
import Testing

@testable import TerminalCharts
@testable import TerminalCharts3D

/// Invalid and extreme data and sizes, which must not crash.
@MainActor @Suite("Hostile data in three dimensions") struct Chart3DHostileTests {
  private nonisolated static let values: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .leastNonzeroMagnitude, 0, -0.0, 1e300, 1,
  ]

  private func chart(_ value: @escaping @Sendable () -> Double) -> some View {
    Chart3D {
      ForEach(0..<6) { _ in
        PointMark(x: .value("x", value()), y: .value("y", value()), z: .value("z", value()))
          .symbolSize(CGFloat(value()))
          .foregroundStyle(by: .value("Value", value()))
      }
      let (low, high) = (value(), value())
      if low < high {
        RectangleMark(
          x: .value("x", low..<high), y: .value("y", value()), z: .value("z", low..<high)
        )
        .foregroundStyle(Color.red.opacity(value()))
        RuleMark(x: .value("x", value()), y: .value("y", low..<high), z: .value("z", value()))
      }
      SurfacePlot(x: "x", y: "y", z: "z") { x, z in value() * (x + z) }
        .foregroundStyle(.heightBased)
        .roughness(value()).metalness(value())
    }
  }

  @Test(
    "Extreme values do not crash a 3D chart of any size",
    arguments: [
      (ColorDepth.trueColor, GlyphSet.braille), (.monochrome, .braille), (.monochrome, .ascii),
      (.trueColor, .block), (.ansi16, .sextant),
    ])
  func noValueTraps(depth: ColorDepth, glyphs: GlyphSet) {
    let random = LockedGenerator()
    for round in 0..<(isFullRun ? 40 : 8) {
      let view = chart { random.element(of: Self.values) }
      let pose = Chart3DPose(
        azimuth: .degrees(random.element(of: Self.values)),
        inclination: .degrees(Double(round * 9 - 180)))
      let lower = random.element(of: Self.values)
      let domain = lower.isNaN ? 0...0 : lower...lower
      for (columns, rows) in [(0, 0), (1, 1), (3, 2), (12, 6), (40, 14)] {
        let frame = draw(
          view.chart3DPose(pose).chartXScale(domain: domain)
            .chartZScale(domain: [0.0, 5], range: CGFloat(0)...CGFloat(0), type: .log)
            .chart3DCameraProjection(round % 2 == 0 ? .perspective : .orthographic),
          columns: columns, rows: rows, glyphs: glyphs, colorDepth: depth)
        #expect(frame.buffer.size == CellSize(columns: columns, rows: rows))
      }
    }
  }

  @Test("A 3D chart is drawn in every small size") func everySmallSizeIsDrawn() {
    let view = Chart3D {
      SurfacePlot(x: "x", y: "y", z: "z") { x, z in x * z }
      PointMark(x: .value("x", "name"), y: .value("y", 1), z: .value("z", Date()))
    }
    for columns in 0...14 {
      for rows in 0...10 {
        let frame = draw(view, columns: columns, rows: rows, colorDepth: .trueColor)
        #expect(frame.buffer.size == CellSize(columns: columns, rows: rows))
      }
    }
  }
}

/// A thread-safe seeded generator, for functions that any thread may call.
private final class LockedGenerator: @unchecked Sendable {
  private var random = SeededGenerator(seed: 3)
  private let lock = NSLock()

  func element(of values: [Double]) -> Double {
    lock.withLock { values.randomElement(using: &random) ?? 0 }
  }
}
