import FoundationSubset
import TerminalViews

/// Where a movement of what is seen of a chart comes to rest.
///
/// Only the library's own type conforms.
public protocol ChartScrollTargetBehavior {
  /// Where a movement comes to rest in both directions.
  var _rests: _ChartScrollRests { get }
}

/// Where a movement comes to rest, as values of the axes.
public struct _ChartScrollRests {
  typealias Rest = (Double) -> Double
  let x: Rest
  let y: Rest

  /// At multiples of a number, or of seconds; everywhere where it is not above zero.
  static func multiples<P: Plottable & Numeric>(of unit: P) -> Rest {
    let unit = unit.plotted.continuous ?? 0
    return { unit > 0 ? ($0 / unit).rounded() * unit : $0 }
  }

  #if Foundation
    /// At dates with certain components; everywhere where there are none.
    static func dates(matching components: DateComponents) -> Rest {
      { seconds in
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

/// Has what is seen of a chart begin at certain values.
///
/// A wheel turns by notches, which are too short for a larger alignment: `majorAlignment` and
/// `limitBehavior` are taken and change nothing.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  /// Where a movement comes to rest in both directions.
  public let _rests: _ChartScrollRests

  /// Multiples of a number, or of seconds.
  public init<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(xUnit: unit, yUnit: unit)
  }

  /// Multiples of one number along x, and of another along y.
  public init<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    _rests = _ChartScrollRests(
      x: _ChartScrollRests.multiples(of: xUnit), y: _ChartScrollRests.multiples(of: yUnit))
  }
}

#if Foundation
  extension ValueAlignedChartScrollTargetBehavior {
    /// Dates with certain components, such as the first hour of a day.
    public init(
      matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
      limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
      self.init(xMatching: components, yMatching: components)
    }

    /// Dates with certain components along x, and with others along y.
    public init(
      xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
      xMajorAlignment: MajorValueAlignment<Date>? = nil,
      yMajorAlignment: MajorValueAlignment<Date>? = nil,
      limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
      _rests = _ChartScrollRests(
        x: _ChartScrollRests.dates(matching: xComponents),
        y: _ChartScrollRests.dates(matching: yComponents))
    }

    /// Multiples of a number along x, and dates with certain components along y.
    public init<X: Plottable & Numeric>(
      xUnit: X, yMatching yComponents: DateComponents,
      xMajorAlignment: MajorValueAlignment<X>? = nil,
      yMajorAlignment: MajorValueAlignment<Date>? = nil,
      limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
      _rests = _ChartScrollRests(
        x: _ChartScrollRests.multiples(of: xUnit),
        y: _ChartScrollRests.dates(matching: yComponents))
    }

    /// Dates with certain components along x, and multiples of a number along y.
    public init<Y: Plottable & Numeric>(
      xMatching xComponents: DateComponents, yUnit: Y,
      xMajorAlignment: MajorValueAlignment<Date>? = nil,
      yMajorAlignment: MajorValueAlignment<Y>? = nil,
      limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
      _rests = _ChartScrollRests(
        x: _ChartScrollRests.dates(matching: xComponents),
        y: _ChartScrollRests.multiples(of: yUnit))
    }
  }
#endif

/// Turns pages: the keys of a page show the part of a chart before what is seen of it, or behind.
///
/// A wheel turns by notches, which are shorter than a page, and rests everywhere.
public struct PagingScrollTargetBehavior: ChartScrollTargetBehavior {
  /// Everywhere.
  public let _rests = _ChartScrollRests(x: { $0 }, y: { $0 })
  /// Creates the behavior.
  public init() {}
}

extension ChartScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Turns pages.
  public static var paging: PagingScrollTargetBehavior { Self() }
}
