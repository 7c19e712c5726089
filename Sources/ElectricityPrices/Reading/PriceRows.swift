import CivilTime

/// The rows of one area as they are in the file: in any order, with or without ends and offsets.
package struct PriceRows {
  package internal(set) var area: String?
  /// The starts in UTC, or in local time if the file has no offsets.
  var starts = TimeColumn()
  var ends = TimeColumn()
  var prices = PriceColumn()
  var taxedPrices = PriceColumn()
  /// Whether the starts and ends are in local time; `nil` before the first row.
  package var isLocal: Bool?
  /// The unit that the file states for this area.
  var unit: PriceUnit?
  /// Whether to display the unit of the file, because this program wrote it.
  var keepsUnit = false
  /// The tax that the file states for this area.
  var valueAddedTax: ValueAddedTax?
  /// Whether a row lacks the end that the others state or that its key or column is for.
  var hasOpenEnd = false
  /// Whether the starts are in fact the ends of the slots.
  package var stampsAreEnds = false
  /// The zone that the file states for these rows only.
  var zone: Zone?
  /// The number of swapped bounds, whose low was above their high.
  var swappedBounds = 0
  /// The corrections and assumptions that were made when the file was written.
  var notices: [PriceWarning] = []
  /// Whether the starts were converted from local time to instants.
  var isByClock = false
  /// The origins of the prices.
  var origins = OriginColumn()
  /// The texts that distinguish summer time from standard time; empty if the file has none.
  var seasons: [String] = []

  init(area: String?) { self.area = area }

  package var count: Int { starts.count }
  /// Whether a row has a number.
  package var hasValues: Bool { starts.indices.contains { prices[$0] != nil } }

  /// Returns the stated end of a row; the smallest number without one.
  func end(at index: Int) -> Int64 { ends.isEmpty ? .min : ends[index] }

  /// Appends a row that is at a byte offset of the file.
  ///
  /// - Throws: A fault at this offset if the date of the start cannot be read.
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
      // Earlier rows without an end get an invalid one, which the assembler replaces.
      while ends.count < starts.count { ends.append(.min) }
      ends.append(end)
    } else if ends.count > 0 {
      ends.append(.min)
    }
    starts.append(start)
    prices.append(price)
  }

  /// Appends a row without an end whose price is given by its digits.
  @inline(__always)
  mutating func append(start: Int64, digits: Int64, _ decimals: Int, isLocal: Bool) {
    if self.isLocal == nil { self.isLocal = isLocal }
    if ends.count > 0 { ends.append(.min) }
    starts.append(start)
    prices.append(digits: digits, decimals: decimals)
  }

  /// Appends the rows of another part of the file.
  mutating func append(_ other: PriceRows) throws(PriceFault) {
    let hasTaxed = taxedPrices.count == count && other.taxedPrices.count == other.count
    guard other.isLocal == isLocal else {
      throw PriceFault(.wrongType(field: .time, expected: .timeWithOffset(like: .before)))
    }
    for index in 0..<other.count {
      let end = other.end(at: index)
      try append(
        start: other.starts[index], end: end == .min ? nil : end, other.prices[index],
        isLocal: other.isLocal ?? false)
      if hasTaxed { taxedPrices.append(other.taxedPrices[index]) }
      guard !other.origins.isPlain || other.origins.usual != origins.usual else { continue }
      origins.set(other.origins[index], other.origins.bounds(index), at: count - 1)
    }
  }

  /// Returns some of the rows, in their order.
  func kept(_ indices: [Int], area: String? = nil) -> PriceRows {
    var result = self
    result.area = area ?? self.area
    result.starts = TimeColumn(indices.lazy.map { starts[$0] })
    result.ends = TimeColumn(indices.lazy.filter(ends.indices.contains).map { ends[$0] })
    result.prices = PriceColumn(indices.lazy.map { prices[$0] })
    result.taxedPrices = PriceColumn(
      indices.lazy.filter(taxedPrices.indices.contains).map { taxedPrices[$0] })
    result.origins = origins.kept(indices)
    result.seasons = seasons.isEmpty ? [] : indices.map { seasons[$0] }
    return result
  }

  /// Sets the origin of the last row's price, and swaps bounds that are in the wrong order.
  mutating func setOrigin(_ provenance: PriceProvenance, low: Price? = nil, high: Price? = nil) {
    guard let low, let high else {
      let bare = PriceProvenance(provenance.origin, issued: provenance.issued)
      return origins.set(bare, nil, at: count - 1)
    }
    if high < low { swappedBounds += 1 }
    origins.set(provenance, PriceBounds(low: min(low, high), high: max(low, high)), at: count - 1)
  }

  /// The rows split by origin: first the known prices, then the forecasts by the time of issue.
  ///
  /// If all rows have one origin, the result is a single layer. A row without an end ends where a
  /// row of another layer begins within the hour, unless another begins with it.
  var layers: [PriceRows] {
    guard origins.hasForecasts, !origins.isPlain else { return [self] }
    /// Returns the time of issue of a forecast; `nil` for another price.
    func issue(_ index: Int) -> Instant?? {
      let provenance = origins[index]
      return provenance.origin == .forecast ? .some(provenance.issued) : nil
    }
    let groups = Dictionary(grouping: 0..<count, by: issue).values
      .sorted { (issue($0[0]) == nil ? 0 : 1, $0[0]) < (issue($1[0]) == nil ? 0 : 1, $1[0]) }
    guard groups.count > 1 else { return [self] }
    let interrupted = ends.isEmpty && !stampsAreEnds ? interruptions(groups) : [:]
    return groups.map { group in
      var layer = kept(group)
      let ends = group.map { interrupted[starts[$0]] ?? .min }
      if ends.contains(where: { $0 != .min }) { ends.forEach { layer.ends.append($0) } }
      return layer
    }
  }

  /// Returns the distance from a start to the next one, or else from the one before, if it is an
  /// hour at most; from an end, the one before comes first.
  func distance(at start: Int64) -> Int64? {
    let distances = starts.map { stampsAreEnds ? start - $0 : $0 - start }
    let next = distances.filter { $0 > 0 }.min() ?? distances.filter { $0 < 0 }.max().map { -$0 }
    return next.flatMap { $0 <= 3600 ? $0 : nil }
  }

  /// Returns the ends of rows that another layer follows, by their starts.
  private func interruptions(_ layers: [[Int]]) -> [Int64: Int64] {
    // The layer of each start; `nil` for several layers.
    var known: [Int64: Int?] = [:]
    for (layer, indices) in layers.enumerated() {
      for start in indices.lazy.map({ starts[$0] }) {
        known[start] = known[start, default: layer] == layer ? layer : .some(nil)
      }
    }
    let all = known.keys.sorted()
    var ends: [Int64: Int64] = [:]
    for (start, next) in zip(all, all.dropFirst()) where next - start <= 3600 {
      if let layer = known[start] ?? nil, known[next] != layer { ends[start] = next }
    }
    return ends
  }

  /// Converts clock times to instants with a fixed offset.
  mutating func shift(by offset: Int64) {
    starts = starts.shifted(by: -offset)
    ends = ends.shifted(by: -offset)
    isLocal = false
  }

  /// Adds rows for a day, with as many values as hours, half-hours, quarters or five-minute slots.
  mutating func fill(_ date: CivilDate, _ prices: [Price?], in zone: Zone) throws(PriceFault) {
    let day = zone.lengthOfDay(date)
    var count = Int64(prices.count)
    // Tables with 24 or 25 hour columns leave the last ones empty on shorter days.
    while count > 0, prices[Int(count) - 1] == nil,
      !SlotLengths.ofMarkets.contains(where: { $0 * count == day })
    {
      count -= 1
    }
    guard count > 0 else { return }
    guard let length = SlotLengths.ofMarkets.first(where: { $0 * count == day }) else {
      throw PriceFault(.dayLength(count: prices.count, date: date, hours: Int(day / 3600)))
    }
    var start = zone.startOfDay(date).secondsSince1970
    for price in prices.prefix(Int(count)) {
      try append(start: start, end: start + length, price)
      start += length
    }
  }
}

