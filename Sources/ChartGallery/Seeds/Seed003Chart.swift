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
          Rectangle().fill(.clear).contentShape(Rectangle())
          if let selectedElement {
            LollipopView(
              chartType: chartType, selectedElement: selectedElement, chartProxy: proxy,
              geometryProxy: geo)
          }
        }
      }
    }
  }
}

nonisolated struct LollipopView: View {
  let chartType: ChartType
  let selectedElement: WeatherDataPoint
  let chartProxy: ChartProxy
  let geometryProxy: GeometryProxy

  var body: some View {

    let dateInterval = Calendar.current.dateInterval(of: .minute, for: selectedElement.dateTime)!
    let startPositionX1 = chartProxy.position(forX: dateInterval.start) ?? 0

    let lineX = startPositionX1 + geometryProxy[chartProxy.plotAreaFrame].origin.x
    let chartAreaHeight = geometryProxy[chartProxy.plotAreaFrame].maxY
    let plotLineY =
      chartAreaHeight
      - (chartProxy.position(
        forY: selectedElement.secondaryMeasuredValue ?? selectedElement.measuredValue) ?? 0)

    // The vertical line
    Rectangle()
      .fill(.gray)
      .frame(width: 2, height: plotLineY)
      .position(x: lineX, y: chartAreaHeight - plotLineY / 2)

    // The symbol shown at the point we've tapped on the graph
    Circle()
      .foregroundColor(.blue)
      .frame(width: 16, height: 16)
      .overlay(
        Circle()
          .stroke(Color.white, lineWidth: 4)
      )
      .position(x: lineX, y: chartProxy.position(forY: selectedElement.measuredValue) ?? 0)

    // If we're on the wind data chart, show the diamond on the gust line too
    if case .wind = chartType {
      Rectangle()
        .rotation(Angle(degrees: 45))
        .aspectRatio(1.0, contentMode: .fit)
        .foregroundColor(.red)
        .frame(width: 13, height: 13)
        .overlay(
          Rectangle()
            .rotation(Angle(degrees: 45))
            .stroke(.white, lineWidth: 4)
            .aspectRatio(1.0, contentMode: .fit)
        )
        .position(
          x: lineX,
          y: chartProxy.position(forY: selectedElement.secondaryMeasuredValue ?? 0) ?? 0)
    }
  }
}
