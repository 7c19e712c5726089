import CivilTime

/// Makes one series of each area of several files.
struct PriceMerge {
  private struct Area {
    var name: String?
    var layers: [SlotOverlay.Layer] = []
    var warnings: [PriceWarning] = []
  }

  /// The unit on the screen: the wanted one, else that of the first file.
  private var unit: PriceUnit?
  private var format: PriceFormat?
  private var areas: [Area] = []

  init(unit: PriceUnit?) { self.unit = unit }

  /// Adds a file after the others.
  ///
  /// - Throws: an error that names the file where its prices are in another currency, or state
  ///   another tax, than those of the same area before.
  mutating func add(_ file: PriceFile, named name: String) throws(PriceFileError) {
    if format == nil {
      format = file.format
      unit = unit ?? file.series.first?.unit
    }
    for series in file.series {
      do throws(PriceFault) {
        try add(series, published: file.publication)
      } catch {
        throw PriceFileError(file: name, reason: error.reason)
      }
    }
  }

  private mutating func add(_ series: PriceSeries, published: Instant?) throws(PriceFault) {
    var series = series
    if let unit, let own = series.unit {
      guard let converted = series.converted(to: unit) else {
        throw PriceFault(.otherUnit(has: own.code, wanted: unit.code))
      }
      series = converted
    } else if let known = unit ?? series.unit {
      // To take one for the other would be a guess.
      throw PriceFault(.unitNotStated(wanted: known.symbol))
    }
    let place = self.place(of: series)
    if place == areas.count { areas.append(Area(name: series.area)) }
    if let first = areas[place].layers.first?.series,
      Set([first.valueAddedTax, series.valueAddedTax]) == [.included, .excluded]
    {
      throw PriceFault(.otherTax)
    }
    areas[place].name = areas[place].name ?? series.area
    areas[place].layers.append(SlotOverlay.Layer(series: series, publication: published))
    for warning in series.warnings where !areas[place].warnings.contains(warning) {
      switch warning {
      case .missing, .forecasts: continue
      default: break
      }
      areas[place].warnings.append(warning)
    }
  }

  /// The area of a series: that of its name, a new one, or of a forecast and prices of which one
  /// has no name the only one.
  private func place(of series: PriceSeries) -> Int {
    let name = series.area?.uppercased()
    if let place = areas.firstIndex(where: { $0.name?.uppercased() == name }) { return place }
    guard areas.count == 1, name == nil || areas[0].name == nil,
      series.isForecast != areas[0].layers.allSatisfy(\.series.isForecast)
    else { return areas.count }
    return 0
  }

  /// The series of all areas, in the order in which they came; nothing without a file.
  func merged(others: [String]) -> PriceFile? {
    guard let format else { return nil }
    let series = areas.map { area in
      var series = Self.series(area)
      if !others.isEmpty { series.warnings.append(.otherFiles(others)) }
      return series
    }
    return PriceFile(series: series, format: format, publication: nil)
  }

  private static func series(_ area: Area) -> PriceSeries {
    let all = area.layers.map(\.series)
    let overlay = SlotOverlay(area.layers)
    var series = overlay.series
    series.area = area.name
    // What one file does not say is not known of all.
    if all.contains(where: { $0.valueAddedTax == .unknown }) { series.valueAddedTax = .unknown }
    series.isTaxAssumed = all.contains(where: \.isTaxAssumed)
    series.warnings = area.warnings
    if overlay.differences > 0 { series.warnings.append(.overlapsDiffer(overlay.differences)) }
    series.noticeForecasts()
    // Of days between files nobody has said that they are there.
    let missing = series.missingCount(inGapsBelow: 82_800)
    if missing > 0 { series.warnings.append(.missing(missing)) }
    return series
  }
}
