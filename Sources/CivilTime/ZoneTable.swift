/// The offset changes of a zone, immutable and shared by copies of a ``Zone``.
final class ZoneTable: Sendable {
  /// The instants of the changes in seconds since 1970, ascending.
  let changes: [Int64]
  /// The offset before the first change, then from each change on: one element more than `changes`.
  let offsets: [Int32]
  /// The rule that applies from the last change on.
  let rule: PosixZoneRule?

  init(changes: [Int64] = [], offsets: [Int32] = [0], rule: PosixZoneRule? = nil) {
    self.changes = changes
    self.offsets = offsets
    self.rule = rule
  }

  convenience init(offset: Int) { self.init(offsets: [Int32(clamping: offset)]) }
  convenience init(rule: PosixZoneRule) {
    self.init(offsets: [Int32(clamping: rule.standardOffset)], rule: rule)
  }

  /// Returns the offset at an instant, in seconds east of Greenwich.
  ///
  /// - Complexity: O(log n), where n is the number of changes.
  func offset(at instant: Int64) -> Int {
    if let last = changes.last {
      if instant < last || rule == nil {
        return Int(offsets[changes.partitioningIndex { $0 > instant }])
      }
    }
    if let rule { return rule.offset(at: instant) }
    return Int(offsets[0])
  }
}
