import CLibrary
import ElectricityPrices

extension PriceCache {
  /// Returns the cached forecasts of an area, one series per response, oldest first.
  ///
  /// Forecasts that state no time of issue get the time at which they were fetched. Unreadable
  /// responses are left out.
  package func forecasts(of area: PriceArea, _ reading: ReadingOptions) -> [PriceSeries] {
    let sources = PriceSource.forecasts.filter { $0.areas.contains(area.code) }
    return sources.flatMap { source in
      let folder = folder(source, area)
      let names = folderNames(at: folder.path) ?? []
      let zone = source.zone(for: area)
      return names.compactMap(RequestedDays.init(name:)).compactMap { days -> PriceSeries? in
        let job = FetchJob(source: source, area: area, days: days, today: days.first, zone: zone)
        guard let entry = try? folder.entry(days), let fetched = entry.record.fetched,
          let series = try? entry.answer.map({ try job.series(in: $0, reading) })
        else { return nil }
        return series.forecastsAlone(issued: fetched)
      }
    }
  }
}
