import CivilTime

/// The choice between several sequences of prices: the requested one, or the lowest at each time.
struct SequenceChoice {
  /// The requested sequence; `nil` for the lowest.
  private let wanted: Int?
  private var leftOut = 0
  // The first day of each chosen sequence.
  private var days: [Int: CivilDate] = [:]

  init(_ options: ReadingOptions) { wanted = options.sequence }

  /// Returns whether prices of a sequence can be chosen.
  func allows(_ sequence: Int) -> Bool { wanted == nil || wanted == sequence }

  /// Throws if the file does not contain the requested sequence.
  ///
  /// Does nothing if the file has no prices, which other checks report.
  func check(_ found: some Sequence<Int>) throws(PriceFault) {
    let known = Set(found).sorted()
    guard let wanted, !known.isEmpty, !known.contains(wanted) else { return }
    throw PriceFault(.noSuchSequence(wanted, known: known.map(String.init)))
  }

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
