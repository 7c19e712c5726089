import ElectricityPrices
import Foundation
import TerminalCore
import TerminalTestSupport
import TerminalViews
import Testing

@testable import PriceViewer

/// The axis of prices as people see it: its labels are read from the cells.
///
/// A share of the screens takes some seconds; a full run draws a hundred times as many.
@Suite("Even axes") struct EvenAxisTests {
  private static let rounds: UInt64 = isFullRun ? 6_000 : 150

  /// A price beside the plot, with its row.
  private struct Label {
    let row: Int
    let price: Double
  }

  /// A screen of random prices, of a random kind and size, after some keys.
  private struct Sample {
    let state: ViewerState
    let size: CellSize
    let isInteractive: Bool

    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let areas = Self.areas(&random)
      var state = ViewerState(
        series: areas, now: time("2022-07-12T09:30"),
        chartKind: [.line, .step, .area, .bar].randomElement(using: &random) ?? .line,
        range: TimeRange.allCases.randomElement(using: &random))
      let keys: [ViewerAction] = [
        .scroll(later: true), .scroll(later: false), .zoom(steps: 2, at: nil), .nextPeriod,
        .zoom(steps: -1, at: nil), .step(slots: 3), .toggleLayer(.areas), .toggleLayer(.before),
        .toggleLayer(.levels), .toggleLayer(.mean), .holdPrices, .lockPrices, .nextSeries,
        .toggleWindow,
      ]
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        if let key = keys.randomElement(using: &random) { state.apply(key) }
      }
      self.state = state
      size = CellSize(
        columns: .random(in: 20...240, using: &random), rows: .random(in: 6...80, using: &random))
      isInteractive = .random(using: &random)
    }

    /// Several areas of some days: of one or of both signs, of few prices or of many.
    private static func areas(_ random: inout SeededGenerator) -> [PriceSeries] {
      let scales = [0.01, 0.3, 1, 4.7, 12, 99, 450, 3000, 1e6]
      let scale = scales.randomElement(using: &random) ?? 1
      let low = Bool.random(using: &random) ? -scale * .random(in: 0...2, using: &random) : 0
      let high = low + scale * (scales.randomElement(using: &random) ?? 1 < 1 ? 0.01 : 1)
      let pool = (0..<([1, 2, 3, 1000].randomElement(using: &random) ?? 1)).map { _ in
        Double.random(in: low...high, using: &random)
      }
      let count = [2, 24, 25, 48].randomElement(using: &random) ?? 24
      let days = [1, 1, 2, 8].randomElement(using: &random) ?? 1
      let prices = (0..<count * days).map { _ in
        Int.random(in: 0...20, using: &random) == 0 ? nil : pool.randomElement(using: &random)
      }
      let minutes: Int64 = Bool.random(using: &random) ? 15 : 60
      return (0..<Int.random(in: 1...6, using: &random)).map { area in
        let texts = prices.map { price in
          price.map { String(format: "%.4f", $0 * (1 + Double(area) * 0.7) - Double(area) * 3) }
            ?? ""
        }
        return series(texts, minutes: minutes, area: "A\(area)")
      }
    }

    var frame: ViewerFrame {
      ViewerScreen.frame(state, in: size, look: ViewerLook(isInteractive: isInteractive))
    }
  }

  /// The prices beside the plot, from above; nil where something else stands there.
  private static func labels(_ frame: ViewerFrame, _ plot: CellRect) -> [Label]? {
    var labels: [Label] = []
    for row in plot.minRow..<plot.maxRow {
      let text = frame.buffer.text(row: row).prefix(plot.minColumn).filter { !" ,".contains($0) }
      guard !text.isEmpty else { continue }
      guard let price = Double(text) else { return nil }
      labels.append(Label(row: row, price: price))
    }
    return labels
  }

  /// What is wrong with the labels of a frame.
  private static func fault(_ frame: ViewerFrame) -> String? {
    guard let proxy = frame.proxy, let plot = frame.plot else { return nil }
    guard let labels = labels(frame, plot) else { return "something else stands on them" }
    guard labels.count > 1 else {
      let hasRoom = plot.minColumn > 0 && proxy.plotRect.height > 0
      return hasRoom ? "one alone" : nil
    }
    let rows = zip(labels, labels.dropFirst()).map { $1.row - $0.row }
    if Set(rows).count > 1 { return "uneven rows" }
    let steps = zip(labels, labels.dropFirst()).map { $0.price - $1.price }
    let step = steps.reduce(0, +) / Double(steps.count)
    if steps.contains(where: { abs($0 - step) > 1e-6 * step }) { return "uneven prices" }
    let places = labels.compactMap { proxy.position(forY: $0.price) }
    for (label, place) in zip(labels, places)
    where abs(place / CellMetrics.rowHeight - Double(label.row - plot.minRow) - 0.5) > 0.01 {
      return "\(label.price) in another row"
    }
    let domain = proxy.yDomain(dataType: Double.self)
    let hasZero = domain.min().map { $0 <= 0 } == true && domain.max().map { $0 >= 0 } == true
    return hasZero && !labels.contains { $0.price == 0 } ? "no zero" : nil
  }

  @Test("Labels are evenly spaced in price and rows, and zero is one") func labelsAreEven() {
    var count = 0
    for seed in 0..<Self.rounds {
      let sample = Sample(seed: seed)
      let frame = sample.frame
      let fault = Self.fault(frame)
      #expect(
        fault == nil,
        "seed \(seed): \(sample.state.chartKind) \(sample.size)\n\(frame.buffer.text)")
      if frame.plot.flatMap({ Self.labels(frame, $0) })?.count ?? 0 > 1 { count += 1 }
    }
    #expect(count > Self.rounds / 2)
  }
}
