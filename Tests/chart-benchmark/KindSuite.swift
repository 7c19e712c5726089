import Foundation
import Harness
import TerminalCharts
import TerminalCharts3D

/// Measures ten thousand marks of every kind: median milliseconds at 200 by 60 cells.
///
/// Arguments after `kinds` select kinds, for profiling.
enum KindSuite {
  private struct Point {
    let date: Date
    let place: Double
    let series: String
    let price: Double
  }

  private static let runs = 20

  static func run() {
    printRow("10 000 marks, milliseconds", StageTimes.names + ["all"])
    let points = points(10_000)
    measure("line", points) { line($0) }
    measure("lines", points) { line($0).foregroundStyle(by: .value("Series", $0.series)) }
    measure("curves", points) {
      line($0).foregroundStyle(by: .value("Series", $0.series)).interpolationMethod(.catmullRom)
    }
    measure("curve", points) { line($0).interpolationMethod(.catmullRom) }
    measure("areas", points) {
      AreaMark(x: .value("Hour", $0.date), y: .value("Price", $0.price))
        .foregroundStyle(by: .value("Series", $0.series))
    }
    measure("bars", points) { bar($0) }
    measure("stacks", points) { bar($0).foregroundStyle(by: .value("Series", $0.series)) }
    measure("groups", points) {
      bar($0).foregroundStyle(by: .value("Series", $0.series))
        .position(by: .value("Series", $0.series))
    }
    measure("points", points) {
      PointMark(x: .value("Hour", $0.date), y: .value("Price", $0.price))
        .foregroundStyle(by: .value("Series", $0.series))
    }
    measure("rectangles", points) {
      RectangleMark(x: .value("Place", $0.place), y: .value("Series", $0.series))
        .foregroundStyle(by: .value("Price", $0.price))
    }
    measure("rules", points) { RuleMark(x: .value("Hour", $0.date)) }
    measurePlots(points)
    if isWanted("million") { measure("million", runs: 5, self.points(1_000_000)) { line($0) } }
    measureSpace()
  }

  /// Measures vectorised plots of the same data, to compare with individual marks.
  private static func measurePlots(_ points: [Point]) {
    measure(
      "line plot",
      of: LinePlot(points, x: .value("Hour", \.date), y: .value("Price", \.price)))
    measure(
      "point plot",
      of: PointPlot(points, x: .value("Hour", \.date), y: .value("Price", \.price)))
    measure(
      "rectangle plot",
      of: RectanglePlot(points, x: .value("Place", \.place), y: .value("Series", \.series)))
    measure(
      "bar plot",
      of: BarPlot(points, x: .value("Hour", \.date, unit: .hour), y: .value("Price", \.price)))
  }

  /// Measures 3D charts as a whole.
  private static func measureSpace() {
    guard isWanted("space") else { return }
    let surface = Chart3D {
      SurfacePlot(x: "x", y: "y", z: "z") { x, z in sin(x) * cos(z) }
        .foregroundStyle(.heightBased)
    }
    .chartXScale(domain: -4...4).chartZScale(domain: -4...4)
    let cloud = Chart3D(0..<10_000, id: \.self) { index in
      PointMark(
        x: .value("x", index % 101), y: .value("y", index % 103), z: .value("z", index % 107))
    }
    for (name, view) in [("surface", AnyView(surface)), ("cloud", AnyView(cloud))] {
      for size in [CellSize(columns: 80, rows: 24), CellSize(columns: 200, rows: 60)] {
        let times = (0..<runs).map { _ in
          ContinuousClock().measure { _ = view.render(in: size) } / .milliseconds(1)
        }.sorted()
        printRow("\(name) \(size.columns)x\(size.rows)", [times[runs / 2].text(decimals: 2)])
      }
    }
  }

  private static func isWanted(_ name: String) -> Bool {
    let words = CommandLine.arguments.drop { $0 != "kinds" }.dropFirst()
    return words.isEmpty || words.contains(name)
  }

  private static func line(_ point: Point) -> LineMark {
    LineMark(x: .value("Hour", point.date), y: .value("Price", point.price))
  }

  private static func bar(_ point: Point) -> BarMark {
    BarMark(x: .value("Hour", point.date, unit: .hour), y: .value("Price", point.price))
  }

  private static func measure<Mark: ChartContent>(
    _ name: String, runs: Int = runs, _ points: [Point],
    @ChartContentBuilder _ mark: @escaping (Point) -> Mark
  ) {
    measure(name, runs: runs, of: ForEach(points, id: \.date, content: mark))
  }

  private static func measure(
    _ name: String, runs: Int = runs, of content: some ChartContent
  ) {
    guard isWanted(name) else { return }
    let chart = Chart { content }
    let samples = (0...runs).map { _ in StageTimes(of: chart) }
    printRow(name, StageTimes.columns(Array(samples.dropFirst())))
  }

  /// Returns points of four series, interleaved by hour.
  private static func points(_ count: Int) -> [Point] {
    var random = SeededGenerator(seed: 7)
    var prices = [40.0, 45, 50, 55]
    return (0..<count).map { index in
      let series = index % 4
      prices[series] += Double.random(in: -1...1, using: &random)
      return Point(
        date: Date(timeIntervalSince1970: Double(index / 4) * 3600), place: Double(index / 4),
        series: ["north", "south", "east", "west"][series], price: prices[series])
    }
  }
}
