import CLibrary
internal import CNcurses
import TerminalCore

/// Waits on the terminal, the signals and the watched files at once, without a wake-up in between.
struct EventLoop {
  /// A change that the terminal turns into events.
  enum Occurrence {
    case event(TerminalEvent)
    case resize, resume, hangUp
    case suspend(wholeJob: Bool)
    /// The wake descriptor is readable.
    case woken
  }

  private let signals: SignalChannel
  private let input: CInt
  private var watch: FileWatch?
  private let wake: CInt?
  /// The decoder of the input, with the state of mouse reports and the answers about images.
  var decoder = InputDecoder()
  private var isHungUp = false
  private var lastRead = 0.0
  // The file changes that have not been reported yet.
  private var changes = PendingChange()
  private var nextCheck = 0.0

  // A paste without end must not keep the screen from being drawn.
  private static let maximumBytes = 1 << 16

  /// Creates a loop over the terminal's input.
  init(input: CInt, signals: SignalChannel, watchedPaths: [String], wake: CInt?) {
    self.input = input
    self.signals = signals
    watch = watchedPaths.isEmpty ? nil : FileWatch(paths: watchedPaths)
    self.wake = wake
    if let interval = watch?.interval { nextCheck = monotonicSeconds() + interval }
  }

  /// Waits until something happens or the deadline, in ``now``'s seconds, has passed.
  ///
  /// - Returns: Everything that has happened; empty at the deadline, and while a sequence is
  ///   incomplete.
  mutating func wait(until deadline: Double?) -> [Occurrence] {
    if isHungUp { return [.hangUp] }
    var found: [Occurrence] = []
    var budget = Self.maximumBytes
    // Signals may have been collected while a frame waited to be written.
    let hasSignals = signals.hasPending
    if hasSignals { found += signals.drain().compactMap(Self.occurrence(of:)) }
    var timeout = hasSignals ? 0 : milliseconds(until: deadline)
    var hasInput = false
    while budget > 0, !isHungUp, let ready = poll(timeout) {
      timeout = 0
      hasInput = hasInput || ready.input
      if ready.signals { found += signals.drain().compactMap(Self.occurrence(of:)) }
      if ready.watch {
        takeChange()
        budget -= 4096
      }
      if ready.input { budget -= read(into: &found) }
      // It stays readable until the program has done the work that it was woken for.
      if ready.wake {
        found.append(.woken)
        if !ready.input && !ready.signals { break }
      }
    }
    // An incomplete key times out even while other events keep arriving.
    if !hasInput, let patience = decoder.patience, monotonicSeconds() >= lastRead + patience {
      found += decoder.timeOut().map(Self.occurrence(of:))
    }
    reportChange(&found)
    return found
  }

  /// Stops watching files; waiting returns a hang-up from now on.
  mutating func close() {
    isHungUp = true
    watch?.close()
  }

  private mutating func takeChange() {
    if let change = watch?.take() { changes.note(change, at: monotonicSeconds()) }
  }

  /// Adds a file change once the files are quiet, or have changed for long enough.
  private mutating func reportChange(_ found: inout [Occurrence]) {
    let now = monotonicSeconds()
    if let interval = watch?.interval, now >= nextCheck {
      nextCheck = now + interval
      takeChange()
    }
    if changes.isDue(at: now) { found.append(.event(.fileChanged)) }
  }

  /// Returns the time to wait, rounded up; -1 waits forever.
  private func milliseconds(until deadline: Double?) -> CInt {
    let sequence = decoder.patience.map { lastRead + $0 } ?? .infinity
    let check = watch?.interval == nil ? .infinity : nextCheck
    let end = min(deadline ?? .infinity, sequence, changes.dueTime, check)
    guard end < .infinity else { return -1 }
    return CInt(max(0, min(1e9, ((end - monotonicSeconds()) * 1000).rounded(.up))))
  }

  private typealias Readiness = (input: Bool, signals: Bool, watch: Bool, wake: Bool)

  /// Returns what can be read; `nil` when the time is up.
  private func poll(_ timeout: CInt) -> Readiness? {
    var descriptors = [input, signals.descriptor, watch?.descriptor ?? -1, wake ?? -1].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    guard CLibrary.poll(&descriptors, nfds_t(descriptors.count), timeout) > 0 else { return nil }
    let ready = descriptors.map { $0.revents != 0 }
    return (ready[0], ready[1], ready[2], ready[3])
  }

  /// Reads and decodes what the terminal has sent; returns the number of bytes.
  private mutating func read(into found: inout [Occurrence]) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 16) { buffer in
      let count = CLibrary.read(input, buffer.baseAddress, buffer.count)
      guard count > 0 else {
        isHungUp = !(count < 0 && (errno == EINTR || errno == EAGAIN))
        if isHungUp { found.append(.hangUp) }
        return 1
      }
      lastRead = monotonicSeconds()
      found += decoder.decode(buffer[..<count]).map(Self.occurrence(of:))
      return count
    }
  }

  /// Returns the occurrence of an event.
  ///
  /// The line does not turn keys into signals, so Ctrl-Z and Ctrl-\ are handled here.
  private static func occurrence(of event: TerminalEvent) -> Occurrence {
    switch event {
    case .key(KeyPress(.character("z"), modifiers: .control)): .suspend(wholeJob: true)
    case .key(KeyPress(.character("\\"), modifiers: .control)):
      .event(.terminated(signal: SIGQUIT))
    default: .event(event)
    }
  }

  private static func occurrence(of signal: CInt) -> Occurrence? {
    switch signal {
    case SIGWINCH: .resize
    case SIGTSTP: .suspend(wholeJob: false)
    case SIGCONT: .resume
    default: .event(.terminated(signal: signal))
    }
  }
}
