import ExampleCharts
import Foundation
import TerminalCharts

extension Gallery {
  /// "Getting started with Swift Charts - part 2": a day of weather.
  static var seed003: [GalleryChart] {
    let station = StationMeasurements.day(GalleryClock.calendar)
    return [
      GalleryChart("003-wind-downsampled", "Two lines of 24 hours") {
        chart(.wind(station.downsampledWindSeries))
      },
      GalleryChart("003-lollipop", "A selected measurement on one line") {
        chart(
          .temperature(station.temperatureSeries), selected: station.temperatureSeries[86])
      },
    ]
  }

  private static func chart(
    _ type: ChartType, selected: WeatherDataPoint? = nil
  ) -> some View {
    WeatherChart(chartType: type, selectedElement: .constant(selected))
  }
}
