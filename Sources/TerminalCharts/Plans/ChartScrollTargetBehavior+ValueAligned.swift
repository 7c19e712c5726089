import FoundationSubset
import TerminalViews

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Aligns with multiples of a number, or of seconds.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    Self(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// Aligns with multiples of one number along x and of another along y.
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
    /// Aligns with dates that have certain components, such as the first hour of a day.
    public static func valueAligned(
      matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
      limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
      Self(matching: components)
    }

    /// Aligns with dates that have certain components along x, and others along y.
    public static func valueAligned(
      xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
      xMajorAlignment: MajorValueAlignment<Date>? = nil,
      yMajorAlignment: MajorValueAlignment<Date>? = nil,
      limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
      Self(xMatching: xComponents, yMatching: yComponents)
    }

    /// Aligns with multiples of a number along x, and dates with certain components along y.
    public static func valueAligned<X: Plottable & Numeric>(
      xUnit: X, yMatching yComponents: DateComponents,
      xMajorAlignment: MajorValueAlignment<X>? = nil,
      yMajorAlignment: MajorValueAlignment<Date>? = nil,
      limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
      Self(xUnit: xUnit, yMatching: yComponents)
    }

    /// Aligns with dates that have certain components along x, and multiples of a number along y.
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

/// Values that a movement does not pass; ignored, because a notch of the wheel is shorter.
public struct MajorValueAlignment<Value>: Sendable {
  /// The visible part.
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

/// The limit of a single movement; a notch of the wheel is always shorter.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
  private enum Limit { case automatic, always, never }
  private let limit: Limit

  /// The default limit.
  public static var automatic: Self { Self(limit: .automatic) }
  /// The next major alignment.
  public static var always: Self { Self(limit: .always) }
  /// No limit.
  public static var never: Self { Self(limit: .never) }
}
