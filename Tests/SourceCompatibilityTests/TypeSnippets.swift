import Foundation
import TerminalApp

// The code of the article "Types by example".

enum PriceZone: String, Plottable {
  case east, west
}

extension DocumentationSnippets {
  @ViewBuilder var marks: some View {
    Chart(sales) { sale in
      BarMark(x: .value("Month", sale.month), y: .value("Sold", sale.count), width: .ratio(0.6))
        .foregroundStyle(by: .value("City", sale.city))
        .position(by: .value("City", sale.city))
    }
    Chart(sales) { sale in
      BarMark(
        x: .value("Month", sale.month), y: .value("Sold", sale.count), stacking: .normalized
      )
      .foregroundStyle(by: .value("City", sale.city))
    }
    Chart(prices) { price in
      LineMark(x: .value("Hour", price.hour), y: .value("Øre", price.øre))
        .interpolationMethod(.monotone)
        .symbol(.diamond)
    }
    Chart(prices) { price in
      AreaMark(
        x: .value("Hour", price.hour),
        yStart: .value("Least", price.øre - 20), yEnd: .value("Most", price.øre + 20)
      )
      .opacity(0.4)
      PointMark(x: .value("Hour", price.hour), y: .value("Øre", price.øre))
        .symbolSize(20)
    }
    Chart {
      RuleMark(y: .value("Limit", 350))
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
        .annotation(position: .topTrailing) { Text("limit") }
    }
    Chart(prices) { price in
      RectangleMark(
        x: .value("Hour", price.hour, unit: .hour), y: .value("Day", "today")
      )
      .foregroundStyle(by: .value("Øre", price.øre))
    }
    .chartForegroundStyleScale(range: Gradient(colors: [.green, .red]))
    Chart(sales) { sale in
      SectorMark(
        angle: .value("Sold", sale.count), innerRadius: .ratio(0.6), angularInset: 1
      )
      .foregroundStyle(by: .value("City", sale.city))
    }
    Chart {
      BarPlot(sales, x: .value("City", \.city), y: .value("Sold", \.count))
    }
    Chart {
      LinePlot(x: "x", y: "y", domain: -2...2) { x in x * x }
    }
  }

  @ViewBuilder var modifiers: some View {
    Chart(prices) { price in
      LineMark(x: .value("Hour", price.hour), y: .value("Øre", price.øre))
    }
    .chartYAxis {
      AxisMarks(position: .leading, values: .automatic(desiredCount: 4)) { value in
        AxisGridLine(stroke: StrokeStyle(lineWidth: 1, dash: [2, 2]))
        AxisTick()
        AxisValueLabel { Text("\(value.label) øre") }
      }
    }
    Chart(prices) { price in
      PointMark(x: .value("Hour", price.hour), y: .value("Øre", price.øre))
    }
    .chartXScale(range: .plotDimension(padding: 8))
    .chartYScale(domain: 100...1000, type: .log)
    Chart(prices) { price in
      BarMark(x: .value("Hour", price.hour, unit: .hour), y: .value("Øre", price.øre))
    }
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 6 * 3600)
    .chartScrollTargetBehavior(.valueAligned(matching: DateComponents(minute: 0)))
  }

  @ViewBuilder var histogram: some View {
    let bins = NumberBins(data: prices.map(\.øre), desiredCount: 10)
    let counts = Dictionary(grouping: prices) { bins.index(for: $0.øre) }
    Chart(counts.sorted { $0.key < $1.key }, id: \.key) { bin, prices in
      BarMark(x: .value("Øre", bins[bin]), y: .value("Hours", prices.count))
    }
  }

  func pictures() -> (svg: String, png: [UInt8]) {
    let renderer = ImageRenderer(content: PriceChart(prices: prices))
    let svg = renderer.svg(title: "Prices")
    let png = renderer.png()
    return (svg, png)
  }

  func pixels() -> (plot: CGRect?, images: [PlacedImage]) {
    let frame = PriceChart(prices: prices).render(
      in: CellSize(columns: 80, rows: 24), pixels: PixelCell(width: 10, height: 20))
    let plot = frame.plotFrame
    let images = frame.images
    return (plot, images)
  }

  func selections() -> [CellBuffer] {
    let kept = PriceChart(prices: prices).kept(in: CellSize(columns: 80, rows: 24))
    let frames = prices.map { price in
      var buffer = kept.buffer
      let rule = RuleMark(x: .value("Selected", price.hour))
        .annotation { Text("\(price.øre) øre") }
      kept.add(rule, to: &buffer)
      return buffer
    }
    return frames
  }
}
