import ExampleCharts
import Foundation
import TerminalCharts

extension Gallery {
  /// "Getting started with Swift Charts - part 2": a day of weather.
  static var seed003: [GalleryChart] {
    let station = StationMeasurements.day(GalleryClock.calendar)
    let wind = ChartType.wind(station.downsampledWindSeries)
    return [
      GalleryChart("003-temperature", "A line of 144 measurements") {
        chart(.temperature(station.temperatureSeries))
      },
      GalleryChart("003-precipitation", "Bars of 24 hours") {
        chart(.precipitation(station.precipitationSeries))
      },
      GalleryChart("003-wind", "Two lines of 144 measurements") {
        chart(.wind(station.windSeries))
      },
      GalleryChart("003-wind-downsampled", "Two lines of 24 hours") { chart(wind) },
      GalleryChart("003-lollipop", "A selected measurement on one line") {
        chart(
          .temperature(station.temperatureSeries), selected: station.temperatureSeries[86])
      },
      GalleryChart("003-wind-lollipop", "A selected measurement on two lines") {
        chart(wind, selected: station.downsampledWindSeries[15])
      },
    ]
  }

  private static func chart(
    _ type: ChartType, selected: WeatherDataPoint? = nil
  ) -> some View {
    WeatherChart(chartType: type, selectedElement: .constant(selected))
  }
}
