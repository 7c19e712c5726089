import FoundationSubset
import TerminalViews

struct ScrollSettings {
  var axes: Axis.Set = []
  var x = Direction()
  var y = Direction()

  struct Direction {
    /// How much of the data is seen: numbers, seconds, or a number of categories.
    var length: Double?
    /// The initial start of the visible domain.
    var initial: PlottedValue?
    /// Where the part begins, as its owner has it.
    var position: (() -> PlottedValue)?
    /// Tells the owner where the part begins.
    var moved: ((PlottedValue) -> Void)?
    /// Where a movement comes to rest.
    var rest: (Double) -> Double = { $0 }
  }
}

extension PositionScale {
  /// Shows a part of the domain.
  ///
  /// - Returns: where the part begins and the whole domain; `nil` where all of it is seen.
  mutating func scroll(
    _ setting: ScrollSettings.Direction, to present: Double?
  ) -> ScrolledDomain? {
    let whole = domain
    guard kind != nil, let length = setting.length, length.isFinite, length > 0,
      length < whole.upperBound - whole.lowerBound
    else { return nil }
    let wanted =
      setting.position.flatMap { datum(of: $0()) } ?? present
      ?? setting.initial.flatMap { datum(of: $0) } ?? whole.lowerBound
    let start = max(whole.lowerBound, min(wanted, whole.upperBound - length))
    show(start...(start + length))
    // Those are of the whole domain.
    ticks = nil
    return ScrolledDomain(start: start, length: length, whole: whole)
  }

  /// The datum as a value of the data; of categories the first one that begins there.
  func plotted(_ datum: Double) -> PlottedValue? {
    switch kind {
    case .number: .number(datum)
    case .date: .date(datum)
    case .category:
      categories.values.isEmpty
        ? nil
        : categories.values[min(max(0, Int(datum.rounded())), categories.values.count - 1)]
    case nil: nil
    }
  }
}

/// The part of a domain that is seen.
struct ScrolledDomain {
  let start: Double
  let length: Double
  let whole: ClosedRange<Double>

  /// What of the whole is before the part, and up to its end, as shares.
  var shares: ClosedRange<Double> {
    let all = whole.upperBound - whole.lowerBound
    let lower = ((start - whole.lowerBound) / all).clamped(to: 0...1)
    return lower...max(lower, ((start + length - whole.lowerBound) / all).clamped(to: 0...1))
  }

  /// Where the part begins after a movement, in data.
  func start(after way: Double) -> Double {
    max(whole.lowerBound, min(start + way, whole.upperBound - length))
  }
}
