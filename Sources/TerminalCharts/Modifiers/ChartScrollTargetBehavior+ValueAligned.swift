import FoundationSubset
import TerminalViews

// The ways to rest by their short names.
extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Multiples of a number, or of seconds.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    Self(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// Multiples of one number along x, and of another along y.
  public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    Self(xUnit: xUnit, yUnit: yUnit)
  }
}

#if Foundation
  extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// Dates with certain components, such as the first hour of a day.
    public static func valueAligned(
      matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
      limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
      Self(matching: components)
    }

    /// Dates with certain components along x, and with others along y.
    public static func valueAligned(
      xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
      xMajorAlignment: MajorValueAlignment<Date>? = nil,
      yMajorAlignment: MajorValueAlignment<Date>? = nil,
      limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
      Self(xMatching: xComponents, yMatching: yComponents)
    }

    /// Multiples of a number along x, and dates with certain components along y.
    public static func valueAligned<X: Plottable & Numeric>(
      xUnit: X, yMatching yComponents: DateComponents,
      xMajorAlignment: MajorValueAlignment<X>? = nil,
      yMajorAlignment: MajorValueAlignment<Date>? = nil,
      limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
      Self(xUnit: xUnit, yMatching: yComponents)
    }

    /// Dates with certain components along x, and multiples of a number along y.
    public static func valueAligned<Y: Plottable & Numeric>(
      xMatching xComponents: DateComponents, yUnit: Y,
      xMajorAlignment: MajorValueAlignment<Date>? = nil,
      yMajorAlignment: MajorValueAlignment<Y>? = nil,
      limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
      Self(xMatching: xComponents, yUnit: yUnit)
    }
  }
#endif

/// Values over which a movement does not lead; a notch of the wheel is too short for them.
public struct MajorValueAlignment<Value>: Sendable {
  /// What is seen at a time.
  public static var page: MajorValueAlignment { MajorValueAlignment() }
}

extension MajorValueAlignment where Value: Plottable & Numeric {
  /// Multiples of a number.
  public static func unit(_ unit: Value) -> MajorValueAlignment { MajorValueAlignment() }
}

extension MajorValueAlignment where Value == Date {
  /// Dates with certain components.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment {
    MajorValueAlignment()
  }
}

/// How far a single movement leads; a notch of the wheel never leads further than it says.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
  private enum Limit { case automatic, always, never }
  private let limit: Limit

  /// As it is usual.
  public static var automatic: Self { Self(limit: .automatic) }
  /// No further than to the next larger alignment.
  public static var always: Self { Self(limit: .always) }
  /// As far as it leads.
  public static var never: Self { Self(limit: .never) }
}
