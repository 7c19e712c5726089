import Foundation

extension Double {
  /// The nearest value inside a range.
  package func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.max(range.lowerBound, Swift.min(range.upperBound, self))
  }
}

extension CGFloat {
  /// The nearest value inside a range; the lower end for NaN.
  package func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    self == self ? Swift.max(range.lowerBound, Swift.min(range.upperBound, self)) : range.lowerBound
  }
}
