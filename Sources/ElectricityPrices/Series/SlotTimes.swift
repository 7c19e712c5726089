import CivilTime

/// The starts and ends of slots, in chronological order.
package struct SlotTimes: Equatable, Sendable {
  private var starts = TimeColumn()
  private var ends = TimeColumn()

  package init() {}

  /// Creates slots from ascending columns of the same length.
  init(starts: TimeColumn, ends: TimeColumn) {
    self.starts = starts
    self.ends = ends
  }

  package var count: Int { starts.count }
  /// Whether all slots have the same length and no gaps between them.
  package var isGrid: Bool {
    starts.isGrid && ends.isGrid && (count < 2 || ends.step == starts.step && ends[0] == starts[1])
  }

  package func start(_ index: Int) -> Instant { Instant(secondsSince1970: starts[index]) }
  package func end(_ index: Int) -> Instant { Instant(secondsSince1970: ends[index]) }

  /// Appends a slot; the caller must append in chronological order.
  package mutating func append(start: Instant, end: Instant) {
    starts.append(start.secondsSince1970)
    ends.append(end.secondsSince1970)
  }

  /// Returns the number of slots that start at or before an instant; O(1) on a grid, else O(log n).
  package func countStarted(by instant: Instant) -> Int {
    starts.countUp(to: instant.secondsSince1970)
  }
}
