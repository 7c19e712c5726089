import CivilTime

/// A slot, cut at the limits of a search, with the cost of a second.
private typealias PricedPart = (value: Int128, start: Instant, end: Instant)

/// The search for several pieces.
extension WindowSum {
  /// Returns the cheapest pieces between two instants, with slots cut at the limits.
  func pieces(
    lasting seconds: Int64, atLeast minimum: Int64, from: Instant, until: Instant
  ) -> PriceWindow? {
    let parts = slots.compactMap { index -> PricedPart? in
      let slot = series[index]
      guard slot.start < until, let value = value(index) else { return nil }
      return (value, max(slot.start, from), min(slot.end, until))
    }
    guard minimum > 0 else { return cheapest(parts, lasting: seconds).flatMap(window) }
    guard let steps = PieceSteps.fitting(parts, lasting: seconds, atLeast: minimum),
      let chosen = steps.cheapest()
    else { return nil }
    let pieces = Self.joined(chosen)
    let rest = seconds - pieces.reduce(0) { $0 + $1.start.distance(to: $1.end) }
    return (rest == 0 ? pieces : extended(pieces, by: rest, in: parts)).map(window)
  }

  /// Returns the pieces, one of them longer by a part of a step, where that costs least.
  private func extended(
    _ pieces: [(start: Instant, end: Instant)], by rest: Int64, in parts: [PricedPart]
  ) -> [(start: Instant, end: Instant)]? {
    let runs = Self.joined(parts.map { ($0.start, $0.end) })
    func isFree(_ start: Instant, _ end: Instant) -> Bool {
      runs.contains { $0.start <= start && end <= $0.end }
        && !pieces.contains { $0.start < end && start < $0.end }
    }
    let added = pieces.flatMap { piece in
      [(piece.end, piece.end.advanced(by: rest)), (piece.start.advanced(by: -rest), piece.start)]
    }
    let best = added.filter(isFree).min { sum(from: $0.0, to: $0.1) < sum(from: $1.0, to: $1.1) }
    return best.map { best in
      Self.joined((pieces + [(best.0, best.1)]).sorted { $0.start < $1.start })
    }
  }

  /// Returns the cheapest parts; the most expensive of them is cut to the remaining length.
  private func cheapest(
    _ parts: [PricedPart], lasting seconds: Int64
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

  /// Returns ranges in chronological order; touching ones are joined.
  private static func joined(
    _ stretches: [(start: Instant, end: Instant)]
  ) -> [(start: Instant, end: Instant)] {
    var joined: [(start: Instant, end: Instant)] = []
    for part in stretches {
      if let last = joined.last, last.end == part.start {
        joined[joined.count - 1].end = part.end
      } else {
        joined.append(part)
      }
    }
    return joined
  }

  /// Returns the window of ranges in chronological order.
  private func window(of stretches: [(start: Instant, end: Instant)]) -> PriceWindow {
    let joined = Self.joined(stretches)
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

  /// Returns the steps that divide all lengths or, if these are too many to search, longer ones
  /// between whole multiples of themselves; `nil` if there are too few.
  static func fitting(
    _ parts: [PricedPart], lasting seconds: Int64,
    atLeast minimum: Int64
  ) -> PieceSteps? {
    let exact = parts.reduce(seconds.divisor(with: minimum)) {
      $0.divisor(with: $1.start.distance(to: $1.end))
    }
    let all = parts.reduce(0) { $0 + $1.start.distance(to: $1.end) }
    guard seconds <= all else { return nil }
    return [exact, 300, 900, 3600].lazy.compactMap { length in
      guard length >= exact else { return nil }
      let (count, least) = (Int(seconds / length), Int((minimum + length - 1) / length))
      guard least <= count, Int(all / length) < (1 << 27) / (count + 1) / (least + 1) else {
        return nil
      }
      let parts = length == exact ? parts : parts.compactMap { cut($0, to: length) }
      return PieceSteps(parts, length: length, count: count, minimum: least)
    }.first
  }

  /// Returns the part between multiples of a length; `nil` if nothing is left.
  private static func cut(_ part: PricedPart, to length: Int64) -> PricedPart? {
    let (start, end) = (part.start.secondsSince1970, part.end.secondsSince1970)
    let first = Instant(secondsSince1970: -(-start).floorDivided(by: length) * length)
    let last = Instant(secondsSince1970: end.floorDivided(by: length) * length)
    return first < last ? (part.value, first, last) : nil
  }

  private init(
    _ parts: [PricedPart], length: Int64, count: Int,
    minimum: Int
  ) {
    (self.length, self.count, self.minimum) = (length, count, minimum)
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
