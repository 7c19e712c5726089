import CivilTime

/// The periods of a market document, filled element by element.
struct EntsoeDocument {
  struct Period {
    var area = ""
    var unit: PriceUnit?
    var sequence = 1
    var isFilled = false
    var start: Int64?
    var end: Int64?
    var resolution: Int64?
    var points: [Int: Price] = [:]
    /// A position that has two different prices.
    var conflict: Int?

    typealias Slot = (start: Int64, end: Int64, price: Price?)

    /// Throws if a slot has another stated price in the same sequence and resolution.
    func check(_ slot: Slot, of other: Period) throws(PriceFault) {
      guard let start, let resolution, sequence == other.sequence, resolution == other.resolution,
        (slot.start - start) % resolution == 0, let price = slot.price,
        let own = points[Int((slot.start - start) / resolution) + 1], own != price
      else { return }
      let time = Instant(secondsSince1970: slot.start)
      throw PriceFault(.conflictingPrices(time: ISOTime.text(time, in: .utc)))
    }

    /// The slots in chronological order.
    var slots: [Slot] {
      guard let start, let end, let resolution else { return [] }
      var last: Price?
      return stride(from: start, to: end, by: Int(resolution)).enumerated().map { index, time in
        last = points[index + 1] ?? (isFilled ? last : nil)
        return (time, Swift.min(time + resolution, end), last)
      }
    }
  }

  private(set) var periods: [Period] = []
  /// The time at which the document was created.
  private(set) var creation: Instant?
  private var series = Period()
  // The index of the first period of the current series.
  private var firstPeriod = 0
  private var currency: String?
  private var energy = "MWH"
  /// The currencies and energy units that are not a price unit, with their numbers of prices.
  private(set) var unknownUnits: [(unit: String, count: Int)] = []
  private var period = Period()
  private var position: Int?
  private var price: Price?

  /// The maximum number of slots in a document, far more than a century of hours.
  ///
  /// A few lines can claim years of slots, so that the size of the file does not limit their
  /// number.
  private static let slotLimit: Int64 = 5_000_000
  /// The maximum number of periods, more than fifty years of days.
  private static let periodLimit = 20_000
  private var slotCount: Int64 = 0

  mutating func open(_ path: [String]) {
    switch path.last {
    case "TimeSeries":
      (series, firstPeriod) = (Period(), periods.count)
      (currency, energy) = (nil, "MWH")
    case "Period": period = series
    case "Point": (position, price) = (nil, nil)
    default: break
    }
  }

  mutating func close(_ path: [String], _ text: String) throws(PriceFault) {
    switch path.last {
    case "createdDateTime":
      if case .instant(let time, _)? = ISOTime(text) { creation = time }
    case "in_Domain.mRID": series.area = text
    case "currency_Unit.name": currency = text
    case "price_Measure_Unit.name": energy = text
    case "classificationSequence_AttributeInstanceComponent.position":
      series.sequence = Int(text) ?? 1
    case "curveType": series.isFilled = text == "A03"
    case "start" where path.contains("Period"): period.start = try time(text, "start")
    case "end" where path.contains("Period"): period.end = try time(text, "end")
    case "resolution": period.resolution = try seconds(text)
    case "position":
      position = Int(text).flatMap { 1...Int(Self.slotLimit) ~= $0 ? $0 : nil }
      if position == nil {
        throw PriceFault(.wrongType(field: "position", expected: .numberFromOne))
      }
    case "price.amount":
      price = Price(text)
      if price == nil { throw PriceFault(.badNumber(field: "price.amount", text: text)) }
    case "Point": try addPoint()
    case "Period": try addPeriod()
    case "TimeSeries": try finishSeries()
    default: break
    }
  }

  /// Finishes a series, whose currency may follow its periods.
  ///
  /// A series with an unknown currency is left out.
  private mutating func finishSeries() throws(PriceFault) {
    guard let currency else { throw PriceFault(.missing(field: "currency_Unit.name")) }
    let text = "\(currency)/\(energy)"
    guard let unit = PriceUnit(text) else {
      let count = periods[firstPeriod...].reduce(0) { $0 + $1.points.count }
      unknownUnits.append((text, count))
      periods.removeSubrange(firstPeriod...)
      return
    }
    for index in periods.indices[firstPeriod...] {
      periods[index].unit = unit
      periods[index].area = series.area
      periods[index].sequence = series.sequence
      periods[index].isFilled = series.isFilled
    }
  }

  private mutating func addPoint() throws(PriceFault) {
    guard let position else { throw PriceFault(.missing(field: "position")) }
    guard let price else { throw PriceFault(.missing(field: "price.amount")) }
    if let other = period.points.updateValue(price, forKey: position), other != price {
      period.conflict = position
    }
  }

  private mutating func addPeriod() throws(PriceFault) {
    guard let start = period.start else { throw PriceFault(.missing(field: "start")) }
    guard let end = period.end, end > start else { throw PriceFault(.missing(field: "end")) }
    guard let resolution = period.resolution else {
      throw PriceFault(.missing(field: "resolution"))
    }
    try ReadingLimit.checkInterval(from: start, to: end)
    slotCount += (end - start) / resolution + 1
    guard slotCount <= Self.slotLimit, periods.count < Self.periodLimit else {
      throw PriceFault(
        .tooLarge(limit: .slotsInPeriods(slots: Int(Self.slotLimit), periods: Self.periodLimit)))
    }
    // Each point fills one whole slot of the interval, and no slot has two points.
    guard (end - start) % resolution == 0 else {
      throw PriceFault(.wrongType(field: "timeInterval", expected: .multipleOfResolution))
    }
    if let conflict = period.conflict {
      let time = Instant(secondsSince1970: start + Int64(conflict - 1) * resolution)
      throw PriceFault(.conflictingPrices(time: ISOTime.text(time, in: .utc)))
    }
    let last = Int((end - start) / resolution)
    guard period.points.keys.allSatisfy({ $0 <= last }) else {
      throw PriceFault(.wrongType(field: "position", expected: .numberUpTo(last)))
    }
    periods.append(period)
  }

  private func time(_ text: String, _ field: FieldName) throws(PriceFault) -> Int64 {
    guard case .instant(let instant, _)? = ISOTime(text), instant.isReadable else {
      throw PriceFault(.badTime(field: field, text: text))
    }
    return instant.secondsSince1970
  }

  /// Parses `PT15M`, `PT60M`, `PT1H` and `P1D`.
  private func seconds(_ text: String) throws(PriceFault) -> Int64 {
    let length = text.hasPrefix("PT") ? TimeText.length(text) : text == "P1D" ? 86_400 : nil
    guard let length, length <= 86_400 else {
      throw PriceFault(.wrongType(field: "resolution", expected: .slotLength))
    }
    return length
  }
}
