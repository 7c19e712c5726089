import Foundation
import TerminalApp

// The code of the articles without changes; DocumentationTests compares the texts.

struct HourlyPrice: Identifiable {
  let hour: Date
  let øre: Int

  var id: Date { hour }
}

struct CitySale: Identifiable {
  let month: String
  let city: String
  let count: Int

  var id: String { month + city }
}

struct SizedSample: Identifiable {
  let id: Int
  let species: String
  let length: Double
  let weight: Double
  let depth: Double
}

struct TurningChart: View {
  @State private var pose = Chart3DPose.default

  var body: some View {
    Chart3D {
      SurfacePlot(x: "x", y: "y", z: "z") { x, z in x * x - z * z }
    }
    .chart3DPose($pose)
    .onTapGesture(count: 2) { withAnimation { pose = .default } }
  }
}

struct DocumentationSnippets {
  let prices = (0..<24).map {
    HourlyPrice(hour: Date(timeIntervalSince1970: Double($0) * 3600), øre: 300 + $0 * 7 % 90)
  }
  let sales = [
    CitySale(month: "May", city: "Oslo", count: 3),
    CitySale(month: "May", city: "Bergen", count: 4),
  ]
  let average = 340.0
  var selected: HourlyPrice { prices[5] }

  let samples = [
    SizedSample(id: 0, species: "Adélie", length: 190, weight: 3.7, depth: 39),
    SizedSample(id: 1, species: "Gentoo", length: 217, weight: 5.1, depth: 47),
  ]

  func cloud() -> some View {
    Chart3D(samples) { sample in
      PointMark(
        x: .value("Length", sample.length),
        y: .value("Weight", sample.weight),
        z: .value("Depth", sample.depth)
      )
      .foregroundStyle(by: .value("Species", sample.species))
    }
    .chartXScale(domain: 160...240)
    .chartYScale(domain: 2...7)
    .chartZScale(domain: 30...60)
  }

  func surface() -> some View {
    Chart3D {
      SurfacePlot(x: "x", y: "y", z: "z") { x, z in
        sin(2 * x) * cos(2 * z)
      }
      .foregroundStyle(.heightBased)
    }
    .chartXScale(domain: -2...2)
    .chartZScale(domain: -2...2)
  }

  func day() -> ChartFrame {
    let chart = Chart(prices) { price in
      LineMark(x: .value("Hour", price.hour), y: .value("Øre", price.øre))
    }
    .chartYScale(domain: .automatic(includesZero: false))

    let frame = chart.render(in: CellSize(columns: 80, rows: 24))
    return frame
  }

  func bars() -> some View {
    let chart = Chart(prices) { price in
      BarMark(
        x: .value("Hour", price.hour, unit: .hour),
        y: .value("Øre", price.øre))
    }
    return chart
  }

  func series() -> some View {
    let chart = Chart(sales) { sale in
      BarMark(x: .value("Month", sale.month), y: .value("Sold", sale.count))
        .foregroundStyle(by: .value("City", sale.city))
    }
    .chartForegroundStyleScale(["Oslo": .blue, "Bergen": .green])
    return chart
  }

  func annotation() -> some View {
    let chart = Chart {
      ForEach(prices) { price in
        LineMark(x: .value("Hour", price.hour), y: .value("Øre", price.øre))
      }
      RuleMark(y: .value("Average", average))
        .foregroundStyle(.red)
        .annotation(position: .top, alignment: .leading) {
          Text("average")
        }
    }
    return chart
  }

  func axes() -> some View {
    let chart = Chart(prices) { price in
      LineMark(x: .value("Hour", price.hour), y: .value("Øre", price.øre))
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .hour, count: 6)) { value in
        AxisGridLine()
        AxisTick()
        AxisValueLabel()
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading)
    }
    return chart
  }

  func printing(_ chart: some View) -> [UInt8] {
    var environment = EnvironmentValues()
    environment.glyphSet = .braille
    environment.colorDepth = .trueColor
    let frame = chart.render(in: CellSize(columns: 80, rows: 24), environment: environment)
    let bytes = frame.buffer.encoded(colorDepth: .trueColor)
    return bytes
  }

  @ViewBuilder func scales() -> some View {
    let chart = Chart(prices) { price in
      LineMark(x: .value("Hour", price.hour), y: .value("Øre", price.øre))
    }
    .chartYScale(domain: .automatic(includesZero: false))
    let clipped = chart.chartYScale(domain: 300...500)
    let ordered = Chart(sales) { sale in
      BarMark(x: .value("City", sale.city), y: .value("Sold", sale.count))
    }
    .chartXScale(domain: ["Bergen", "Oslo"])
    let ratios = chart.chartYScale(type: .log)
    let both = chart.chartYScale(type: .symmetricLog)
    let roomy = chart.chartXScale(range: .plotDimension(padding: 16))
    let heat = Chart(prices) { price in
      BarMark(x: .value("Hour", price.hour, unit: .hour), y: .value("Øre", price.øre))
        .foregroundStyle(by: .value("Øre", price.øre))
    }
    .chartForegroundStyleScale(range: Gradient(colors: [.green, .yellow, .red]))
    VStack {
      clipped
      ordered
      ratios
      both
      roomy
      heat
    }
  }

  func hour(atColumn column: Int, in frame: ChartFrame) -> Date? {
    frame.value(atX: CellPoint(column: column, row: 0))
  }

  func nearest(to date: Date, in prices: [HourlyPrice]) -> HourlyPrice? {
    prices.min {
      abs($0.hour.timeIntervalSince(date)) < abs($1.hour.timeIntervalSince(date))
    }
  }

  func overlay() -> some View {
    let chart = Chart(prices) { price in
      LineMark(x: .value("Hour", price.hour), y: .value("Øre", price.øre))
    }
    .chartOverlay { proxy in
      GeometryReader { geometry in
        let plot = geometry[proxy.plotAreaFrame]
        if let place = proxy.position(for: (x: selected.hour, y: selected.øre)) {
          Circle()
            .fill(.pink)
            .frame(width: 16, height: 16)
            .position(x: plot.minX + place.x, y: plot.minY + place.y)
        }
      }
    }
    return chart
  }

  func sparkline() -> some View {
    let sparkline = Chart(prices) { price in
      LineMark(x: .value("Hour", price.hour), y: .value("Øre", price.øre))
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    .frame(width: 160, height: 32)
    return sparkline
  }
}

struct PriceChart: View {
  let prices: [HourlyPrice]

  var body: some View {
    Chart(prices) { price in
      LineMark(x: .value("Hour", price.hour), y: .value("Øre", price.øre))
        .interpolationMethod(.stepStart)
    }
    .chartYAxis {
      AxisMarks(position: .leading)
    }
  }
}
