import Foundation
import TerminalCharts

extension Gallery {
  /// "Getting started with Swift Charts - part 2": a day of weather.
  static var seed003: [GalleryChart] {
    let station = StationMeasurements.day
    let wind = ChartType.wind(station.downsampledWindSeries)
    return [
      GalleryChart("003-temperature", "A line of 144 measurements") {
        WeatherChart(chartType: .temperature(station.temperatureSeries))
      },
      GalleryChart("003-precipitation", "Bars of 24 hours") {
        WeatherChart(chartType: .precipitation(station.precipitationSeries))
      },
      GalleryChart("003-wind", "Two lines of 144 measurements") {
        WeatherChart(chartType: .wind(station.windSeries))
      },
      GalleryChart("003-wind-downsampled", "Two lines of 24 hours") {
        WeatherChart(chartType: wind)
      },
      GalleryChart("003-lollipop", "A selected measurement on one line") {
        WeatherChart(
          chartType: .temperature(station.temperatureSeries),
          selectedElement: station.temperatureSeries[86])
      },
      GalleryChart("003-wind-lollipop", "A selected measurement on two lines") {
        WeatherChart(chartType: wind, selectedElement: station.downsampledWindSeries[15])
      },
    ]
  }
}

struct WeatherDataPoint: Identifiable {
  let dateTime: Date
  let measuredValue: Double
  var secondaryMeasuredValue: Double?

  var id: Date { dateTime }
}

enum ChartType {
  case temperature([WeatherDataPoint])
  case precipitation([WeatherDataPoint])
  case wind([WeatherDataPoint])
}

extension Array where Element == WeatherDataPoint {
  func downsample(
    step: Int, aggregationFunction: ([WeatherDataPoint]) -> WeatherDataPoint
  ) -> [WeatherDataPoint] {
    var downsampledArray: [WeatherDataPoint] = []

    for i in stride(from: 0, to: self.count, by: step) {
      let endIndex = Swift.min(i + step, self.count)
      let slice = Array(self[i..<endIndex])
      let aggregatedValue = aggregationFunction(slice)
      downsampledArray.append(aggregatedValue)
    }

    return downsampledArray
  }
}

extension Array {

  fileprivate func safelyAccessElement(at index: Int) -> Element? {
    guard indices.contains(index) else {
      return nil
    }

    return self[index]
  }

}

struct StationMeasurements {
  let temperatureSeries: [WeatherDataPoint]
  let precipitationSeries: [WeatherDataPoint]
  let windSeries: [WeatherDataPoint]

  var downsampledWindSeries: [WeatherDataPoint] {
    return windSeries.downsample(step: 6) { slice in
      let count = slice.count
      let values = slice.map { $0.measuredValue }
      let secondaryValues = slice.compactMap { $0.secondaryMeasuredValue }
      return WeatherDataPoint(
        dateTime: slice.safelyAccessElement(at: count / 2)?.dateTime ?? slice[0].dateTime,
        measuredValue: values.reduce(0, +) / Double(count),
        secondaryMeasuredValue: secondaryValues.max())
    }
  }
}

extension StationMeasurements {
  /// Made up: measurements with a course over the day and something that looks like chance.
  static var day: StationMeasurements {
    let start = GalleryClock.date(2023, 10, 23)
    func date(_ index: Int) -> Date { start.addingTimeInterval(Double(index) * 600) }
    func chance(_ index: Int, _ salt: Int) -> Double {
      Double((index * 7919 + salt * 104_729) % 1009) / 1009
    }
    return StationMeasurements(
      temperatureSeries: (0..<144).map { index in
        let course = 8.5 + 4 * sin(Double(index - 60) / 144 * 2 * .pi)
        let value = course + 0.6 * chance(index, 1)
        return WeatherDataPoint(
          dateTime: date(index), measuredValue: (value * 10).rounded() / 10)
      },
      precipitationSeries: (0..<24).map { hour in
        let value = hour % 9 < 4 ? 0 : 2.4 * chance(hour, 2)
        return WeatherDataPoint(
          dateTime: date(hour * 6), measuredValue: (value * 10).rounded() / 10)
      },
      windSeries: (0..<144).map { index in
        let course = 6 + 2.5 * sin(Double(index) / 144 * 2 * .pi - 1)
        let average = course + 1.5 * chance(index, 3)
        let gust = average + 1.5 + 4 * chance(index, 4)
        return WeatherDataPoint(
          dateTime: date(index), measuredValue: (average * 10).rounded() / 10,
          secondaryMeasuredValue: (gust * 10).rounded() / 10)
      })
  }
}
