import FoundationSubset

extension Double {
  /// The nearest value inside a range; the lower end for NaN.
  package func clamped(to range: ClosedRange<Double>) -> Double {
    guard self == self else { return range.lowerBound }
    return Swift.max(range.lowerBound, Swift.min(range.upperBound, self))
  }
}

// Without Foundation a length is a double.
#if Foundation
  extension CGFloat {
    /// The nearest value inside a range; the lower end for NaN.
    package func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
      guard self == self else { return range.lowerBound }
      return Swift.max(range.lowerBound, Swift.min(range.upperBound, self))
    }
  }
#endif
