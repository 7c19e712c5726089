import TerminalApp

/// A chart of weather measurements with a selection overlay.
///
/// While the mouse button is held, a lollipop marks the nearest measurement.
package nonisolated struct WeatherChart: View {
  private let chartType: ChartType
  @Binding private var selectedElement: WeatherDataPoint?

  package init(chartType: ChartType, selectedElement: Binding<WeatherDataPoint?>) {
    self.chartType = chartType
    _selectedElement = selectedElement
  }

  package var body: some View {
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
            .gesture(
              DragGesture(minimumDistance: 0.0)
                .onChanged { value in
                  selectedElement = findElement(
                    location: value.location, proxy: proxy, geometry: geo)
                }
                .onEnded { _ in
                  selectedElement = nil
                }
            )
          if let selectedElement {
            WindLollipop(
              date: selectedElement.dateTime, value: selectedElement.measuredValue,
              gust: selectedElement.secondaryMeasuredValue, chartProxy: proxy, geometryProxy: geo)
          }
        }
      }
    }
  }

  private func findElement(
    location: CGPoint, proxy: ChartProxy, geometry: GeometryProxy
  ) -> WeatherDataPoint? {
    proxy.date(at: location, in: geometry)
      .flatMap { chartType.data.map(\.dateTime).indexOfNearest(to: $0) }
      .map { chartType.data[$0] }
  }
}
