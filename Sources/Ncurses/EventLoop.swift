import CLibrary
internal import CNcurses
import TerminalCore

/// Waits on the terminal, the signals and the watched file at once, without a wake-up in between.
struct EventLoop {
  /// What has happened; the terminal turns it into events.
  enum Occurrence {
    case event(TerminalEvent)
    case resize, resume, hangUp
    case suspend(wholeJob: Bool)
  }

  private let signals: SignalChannel
  private let input: CInt
  private let watch: FileWatch?
  private var decoder = InputDecoder()
  private var isHungUp = false
  private var lastRead = 0.0
  private var lastChange: Double?

  // A file is written in several steps; the last one counts.
  private static let quietTime = 0.03
  // A paste without end must not keep the screen from being drawn.
  private static let mostBytes = 1 << 16

  /// Creates a loop over the terminal's input.
  init(input: CInt, signals: SignalChannel, watchedFile: String?) {
    self.input = input
    self.signals = signals
    watch = watchedFile.flatMap(FileWatch.init(path:))
  }

  /// Waits until something happens or the deadline, in ``now``'s seconds, has passed.
  ///
  /// - Returns: everything that has happened; empty at the deadline, and while a sequence is
  ///   incomplete.
  mutating func wait(until deadline: Double?) -> [Occurrence] {
    if isHungUp { return [.hangUp] }
    var found: [Occurrence] = []
    var budget = Self.mostBytes
    // Some may have been found while a frame waited to be written.
    var isIdle = !signals.hasPending
    if !isIdle { found += signals.take().compactMap(Self.occurrence(of:)) }
    var timeout = isIdle ? milliseconds(until: deadline) : 0
    while budget > 0, !isHungUp, let ready = poll(timeout) {
      isIdle = false
      timeout = 0
      if ready.signals { found += signals.take().compactMap(Self.occurrence(of:)) }
      if ready.watch, watch?.read() == true { lastChange = monotonicTime() }
      if ready.input { budget -= read(into: &found) }
    }
    if isIdle { decideByTime(&found) }
    return found
  }

  /// Ends the watch; from now on there is nobody to wait for.
  mutating func close() {
    isHungUp = true
    watch?.close()
  }

  /// Adds what has become certain because nothing more has arrived.
  private mutating func decideByTime(_ found: inout [Occurrence]) {
    let now = monotonicTime()
    if let patience = decoder.patience, now >= lastRead + patience {
      found += decoder.timeOut().map(Self.occurrence(of:))
    }
    if let change = lastChange, now >= change + Self.quietTime {
      lastChange = nil
      found.append(.event(.fileChanged))
    }
  }

  /// The time to wait, rounded up; -1 waits forever.
  private func milliseconds(until deadline: Double?) -> CInt {
    let sequence = decoder.patience.map { lastRead + $0 } ?? .infinity
    let change = lastChange.map { $0 + Self.quietTime } ?? .infinity
    let end = min(deadline ?? .infinity, sequence, change)
    guard end < .infinity else { return -1 }
    return CInt(max(0, min(1e9, ((end - monotonicTime()) * 1000).rounded(.up))))
  }

  private typealias Readiness = (input: Bool, signals: Bool, watch: Bool)

  /// What can be read; `nil` when the time is up.
  private func poll(_ timeout: CInt) -> Readiness? {
    let wanted = Int16(POLLIN)
    return withUnsafeTemporaryAllocation(of: pollfd.self, capacity: 3) { places in
      places[0] = pollfd(fd: input, events: wanted, revents: 0)
      places[1] = pollfd(fd: signals.descriptor, events: wanted, revents: 0)
      places[2] = pollfd(fd: watch?.descriptor ?? -1, events: wanted, revents: 0)
      guard CLibrary.poll(places.baseAddress, 3, timeout) > 0 else { return nil }
      return (places[0].revents != 0, places[1].revents != 0, places[2].revents != 0)
    }
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
      lastRead = monotonicTime()
      found += decoder.decode(buffer[..<count]).map(Self.occurrence(of:))
      return count
    }
  }

  /// The line does not turn keys into signals, so those that everyone expects are made here.
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
