import TerminalApp

/// A measurement of a weather station; for wind, the mean and the strongest gust.
package struct WeatherDataPoint: Identifiable {
  package let dateTime: Date
  package let measuredValue: Double
  package var secondaryMeasuredValue: Double?

  package var id: Date { dateTime }
}

package enum ChartType {
  case temperature([WeatherDataPoint])
  case precipitation([WeatherDataPoint])
  case wind([WeatherDataPoint])

  var data: [WeatherDataPoint] {
    switch self {
    case .temperature(let data), .precipitation(let data), .wind(let data): data
    }
  }
}

package struct StationMeasurements {
  package let temperatureSeries: [WeatherDataPoint]
  package let precipitationSeries: [WeatherDataPoint]
  package let windSeries: [WeatherDataPoint]

  package var downsampledWindSeries: [WeatherDataPoint] {
    stride(from: 0, to: windSeries.count, by: 6).map { start in
      let slice = windSeries[start..<min(start + 6, windSeries.count)]
      return WeatherDataPoint(
        dateTime: slice[start + slice.count / 2].dateTime,
        measuredValue: slice.map(\.measuredValue).reduce(0, +) / Double(slice.count),
        secondaryMeasuredValue: slice.compactMap(\.secondaryMeasuredValue).max())
    }
  }
}

extension StationMeasurements {
  /// Returns invented measurements with a daily cycle and reproducible noise.
  package static func day(_ calendar: Calendar = .current) -> StationMeasurements {
    let start = DateComponents(calendar: calendar, year: 2023, month: 10, day: 23).date!
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
