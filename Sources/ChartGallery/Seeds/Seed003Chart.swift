import ExampleCharts
import Foundation
import TerminalCharts
import TerminalControls

/// The chart of part one of the seed, which is not among the seeds, with the overlay of part two.
nonisolated struct WeatherChart: View {
  let chartType: ChartType
  var selectedElement: WeatherDataPoint?

  var body: some View {
    Chart {
      switch chartType {
      case .temperature(let data):
        ForEach(data) { point in
          LineMark(
            x: .value("Time", point.dateTime), y: .value("Temperature", point.measuredValue))
        }
      case .precipitation(let data):
        ForEach(data) { point in
          BarMark(
            x: .value("Time", point.dateTime, unit: .hour),
            y: .value("Precipitation", point.measuredValue))
        }
      case .wind(let data):
        ForEach(data) { point in
          LineMark(
            x: .value("Time", point.dateTime), y: .value("Wind", point.measuredValue),
            series: .value("Series", "Average")
          )
          .foregroundStyle(by: .value("Series", "Average"))
          if let gust = point.secondaryMeasuredValue {
            LineMark(
              x: .value("Time", point.dateTime), y: .value("Wind", gust),
              series: .value("Series", "Gust")
            )
            .foregroundStyle(by: .value("Series", "Gust"))
          }
        }
      }
    }
    .chartForegroundStyleScale(["Average": .blue, "Gust": .red])
    .chartXAxis {
      AxisMarks(values: .stride(by: .hour, count: 3)) { value in
        AxisGridLine()
        AxisValueLabel(format: .dateTime.hour())
      }
    }
    .chartOverlay { proxy in
      GeometryReader { geo in
        ZStack(alignment: .topLeading) {
          if let selectedElement {
            WindLollipop(
              at: selectedElement.dateTime, value: selectedElement.measuredValue,
              gust: selectedElement.secondaryMeasuredValue, chartProxy: proxy, geometryProxy: geo)
          }
        }
      }
    }
  }
}
