/// The time when a change of files is reported: once they are quiet, so that a burst is one change
/// and a file that is being written is read when it is whole.
struct PendingChange {
  private var first: Double?
  /// The time in seconds from which on the change is reported; infinite without one.
  private(set) var dueTime = Double.infinity

  // A file is written in several steps; the last one counts.
  private static let quietTime = 0.03
  // A program that keeps a file open to append to it never closes it.
  private static let writingTime = 0.5
  // If files change all the time, the screen still follows.
  private static let maximumTime = 1.0

  /// Notes a change at a time.
  mutating func note(_ change: FileWatch.Change, at now: Double) {
    let start = first ?? now
    first = start
    let wait = change == .made ? Self.quietTime : Self.writingTime
    dueTime = min(now + wait, start + Self.maximumTime)
  }

  /// Returns whether the change is to be reported now, and then forgets it.
  mutating func isDue(at now: Double) -> Bool {
    guard now >= dueTime else { return false }
    self = PendingChange()
    return true
  }
}
