import CivilTime

extension PriceFormat {
  /// ENTSO-E day-ahead prices, document type A44.
  static let entsoe = PriceFormat(
    name: "entsoe", title: "ENTSO-E Transparency Platform, A44 (XML) and table exports (CSV)",
    valueAddedTax: .excluded, isTaxSure: true,
    zone: "Europe/Brussels",
    readers: [
      .xml(root: "Publication_MarketDocument", decode: Entsoe.decode),
      .xml(root: "Acknowledgement_MarketDocument", decode: Entsoe.refuse),
      .table(recognizes: EntsoeTable.recognizes, decode: EntsoeTable.decode),
    ])
}

/// Decodes market documents.
///
/// Of several sequences for the same time the lowest counts, unless another is asked for, in a
/// sequence the finest resolution.
/// With curve type A03 an omitted position repeats the price before it, up to the period's end.
enum Entsoe {
  static func decode(
    _ stream: ByteStream, _ reading: inout PriceReading
  ) throws(PriceFault) {
    var document = EntsoeDocument()
    try XMLReader.read(stream, opened: { document.open($0) }) { path, text throws(PriceFault) in
      try document.close(path, text)
    }
    reading.publication = document.creation
    for (unit, count) in document.unknownUnits {
      guard !document.periods.isEmpty else { throw PriceFault(.badUnit(unit)) }
      reading.warnings.append(.leftOut(count, reason: .unknownUnit(unit)))
    }
    try place(document.periods, &reading)
  }

  private static func place(
    _ periods: [EntsoeDocument.Period], _ reading: inout PriceReading
  ) throws(PriceFault) {
    let sequences = SequenceChoice(reading.options)
    let wanted = reading.options.area?.uppercased()
    try sequences.check(
      periods.lazy.filter { wanted == nil || AreaTable.name(ofEIC: $0.area) == wanted }
        .map(\.sequence))
    // The better series claim their time first.
    let ordered = periods.filter { sequences.allows($0.sequence) }.enumerated().sorted {
      ($0.element.sequence, $0.element.resolution ?? 0, $0.offset)
        < ($1.element.sequence, $1.element.resolution ?? 0, $1.offset)
    }
    var claimed: [String: [Claim]] = [:]
    var choices: [Int: SequenceChoice] = [:]
    let hasOthers = periods.contains { $0.sequence != 1 }
    for (_, period) in ordered {
      guard let start = period.start, let end = period.end else { continue }
      let rows = reading.rows(of: AreaTable.name(ofEIC: period.area))
      if let unit = reading[rows].unit, let other = period.unit, unit != other {
        reading.warnings.append(
          .leftOut(period.points.count, reason: .otherUnit(other, shown: unit)))
        continue
      }
      reading[rows].unit = period.unit
      let zone = reading.zone(ofArea: reading[rows].area)
      let taken = claimed[period.area, default: []].filter { $0.time.overlaps(start..<end) }
      for slot in period.slots {
        let first = taken.first { $0.time.overlaps(slot.start..<slot.end) }
        try first?.check(slot, of: period)
        if first == nil { reading[rows].append(start: slot.start, end: slot.end, slot.price) }
        // Another resolution of the same sequence is nothing to choose.
        guard hasOthers, slot.price != nil, first?.sequence != period.sequence else { continue }
        let day = zone.civil(at: Instant(secondsSince1970: slot.start)).date
        choices[rows, default: sequences].note(period.sequence, isShown: first == nil, on: day)
      }
      claimed[period.area, default: []].append(Claim(time: start..<end, period: period))
    }
    for (rows, choice) in choices { reading[rows].notices += choice.warnings }
  }

  /// The time of an area that a period has prices for.
  private struct Claim {
    let time: Range<Int64>
    let period: EntsoeDocument.Period
    var sequence: Int { period.sequence }

    /// Refuses another price of the same sequence and resolution.
    func check(
      _ slot: EntsoeDocument.Period.Slot, of other: EntsoeDocument.Period
    ) throws(PriceFault) {
      guard period.sequence == other.sequence, period.resolution == other.resolution,
        let price = slot.price, let own = period.price(at: slot.start), own != price
      else { return }
      let time = Instant(secondsSince1970: slot.start)
      throw PriceFault(.conflictingPrices(time: ISOTime.text(time, in: .utc)))
    }
  }

  /// A document that says why there are no prices.
  static func refuse(
    _ stream: ByteStream, _ reading: inout PriceReading
  ) throws(PriceFault) {
    var refusal = SourceRefusal.noReason
    try XMLReader.read(stream) { path, text throws(PriceFault) in
      if path.suffix(2) == ["Reason", "text"], !text.isEmpty { refusal = .message(text) }
    }
    throw PriceFault(.refusedBySource(refusal))
  }
}
