import FoundationSubset
import TerminalViews

struct ScrollSettings {
  var axes: Axis.Set = []
  var x = Direction()
  var y = Direction()
  var behavior: (any ChartScrollTargetBehavior)?

  struct Direction {
    /// The length of the visible domain: a number, seconds, or a number of categories.
    var length: Double?
    /// The initial start of the visible domain.
    var initial: PlottedValue?
    /// The start of the visible domain in a binding.
    var position: (() -> PlottedValue)?
    /// Sets the binding to the start of the visible domain.
    var moved: ((PlottedValue) -> Void)?
  }
}

extension PositionScale {
  /// Limits the scale to a part of its domain; returns `nil` if the whole domain is visible.
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
    // The ticks are those of the whole domain.
    (ticks, tickOrigin) = (nil, kind == .date ? whole.lowerBound : nil)
    return ScrolledDomain(start: start, length: length, whole: whole)
  }

  /// Returns the value of a datum; for categories the nearest one.
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

/// The visible part of a domain.
struct ScrolledDomain {
  let start: Double
  let length: Double
  let whole: ClosedRange<Double>

  /// The part as fractions of the whole domain.
  var fractions: ClosedRange<Double> {
    let all = whole.upperBound - whole.lowerBound
    let lower = ((start - whole.lowerBound) / all).clamped(to: 0...1)
    return lower...max(lower, ((start + length - whole.lowerBound) / all).clamped(to: 0...1))
  }

  /// Returns the start of the visible domain after a movement, in data.
  func start(after offset: Double) -> Double {
    max(whole.lowerBound, min(start + offset, whole.upperBound - length))
  }
}
