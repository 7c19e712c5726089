import CivilTime
import ElectricityPrices
import Harness
import PriceViewer
import TerminalCore

/// Measures keys by the number of slots: median milliseconds at 200 by 60 cells.
enum RangeSuite {
  private static let size = CellSize(columns: 200, rows: 60)
  private static let runs = 41

  static func run() {
    let counts = [96, 35_040, 1_000_000, 10_000_000]
    printRow("slots, milliseconds", counts.map(String.init))
    let all = counts.map(series)
    report("open", all) { series in
      _ = ViewerState(series: [series], now: middle(of: series))
    }
    report("first frame", all) { series in
      _ = frame(ViewerState(series: [series], now: middle(of: series)), after: nil)
    }
    keys("scrub", all, .step(slots: 1), .step(slots: -1))
    keys("extremes", all, .cheapest, .dearest)
    keys("zoom", all, .zoom(steps: 2, at: nil), .zoom(steps: -2, at: nil))
    keys("scroll", all, .scroll(later: true), .scroll(later: false))
    keys("extremes, without the frame", all, draws: false, .cheapest, .dearest)
    report("heat map of a year", all) { series in
      let state = ViewerState(
        series: [series], now: middle(of: series), chartKind: .heatMap, range: .year)
      _ = frame(state, after: nil)
    }
  }

  /// Alternates two keys, each with its frame, in a view of all prices except an hour.
  private static func keys(
    _ name: String, _ all: [PriceSeries], draws: Bool = true, _ actions: ViewerAction...
  ) {
    var views = all.map { series in
      var state = ViewerState(series: [series], now: middle(of: series), range: .all)
      state.apply(.zoom(steps: 1, at: nil))
      state.apply(.now)
      return (state: state, last: frame(state, after: nil), samples: [Double]())
    }
    // Interleaved, so that a temporary slowdown affects all sizes.
    for number in 0...runs {
      for index in views.indices {
        let time = seconds {
          views[index].state.apply(actions[number % actions.count])
          if draws { views[index].last = frame(views[index].state, after: views[index].last) }
        }
        if number > 1 { views[index].samples.append(time) }
      }
    }
    printRow(name, views.map { median($0.samples).milliseconds })
  }

  private static func report(
    _ name: String, _ all: [PriceSeries], _ work: (PriceSeries) -> Void
  ) {
    printRow(
      name,
      all.map { series in
        median((0..<5).map { _ in seconds { work(series) } }).milliseconds
      })
  }

  private static func frame(_ state: ViewerState, after last: ViewerFrame?) -> ViewerFrame {
    ViewerScreen.frame(state, in: size, after: last)
  }

  private static func middle(of series: PriceSeries) -> Instant {
    series[series.count / 2].start
  }

  /// Returns a random walk of prices in quarter-hours.
  private static func series(_ count: Int) -> PriceSeries {
    var random = SeededGenerator(seed: 11)
    var price: Int64 = 8000
    return PriceSeries(
      slots: (0..<count).lazy.map { index in
        price = min(max(price + Int64.random(in: -150...150, using: &random), -2000), 90_000)
        let start = Instant(secondsSince1970: 1_000_000_800 + Int64(index) * 900)
        return PriceSlot(
          start: start, end: start.advanced(by: 900),
          price: Price(significand: price, exponent: -2))
      }, unit: PriceUnit(.eur), zone: .utc)
  }
}
