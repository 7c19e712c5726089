import CivilTime

/// The search for several pieces.
extension WindowSum {
  private typealias Part = (value: Int128, start: Instant, end: Instant)

  /// Returns the cheapest pieces between two instants, with slots cut at the limits.
  func pieces(
    lasting seconds: Int64, atLeast minimum: Int64, from: Instant, until: Instant
  ) -> PriceWindow? {
    let parts = slots.compactMap { index -> Part? in
      let slot = series[index]
      guard slot.start < until, let value = value(index) else { return nil }
      return (value, max(slot.start, from), min(slot.end, until))
    }
    guard minimum > 0 else { return cheapest(parts, lasting: seconds).flatMap(window) }
    guard let steps = PieceSteps(parts, lasting: seconds, atLeast: minimum) else { return nil }
    return steps.cheapest().flatMap(window)
  }

  /// Returns the cheapest parts; the most expensive of them is cut to the remaining length.
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

  /// Returns the window of ranges in chronological order; touching ranges are joined.
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

/// Slots in steps of equal length; the cheapest are chosen in runs of a minimum length.
private struct PieceSteps {
  /// The cost of each step; `nil` for a gap, which is not chosen.
  private var values: [Int128?] = []
  private var starts: [Instant] = []
  /// The length of a step in seconds.
  private let length: Int64
  /// The number of chosen steps, and the minimum of a run.
  private let count, minimum: Int

  /// Creates the steps; `nil` if there are too few, or too many to search.
  init?(
    _ parts: [(value: Int128, start: Instant, end: Instant)], lasting seconds: Int64,
    atLeast minimum: Int64
  ) {
    length = parts.reduce(seconds.divisor(with: minimum)) {
      $0.divisor(with: $1.start.distance(to: $1.end))
    }
    let all = parts.reduce(0) { $0 + $1.start.distance(to: $1.end) }
    (count, self.minimum) = (Int(seconds / length), Int(minimum / length))
    guard seconds <= all, Int(all / length) < (1 << 27) / (count + 1) / (self.minimum + 1) else {
      return nil
    }
    var end: Instant?
    for part in parts {
      if let end, end != part.start {
        values.append(nil)
        starts.append(end)
      }
      for offset in stride(from: 0, to: part.start.distance(to: part.end), by: Int(length)) {
        values.append(part.value)
        starts.append(part.start.advanced(by: offset))
      }
      end = part.end
    }
  }

  /// Returns the cheapest steps in chronological order; of equals the earliest.
  ///
  /// Dynamic programming over the steps: a state is the number of chosen steps and the length of
  /// the current run, up to the minimum.
  func cheapest() -> [(start: Instant, end: Instant)]? {
    let width = minimum + 1
    var costs = [Int128?](repeating: nil, count: (count + 1) * width)
    costs[0] = 0
    // Whether each state of each step was reached from a run of the minimum length.
    var areWhole: [[Bool]] = []
    for value in values {
      var (next, isWhole) = (costs, [Bool](repeating: false, count: costs.count))
      for state in costs.indices {
        let (short, whole) = origins(of: state)
        var before = short.flatMap { costs[$0] }
        if let cost = whole.flatMap({ costs[$0] }),
          before.map({ state % width == 0 ? cost < $0 : cost <= $0 }) ?? true
        {
          (before, isWhole[state]) = (cost, true)
        }
        let added = state % width == 0 ? 0 : value
        next[state] = before.flatMap { before in added.map { before + $0 } }
      }
      costs = next
      areWhole.append(isWhole)
    }
    let (left, ending) = (costs[count * width], costs[count * width + minimum])
    guard let lowest = left ?? ending else { return nil }
    return steps(
      to: ending.map { $0 < lowest || left == nil } ?? false
        ? count * width + minimum : count * width, areWhole)
  }

  /// Returns the states before a step that lead to a state: with a run that is too short or
  /// absent, and with a run that may end.
  private func origins(of state: Int) -> (short: Int?, whole: Int?) {
    let (width, run) = (minimum + 1, state % (minimum + 1))
    if run == 0 { return (state, state + minimum) }
    guard state > width else { return (nil, nil) }
    return (state - width - 1, run == minimum ? state - width : nil)
  }

  private func steps(to last: Int, _ areWhole: [[Bool]]) -> [(start: Instant, end: Instant)] {
    var (state, chosen) = (last, [Instant]())
    for step in values.indices.reversed() {
      if state % (minimum + 1) > 0 { chosen.append(starts[step]) }
      let (short, whole) = origins(of: state)
      state = (areWhole[step][state] ? whole : short) ?? 0
    }
    return chosen.reversed().map { ($0, $0.advanced(by: length)) }
  }
}
