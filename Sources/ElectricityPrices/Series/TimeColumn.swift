import CivilTime

/// A compact column of instants: a start and a step if they are evenly spaced, else a list.
///
/// `Int64.min` means no time.
struct TimeColumn: RandomAccessCollection, Equatable, Sendable {
  private(set) var count = 0
  private var first: Int64 = 0
  private(set) var step: Int64 = 0
  // Empty while the times are `first + i × step`.
  private var list: [Int64] = []

  init() {}

  init(_ times: some Sequence<Int64>) {
    for time in times { append(time) }
  }

  /// Creates `count` evenly spaced times.
  init(grid first: Int64, step: Int64, count: Int) {
    (self.first, self.step, self.count) = (first, step, count)
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  /// Whether the times are evenly spaced; true for fewer than two.
  var isGrid: Bool { list.isEmpty }

  subscript(index: Int) -> Int64 {
    @inline(__always) get { isGrid ? first &+ Int64(index) &* step : list[index] }
  }

  @inline(__always)
  mutating func append(_ time: Int64) {
    // The most frequent case; a call for each time took a tenth of the reading time.
    if isGrid, count > 1, time == first &+ Int64(count) &* step {
      count += 1
    } else {
      appendOffGrid(time)
    }
  }

  // Handles the second time, and all times off the grid or after one.
  private mutating func appendOffGrid(_ time: Int64) {
    if !isGrid {
      list.append(time)
    } else if count == 0 {
      first = time
    } else if count == 1, (time == .min) == (first == .min) {
      step = time &- first
    } else {
      list.reserveCapacity(count + 1)
      for index in 0..<count { list.append(first &+ Int64(index) &* step) }
      list.append(time)
    }
    count += 1
  }

  /// Returns all times shifted by a number of seconds; missing times stay.
  func shifted(by seconds: Int64) -> TimeColumn {
    var result = self
    if isGrid, count > 0, first != .min { result.first += seconds }
    result.list = list.map { $0 == .min ? .min : $0 + seconds }
    return result
  }

  /// Returns the number of times up to and including `time`; O(1) on a grid, else O(log n).
  ///
  /// The times must ascend.
  func countUp(to time: Int64) -> Int {
    guard count > 0, time >= self[0] else { return 0 }
    if isGrid, step > 0 {
      let (passed, overflow) = time.subtractingReportingOverflow(first)
      let steps = overflow ? Int64.max : passed / step
      return steps >= Int64(count) ? count : Int(steps) + 1
    }
    return (0..<count).partitioningIndex { self[$0] > time }
  }
}
