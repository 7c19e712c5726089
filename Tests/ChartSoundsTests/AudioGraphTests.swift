import ChartSounds
import TerminalCharts
import TerminalViews
import Testing

@Suite("Audio graphs") struct AudioGraphTests {
  private typealias Point = AudioGraph.Point

  private func graph(_ points: [Point], seconds: Double) -> AudioGraph {
    var graph = AudioGraph(points: points)
    graph.duration = seconds
    return graph
  }

  /// Returns the samples of both channels together, -1…1.
  private func sound(_ graph: AudioGraph) -> [Double] {
    let samples = graph.samples
    return stride(from: 0, to: samples.count, by: 2).map {
      let sum: Int = Int(samples[$0]) + Int(samples[$0 + 1])
      return Double(sum) / 32_768
    }
  }

  /// Returns how often a second the samples of a part rise through zero.
  private func pitch(_ samples: [Double], from start: Double, to end: Double) -> Double {
    let part = samples[Int(start * Double(samples.count))..<Int(end * Double(samples.count))]
    let rises = zip(part, part.dropFirst()).count { $0 < 0 && $1 >= 0 }
    return Double(rises) / (Double(part.count) / Double(AudioGraph.rate))
  }

  private func strength(_ samples: ArraySlice<Double>) -> Double {
    (samples.map { $0 * $0 }.reduce(0, +) / Double(samples.count)).squareRoot()
  }

  @Test("The pitch follows the value: 110 Hz at the lowest, four octaves more at the highest")
  func pitches() {
    let values = [0, 0.25, 0.5, 0.75, 1]
    let points = values.enumerated().map { Point(position: Double($0) / 5, value: $1) }
    let graph = graph(points, seconds: 2)
    let samples = sound(graph)
    #expect(samples.count == 2 * AudioGraph.rate)
    for (index, expected) in [110.0, 220, 440, 880, 1760].enumerated() {
      let start = Double(index) / 5
      let heard = pitch(samples, from: start + 0.02, to: start + 0.18)
      #expect(abs(heard / expected - 1) < 0.05, "\(heard) for \(expected)")
      #expect(abs(graph.pitch(of: values[index]) - expected) < 1e-6)
    }
    #expect(graph.pitch(of: -1) == 110 && abs(graph.pitch(of: 7) - 1760) < 1e-6)
    // There is no click at the ends, and no clipping.
    #expect(samples[0] == 0 && samples.last == 0)
    #expect(samples.allSatisfy { abs($0) < 0.99 })
    #expect(graph.samples == graph.samples)
  }

  @Test("The sound moves from left to right") func sides() {
    let samples = graph([Point(position: 0, value: 0.5)], seconds: 0.5).samples
    func loudest(_ side: Int, _ range: Range<Double>) -> Int {
      let frames = Double(samples.count / 2)
      return (Int(range.lowerBound * frames)..<Int(range.upperBound * frames))
        .map { abs(Int(samples[2 * $0 + side])) }.max() ?? 0
    }
    #expect(loudest(0, 0.05..<0.15) > 4 * loudest(1, 0.05..<0.15))
    #expect(loudest(1, 0.85..<0.95) > 4 * loudest(0, 0.85..<0.95))
  }

  @Test("A missing value is a short noise and then silence, also before the first value")
  func missing() {
    let samples = sound(
      graph([Point(position: 0.5, value: 0.5), Point(position: 0.75, value: nil)], seconds: 2))
    let tone = strength(samples[50_000..<60_000])
    for start in [0, 66_150] {
      let noise = samples[(start + 1000)..<(start + 5000)]
      #expect(strength(noise) > 0.01 && strength(noise) < tone / 3)
      let crossings = zip(noise, noise.dropFirst()).count { $0 < 0 && $1 >= 0 }
      #expect(crossings > 600)
      #expect(samples[(start + 9000)..<(start + 20_000)].allSatisfy { $0 == 0 })
    }
    #expect(AudioGraph(points: []).samples.isEmpty)
  }

  @Test("Ticks and marks are audible at their positions, and not before") func parts() {
    let plain = graph([Point(position: 0, value: 0.5)], seconds: 1)
    var (ticked, marked) = (plain, plain)
    ticked.ticks = [0.25]
    marked.marks = [0.25]
    let samples = sound(plain)
    for (other, length) in [(sound(ticked), 400), (sound(marked), 8000)] {
      #expect(other[..<11_000] == samples[..<11_000])
      let changed = zip(other[11_025...], samples[11_025...]).map { abs($0 - $1) > 0.002 }
      #expect(changed[..<400].count { $0 } > 300)
      #expect(!changed[(length + 900)...].contains(true))
      #expect(length < 1000 || changed[2000..<4000].count { $0 } > 1500)
      #expect(other.allSatisfy { abs($0) < 0.99 })
    }
  }

