extension Comparable {
  /// Returns the nearest value inside a range; the lower end for NaN.
  @inlinable package func clamped(to range: ClosedRange<Self>) -> Self {
    guard self == self else { return range.lowerBound }
    return max(range.lowerBound, min(range.upperBound, self))
  }
}

extension Double {
  /// The greatest whole number up to the value, which an integer can hold.
  ///
  /// Faster than `rounded(_:)`, which is a function call on the oldest processors.
  @inline(__always) package var floor: Int {
    let whole = Int(self)
    return Double(whole) > self ? whole - 1 : whole
  }

  /// The smallest whole number from the value on, which an integer can hold.
  @inline(__always) package var ceiling: Int { -(-self).floor }

  /// The nearest whole number, rounded away from zero, which an integer can hold.
  @inline(__always) package var nearest: Int {
    let whole = Int(self)
    let rest = self - Double(whole)
    return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
  }
}
