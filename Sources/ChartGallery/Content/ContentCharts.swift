import Foundation
import TerminalCharts

extension Gallery {
  /// Examples of builders, groups and custom content.
  static var content: [GalleryChart] {
    [
      GalleryChart("content-control-flow", "if, else, switch and if let in a chart") {
        controlFlow(limit: 100, note: "limit")
      },
      GalleryChart("content-plot", "A group with one annotation") { plotGroup() },
      GalleryChart("content-custom", "Contents of one's own: candlesticks") { candlesticks() },
    ]
  }

  private static func controlFlow(limit: Double, note: String?) -> some View {
    Chart {
      ForEach(HourPrice.day) { item in
        switch item.price {
        case ..<50:
          item.bar.foregroundStyle(.green)
        case limit...:
          item.bar.foregroundStyle(.red)
        default:
          item.bar
        }
      }
      if let note {
        RuleMark(y: .value("Limit", limit))
          .annotation(position: .top, alignment: .trailing) { Text(note) }
      } else {
        RuleMark(y: .value("Limit", limit))
      }
    }
  }

  private static func plotGroup() -> some View {
    let range = HourPrice.day[8].hour...HourPrice.day[14].hour
    return Chart {
      ForEach(HourPrice.day) { $0.line }
      Plot {
        RuleMark(x: .value("Start", range.lowerBound))
        RuleMark(x: .value("End", range.upperBound))
      }
      .foregroundStyle(.orange)
      .annotation(position: .top) { context in
        Text("\(Int(context.targetSize.width)) points").foregroundStyle(.orange)
      }
    }
  }

  private static func candlesticks() -> some View {
    Chart(Candle.month) { candle in
      CandleMark(candle: candle)
    }
    .chartYScale(domain: .automatic(includesZero: false))
  }
}

/// A thin bar from the low to the high price below a thick one from the opening to the closing
/// price.
struct CandleMark: ChartContent {
  let candle: Candle

  var body: some ChartContent {
    Plot {
      BarMark(
        x: .value("Day", candle.day, unit: .day), yStart: .value("Low", candle.low),
        yEnd: .value("High", candle.high), width: 1)
      BarMark(
        x: .value("Day", candle.day, unit: .day), yStart: .value("Open", candle.open),
        yEnd: .value("Close", candle.close), width: 14)
    }
    .foregroundStyle(candle.close >= candle.open ? .green : .red)
  }
}
