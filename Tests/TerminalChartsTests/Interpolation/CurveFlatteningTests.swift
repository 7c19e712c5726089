import Foundation
import TerminalTestSupport
import Testing

@testable import TerminalCharts

@Suite("Curve flattening") struct CurveFlatteningTests {
  static let methods: [InterpolationMethod] = [
    .linear, .monotone, .catmullRom, .catmullRom(alpha: 0), .catmullRom(alpha: 1), .cardinal,
    .cardinal(tension: 0.5), .stepStart, .stepCenter, .stepEnd,
  ]

  private func flattened(
    _ points: [(Double, Double)], _ method: InterpolationMethod, step: Double = 1
  ) -> [CGPoint] {
    CurveFlattening.flattened(
      points: points.map { CGPoint(x: $0.0, y: $0.1) }, method: method, maximumStep: step)
  }

  private func text(_ points: [CGPoint]) -> String {
    points.map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " ")
  }

  @Test("Step interpolation changes the value at the start, centre or end of a segment")
  func steps() {
    let data = [(0.0, 0.0), (4, 2), (8, 1)]
    #expect(text(flattened(data, .stepStart)) == "0,0 4,0 4,2 8,2 8,1")
    #expect(text(flattened(data, .stepCenter)) == "0,0 2,0 2,2 4,2 6,2 6,1 8,1")
    #expect(text(flattened(data, .stepEnd)) == "0,0 0,2 4,2 4,1 8,1")
    #expect(text(flattened(data, .linear)) == "0,0 4,2 8,1")
  }

  @Test("Points on a straight line are joined by a straight line", arguments: methods.prefix(7))
  func straight(method: InterpolationMethod) {
    let points = flattened([(0, 0), (3, 3), (5, 5), (10, 10)], method)
    #expect(points.allSatisfy { ($0.x - $0.y).magnitude < 1e-12 })
  }

  @Test("Of a line far longer than the plot, a short curve is finer than one of many points")
  func zoomed() {
    let points = (0..<8_000).map { (Double($0) * 10_000, Double($0 % 7)) }
    for method in Self.methods[1..<7] {
      let few = flattened(Array(points.prefix(3)), method).count
      let many = flattened(points, method).count
      #expect(few > 8_000 && 8_000 * 32..<8_000 * 100 ~= many, "\(method) \(few) \(many)")
    }
  }

  /// The expected values are calculated from the definitions of the methods.
  @Test("Monotone and cardinal curves pass through the expected midpoints") func knownMiddles() {
    let data = [(0.0, 0.0), (2, 0), (4, 2), (6, 2)]
    let monotone = flattened(data, .monotone)
    #expect(monotone.count == 7)
    #expect(monotone[3] == CGPoint(x: 3, y: 1))
    #expect(monotone[1].y == 0)
    // Cardinal and uniform Catmull–Rom are the same curve: the derivative is half the chord.
    let cardinal = flattened(data, .cardinal)
    #expect((cardinal[1].y - -0.125).magnitude < 1e-12)
    let uniform = flattened(data, .catmullRom(alpha: 0))
    #expect(zip(cardinal, uniform).allSatisfy { ($0.y - $1.y).magnitude < 1e-12 })
    #expect(flattened(data, .cardinal(tension: 1))[1].y.magnitude < 1e-12)
  }

  /// At the ends, Steffen's slope is (3s − m') / 2 and not the slope of the segment.
  @Test("The end slopes of a monotone curve follow Steffen's formula") func monotoneEnds() {
    func middle(_ points: [(Double, Double)], _ x: Double) -> Double {
      flattened(points, .monotone).first { $0.x == x }.map { Double($0.y) } ?? .nan
    }
    // Where the data stop rising, the inner slope is 0 and the slope of the free end is 3s / 2.
    #expect(middle([(0, 0), (2, 0), (4, 4)], 3) == 1.25)
    #expect(middle([(0, 4), (2, 0), (4, 0)], 1) == 1.25)
    // Slopes of 1 and 0.5 give an inner slope of 0.75: the end slopes are 1.125 and 0.375.
    #expect(middle([(0, 0), (2, 2), (4, 3)], 1) == 1.09375)
    #expect(middle([(0, 0), (2, 2), (4, 3)], 3) == 2.59375)
  }

  @Test("A flattened curve is finite and contains all finite points", arguments: methods)
  func anyPoints(method: InterpolationMethod) {
    let seed: UInt64 = 8
    var random = SeededGenerator(seed: seed)
    let odd = [Double.nan, .infinity, 0, 0, 1, 1, 1e300, -1e300, .greatestFiniteMagnitude]
    for round in 0..<100 {
      let points = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        let pair = (0..<2).map { _ in
          Int.random(in: 0...4, using: &random) == 0
            ? odd.randomElement(using: &random) ?? 0 : Double.random(in: 0...20, using: &random)
        }
        return CGPoint(x: pair[0], y: pair[1])
      }
      let step = [1, 0.5, 0, .nan, -1, 1e-300].randomElement(using: &random) ?? 1
      let corners = CurveFlattening.flattened(points: points, method: method, maximumStep: step)
      let note: Comment = "seed \(seed) round \(round) \(points) \(step)"
      #expect(corners.allSatisfy { $0.x.isFinite && $0.y.isFinite }, note)
      let finite = points.filter { $0.x.isFinite && $0.y.isFinite }
      #expect(finite.allSatisfy(corners.contains), note)
      #expect(corners.first == finite.first && corners.last == finite.last, note)
    }
  }

  @Test(
    "Curves are sampled at least once in every two steps", arguments: methods.dropFirst().prefix(6))
  func samplesEveryColumn(method: InterpolationMethod) {
    let corners = flattened([(0, 0), (30, 9), (41, 2), (42, 3)], method)
    let gaps = zip(corners, corners.dropFirst()).map { $1.x - $0.x }
    // Splines are sampled by their parameter, which runs up to half again as fast as x.
    #expect(gaps.allSatisfy { $0 <= (method == .monotone ? 1 + 1e-9 : 2) })
  }

  @Test("Monotone interpolation never overshoots the data") func monotoneNeverOvershoots() {
    let seed: UInt64 = 1_990
    var random = SeededGenerator(seed: seed)
    for round in 0..<300 {
      var x = 0.0
      let isReversed = Bool.random(using: &random)
      let data = (0..<8).map { _ in
        x += Double.random(in: 0.01...9, using: &random) * (isReversed ? -1 : 1)
        return CGPoint(x: x, y: random.number(exponents: -2...1))
      }
      let corners = CurveFlattening.flattened(points: data, method: .monotone, maximumStep: 0.5)
      var segment = 0
      var isSound = true
      for (from, to) in zip(corners, corners.dropFirst()) {
        let low = min(data[segment].y, data[segment + 1].y)
        let high = max(data[segment].y, data[segment + 1].y)
        let rises = data[segment + 1].y >= data[segment].y
        let slack = (high - low) * 1e-12
        let isMonotone = rises ? to.y >= from.y - slack : to.y <= from.y + slack
        isSound = isSound && isMonotone && to.y >= low && to.y <= high
        if to == data[segment + 1], segment < data.count - 2 { segment += 1 }
      }
      #expect(isSound && segment == data.count - 2, "seed \(seed) round \(round)")
    }
  }
}
