import CLibrary

/// The queries that the terminal has been sent, and how long it takes to answer.
///
/// The shell reads an answer that arrives after the program has ended, as if it were typed. So each
/// group of queries ends with DA1, and before the terminal is given back it gets a last query,
/// whose answer is awaited for as long as this value says. Terminals answer in order: with the last
/// answer the others have arrived, or never will.
///
/// A plain value, since a signal handler reads it.
struct PendingAnswers {
  /// DA1, which every terminal answers.
  static let question = "\u{1B}[c"
  /// Asks whether the terminal is well; no other query asks for that, so its answer is the last.
  private static let lastQuestion: StaticString = "\u{1B}[5n"
  private static let lastAnswer: StaticString = "\u{1B}[0n"

  // A terminal that has not answered by then never does.
  private static let firstAnswer = 3.0
  // The limits of the wait for a terminal that has answered, or has not been asked.
  private static let shortest = 1.25
  private static let longest = 5.0

  // The time of the first query without an answer.
  private var start = Double.infinity
  // The longest time that an answer took.
  private var roundTrip: Double?
  /// The shortest time of an answer, due to the line alone; `nil` before the first answer.
  private(set) var shortestRoundTrip: Double?

  /// Notes that a group of queries is sent.
  mutating func ask(at time: Double) { start = min(start, time) }

  /// Notes an answer to DA1.
  mutating func answer(at time: Double) {
    guard start < .infinity else { return }
    roundTrip = max(roundTrip ?? 0, time - start)
    shortestRoundTrip = min(shortestRoundTrip ?? .infinity, time - start)
    start = .infinity
  }

  /// Forgets the pending queries: another program has had the terminal and the answers.
  mutating func forget() { start = .infinity }

  /// Returns the seconds to wait for the answer to a query that is sent now; 0 for a terminal that
  /// does not answer.
  ///
  /// Four times the longest round trip, or twice the time that a query is without an answer now,
  /// from 1.25 to 5 s. While no round trip is known, until 3 s after the first query.
  func patience(at time: Double) -> Double {
    let waited = max(0, time - start)
    guard let roundTrip else {
      return start < .infinity ? max(0, Self.firstAnswer - waited) : Self.shortest
    }
    return min(Self.longest, max(Self.shortest, max(4 * roundTrip, 2 * waited)))
  }

  /// Sends the last query, and discards input until its answer has arrived and nothing follows;
  /// safe in a signal handler.
  ///
  /// If the very first answer arrives meanwhile, it gives the round trip: the last one is awaited
  /// for twice as long, up to 5 s. If two terminals share the line, the answer arrives twice: the
  /// second is awaited for as long as the first took, from 10 to 250 ms.
  ///
  /// - Parameter buffer: some bytes to read into.
  func settle(input: CInt, output: CInt, buffer: UnsafeMutableRawBufferPointer) {
    let (asked, answer) = (monotonicSeconds(), Self.lastAnswer)
    var end = asked + patience(at: asked)
    guard end > asked, writeAll(output, Self.lastQuestion, until: end) else { return }
    var (matched, isAnswered) = (0, false)
    while wait(for: input, Int16(POLLIN), until: end) {
      let count = read(input, buffer.baseAddress, buffer.count)
      guard count > 0 else { return }
      if roundTrip == nil, !isAnswered {
        end = max(end, asked + min(Self.longest, 2 * max(0, monotonicSeconds() - start)))
      }
      for index in 0..<count {
        if buffer[index] != answer.utf8Start[matched] { matched = 0 }
        if buffer[index] == answer.utf8Start[matched] { matched += 1 }
        guard matched == answer.utf8CodeUnitCount else { continue }
        (matched, isAnswered) = (0, true)
        let now = monotonicSeconds()
        end = min(end, now + min(0.25, max(0.01, now - asked)))
      }
    }
  }
}
