import CivilTime

extension PriceReading {
  /// Returns the series of the decoded rows: selects areas, assembles slots and converts units.
  func series() throws(PriceFault) -> [PriceSeries] {
    let filled = self.areas.filter { $0.count > 0 }
    guard !filled.isEmpty else {
      // Only a known source publishes later.
      let isKnown = format.origin != .unstated
      throw PriceFault(hasGas ? .gas : isKnown ? .nothingRead(format: format.name) : .noPrices)
    }
    let areas = filled.filter { !($0.area.map(GasMark.isGas(name:)) ?? false) }
    guard !areas.isEmpty else { throw PriceFault(.gas) }
    guard areas.allSatisfy({ $0.count <= ReadingLimit.maximumSlots }) else {
      throw PriceFault(.tooLarge(limit: .slots(ReadingLimit.maximumSlots)))
    }
    if let name = amountsName { throw PriceFault(.mayBeAmounts(name)) }
    var result: [PriceSeries] = []
    let clock = sharedClock(areas)
    for rows in try chosen(areas) {
      guard var series = try self.series(rows, clock) else { continue }
      // Placed before the warnings that each reading recomputes.
      if hasGas || areas.count < filled.count { series.warnings.insert(.gasLeftOut, at: 0) }
      result.append(series)
    }
    guard !result.isEmpty else { throw PriceFault(.noPrices) }
    return result
  }

  /// The name of a file of amounts: `load_power.csv`; or a number if all are as large as loads;
  /// `nil` if anything names prices or a unit.
  private var amountsName: String? {
    guard format.origin == .unstated, options.unit == nil, options.formatName == nil, unit == nil,
      areas.allSatisfy({ $0.unit == nil && $0.area == nil }),
      !(column?.reasons.contains { [.name, .word, .unit, .wanted].contains($0) } ?? false)
    else { return nil }
    if Self.isOfAmounts(fileName: options.fileName) { return options.fileName }
    let prices = areas[0].prices
    let areLoads = column != nil && !(0..<prices.count).contains { abs(prices.double($0)) < 3000 }
    return areLoads ? prices[0]?.description : nil
  }

  /// Returns whether the name of a file names amounts and no prices.
  static func isOfAmounts(fileName: String) -> Bool {
    let amounts: Set = ["load", "power", "pv", "temperature", "irradiance", "co2", "carbon"]
    let name = ColumnName(fileName)
    // The path of evcc's emissions is `tariff/co2`.
    let words = name.words.filter { !ColumnKind.tariff.contains($0) }
    return !name.has(.money) && !words.contains { ColumnName($0).hasPrice }
      && name.words.contains { word in
        amounts.contains(word)
          || ["wind", "solar", "emission"].contains { word.hasPrefix($0) && word != "windows" }
      }
  }

  private func chosen(_ areas: [PriceRows]) throws(PriceFault) -> [PriceRows] {
    guard let area = options.area else { return areas }
    // A file without areas belongs to the area that the user names.
    if areas.count == 1, areas[0].area == nil { return areas }
    let found = areas.filter { $0.area?.visibleName.uppercased() == area.uppercased() }
    guard found.isEmpty else { return found }
    throw PriceFault(.noSuchArea(area, known: areas.compactMap(\.area)))
  }

  /// Returns the clock for areas of several zones, because a row has one instant for all of them.
  ///
  /// The result is the first zone whose changes the times follow, or else the user's zone or the
  /// first by its name, so that the order of the areas does not matter.
  private func sharedClock(_ areas: [PriceRows]) -> Zone? {
    let zones = areas.map { $0.zone ?? zone(ofArea: $0.area) } + otherAreas.map { zone(ofArea: $0) }
    guard options.zone == nil, zones.count > 1 else { return nil }
    guard zones.dropFirst().contains(where: { $0.identifier != zones[0].identifier }) else {
      return nil
    }
    let fits = zones.lazy.map { ClockFit(areas[0], zone: $0) }
    let best = zones.indices.first { fits[$0].isRight && fits[$0].followed > 0 }
    return best.map { zones[$0] } ?? zones.first(where: usualZone.isLike)
      ?? zones.min { $0.identifier < $1.identifier }
  }

  /// Returns the series of an area; `nil` if all its prices are missing.
  private func series(_ rows: PriceRows, _ clock: Zone?) throws(PriceFault) -> PriceSeries? {
    var rows = rows
    if let sentinel = rows.prices.removeSentinel() {
      rows.notices.append(.leftOut(sentinel.count, reason: .sentinel(sentinel.price)))
    }
    let area = rows.area ?? options.area
    let zone = options.zone ?? rows.zone ?? self.zone(ofArea: area)
    var assembler = SlotAssembler(
      zone: zone, stampZone: stampZone, strictZone: strictZone, clock: clock, wish: options.zone,
      isZoneAssumed: isZoneAssumed, endsAreExact: endsAreExact)
    assembler.isAreaKnown = area.map(AreaTable.isKnown) ?? false
    var series = try layered(rows, by: &assembler)
    guard series.contains(where: { $0.price != nil }) else { return nil }
    // The file's own price with tax, rather than the other one by its name.
    series.valueAddedTax = rows.valueAddedTax ?? valueAddedTax
    if options.valueAddedTax == .included { series = series.withOwnTax ?? series }
    series.area =
      area.map(AreaTable.code)
      ?? (PriceSeries.namesFeedIn(options.fileName) ? options.fileName : nil)
    series.formatName = format.name
    series.column = column
    let isAssumed = rows.valueAddedTax == nil && isTaxAssumed
    let stated = isAssumed ? .unknown : series.valueAddedTax
    series.valueAddedTax = options.valueAddedTax ?? series.valueAddedTax
    series.isTaxAssumed = options.valueAddedTax == nil && isAssumed
    series.warnings = warnings + rows.notices + assembler.warnings
    if stated != .unknown, stated != series.valueAddedTax {
      series.warnings.append(.taxContradicted)
    }
    series.unit = rows.unit ?? unit ?? options.unit(ofArea: area)
    placeMoney(of: &series, isPlaced: rows.isLocal == true || !isZoneAssumed)
    doubtUnit(of: &series)
    noticeHighPrices(in: &series)
    if hasForecasts, series.indices.contains(where: { series.origin(at: $0) == .unstated }) {
      series.warnings.append(.forecastsUnmarked)
    }
    if rows.swappedBounds > 0 { series.warnings.append(.swappedBounds(rows.swappedBounds)) }
    series.noticeForecasts()
    series.noticeMissing()
    return rows.keepsUnit && options.unit == nil ? series : try shown(series)
  }

