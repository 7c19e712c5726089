import CivilTime

/// Which of several sequences of prices is shown: the lowest of each time, or the one that a person
/// asks for.
struct SequenceChoice {
  /// The one that is asked for.
  private let wanted: Int?
  private var leftOut = 0
  // The first day of each that is shown.
  private var days: [Int: CivilDate] = [:]

  init(_ options: ReadingOptions) { wanted = options.sequence }

  /// Whether prices of a sequence can be shown at all.
  func allows(_ sequence: Int) -> Bool { wanted == nil || wanted == sequence }

  /// Refuses to look for a sequence that is not among those of the file; of no prices at all others
  /// say what is wrong.
  func check(_ found: some Sequence<Int>) throws(PriceFault) {
    let known = Set(found).sorted()
    guard let wanted, !known.isEmpty, !known.contains(wanted) else { return }
    throw PriceFault(.noSuchSequence(wanted, known: known.map(String.init)))
  }

  /// Takes note of a price.
  mutating func note(_ sequence: Int, isShown: Bool, on day: CivilDate) {
    if isShown {
      days[sequence] = min(days[sequence] ?? day, day)
    } else {
      leftOut += 1
    }
  }

  /// That others were left out, and from which day on another than the first stands alone; nothing
  /// where a person has chosen.
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
