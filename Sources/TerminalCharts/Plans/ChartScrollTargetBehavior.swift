import FoundationSubset
import TerminalViews

/// The visible part of a scrollable view after a movement.
public struct ScrollTarget: Sendable {
  /// The visible rectangle in the coordinates of the whole content, in points.
  public var rect: CGRect
  /// The point of the rectangle to align; charts do not use it.
  public var anchor: UnitPoint?

  /// Creates a target.
  public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

/// The context of a scroll movement.
public struct ScrollTargetBehaviorContext: Sendable {
  /// The target before the movement.
  public let originalTarget: ScrollTarget
  /// The size of the whole content in points.
  public let contentSize: CGSize
  /// The size of the visible part in points.
  public let containerSize: CGSize
  /// The axes along which the content scrolls.
  public let axes: Axis.Set
}

/// The context of a scroll movement of a chart.
///
/// It has the properties of ``ScrollTargetBehaviorContext``.
@dynamicMemberLookup
public struct ChartScrollTargetBehaviorContext {
  let content: ScrolledContent
  let context: ScrollTargetBehaviorContext
  /// The scales of the chart, for coordinates of the whole content.
  public let chartProxy: ChartProxy

  /// A property of the context.
  public subscript<Value>(
    dynamicMember member: KeyPath<ScrollTargetBehaviorContext, Value>
  ) -> Value { context[keyPath: member] }
}

/// A behaviour that decides where scroll movements of a chart end.
///
/// ```swift
/// struct PageBehavior: ChartScrollTargetBehavior {
///   func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
///     let page = context.containerSize.width
///     target.rect.origin.x = (target.rect.minX / page).rounded() * page
///   }
/// }
/// ```
public protocol ChartScrollTargetBehavior {
  /// Changes the target of a movement.
  func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

/// A behaviour that aligns the start of the visible domain with certain values.
///
/// A wheel turns by notches, which are too short for a larger alignment: `majorAlignment` and
/// `limitBehavior` are ignored.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  /// Returns the aligned value nearest to a value.
  typealias Alignment = (Double) -> Double
  let x: Alignment
  let y: Alignment

  /// Aligns with multiples of a number, or of seconds.
  public init<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(xUnit: unit, yUnit: unit)
  }

  /// Aligns with multiples of one number along x and of another along y.
  public init<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    (x, y) = (Self.multiples(of: xUnit), Self.multiples(of: yUnit))
  }

  /// Aligns the target with the nearest values.
  public func updateTarget(
    _ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext
  ) {
    let starts = context.content.starts(of: target.rect)
    target.rect.origin = context.content.origin(x: starts.x.map(x), y: starts.y.map(y))
  }

  private static func multiples<P: Plottable & Numeric>(of unit: P) -> Alignment {
    let unit = unit.plotted.continuous ?? 0
    return { unit > 0 ? ($0 / unit).rounded() * unit : $0 }
  }
}

#if Foundation
  extension ValueAlignedChartScrollTargetBehavior {
    /// Aligns with dates that have certain components, such as the first hour of a day.
    public init(
      matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
      limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
      self.init(xMatching: components, yMatching: components)
    }

    /// Aligns with dates that have certain components along x, and others along y.
    public init(
      xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
      xMajorAlignment: MajorValueAlignment<Date>? = nil,
      yMajorAlignment: MajorValueAlignment<Date>? = nil,
      limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
      (x, y) = (Self.dates(matching: xComponents), Self.dates(matching: yComponents))
    }

    /// Aligns with multiples of a number along x, and dates with certain components along y.
    public init<X: Plottable & Numeric>(
      xUnit: X, yMatching yComponents: DateComponents,
      xMajorAlignment: MajorValueAlignment<X>? = nil,
      yMajorAlignment: MajorValueAlignment<Date>? = nil,
      limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
      (x, y) = (Self.multiples(of: xUnit), Self.dates(matching: yComponents))
    }

    /// Aligns with dates that have certain components along x, and multiples of a number along y.
    public init<Y: Plottable & Numeric>(
      xMatching xComponents: DateComponents, yUnit: Y,
      xMajorAlignment: MajorValueAlignment<Date>? = nil,
      yMajorAlignment: MajorValueAlignment<Y>? = nil,
      limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
      (x, y) = (Self.dates(matching: xComponents), Self.multiples(of: yUnit))
    }

    private static func dates(matching components: DateComponents) -> Alignment {
      { seconds in
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        let calendar = components.calendar ?? .current
        func next(_ direction: Calendar.SearchDirection, _ date: Date) -> Date? {
          calendar.nextDate(
            after: date, matching: components, matchingPolicy: .nextTime, direction: direction)
        }
        // The search excludes the date where it begins.
        let nearest = [next(.backward, date), next(.forward, date - 0.5)].compactMap { $0 }
          .min { abs($0.timeIntervalSince(date)) < abs($1.timeIntervalSince(date)) }
        return nearest?.timeIntervalSinceReferenceDate ?? seconds
      }
    }
  }
#endif

/// A behaviour for which the page keys show the part of a chart before or after the visible one.
///
/// A wheel turns by notches, which are shorter than a page, and can stop anywhere.
public struct PagingScrollTargetBehavior: ChartScrollTargetBehavior {
  /// Creates the behaviour.
  public init() {}

  /// Does nothing.
  public func updateTarget(
    _ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext
  ) {}
}

extension ChartScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Turns pages.
  public static var paging: PagingScrollTargetBehavior { Self() }
}