  /// Replaces money without a country by the one that the user, the area or the zone means.
  ///
  /// - Parameter isPlaced: Whether the zone is more than a guess, or another notice tells it.
  private func placeMoney(of series: inout PriceSeries, isPlaced: Bool) {
    guard let stated = series.unit,
      let bare = bareMoney.first(where: { $0.assumed == stated.currency })
    else { return }
    let place = series.area.flatMap { AreaTable.zone($0, known: series.zone) }
    let zone = place ?? series.zone
    guard let currency = bare.currency(wanted: options.unit?.currency, in: zone) else {
      // In Europe, cents are those of the euro.
      let isSure = bare.assumed == .eur && zone.identifier.hasPrefix("Europe/")
      return isSure ? () : series.warnings.append(.assumedUnit(stated))
    }
    guard currency != stated.currency else {
      // A zone that is guessed from kroner says nothing about them.
      let isKnown = isPlaced || place != nil || options.zone != nil || options.unit != nil
      return isKnown || bare.assumed != .nok ? () : series.warnings.append(.assumedUnit(stated))
    }
    series.unit = PriceUnit(currency, stated.scale, per: stated.energy)
    for index in series.forecasts.indices { series.forecasts[index].unit = series.unit }
  }

  /// Takes hundredths per megawatt-hour as hundredths per kilowatt-hour if no price exceeds ten
  /// whole units per megawatt-hour: nobody quotes the former.
  private func doubtUnit(of series: inout PriceSeries) {
    guard let stated = series.unit, stated.scale == .minor, stated.energy == .megawattHour,
      options.unit != stated, !series.contains(where: { abs($0.price?.doubleValue ?? 0) > 1000 })
    else { return }
    let unit = PriceUnit(stated.currency, .minor, minorName: stated.minorName)
    series.unit = unit
    for index in series.forecasts.indices { series.forecasts[index].unit = unit }
    series.warnings.append(.unlikelyUnit(stated, taken: unit))
  }

  /// Warns if the mean price of an unknown table is above 5 euros, or similar money, or 50 kroner
  /// per kilowatt-hour, as with `EUR/kWh` above prices per megawatt-hour.
  private func noticeHighPrices(in series: inout PriceSeries) {
    let limits: [Currency: Double] = [
      .eur: 5, .gbp: 5, .usd: 5, .aud: 5, .nok: 50, .sek: 50, .dkk: 50,
    ]
    guard column != nil, let unit = series.unit, let limit = limits[unit.currency],
      let power = unit.powerOfTen(to: PriceUnit(unit.currency)),
      let mean = series.statistics?.mean, mean / Price.doublePowers[-power] > limit
    else { return }
    series.warnings.append(.highPrices(unit))
  }

  /// Returns the series of rows of several origins, with each origin assembled separately.
  ///
  /// So hourly forecasts after quarter-hourly known prices keep their length.
  private func layered(
    _ rows: PriceRows, by assembler: inout SlotAssembler
  ) throws(PriceFault) -> PriceSeries {
    var layers: [PriceSeries] = []
    for layer in rows.layers {
      // The rows of other origins show how long a single one is.
      assembler.lengthOfOne =
        layer.count == 1 ? rows.distance(at: layer.starts[0]) ?? slotLength : nil
      layers.append(try assembler.series(layer))
    }
    guard layers.count > 1 else { return layers[0] }
    // Stored forecasts have the properties that the file states for all its prices.
    for index in layers.indices {
      layers[index].unit = rows.unit ?? unit ?? options.unit(ofArea: rows.area)
      layers[index].valueAddedTax = options.valueAddedTax ?? rows.valueAddedTax ?? valueAddedTax
    }
    return SlotOverlay(layers.map { SlotOverlay.Layer(series: $0) }).series
  }

  /// Converts a series to the requested unit, or to the unit of households.
  private func shown(_ series: PriceSeries) throws(PriceFault) -> PriceSeries {
    guard let unit = series.unit else { return series }
    let local = PriceUnit.household(unit.currency, area: series.area)
    let usual =
      unit.minorName == unit.currency.minorName
      ? local : PriceUnit(unit.currency, .minor, minorName: unit.minorName)
    let wanted = options.unit(ofArea: series.area) ?? usual
    if let converted = series.converted(to: wanted) { return converted }
    guard unit.currency == wanted.currency, let all = series.statistics else {
      throw PriceFault(.otherUnit(has: unit.symbol, wanted: wanted.symbol))
    }
    let largest = max(all.highest, all.lowest.negated) == all.highest ? all.highest : all.lowest
    throw PriceFault(.outOfRange(field: .price, text: "\(largest) \(unit.symbol)"))
  }
}
