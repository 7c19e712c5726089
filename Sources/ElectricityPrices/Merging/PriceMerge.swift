import CivilTime

/// A merge of several files into one series per area.
struct PriceMerge {
  private struct Area {
    var name: String?
    var layers: [SlotOverlay.Layer] = []
    var warnings: [PriceWarning] = []

    var isForecast: Bool { layers.allSatisfy(\.series.isForecast) }

    /// Adds the prices of a file; if some are without tax, all are with their own tax, or without.
    mutating func add(_ layer: SlotOverlay.Layer) throws(PriceFault) {
      name = name ?? layer.series.area
      layers.append(layer)
      let taxes = Set(layers.map(\.series.valueAddedTax))
      let taxed = layers.map(\.series.withOwnTax)
      if taxes == [.included, .excluded], !taxed.contains(where: { $0 == nil }) {
        for (index, series) in taxed.enumerated() { layers[index].series = series ?? layer.series }
      } else if taxes.isSuperset(of: [.included, .excluded]) {
        for index in layers.indices where layers[index].series.valueAddedTax == .included {
          let bare = name.flatMap { layers[index].series.excludingValueAddedTax(of: $0) }
          guard let bare else { throw PriceFault(.otherTax) }
          layers[index].series = bare
          add(bare.warnings)
        }
      }
      add(layer.series.warnings)
    }

    /// Adds warnings, but not those that depend on all files together.
    private mutating func add(_ added: [PriceWarning]) {
      for warning in added where !warnings.contains(warning) {
        switch warning {
        case .missing, .forecasts: continue
        default: warnings.append(warning)
        }
      }
    }
  }

  /// The unit to show: the requested unit, or the unit of the first file.
  private var unit: PriceUnit?
  private var format: PriceFormat?
  private var areas: [Area] = []
  /// The options that no file needs.
  private var needlessOptions: Set<String>?

  init(unit: PriceUnit?) { self.unit = unit }

  /// Adds a file after the previous files.
  ///
  /// - Throws: An error that names the file if its currency or tax differs from the earlier prices
  ///   of the same area.
  mutating func add(_ file: PriceFile, named name: String) throws(PriceFileError) {
    needlessOptions = file.needlessOptions.intersection(needlessOptions ?? file.needlessOptions)
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
      // Assuming that the units are equal would be a guess.
      throw PriceFault(.unitNotStated(wanted: known.symbol))
    }
    let name = series.area?.uppercased()
    let index = areas.firstIndex { $0.name?.uppercased() == name } ?? areas.count
    if index == areas.count { areas.append(Area(name: series.area)) }
    try areas[index].add(SlotOverlay.Layer(series: series, publication: published))
  }

  /// Makes a forecast and known prices share an area if only one of the two has a name, whatever
  /// the order of the files.
  private mutating func shareArea() throws(PriceFault) {
    guard areas.count == 2, (areas[0].name == nil) != (areas[1].name == nil),
      areas[0].isForecast != areas[1].isForecast
    else { return }
    for layer in areas.removeLast().layers { try areas[0].add(layer) }
  }

  /// Returns the series of all areas, in the order of the files; `nil` without any file.
  ///
  /// - Throws: An error that names `file` if the tax of prices in one area differs.
  mutating func merged(others: [String], file: String) throws(PriceFileError) -> PriceFile? {
    guard let format else { return nil }
    do throws(PriceFault) {
      try shareArea()
    } catch {
      throw PriceFileError(file: file, reason: error.reason)
    }
    let series = areas.map { area in
      var series = Self.series(area)
      if !others.isEmpty { series.warnings.append(.otherFiles(others)) }
      return series
    }
    return PriceFile(
      series: series, format: format, publication: nil, needlessOptions: needlessOptions ?? [])
  }

  private static func series(_ area: Area) -> PriceSeries {
    let all = area.layers.map(\.series)
    let overlay = SlotOverlay(area.layers)
    var series = overlay.series
    series.area = area.name
    // A fact that one file does not state is unknown for the merged series, but forecasts leave the
    // tax of known prices known.
    let known = all.filter { !$0.isForecast }
    let taxes = Set((known.isEmpty ? all : known).map(\.valueAddedTax))
    series.valueAddedTax = taxes.count == 1 ? taxes.first ?? .unknown : .unknown
    series.isTaxAssumed = all.contains(where: \.isTaxAssumed)
    series.warnings = area.warnings
    if Set(all.map(\.valueAddedTax)).count > 1 { series.warnings.append(.taxUnstated) }
    if overlay.differences > 0 { series.warnings.append(.overlapsDiffer(overlay.differences)) }
    series.noticeForecasts()
    // Days between files are not missing: no file claims to contain them.
    series.noticeMissing(inGapsBelow: 82_800)
    return series
  }
}
