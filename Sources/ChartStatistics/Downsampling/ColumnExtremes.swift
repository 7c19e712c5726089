extension Array {
  /// Where the first, least, greatest and last of each column are, and one of each gap, in order.
  ///
  /// A gap is what is not finite; neighbours of one column are one column. What is the first and
  /// the least is there twice. Inlined, for charts ask it of millions of points.
  ///
  /// - Complexity: O(n).
  @inlinable
  package func extremes(column: (Element) -> Int?, value: (Element) -> Double) -> [Int] {
    var chosen: [Int] = []
    var first = 0
    while first < count {
      let place = column(self[first])
      let start = value(self[first])
      let isGap = !start.isFinite || place == nil
      var (least, greatest, last) = ((at: first, value: start), (at: first, value: start), first)
      while last + 1 < count {
        let (next, number) = (last + 1, value(self[last + 1]))
        let nextPlace = column(self[next])
        guard isGap == (!number.isFinite || nextPlace == nil), isGap || nextPlace == place
        else { break }
        if number < least.value { least = (next, number) }
        if number > greatest.value { greatest = (next, number) }
        last = next
      }
      if isGap || first == last {
        chosen.append(first)
      } else {
        chosen += [
          first, Swift.min(least.at, greatest.at), Swift.max(least.at, greatest.at), last,
        ]
      }
      first = last + 1
    }
    return chosen
  }
}
