extension Array {
  /// Returns the indices of the first, smallest, largest and last element of each column and of one
  /// element of each gap, in order.
  ///
  /// A gap is a run of elements without a column or with a value that is not finite. Consecutive
  /// elements of one column form one column. An index can occur twice. Inlined, since charts call
  /// it for millions of points.
  ///
  /// - Complexity: O(n).
  @inlinable
  package func extremes(column: (Element) -> Int?, value: (Element) -> Double) -> [Int] {
    var chosen: [Int] = []
    var first = 0
    while first < count {
      let position = column(self[first])
      let start = value(self[first])
      let isGap = !start.isFinite || position == nil
      var (minimum, maximum, last) = ((at: first, value: start), (at: first, value: start), first)
      while last + 1 < count {
        let (next, number) = (last + 1, value(self[last + 1]))
        let nextPosition = column(self[next])
        guard isGap == (!number.isFinite || nextPosition == nil), isGap || nextPosition == position
        else { break }
        if number < minimum.value { minimum = (next, number) }
        if number > maximum.value { maximum = (next, number) }
        last = next
      }
      if isGap || first == last {
        chosen.append(first)
      } else {
        chosen += [
          first, Swift.min(minimum.at, maximum.at), Swift.max(minimum.at, maximum.at), last,
        ]
      }
      first = last + 1
    }
    return chosen
  }
}