  @Test("A WAV file has the header that players read, and the stated number of bytes") func file() {
    let graph = graph([Point(position: 0, value: 0.5)], seconds: 0.1)
    let bytes = graph.wav
    func number(_ position: Int, _ size: Int) -> Int {
      (0..<size).reduce(0) { $0 | Int(bytes[position + $1]) << (8 * $1) }
    }
    #expect(String(decoding: bytes[0..<4], as: UTF8.self) == "RIFF")
    #expect(String(decoding: bytes[8..<16], as: UTF8.self) == "WAVEfmt ")
    #expect(String(decoding: bytes[36..<40], as: UTF8.self) == "data")
    #expect(number(4, 4) == bytes.count - 8 && number(40, 4) == bytes.count - 44)
    #expect(number(16, 4) == 16 && number(20, 2) == 1 && number(22, 2) == 2)
    #expect(number(24, 4) == 44_100 && number(28, 4) == 44_100 * 4)
    #expect(number(32, 2) == 4 && number(34, 2) == 16)
    #expect(bytes.count == 44 + 4410 * 4)
    let read = stride(from: 44, to: bytes.count, by: 2).map {
      Int16(truncatingIfNeeded: number($0, 2))
    }
    #expect(read == graph.samples && read.contains { $0 < 0 })
  }

  private func axis(
    _ range: ClosedRange<Double>, _ lines: [Double] = []
  ) -> AXNumericDataAxisDescriptor {
    AXNumericDataAxisDescriptor(title: "", range: range, gridlinePositions: lines) { "\($0)" }
  }

  private func graph(
    _ x: any AXDataAxisDescriptor, _ y: AXNumericDataAxisDescriptor?, _ points: [AXDataPoint]
  ) -> AudioGraph {
    AudioGraph(
      AXChartDescriptor(
        title: nil, summary: nil, xAxis: x, yAxis: y,
        series: [AXDataSeriesDescriptor(name: nil, isContinuous: true, dataPoints: points)]))
  }

  @Test("A chart descriptor is audible: numbers, categories and logarithms") func descriptors() {
    let plain = graph(
      axis(0...10, [5]), axis(-10...10),
      [AXDataPoint(x: 5, y: 10), AXDataPoint(x: 0, y: 0), AXDataPoint(x: 7.5)])
    #expect(plain.points.map(\.position) == [0, 0.5, 0.75])
    #expect(plain.points.map(\.value) == [0.5, 1, nil] && plain.ticks == [0.5])
    let logarithmic = axis(1...100)
    logarithmic.scaleType = .log10
    let steps = graph(
      axis(0...2), logarithmic, [AXDataPoint(x: 1, y: 10), AXDataPoint(x: 2, y: -1)])
    #expect(abs((steps.points[0].value ?? 0) - 0.5) < 1e-12 && steps.points[1].value == nil)
    let names = graph(
      AXCategoricalDataAxisDescriptor(title: "", categoryOrder: ["a", "b"]), nil,
      [AXDataPoint(x: "b", y: 2), AXDataPoint(x: "a", y: 1), AXDataPoint(x: "c", y: 9)])
    #expect(names.points.map(\.position) == [0, 0.5])
    #expect(names.points.map(\.value) == [0, 0.125])
    #expect(graph(axis(0...1), nil, []).points.isEmpty)
    #expect(graph(axis(3...3), axis(4...4), [AXDataPoint(x: 3, y: 4)]).points[0].value == 0.5)
  }

  private struct Sales: View, AXChartDescriptorRepresentable {
    var body: some View {
      Chart { BarMark(x: .value("Month", "May"), y: .value("Sales", 3)) }
        .accessibilityChartDescriptor(self)
    }

    func makeChartDescriptor() -> AXChartDescriptor {
      AXChartDescriptor(
        title: nil, summary: nil,
        xAxis: AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["May"]), yAxis: nil,
        series: [
          AXDataSeriesDescriptor(
            name: nil, isContinuous: false, dataPoints: [AXDataPoint(x: "May", y: 3)])
        ])
    }
  }

  @Test("A view sounds as its author describes it") @MainActor func view() {
    #expect(Sales().audioGraph()?.points == [Point(position: 0, value: 0.5)])
    #expect(Chart { BarMark(x: .value("x", "a"), y: .value("y", 1)) }.audioGraph() == nil)
  }
}
