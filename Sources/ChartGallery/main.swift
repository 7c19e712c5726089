import Foundation
import TerminalCharts
import TerminalCore
import TerminalViews

struct Value: Identifiable {
  var id: String { UUID().uuidString }
  let hour: Date
  let øre: Int
}
let start = Date(timeIntervalSince1970: 1_657_576_800)
let numbers = [
  373, 362, 361, 360, 358, 355, 339, 357, 388, 408, 409, 402, 373, 326, 329, 360, 395, 421, 426,
  447, 428, 424, 425, 413,
]
let values = numbers.enumerated().map {
  Value(hour: start.addingTimeInterval(Double($0.offset) * 3600), øre: $0.element)
}
let selected = values[13]
let now = values[9]
let blue = Color("newBrand/main/blue")
let pink = Color("newBrand/main/pink")
func line(_ size: CellSize, _ glyphs: GlyphSet, depth: ColorDepth) {
  var environment = EnvironmentValues()
  environment.glyphSet = glyphs
  environment.colorDepth = depth
  environment.timeZone = TimeZone(identifier: "Europe/Oslo")!
  let chart = Chart(values, id: \.id) { data in
    LineMark(x: .value("Hour", data.hour), y: .value("Øre", data.øre))
      .foregroundStyle(blue)
      .lineStyle(StrokeStyle(lineWidth: 6))
    RuleMark(x: .value("Selected", selected.hour))
      .foregroundStyle(blue)
      .annotation(position: .automatic, alignment: .top) {
        VStack {
          Text("13:00-14:00")
          Text("326 øre per kWh")
        }
      }
    PointMark(x: .value("Now", now.hour), y: .value("y", now.øre)).foregroundStyle(blue)
    PointMark(x: .value("Sel", selected.hour), y: .value("y", selected.øre))
      .foregroundStyle(blue)
      .annotation(position: .overlay, alignment: .center) {
        Circle().frame(width: 20, height: 20).foregroundColor(pink)
      }
  }
  .chartYAxis { AxisMarks(position: .leading) }
  .chartXAxis {
    AxisMarks {
      AxisTick(); AxisValueLabel()
    }
  }
  .chartYScale(domain: .automatic(includesZero: false))
  let frame = chart.render(in: size, environment: environment)
  print(String(decoding: frame.buffer.encoded(colorDepth: depth), as: UTF8.self))
  let bars = Chart(values) { data in
    BarMark(x: .value("Hour", data.hour, unit: .hour), y: .value("Øre", data.øre))
      .foregroundStyle(data.øre == 326 ? pink : blue)
  }.chartYAxis { AxisMarks(position: .leading) }
  let frame2 = bars.render(in: size, environment: environment)
  print(String(decoding: frame2.buffer.encoded(colorDepth: depth), as: UTF8.self))
  let areas = Chart(values) { data in
    AreaMark(x: .value("Hour", data.hour), y: .value("Øre", data.øre - 380))
      .foregroundStyle(
        .linearGradient(
          colors: [.blue.opacity(0.6), .blue.opacity(0.1)], startPoint: .top, endPoint: .bottom))
    LineMark(x: .value("Hour", data.hour), y: .value("Øre", data.øre - 380))
  }
  let frame3 = areas.render(in: size, environment: environment)
  print(String(decoding: frame3.buffer.encoded(colorDepth: depth), as: UTF8.self))
}
line(CellSize(columns: 100, rows: 26), .braille, depth: .monochrome)
line(CellSize(columns: 60, rows: 14), .block, depth: .monochrome)
line(CellSize(columns: 60, rows: 14), .ascii, depth: .monochrome)
