import Foundation
import Harness
import TerminalCharts

/// The stages of drawing, apart: medians in milliseconds, at 200 by 60 cells.
enum StageSuite {
  private struct Point {
    let date: Date
    let price: Double
  }

  static func run() {
    printRow("points, milliseconds", StageTimes.names + ["all"])
    for (count, runs) in [(100, 200), (10_000, 40), (1_000_000, 5)] {
      let points = points(count)
      let chart = Chart(points, id: \.date) {
        LineMark(x: .value("Hour", $0.date), y: .value("Price", $0.price))
      }
      let samples = (0...runs).map { _ in StageTimes(of: chart) }
      printRow(String(count), StageTimes.columns(Array(samples.dropFirst())))
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
