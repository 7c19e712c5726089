import CivilTime
import Foundation
import Harness
import TerminalCharts
import TerminalCore

/// The stages of drawing, apart: medians in milliseconds, at 200 by 60 cells.
enum StageSuite {
  private struct Point {
    let date: Date
    let price: Double
  }

  static func run() {
    printRow("points, milliseconds", ChartStages.allCases.map(\.rawValue) + ["all"])
    for (count, runs) in [(100, 200), (10_000, 40), (1_000_000, 5)] {
      let points = points(count)
      let chart = Chart(points, id: \.date) {
        LineMark(x: .value("Hour", $0.date), y: .value("Price", $0.price))
      }
      let samples = (0...runs).map { _ in
        ChartStages.seconds(
          of: chart, in: CellSize(columns: 200, rows: 60), zone: .utc, clock: monotonicSeconds)
      }.dropFirst()
      let stages = ChartStages.allCases.map { stage in median(samples.map { $0[stage] ?? .nan }) }
      printRow(String(count), (stages + [stages.reduce(0, +)]).map(\.milliseconds))
    }
  }

  private static func points(_ count: Int) -> [Point] {
    var random = SeededGenerator(seed: 7)
    var price = 50.0
    return (0..<count).map { index in
      price += Double.random(in: -1...1, using: &random)
      return Point(date: Date(timeIntervalSince1970: Double(index) * 900), price: price)
    }
  }
}
