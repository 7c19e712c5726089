import CivilTime

/// The cheapest time in several pieces.
extension WindowSum {
  private typealias Part = (value: Int128, start: Instant, end: Instant)

  /// The cheapest pieces between two instants, cut at these.
  func pieces(
    lasting seconds: Int64, atLeast least: Int64, from: Instant, until: Instant
  ) -> PriceWindow? {
    let parts = slots.compactMap { index -> Part? in
      let slot = series[index]
      guard slot.start >= from, slot.start < until, let value = value(index) else { return nil }
      return (value, slot.start, min(slot.end, until))
    }
    guard least > 0 else { return cheapest(parts, lasting: seconds).flatMap(window) }
    guard let steps = PieceSteps(parts, lasting: seconds, atLeast: least) else { return nil }
    return steps.cheapest().flatMap(window)
  }

  /// The cheapest parts, and of the dearest of them as much as is needed.
  private func cheapest(
    _ parts: [Part], lasting seconds: Int64
  ) -> [(start: Instant, end: Instant)]? {
    var (missing, chosen): (Int64, [(start: Instant, end: Instant)]) = (seconds, [])
    for part in parts.sorted(by: { ($0.value, $0.start) < ($1.value, $1.start) }) {
      guard missing > 0 else { break }
      let length = min(missing, part.start.distance(to: part.end))
      chosen.append((part.start, part.start.advanced(by: length)))
      missing -= length
    }
    return missing == 0 ? chosen.sorted { $0.start < $1.start } : nil
  }

  /// The window of stretches in the order of time, of which those that touch are one.
  private func window(of stretches: [(start: Instant, end: Instant)]) -> PriceWindow {
    var joined: [(start: Instant, end: Instant)] = []
    for part in stretches {
      if let last = joined.last, last.end == part.start {
        joined[joined.count - 1].end = part.end
      } else {
        joined.append(part)
      }
    }
    let spans = joined.map { span(from: $0.start, to: $0.end) }
    let total = joined.reduce(Int128(0)) { $0 + sum(from: $1.start, to: $1.end) }
    let length = spans.reduce(0) { $0 + $1.length }
    return PriceWindow(spans: spans, mean: mean(total, over: Int128(length)))
  }
}

/// Slots cut into steps, of which a number is chosen so that as many as a piece needs touch.
private struct PieceSteps {
  /// What each costs.
  private var values: [Int128] = []
  private var starts: [Instant] = []
  /// How many steps touch up to each, with it.
  private var runs: [Int] = []
  /// The seconds of a step.
  private let length: Int64
  /// How many steps are chosen, and how many of them a piece has at least.
  private let count, least: Int

  /// `nil` where there are fewer steps than are needed, or more than can be looked at.
  init?(
    _ parts: [(value: Int128, start: Instant, end: Instant)], lasting seconds: Int64,
    atLeast least: Int64
  ) {
    length = parts.reduce(seconds.divisor(with: least)) {
      $0.divisor(with: $1.start.distance(to: $1.end))
    }
    let all = parts.reduce(0) { $0 + $1.start.distance(to: $1.end) }
    (count, self.least) = (Int(seconds / length), Int(least / length))
    guard seconds <= all, Int(all / length) < (1 << 27) / (count + 1) else { return nil }
    for part in parts {
      for offset in stride(from: 0, to: part.start.distance(to: part.end), by: Int(length)) {
        let start = part.start.advanced(by: offset)
        let touches = starts.last.map { $0.advanced(by: length) == start } ?? false
        runs.append(touches ? (runs.last ?? 0) + 1 : 1)
        values.append(part.value)
        starts.append(start)
      }
    }
  }

  /// How the lowest cost of some of the first steps comes about.
  private struct Choice: OptionSet {
    let rawValue: UInt8
    /// The last of these steps is the last of a piece.
    static let ends = Choice(rawValue: 1)
    /// The piece that ends with it is longer than it must be.
    static let goesOn = Choice(rawValue: 2)
  }

  /// The steps that cost least, in the order of time; of equals the earliest.
  ///
  /// For so many of the first steps the lowest cost of choosing so many of them is that without the
  /// last one, or that of a piece that ends with it: one that goes on, or one as short as may be.
  func cheapest() -> [(start: Instant, end: Instant)]? {
    let width = count + 1
    var choices = [Choice](repeating: [], count: (values.count + 1) * width)
    // The rows of the lowest costs, of which the last ones are looked at again.
    var costs = [[Int128?]](repeating: [0] + Array(repeating: nil, count: count), count: least + 1)
    var pieces = [Int128?](repeating: nil, count: width)
    var recent: Int128 = 0
    for index in values.indices {
      recent += values[index] - (index >= least ? values[index - least] : 0)
      let (row, isLong) = (index + 1, runs[index] >= least)
      let shortest = costs[(row + 1) % (least + 1)]
      var lowest = costs[index % (least + 1)]
      var ending = [Int128?](repeating: nil, count: width)
      for chosen in 1..<width {
        var choice: Choice = []
        if runs[index] > 1, let before = pieces[chosen - 1] {
          ending[chosen] = before + values[index]
          choice = .goesOn
        }
        if isLong, chosen >= least, let before = shortest[chosen - least],
          ending[chosen].map({ before + recent < $0 }) ?? true
        {
          ending[chosen] = before + recent
          choice = []
        }
        if let cost = ending[chosen], lowest[chosen].map({ cost < $0 }) ?? true {
          lowest[chosen] = cost
          choice.insert(.ends)
        }
        choices[row * width + chosen] = choice
      }
      pieces = ending
      costs[row % (least + 1)] = lowest
    }
    return costs[values.count % (least + 1)][count] == nil ? nil : steps(by: choices)
  }

  private func steps(by choices: [Choice]) -> [(start: Instant, end: Instant)] {
    var (row, left, isInPiece) = (values.count, count, false)
    var chosen: [Int] = []
    while left > 0 {
      let choice = choices[row * (count + 1) + left]
      guard isInPiece || choice.contains(.ends) else {
        row -= 1
        continue
      }
      isInPiece = choice.contains(.goesOn)
      let taken = isInPiece ? 1 : least
      chosen += (1...taken).map { row - $0 }
      (row, left) = (row - taken, left - taken)
    }
    return chosen.reversed().map { (starts[$0], starts[$0].advanced(by: length)) }
  }
}

extension Int64 {
  /// The greatest number that divides both.
  func divisor(with other: Int64) -> Int64 { other == 0 ? self : other.divisor(with: self % other) }
}
