extension RandomAccessCollection {
  /// Returns the first index whose element fulfils a condition; `endIndex` if there is none.
  ///
  /// The collection must be partitioned: all elements that fulfil the condition are at its end.
  @inlinable
  package func partitioningIndex(where isBeyond: (Element) -> Bool) -> Index {
    var (low, count) = (startIndex, count)
    while count > 0 {
      let middle = index(low, offsetBy: count / 2)
      if isBeyond(self[middle]) {
        count /= 2
      } else {
        low = index(after: middle)
        count -= count / 2 + 1
      }
    }
    return low
  }
}