extension ISOTime {
  /// The seconds since 1970, in UTC or local time.
  package var seconds: Int64 {
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

  /// Returns the expected form of this time if it differs from other times in having an offset.
  ///
  /// Times without an offset have no defined meaning among times with one. Returns `nil` if the
  /// forms match.
  package func mismatch(
    besideLocal isLocal: Bool?, like neighbour: Expectation.Neighbour? = .before
  ) -> Expectation? {
    guard let isLocal, isLocal != self.isLocal else { return nil }
    return isLocal ? .timeWithoutOffset(like: neighbour) : .timeWithOffset(like: neighbour)
  }

  /// Returns this clock time as an instant with the offset of a start; `nil` if the start is in
  /// UTC, because the clock may be another.
  func onClock(of start: ISOTime) -> ISOTime? {
    guard case .instant(_, let offset) = start, offset != 0 else { return nil }
    return at(offset: offset)
  }

  /// Returns this clock time as an instant with an offset in seconds east.
  func at(offset: Int) -> ISOTime {
    isLocal ? .instant(Instant(secondsSince1970: seconds - Int64(offset)), offset: offset) : self
  }

  /// Returns the time a number of seconds later, in the same notation.
  func advanced(by seconds: Int64) -> ISOTime {
    switch self {
    case .instant(let instant, let offset):
      .instant(instant.advanced(by: seconds), offset: offset)
    case .local, .date: .local(CivilDateTime(secondsSince1970: self.seconds + seconds))
    }
  }
}

extension PriceFault {
  /// Creates the fault of a time in a year outside the supported range.
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
