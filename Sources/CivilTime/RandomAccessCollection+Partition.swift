extension RandomAccessCollection {
  /// The first index at which a condition holds, in a collection that has such elements last; its
  /// end where it holds nowhere.
  ///
  /// - Complexity: O(log n), where n is the number of elements.
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
