import CivilTime

/// The output of a decoder: the rows of each area, and the facts stated for the whole file.
package struct PriceReading {
  package let options: ReadingOptions
  /// The format, with the default values for facts that the file does not state.
  let format: PriceFormat
  /// The areas in the order of the file.
  package internal(set) var areas: [PriceRows] = []
  private var areaIndices: [String: Int] = [:]
  /// The unit of the numbers in the file.
  var unit: PriceUnit?
  var valueAddedTax: ValueAddedTax
  var isTaxAssumed: Bool
  /// Whether gas prices were omitted.
  package var hasGas = false
  /// The zone that the file states; `nil` if it states none.
  package var fileZone: Zone?
  package var warnings: [PriceWarning] = []
  /// The options that the file does not need, by their names.
  package private(set) var needlessOptions: Set<String>
  /// The price column, if it was chosen by comparing all columns.
  var column: ColumnChoice?
  /// The money whose country the file does not state.
  var bareMoney: [BareMoney] = []
  /// The origin of rows that do not state their own.
  var origin: PriceOrigin
  /// Whether rows that do not state their own origin can be forecasts.
  var hasForecasts: Bool
  /// The time at which all forecasts of the file were made; `nil` if it is not stated.
  var issued: Instant?
  /// The time from which all prices are forecasts; `nil` if it is not stated.
  var forecastStart: ISOTime?
  /// The length of all slots in seconds; `nil` if it is not stated.
  package var slotLength: Int64?
  /// The area of records that state none.
  var usualArea: String?
  /// The areas of further columns of prices, which share the times.
  var otherAreas: [String] = []
  /// The date of hours without one; `nil` if it is not stated.
  var statedDate: CivilDate?
  /// Whether ends are exact even where they look inclusive, such as 12:59.
  var endsAreExact = false
  /// The time at which the source published the prices; `nil` if it is not stated.
  var publication: Instant?
  // Cached, because loading a zone reads a system file.
  let usualZone: Zone

  package init(options: ReadingOptions, format: PriceFormat) {
    self.options = options
    self.format = format
    needlessOptions = options.needed
    unit = format.unit
    valueAddedTax = format.valueAddedTax
    isTaxAssumed = !format.isTaxSure
    (origin, hasForecasts) = (format.origin, format.hasForecasts)
    usualZone = options.zone ?? (format.isClocked ? nil : options.usualZone) ?? format.zone
    stampZone = format.isClocked ? format.zone : nil
  }

  /// The fixed zone of times without an offset, whatever zone is displayed.
  package var stampZone: Zone?
  /// The zone with the fixed offset that ``stampZone`` can also mean, if its clock does not fit.
  package var strictZone: Zone?
  /// The zone that the words or the currency of the file suggest.
  package var guessedZone: Zone?
  /// The zone of the offsets that the times state; `nil` without offsets or in UTC.
  var offsetZone: Zone?
  /// Whether the zone of times without an offset is a guess, because the format has no default.
  package var isZoneAssumed = false

  /// Returns the zone whose days the source counts; warns if the user states another one, in which
  /// the prices are only displayed.
  mutating func sourceZone() -> Zone {
    guard let wish = options.zone, !wish.isLike(format.zone) else { return format.zone }
    warnings.append(.fixedClock(zone: wish.identifier, taken: format.zoneIdentifier))
    return format.zone
  }

  /// Returns the zone for clock times and days.
  ///
  /// The first known zone applies: of the user's options, the file, the area, the guess or the
  /// format.
  package func zone(ofArea area: String?) -> Zone {
    options.zone ?? fileZone ?? area.flatMap { AreaTable.zone($0, known: usualZone) }
      ?? guessedZone ?? usualZone
  }

  /// The zone if there are no areas, or if they do not matter.
  package var zone: Zone { zone(ofArea: options.area) }

  /// Returns the origin of a price by the time that the file states; `nil` without one.
  func origin(at start: ISOTime) -> PriceOrigin? {
    guard let limit = forecastStart else { return nil }
    let zone = stampZone ?? self.zone
    guard limit.isLocal != start.isLocal, let first = limit.instant(in: zone),
      let instant = start.instant(in: zone)
    else { return limit.seconds <= start.seconds ? .forecast : .known }
    return first <= instant ? .forecast : .known
  }

  /// Returns the date of a file that states none, and warns if the date is assumed.
  ///
  /// - Parameter days: The number of days after the requested date, or after today.
  mutating func assumeDate(daysAhead days: Int = 0) -> CivilDate {
    if let statedDate { return statedDate }
    need("--date")
    if let date = options.date { return date.adding(days: days) }
    let date = zone.civil(at: options.now ?? .now).date.adding(days: days)
    warnings.append(.assumedDate(date))
    return date
  }

  /// Records that the file needs an option, whether it is given or not.
  mutating func need(_ option: String) { needlessOptions.remove(option) }

  /// Returns the index of an area's rows, created on first use; a blank name means no area.
  package mutating func rows(of area: String? = nil) throws(PriceFault) -> Int {
    let key = area ?? ""
    if let index = areaIndices[key] { return index }
    guard areas.count < ReadingLimit.maximumAreas else {
      throw PriceFault(.tooLarge(limit: .areas(ReadingLimit.maximumAreas)))
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

  /// Marks the starts of all rows as the ends of their slots.
  package mutating func setStampsAreEnds(_ areEnds: Bool = true) {
    for index in areas.indices { areas[index].stampsAreEnds = areEnds }
  }

  /// Adds the rows and the facts of another part of the file.
  ///
  /// - Parameter name: The name of the part's series, before the names of areas in the part.
  mutating func add(_ part: PriceReading, as name: String?) throws(PriceFault) {
    for rows in part.areas {
      let names = [name, part.areas.count > 1 || name == nil ? rows.area : nil]
      let key = names.compactMap { $0 }.joined(separator: " ")
      let index = try self.rows(of: key)
      let area = areas[index].area
      let unit = rows.unit ?? part.unit
      if areas[index].count == 0 { areas[index] = rows } else { try areas[index].append(rows) }
      if let own = areas[index].unit, let unit, own != unit {
        throw PriceFault(.mixed(field: "unit", first: own.code, other: unit.code))
      }
      areas[index].area = area
      areas[index].unit = unit ?? areas[index].unit
    }
    (stampZone, strictZone, guessedZone) = (part.stampZone, part.strictZone, part.guessedZone)
    (fileZone, isZoneAssumed) = (part.fileZone, part.isZoneAssumed)
    (valueAddedTax, isTaxAssumed) = (part.valueAddedTax, part.isTaxAssumed)
    needlessOptions.formIntersection(part.needlessOptions)
    (unit, column, hasGas) = (part.unit, part.column, hasGas || part.hasGas)
    bareMoney += part.bareMoney
    otherAreas += part.otherAreas
    warnings += part.warnings.filter { !warnings.contains($0) }
  }

  /// Sets the unit by the mean size of the prices, unless the file states it.
  ///
  /// - Parameter units: Units with sizes between them: `GBP/kWh<1<p/kWh?` means pence from a mean
  ///   of 1 on, with a warning. A power of ten in place of a unit scales the prices, whatever the
  ///   file states.
  mutating func setUnit(bySize units: String, isStated: Bool) {
    let parts = units.split(separator: "<").map(String.init)
    guard parts.count > 1 else { return }
    let sizes = areas.flatMap { $0.prices.compactMap { $0.map { abs($0.doubleValue) } } }
    let mean = sizes.reduce(0, +) / Double(max(sizes.count, 1))
    let index = parts.indices.last { $0 % 2 == 1 && mean >= Double(parts[$0]) ?? 0 } ?? -1
    let name = parts[index + 1].replacing("?", with: "")
    if let power = Int(name) {
      for area in areas.indices {
        areas[area].prices = areas[area].prices.scaled(byPowerOfTen: power) ?? areas[area].prices
      }
    } else if !isStated, let found = PriceUnit(name) {
      unit = found
      if parts[index + 1] != name { warnings.append(.assumedUnit(found)) }
    }
  }

  /// Sets the unit and the tax of the British exchange.
  mutating func setBritishExchange() {
    unit = PriceUnit(.gbp, .major, per: .megawattHour)
    valueAddedTax = .excluded
  }

  /// Throws if a row is too large to be a price, because files of amounts have the same form.
  func refuseAmounts(above limit: Double) throws(PriceFault) {
    guard options.unit == nil else { return }
    let prices = areas.lazy.flatMap(\.prices).compactMap(\.self)
    if let price = prices.first(where: { abs($0.doubleValue) > limit }) {
      throw PriceFault(.mayBeAmounts(price.description))
    }
  }

  /// Applies the clock that a file states for its times, which is also the displayed one.
  package mutating func setStatedClock(_ clock: ClockName.Clock) {
    setClock(clock)
    if !clock.zone.isLike(.utc) { fileZone = clock.zone }
  }

  /// Applies the clock that the name of a column or a key states.
  package mutating func setClock(_ clock: ClockName.Clock) {
    let isStrict = clock.strict.map { options.zone?.isLike($0) ?? false } ?? false
    stampZone = isStrict ? clock.strict : clock.zone
    strictZone = isStrict ? nil : clock.strict
    // A local clock also becomes the displayed zone, unless the area has its own.
    if clock.zone != .utc, !clock.zone.isLike(usualZone) { guessedZone = clock.zone }
  }

  /// Guesses the zone from the offsets of times, unless all are UTC, which every zone can use.
  mutating func setZone(ofOffsets times: some Sequence<ISOTime>) {
    var offsets = StatedOffsets()
    var isLocal = false
    for case .instant(let instant, let offset) in times {
      offsets.add(.instant(instant, offset: offset))
      if offset != 0 { isLocal = true }
    }
    guard isLocal, let zone = offsets.zone(usual: self.zone) else { return }
    (guessedZone, offsetZone) = (zone, zone)
  }
}

extension PriceReading {
  /// A price of an area in a numbered period of a day, from 1.
  typealias NumberedPrice = (date: CivilDate, period: Int, area: String, price: Price?)

  /// Adds prices of numbered periods: quarter-hours on days with numbers above 25, or else hours.
  mutating func add(_ entries: [NumberedPrice], field: FieldName) throws(PriceFault) {
    let highest = Dictionary(entries.map { ($0.date, $0.period) }, uniquingKeysWith: max)
    let zone = sourceZone()
    for entry in entries {
      let length: Int64 = highest[entry.date, default: 0] > 25 ? 900 : 3600
      guard let start = zone.start(of: entry.period, on: entry.date, length: length) else {
        throw PriceFault(.badTime(field: field, text: "\(entry.date) \(entry.period)"))
      }
      let (rows, seconds) = (try rows(of: entry.area), start.secondsSince1970)
      try self[rows].append(start: seconds, end: seconds + length, entry.price)
    }
  }
}

extension Zone {
  /// Returns whether both zones have the same offset in winter and in summer.
  func isLike(_ other: Zone) -> Bool {
    [1_735_732_800, 1_751_371_200].allSatisfy { offset(at: $0) == other.offset(at: $0) }
  }

  /// Returns the offset in seconds east at a number of seconds since 1970.
  func offset(at seconds: Int64) -> Int64 { Int64(offset(at: Instant(secondsSince1970: seconds))) }

  /// Returns the start of a numbered period of a day, from 1; `nil` if the day has no such period.
  ///
  /// A day of 23 hours has 23 hourly periods, and a day of 25 hours has 25.
  func start(of period: Int, on date: CivilDate, length: Int64) -> Instant? {
    guard 1...lengthOfDay(date) / length ~= Int64(period) else { return nil }
    return startOfDay(date).advanced(by: Int64(period - 1) * length)
  }

  /// Returns the local date at a number of seconds since 1970.
  func date(at seconds: Int64) -> CivilDate { civil(at: Instant(secondsSince1970: seconds)).date }
}
