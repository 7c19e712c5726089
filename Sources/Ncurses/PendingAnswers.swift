import CLibrary

/// The questions that the terminal has been asked, and how long it takes to answer.
///
/// An answer that comes when the program is gone is read by the shell, as if it were typed. So each
/// group of questions ends with DA1, and before the terminal is given back it is asked a last one,
/// which is waited for as long as this value says. Terminals answer in turn: with the last answer
/// the others have come, or never will.
///
/// A plain value, since a signal handler reads it.
struct PendingAnswers {
  /// DA1, which every terminal answers.
  static let question = "\u{1B}[c"
  /// Asks whether the terminal is well; nothing else asks for that, so its answer is the last.
  private static let lastQuestion: StaticString = "\u{1B}[5n"
  private static let lastAnswer: StaticString = "\u{1B}[0n"

  // A terminal that has not answered for so long never does.
  private static let firstAnswer = 3.0
  // The limits of the patience with one that has answered, or has not been asked.
  private static let shortest = 1.25
  private static let longest = 5.0

  // When the first question was asked that has no answer.
  private var start = Double.infinity
  // The longest time that an answer took.
  private var roundTrip: Double?
  /// The shortest time of an answer, caused by the line alone; `nil` before the first answer.
  private(set) var shortestRoundTrip: Double?

  /// Notes that a group of questions is sent.
  mutating func ask(at time: Double) { start = min(start, time) }

  /// Notes an answer to DA1.
  mutating func answer(at time: Double) {
    guard start < .infinity else { return }
    roundTrip = max(roundTrip ?? 0, time - start)
    shortestRoundTrip = min(shortestRoundTrip ?? .infinity, time - start)
    start = .infinity
  }

  /// Forgets the questions under way: another program has had the terminal and the answers.
  mutating func forget() { start = .infinity }

  /// The seconds to wait for the answer to a question that is asked now; 0 for a terminal that does
  /// not answer.
  ///
  /// Four times the longest round trip, or twice the time that a question is without an answer now,
  /// from 1.25 to 5 s. While no round trip is known, until 3 s after the first question.
  func patience(at time: Double) -> Double {
    let waited = max(0, time - start)
    guard let roundTrip else {
      return start < .infinity ? max(0, Self.firstAnswer - waited) : Self.shortest
    }
    return min(Self.longest, max(Self.shortest, max(4 * roundTrip, 2 * waited)))
  }

  /// Asks the last question, and reads and forgets what comes until its answer has come and nothing
  /// follows; safe in a signal handler.
  ///
  /// The very first answer, if it comes meanwhile, gives the round trip: the last one is waited for
  /// twice as long, up to 5 s. If two terminals show one line, the same answer comes again: the
  /// second one is waited for as long as the first one took, from 10 to 250 ms.
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
