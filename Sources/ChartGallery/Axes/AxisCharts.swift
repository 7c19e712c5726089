import Foundation
import TerminalCharts

extension Gallery {
  static var axes: [GalleryChart] {
    presets + styles + axisInsets + [
      GalleryChart("axis-hidden", "Neither axis: a sparkline", columns: 40, rows: 4) {
        wave().chartXAxis(.hidden).chartYAxis(.hidden)
      },
      GalleryChart("axis-top", "The x axis above", rows: 16) {
        wave().chartXAxis { AxisMarks(position: .top) }
      },
      GalleryChart("axis-format", "Numbers as currency and percent") {
        Chart(Sample.steps) { BarMark(x: .value("x", $0.x), y: .value("y", $0.y / 10)) }
          .chartYAxis {
            AxisMarks(format: FloatingPointFormatStyle<Double>.Percent(), position: .leading)
          }
          .chartXAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Currency(code: "NOK")) }
      },
      GalleryChart("axis-styles", "Lines and labels with styles") {
        wave().chartYAxis {
          AxisMarks { value in
            AxisGridLine(stroke: StrokeStyle(lineWidth: value.index == 0 ? 2 : 1))
              .foregroundStyle(value.index == 0 ? .red : .gray)
            AxisTick(length: 8).foregroundStyle(.red)
            AxisValueLabel().foregroundStyle(.red).font(.body.bold())
          }
        }
      },
      GalleryChart("axis-titles", "Titles") {
        sales()
          .chartXAxisLabel("Month of 2025")
          .chartYAxisLabel("Sold", position: .top, alignment: .trailing)
      },
      GalleryChart("axis-wide", "Wide characters, marks and emoji in labels") {
        Chart {
          BarMark(x: .value("Price", 12), y: .value("Fruit", "りんご"))
          BarMark(x: .value("Price", 19), y: .value("Fruit", "cafe\u{301}"))
          BarMark(x: .value("Price", 7), y: .value("Fruit", "🍋 lemon"))
          BarMark(x: .value("Price", 15), y: .value("Fruit", "תפוח"))
        }
        .chartYAxis { AxisMarks(position: .leading) }
      },
    ]
  }

  private static var styles: [GalleryChart] {
    [
      GalleryChart("axis-orientation", "Labels from top to bottom, and from bottom to top") {
        men()
          .chartXAxis {
            AxisMarks { _ in AxisValueLabel(orientation: .vertical) }
            AxisMarks(position: .top) { _ in AxisValueLabel(orientation: .verticalReversed) }
          }
      },
      GalleryChart("axis-ground", "Axes with a ground of their own", rows: 16) {
        wave()
          .chartXAxisStyle { $0.background(.blue.opacity(0.3)) }
          .chartYAxisStyle { $0.frame(width: 64).background(.gray.opacity(0.2)) }
      },
    ]
  }

  private static var presets: [GalleryChart] {
    let presets: [(String, AxisMarkPreset)] = [
      ("automatic", .automatic), ("aligned", .aligned), ("extended", .extended),
      ("inset", .inset),
    ]
    return presets.map { name, preset in
      GalleryChart("axis-\(name)", "The preset \(name)", rows: 16) {
        wave()
          .chartXAxis { AxisMarks(preset: preset) }
          .chartYAxis { AxisMarks(preset: preset) }
      }
    }
  }

  static func wave() -> some View { Chart(Sample.wave) { $0.line } }

  static func prices() -> some View { Chart(HourPrice.day) { $0.line } }

  static func sales() -> some View { Chart(Sale.year) { $0.bar } }

  static func men() -> some View { Chart(AgeStatistic.all) { $0.bar } }
}
