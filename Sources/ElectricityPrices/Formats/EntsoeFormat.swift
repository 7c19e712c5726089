import CivilTime

/// The decoder of ENTSO-E's documents of day-ahead prices, of type A44.
///
/// If several sequences cover the same time, the lowest counts unless another is requested; within
/// a sequence the finest resolution counts. With curve type A03 an omitted position repeats the
/// price before it, up to the end of the period.
enum Entsoe {
  static let readers: [FormatReader] = [
    .xml(root: "Publication_MarketDocument", decode: decode),
    .xml(root: "Acknowledgement_MarketDocument", decode: refuse),
    .table(recognizes: EntsoeTable.recognizes, decode: EntsoeTable.decode),
  ]

  static func decode(_ stream: ByteStream, _ reading: inout PriceReading) throws(PriceFault) {
    var document = EntsoeDocument()
    try XMLReader.read(stream, opened: { path, _ in document.open(path) }) {
      path, text throws(PriceFault) in try document.close(path, text)
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
    let sequences = try SequenceChoice(
      periods.map { (AreaTable.name(ofEIC: $0.area), [$0.sequence]) }, &reading)
    // Periods with a lower sequence or finer resolution claim their time first.
    let ordered = periods.filter { sequences.allows($0.sequence) }.enumerated().sorted {
      ($0.element.sequence, $0.element.resolution ?? 0, $0.offset)
        < ($1.element.sequence, $1.element.resolution ?? 0, $1.offset)
    }
    var claims: [String: Claims] = [:]
    var choices: [Int: SequenceChoice] = [:]
    // A cache, because finding a zone reads a system file.
    var zones: [Int: Zone] = [:]
    let hasOthers = periods.contains { $0.sequence != 1 }
    for (index, (_, period)) in ordered.enumerated() {
      guard let start = period.start, let end = period.end else { continue }
      let rows = try reading.rows(of: AreaTable.name(ofEIC: period.area))
      if let unit = reading[rows].unit, let other = period.unit, unit != other {
        reading.warnings.append(
          .leftOut(period.points.count, reason: .otherUnit(other, shown: unit)))
        continue
      }
      reading[rows].unit = period.unit
      let zone = zones[rows] ?? reading.zone(ofArea: reading[rows].area)
      zones[rows] = zone
      for slot in period.slots {
        let claim = claims[period.area]?.first(of: slot.start..<slot.end)
        let first = claim.map { ordered[$0].element }
        if let first { try first.check(slot, of: period) }
        if first == nil { try reading[rows].append(start: slot.start, end: slot.end, slot.price) }
        // Another resolution of the same sequence is not an alternative.
        guard hasOthers, slot.price != nil, first?.sequence != period.sequence else { continue }
        let day = zone.date(at: slot.start)
        choices[rows, default: sequences].note(period.sequence, isShown: first == nil, on: day)
      }
      claims[period.area, default: Claims()].add(start..<end, by: index)
    }
    for (rows, choice) in choices { reading[rows].notices += choice.warnings }
  }

  /// The time ranges of an area for which periods have prices, each with the first such period.
  private struct Claims {
    private typealias Claim = (time: Range<Int64>, period: Int)

    // In chronological order and without overlaps.
    private var claims: [Claim] = []

    private func indices(in time: Range<Int64>) -> Range<Int> {
      let first = claims.partitioningIndex { $0.time.upperBound > time.lowerBound }
      return first..<max(first, claims.partitioningIndex { $0.time.lowerBound >= time.upperBound })
    }

    /// Returns the first of the periods with prices for part of a time range.
    func first(of time: Range<Int64>) -> Int? { claims[indices(in: time)].map(\.period).min() }

    /// Claims the parts of a time range that no other period has claimed.
    mutating func add(_ time: Range<Int64>, by period: Int) {
      let taken = indices(in: time)
      var (start, merged) = (time.lowerBound, [Claim]())
      for claim in claims[taken] {
        if start < claim.time.lowerBound { merged.append((start..<claim.time.lowerBound, period)) }
        merged.append(claim)
        start = claim.time.upperBound
      }
      if start < time.upperBound { merged.append((start..<time.upperBound, period)) }
      if merged.count > taken.count { claims.replaceSubrange(taken, with: merged) }
    }
  }

  /// Throws the reason in a document that contains no prices.
  static func refuse(_ stream: ByteStream, _ reading: inout PriceReading) throws(PriceFault) {
    var refusal = PriceFileError.Reason.refusedWithoutReason
    try XMLReader.read(stream) { path, text throws(PriceFault) in
      if path.suffix(2) == ["Reason", "text"], !text.isEmpty {
        refusal = .refusedWithMessage(text)
      }
    }
    throw PriceFault(refusal)
  }
}
