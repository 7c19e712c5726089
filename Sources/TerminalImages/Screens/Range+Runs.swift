extension Range<Int> {
  /// Returns the smallest range that contains this range and a number.
  func with(_ number: Int) -> Range<Int> {
    isEmpty
      ? number..<number + 1 : Swift.min(lowerBound, number)..<Swift.max(upperBound, number + 1)
  }

  /// Returns the range in parts of at most `maximum` numbers.
  func parted(into maximum: Int) -> [Range<Int>] {
    guard count > maximum else { return [self] }
    return stride(from: lowerBound, to: upperBound, by: maximum).map {
      $0..<Swift.min($0 + maximum, upperBound)
    }
  }

  /// Returns the maximal runs of numbers that fulfil a condition.
  func runs(where holds: (Int) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for number in self where holds(number) {
      if runs.last?.upperBound == number {
        runs[runs.count - 1] = runs[runs.count - 1].with(number)
      } else {
        runs.append(number..<number + 1)
      }
    }
    return runs
  }
}
