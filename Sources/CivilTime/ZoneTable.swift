/// The changes of a zone's offset, immutable and shared between copies of a ``Zone``.
final class ZoneTable: Sendable {
  /// Instants at which the offset changes, ascending.
  let changes: [Int64]
  /// The offset from each change on; one longer than `changes`: the first holds before them all.
  let offsets: [Int32]
  /// What holds from the last change on.
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

  /// The offset in force at an instant, in seconds east.
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
