import FoundationSubset
import TerminalViews

// A chart that scrolls shows a part of its domain at a time: its axes stay in sight.
nonisolated extension View {
  /// Sets the directions in which a chart may show a part of its data at a time.
  ///
  /// Where a host draws it, the wheel, the middle button and the keys scroll it.
  public func chartScrollableAxes(
    _ axes: Axis.Set
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    chartSettings { $0.scroll.axes = axes }
  }

  /// Sets how much of x is seen at a time: a number, seconds of dates, or a number of categories.
  public func chartXVisibleDomain<P: Plottable & Numeric>(
    length: P
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    chartSettings { $0.scroll.x.length = length.plotted.continuous }
  }

  /// Sets how much of y is seen at a time: a number, seconds of dates, or a number of categories.
  public func chartYVisibleDomain<P: Plottable & Numeric>(
    length: P
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    chartSettings { $0.scroll.y.length = length.plotted.continuous }
  }

  /// Sets where what is seen of x begins, and learns where it was scrolled to.
  public func chartScrollPosition<P: Plottable>(
    x: Binding<P>
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    chartSettings { $0.scroll.x.follow(x) }
  }

  /// Sets where what is seen of y begins, and learns where it was scrolled to.
  public func chartScrollPosition<P: Plottable>(
    y: Binding<P>
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    chartSettings { $0.scroll.y.follow(y) }
  }

  /// Sets where what is seen of x begins before anybody scrolls.
  public func chartScrollPosition(
    initialX: some Plottable
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    chartSettings { $0.scroll.x.initial = initialX.plotted }
  }

  /// Sets where what is seen of y begins before anybody scrolls.
  public func chartScrollPosition(
    initialY: some Plottable
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    chartSettings { $0.scroll.y.initial = initialY.plotted }
  }

  /// Sets where scrolling comes to rest.
  public func chartScrollTargetBehavior(
    _ behavior: ValueAlignedChartScrollTargetBehavior
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    chartSettings {
      $0.scroll.x.rest = behavior.rest
      $0.scroll.y.rest = behavior.rest
    }
  }
}

extension ScrollSettings.Direction {
  fileprivate mutating func follow<P: Plottable>(_ binding: Binding<P>) {
    position = { binding.wrappedValue.plotted }
    moved = { if let value = P(nearest: $0) { binding.wrappedValue = value } }
  }
}

/// Has what is seen of a chart begin at certain values.
public struct ValueAlignedChartScrollTargetBehavior {
  let rest: (Double) -> Double

  /// Multiples of a number, or of seconds.
  public static func valueAligned<P: Plottable & Numeric>(unit: P) -> Self {
    let unit = unit.plotted.continuous ?? 0
    return Self { unit > 0 ? ($0 / unit).rounded() * unit : $0 }
  }

  /// Multiples of a number; a step of the wheel never leads over a multiple of a larger one.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>
  ) -> Self {
    valueAligned(unit: unit)
  }

  #if Foundation
    /// Dates with certain components, such as the first hour of a day.
    public static func valueAligned(
      matching components: DateComponents,
      majorAlignment: MajorValueAlignment<DateComponents> = .page
    ) -> Self {
      Self { seconds in
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        func next(_ direction: Calendar.SearchDirection) -> Date? {
          Calendar.current.nextDate(
            after: date, matching: components, matchingPolicy: .nextTime, direction: direction)
        }
        let nearest = [next(.backward), next(.forward)].compactMap { $0 }
          .min { abs($0.timeIntervalSince(date)) < abs($1.timeIntervalSince(date)) }
        return nearest?.timeIntervalSinceReferenceDate ?? seconds
      }
    }
  #endif
}

/// Values over which a movement does not lead; a step of the wheel is too short for them.
public struct MajorValueAlignment<Value>: Sendable {
  /// What is seen at a time.
  public static var page: MajorValueAlignment { MajorValueAlignment() }
  /// Multiples of a number.
  public static func unit(_ unit: Value) -> MajorValueAlignment { MajorValueAlignment() }
  /// Dates with certain components.
  public static func matching(_ value: Value) -> MajorValueAlignment { MajorValueAlignment() }
}
