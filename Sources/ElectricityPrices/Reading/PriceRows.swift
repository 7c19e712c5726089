import CivilTime

/// The rows of one area as the file has them: any order, with or without ends and offsets.
package struct PriceRows {
  package let area: String?
  /// Starts in UTC, or by the clock where the file has no offsets.
  var starts = TimeColumn()
  var ends = TimeColumn()
  var prices = PriceColumn()
  var taxedPrices = PriceColumn()
  /// Whether the starts and ends are by the clock of the zone; `nil` before the first row.
  package var isLocal: Bool?
  /// What the file says of this area's unit.
  var unit: PriceUnit?
  /// Whether the file's unit is the one to show: the file was made by us.
  var keepsUnit = false
  /// What the file says of this area's tax.
  var valueAddedTax: ValueAddedTax?
  /// Whether the starts are in truth the ends of the slots.
  package var stampsAreEnds = false
  /// The zone that the file states for these rows alone.
  var zone: Zone?
  /// What was mended or assumed when another program, or this one, made the file.
  var notices: [PriceWarning] = []
  /// Whether the starts were made instants by the clocks of the zone.
  var isByClock = false

  init(area: String?) { self.area = area }

  package var count: Int { starts.count }

  /// When a row begins, or ends: see ``stampsAreEnds``.
  package func stamp(at index: Int) -> Int64 { starts[index] }

  /// Appends a row that begins at an offset of the file.
  ///
  /// - Throws: a fault at this offset if the date of the start cannot be read.
  package mutating func append(
    _ start: ISOTime, _ end: ISOTime? = nil, _ price: Price?, at offset: Int? = nil
  ) throws(PriceFault) {
    guard start.date.isReadable else { throw PriceFault(unreadable: start, at: offset) }
    try append(start: start.seconds, end: end?.seconds, price, isLocal: start.isLocal)
  }

  @inline(__always)
  package mutating func append(
    start: Int64, end: Int64? = nil, _ price: Price?, isLocal: Bool = false
  ) throws(PriceFault) {
    let instant = Instant(secondsSince1970: start)
    guard instant.isReadable else { throw PriceFault(unreadable: .instant(instant, offset: 0)) }
    self.isLocal = self.isLocal ?? isLocal
    if let end {
      // Rows before without an end get one that will not fit and so will be derived.
      while ends.count < starts.count { ends.append(.min) }
      ends.append(end)
    } else if ends.count > 0 {
      ends.append(.min)
    }
    starts.append(start)
    prices.append(price)
  }
}

extension PriceRows {
  /// Appends a row without an end whose price is given by its digits.
  @inline(__always)
  mutating func append(start: Int64, digits: Int64, _ decimals: Int, isLocal: Bool) {
    if self.isLocal == nil { self.isLocal = isLocal }
    if ends.count > 0 { ends.append(.min) }
    starts.append(start)
    prices.append(digits: digits, decimals: decimals)
  }

  /// Some of the rows, in their order.
  func kept(_ indices: [Int], area: String? = nil) -> PriceRows {
    var result = PriceRows(area: area ?? self.area)
    (result.isLocal, result.unit, result.keepsUnit) = (isLocal, unit, keepsUnit)
    (result.valueAddedTax, result.stampsAreEnds) = (valueAddedTax, stampsAreEnds)
    result.isByClock = isByClock
    for index in indices {
      result.starts.append(starts[index])
      if index < ends.count { result.ends.append(ends[index]) }
      result.prices.append(prices[index])
      if index < taxedPrices.count { result.taxedPrices.append(taxedPrices[index]) }
    }
    return result
  }

  /// Makes instants of clock times by one offset.
  mutating func shift(by offset: Int64) {
    starts = starts.shifted(by: -offset)
    ends = ends.shifted(by: -offset)
    isLocal = false
  }
}

extension ISOTime {
  /// The seconds since 1970, in UTC or by the clock.
  var seconds: Int64 {
    switch self {
    case .instant(let instant, _): instant.secondsSince1970
    case .local(let time): time.secondsSince1970
    case .date(let date): date.midnight.secondsSince1970
    }
  }

  package var isLocal: Bool {
    if case .instant = self { return false }
    return true
  }

  /// What was expected of this time beside others that have no offset, or have one; nothing where
  /// they go together.
  ///
  /// Nobody knows what times without an offset mean among others.
  package func mismatch(
    besideLocal isLocal: Bool?, like neighbour: Expectation.Neighbour? = .before
  ) -> Expectation? {
    guard let isLocal, isLocal != self.isLocal else { return nil }
    return isLocal ? .timeWithoutOffset(like: neighbour) : .timeWithOffset(like: neighbour)
  }

  /// The same time, without offset taken as UTC.
  var inUTC: ISOTime {
    isLocal ? .instant(Instant(secondsSince1970: seconds), offset: 0) : self
  }
}

extension PriceFault {
  /// The fault of a time in years that are not read.
  fileprivate init(unreadable time: ISOTime, at offset: Int? = nil) {
    let text =
      switch time {
      case .instant(let instant, let offset):
        ISOTime.text(instant, in: Zone(secondsEast: offset))
      case .local(let time): "\(time)"
      case .date(let date): "\(date)"
      }
    self.init(.badTime(field: .time, text: text), at: offset)
  }
}
