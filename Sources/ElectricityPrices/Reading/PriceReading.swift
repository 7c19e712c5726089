import CivilTime

/// What a decoder fills: the rows of each area, and what the file says of all of them.
package struct PriceReading {
  package let options: ReadingOptions
  /// What the format means where the file says nothing.
  let format: PriceFormat
  /// The areas in the order of the file.
  package private(set) var areas: [PriceRows] = []
  private var areaIndices: [String: Int] = [:]
  /// The unit of the numbers in the file.
  var unit: PriceUnit?
  var valueAddedTax: ValueAddedTax
  var isTaxAssumed: Bool
  /// Whether prices of gas were left out.
  package var hasGas = false
  /// The zone that the file states, if it does.
  package var fileZone: Zone?
  package var warnings: [PriceWarning] = []
  /// The column of the prices, where the evidence of all columns chose it.
  var column: ColumnChoice?
  /// Where the prices of rows come from that do not say it.
  var origin: PriceOrigin
  /// When the forecasts of the file were made, where it says that once for all.
  var issued: Instant?
  /// The first instant whose price is a forecast, where the file says that once for all.
  var forecastStart: Instant?
  /// The length of slots in seconds, where the file says that once for all.
  var slotLength: Int64?
  /// The area of records that state none.
  var usualArea: String?
  /// When the source published the prices, where the file says it.
  var publication: Instant?
  // Kept, because finding it reads a file of the system.
  let usualZone: Zone

  package init(options: ReadingOptions, format: PriceFormat) {
    self.options = options
    self.format = format
    unit = format.unit
    valueAddedTax = format.valueAddedTax
    isTaxAssumed = !format.isTaxSure
    origin = format.origin
    usualZone = options.zone ?? (format.isClocked ? nil : options.usualZone) ?? format.zone
    stampZone = format.isClocked ? format.zone : nil
  }

  /// The zone of times without offset, where it is fixed whatever zone is shown.
  package var stampZone: Zone?
  /// The zone of one offset that ``stampZone`` may mean instead, where its clocks do not fit.
  package var strictZone: Zone?
  /// The zone that the words or the currency of the file speak for.
  package var guessedZone: Zone?
  /// Whether the zone of times without offset is a guess, because the format has none of its own.
  package var isZoneAssumed = false

  /// The zone of clocks and days: the wanted one, the file's, the area's, the guessed, the
  /// format's.
  package func zone(ofArea area: String?) -> Zone {
    options.zone ?? fileZone ?? area.flatMap { AreaTable.zone($0, known: usualZone) }
      ?? guessedZone ?? usualZone
  }

  /// The zone where there are no areas, or they do not matter.
  package var zone: Zone { zone(ofArea: options.area) }

  /// The date of a file that states none, so many days after the wanted one, else after today, of
  /// which a warning is given.
  mutating func assumeDate(daysAhead days: Int = 0) -> CivilDate {
    if let date = options.date { return date.adding(days: days) }
    let date = zone.civil(at: options.now ?? .now).date.adding(days: days)
    warnings.append(.assumedDate(date))
    return date
  }

  /// Lays an area's rows, whatever times they have, from the first instant of a date on.
  mutating func lay(_ rows: Int, from date: CivilDate, slotLength: Int64) {
    self[rows].starts = TimeColumn(
      grid: zone.startOfDay(date).secondsSince1970, step: slotLength, count: self[rows].count)
  }

  /// The index of an area's rows, made on first use; a blank name is no area.
  package mutating func rows(of area: String? = nil) throws(PriceFault) -> Int {
    let key = area ?? ""
    if let index = areaIndices[key] { return index }
    guard areas.count < ReadingLimit.mostAreas else {
      throw PriceFault(.tooLarge(limit: .areas(ReadingLimit.mostAreas)))
    }
    areaIndices[key] = areas.count
    var rows = PriceRows(area: key.isEmpty ? nil : key)
    rows.origins.usual = PriceProvenance(origin)
    areas.append(rows)
    return areas.count - 1
  }

  package subscript(index: Int) -> PriceRows {
    get { areas[index] }
    _modify { yield &areas[index] }
  }

  /// Says of all rows that their starts are in truth the ends of the slots.
  package mutating func setStampsAreEnds(_ areEnds: Bool = true) {
    for index in areas.indices { areas[index].stampsAreEnds = areEnds }
  }

  /// Leaves some rows of the only series, as those of an area.
  mutating func keep(_ indices: [Int], area: String) {
    areas[0] = areas[0].kept(indices, area: area)
  }
}

extension PriceReading {
  /// Refuses rows of which one is too large to be a price: amounts have the same form.
  func refuseAmounts(above limit: Double) throws(PriceFault) {
    for rows in areas {
      for index in 0..<rows.count where abs(rows.prices.double(index)) > limit {
        throw PriceFault(.notPrices(rows.prices[index]?.description ?? ""))
      }
    }
  }

  /// Takes the clock that a name of a column or a key states.
  package mutating func setClock(_ clock: ClockName.Clock) {
    stampZone = clock.zone
    strictZone = clock.strict
    // The clocks of a place are those to show too, where no area has others.
    if clock.zone != .utc, !clock.zone.isLike(usualZone) { guessedZone = clock.zone }
  }
}

extension Zone {
  /// Whether the clocks of both show the same in the two halves of a year.
  func isLike(_ other: Zone) -> Bool {
    [1_735_732_800, 1_751_371_200].allSatisfy {
      offset(at: Instant(secondsSince1970: $0)) == other.offset(at: Instant(secondsSince1970: $0))
    }
  }
}
