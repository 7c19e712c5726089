extension Range<Int> {
  /// The range that holds one more number, and those between.
  func with(_ number: Int) -> Range<Int> {
    isEmpty
      ? number..<number + 1 : Swift.min(lowerBound, number)..<Swift.max(upperBound, number + 1)
  }

  /// The range in parts that are no longer than that.
  func parted(into most: Int) -> [Range<Int>] {
    guard count > most else { return [self] }
    return stride(from: lowerBound, to: upperBound, by: most).map {
      $0..<Swift.min($0 + most, upperBound)
    }
  }

  /// The longest stretches in which a condition holds.
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
