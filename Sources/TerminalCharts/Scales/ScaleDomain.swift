import FoundationSubset
import TerminalViews

/// The data that a scale covers: `.automatic`, a range such as `0...24`, or an array.
public protocol ScaleDomain {
  /// The domain without its type.
  var _erased: _ErasedScaleDomain { get }
}

/// A scale domain without the type of its data.
public struct _ErasedScaleDomain {
  /// The form of the domain; bounds of dates are seconds since the reference date.
  package enum Kind {
    case automatic(AutomaticScaleDomain)
    case numbers(lower: Double, upper: Double)
    case dates(lower: Double, upper: Double)
    case categories([String])
  }

  let kind: Kind
  /// Whether an array was given from the larger to the smaller.
  var isReversed = false
  /// The elements of an array or the ends of a range, in order.
  var values: [PlottedValue] = []
}

/// The domain of the data.
public struct AutomaticScaleDomain: ScaleDomain {
  /// Whether zero belongs to it; `nil` leaves it to the scale.
  let includesZero: Bool?
  /// Whether the lower end comes last; `nil` leaves it to the scale.
  let isReversed: Bool?
  /// The caller's change of the inferred domain.
  let modify: ([PlottedValue]) -> [PlottedValue]

  /// The domain without its type.
  public var _erased: _ErasedScaleDomain { _ErasedScaleDomain(kind: .automatic(self)) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The domain of the data; numbers include zero.
  public static var automatic: AutomaticScaleDomain { .automatic() }

  /// Returns the domain of the data.
  ///
  /// - Parameters:
  ///   - includesZero: Whether zero belongs to the domain of numbers; yes by default.
  ///   - reversed: Whether the smallest value comes last; no by default.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed) { $0 }
  }

  /// Returns the domain of the data, with a change.
  ///
  /// - Parameters:
  ///   - includesZero: Whether zero belongs to the domain of numbers; yes by default.
  ///   - reversed: Whether the smallest value comes last; no by default.
  ///   - dataType: The type of the data.
  ///   - modifyInferredDomain: Changes the inferred domain: its two ends, or all its categories.
  public static func automatic<V: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: V.Type,
    modifyInferredDomain: @escaping (inout [V]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed) { inferred in
      var domain = inferred.compactMap(V.init(nearest:))
      // The data are of another type than `dataType`, so that the closure cannot change them.
      guard domain.count == inferred.count else { return inferred }
      modifyInferredDomain(&domain)
      return domain.map(\.plotted)
    }
  }
}

extension _ErasedScaleDomain {
  /// Returns whether the same data give the same domain.
  func isSame(as other: Self) -> Bool {
    guard isReversed == other.isReversed, values == other.values else { return false }
    // All other kinds depend on their values only.
    switch (kind, other.kind) {
    case (.automatic(let one), .automatic(let other)): return one.isSame(as: other)
    case (.automatic, _), (_, .automatic): return false
    default: return true
    }
  }
}

extension AutomaticScaleDomain {
  fileprivate func isSame(as other: Self) -> Bool {
    includesZero == other.includesZero && isReversed == other.isReversed
      && ValueComparison.haveSameBits(HeldChange(modify: modify), HeldChange(modify: other.modify))
  }
}

private struct HeldChange {
  let modify: ([PlottedValue]) -> [PlottedValue]
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// The domain without its type.
  public var _erased: _ErasedScaleDomain { _ErasedScaleDomain([lowerBound, upperBound]) }
}

extension Array: ScaleDomain where Element: Plottable {
  /// The domain without its type.
  public var _erased: _ErasedScaleDomain { _ErasedScaleDomain(self) }
}

extension _ErasedScaleDomain {
  /// The extent of numbers or dates, or the names, each once.
  ///
  /// An array that is empty, or has no numbers but NaN, gives the automatic domain.
  init(_ elements: [some Plottable]) {
    values = elements.map(\.plotted)
    let names = values.compactMap { if case .category(let name) = $0 { name } else { nil } }
    let ends = values.compactMap(\.continuous).filter { !$0.isNaN }
    if let first = ends.first, let last = ends.last, let lower = ends.min(), let upper = ends.max()
    {
      isReversed = first > last
      if case .date = values[0] {
        kind = .dates(lower: lower, upper: upper)
      } else {
        kind = .numbers(lower: lower, upper: upper)
      }
    } else if names.isEmpty {
      kind = .automatic(.automatic)
    } else {
      var known: Set<String> = []
      kind = .categories(names.filter { known.insert($0).inserted })
    }
  }
}
