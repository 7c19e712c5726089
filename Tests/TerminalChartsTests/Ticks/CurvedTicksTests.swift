import TerminalTestSupport
import Testing

@testable import TerminalCharts

@Suite("Curved ticks") struct CurvedTicksTests {
  static let table: [(ScaleTransform, ClosedRange<Double>, [Double])] = [
    (.log, 1...1000, [1, 10, 100, 1000]),
    (.log, 3...4500, [1, 10, 100, 1000, 10000]),
    (.log, 1...10, [1, 2, 5, 10]),
    (.log, 3...8, [2, 5, 10]),
    (.log, 0.002...0.03, [0.002, 0.005, 0.01, 0.02, 0.05]),
    (.log, 1e-9...1e9, [1e-10, 1e-5, 1, 1e5, 1e10]),
    (.log, -5...100, [0.1, 1, 10, 100]),
    (.symmetricLog(slope: 1), -100...100, [-100, -10, 0, 10, 100]),
    (.symmetricLog(slope: 1), -9000...18000, [-10000, -100, 0, 100, 10000]),
    (.symmetricLog(slope: 1), 0...1000, [0, 1, 10, 100, 1000]),
    (.symmetricLog(slope: 1), -1000...1000, [-1000, -10, 0, 10, 1000]),
    (.symmetricLog(slope: 1), -100...900, [-100, -10, 0, 10, 100, 1000]),
    (.symmetricLog(slope: 1), 0...33000, [0, 10, 1000, 100_000]),
    (.symmetricLog(slope: 1), 0...8, [0, 2, 4, 6, 8]),
    (.power(0.5), 0...100, [0, 25, 50, 75, 100]),
  ]

  @Test("Automatic ticks of curved scales have the expected values", arguments: table)
  func automatic(transform: ScaleTransform, data: ClosedRange<Double>, values: [Double]) {
    let ticks = NumericTicks.automatic(for: data, on: transform, includesZero: true)
    #expect(ticks.values == values)
  }

  static let fixed: [(ScaleTransform, ClosedRange<Double>, [Double])] = [
    (.log, 2...300, [10, 100]),
    (.log, 30...45, [30, 35, 40, 45]),
    (.log, 7...7, [7]),
    (.symmetricLog(slope: 1), 50...5000, [100, 1000]),
    (.symmetricLog(slope: 1), -5000 ... -50, [-1000, -100]),
    (.linear, 0...100, [0, 25, 50, 75, 100]),
  ]

  @Test("Ticks inside a fixed domain do not change the domain", arguments: fixed)
  func inside(transform: ScaleTransform, domain: ClosedRange<Double>, values: [Double]) {
    let ticks = NumericTicks.inside(domain, on: transform)
    #expect(ticks.values == values)
    #expect(ticks.domain == domain)
  }

  @Test(
    "Ticks of curved scales increase and stay inside their domain",
    arguments: PositionScaleTests.transforms)
  func anyData(transform: ScaleTransform) {
    let seed: UInt64 = 5
    var random = SeededGenerator(seed: seed)
    var domains = [
      -1e99...1e99, 0...0, -1...(-1), 0...1e99, Double.leastNonzeroMagnitude...1, 1e-99...1e99,
    ]
    for _ in 0..<(isFullRun ? 500 : 50) {
      let ends = [random.number(exponents: -9...9), random.number(exponents: -9...9)].sorted()
      domains.append(ends[0]...ends[1])
    }
    for domain in domains {
      // Near zero, a root magnifies the error by which ticks may miss the domain.
      let slack = transform == .power(0.5) ? 1e-3 : 1e-6
      let count = Int.random(in: -2...30, using: &random)
      for ticks in [
        NumericTicks.automatic(
          for: domain, on: transform, includesZero: true, desiredCount: count),
        NumericTicks.inside(domain, on: transform, desiredCount: count),
      ] {
        let scale = PositionScale(transform, domain: ticks.domain)
        let note = "seed \(seed) \(domain) \(count)"
        #expect(zip(ticks.values, ticks.values.dropFirst()).allSatisfy(<), "\(note)")
        let outside = ticks.values.filter { !(-slack...1 + slack).contains(scale.position($0)) }
        #expect(outside == [], "\(note) \(outside.map(scale.position)) \(ticks.domain)")
      }
    }
  }
}

/// The labels of curved scales, as many as fit.
@Suite("Labels of curved scales") struct CurvedLabelTests {
  private func labels(_ type: ScaleType, _ top: Double, rows: Int) -> [(row: Int, text: String)] {
    let chart = Chart([0, top], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
      .chartYScale(type: type).chartXAxis(.hidden)
    let buffer = draw(chart, columns: 30, rows: rows).buffer
    return (0..<rows).compactMap { row in
      let last = buffer.text(row: row).split(separator: " ").last.map(String.init) ?? ""
      return Double(last) == nil ? nil : (row, last)
    }
  }

  @Test("Labels of curved scales keep zero and the largest value", arguments: 10...32)
  func kept(rows: Int) {
    let scales: [(ScaleType, Double, Int)] = [
      (.power(exponent: 2), 100, 4), (.power(exponent: 3), 100, 3), (.symmetricLog, 1000, 4),
      (.squareRoot, 100, 5),
    ]
    for (type, top, count) in scales {
      let labels = labels(type, top, rows: rows)
      #expect(labels.count >= count, "\(type): \(labels)")
      #expect(labels.last?.text == "0" && labels.first?.text.hasPrefix("100") == true, "\(labels)")
      #expect((labels.first?.row ?? rows) <= rows / 8, "\(labels)")
    }
  }

  @Test("Labels on both sides of zero are those of the same distances", arguments: 5...30)
  func mirrored(rows: Int) {
    for type in [ScaleType.power(exponent: 2), .squareRoot, .symmetricLog] {
      let chart = Chart([-1000.0, 1000], id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", $0))
      }
      .chartYScale(type: type).chartXAxis(.hidden)
      let buffer = draw(chart, columns: 30, rows: rows).buffer
      let labels = (0..<rows).compactMap { row in
        buffer.text(row: row).split(separator: " ").last.flatMap { Double($0) }
      }
      #expect(labels.first == 1000 && labels.last == -1000, "\(type): \(labels)")
      // With an even number of rows zero is not in the middle.
      let mirrored = Array(labels.reversed().map { 0 - $0 })
      if !rows.isMultiple(of: 2) { #expect(labels == mirrored) }
    }
  }
}
