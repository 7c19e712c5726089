import CivilTime

/// The choice between several sequences of prices: the requested one, or the lowest at each time.
struct SequenceChoice {
  /// The requested sequence; `nil` for the lowest.
  private let wanted: Int?
  private var leftOut = 0
  // The first day of each chosen sequence.
  private var days: [Int: CivilDate] = [:]

  /// Creates the choice between the sequences of some areas.
  ///
  /// Throws if the requested area does not contain the requested sequence. Does nothing if the file
  /// has no prices, which other checks report.
  init(
    _ found: [(area: String, sequences: Set<Int>)], _ reading: inout PriceReading
  ) throws(PriceFault) {
    wanted = reading.options.sequence
    reading.need("--sequence")
    let area = reading.options.area?.uppercased()
    let known = found.filter { area == nil || $0.area.uppercased() == area }
      .reduce(into: Set()) { $0.formUnion($1.sequences) }
    guard let wanted, !known.isEmpty, !known.contains(wanted) else { return }
    throw PriceFault(.noSuchSequence(wanted, known: known.sorted().map(String.init)))
  }

  /// Returns whether prices of a sequence can be chosen.
  func allows(_ sequence: Int) -> Bool { wanted == nil || wanted == sequence }

  /// Records a price.
  mutating func note(_ sequence: Int, isShown: Bool, on day: CivilDate) {
    if isShown {
      days[sequence] = min(days[sequence] ?? day, day)
    } else {
      leftOut += 1
    }
  }

  /// The warnings about omitted sequences, and about days on which only a higher one has prices.
  ///
  /// Empty if the user has chosen a sequence.
  var warnings: [PriceWarning] {
    guard wanted == nil, let lowest = days.keys.min() else { return [] }
    var result: [PriceWarning] = []
    if leftOut > 0 { result.append(.otherSequences(leftOut, shown: lowest)) }
    for (sequence, day) in days.sorted(by: { $0.key < $1.key }) where sequence != 1 {
      if leftOut > 0, sequence == lowest { continue }
      result.append(.onlySequence(sequence, date: day))
    }
    return result
  }
}
