import TerminalCore
import TerminalImages

/// Sends pictures no faster than the terminal takes them, and not at all over a line that is too
/// slow for them.
///
/// After pictures the terminal is asked what every terminal answers. Until it has, frames wait, and
/// of those that wait only the last is shown.
struct ImageFlow {
  /// What pictures are shown with.
  var presenter: ImagePresenter
  /// The frame that waits.
  var waiting: (frame: CellBuffer, images: [PlacedImage], cursor: CellPoint?)?
  /// What has to be sent before the next frame.
  var removal: [UInt8] = []
  private var sent: (count: Int, time: Double, length: Int, spent: Double)?

  init(_ presenter: ImagePresenter) { self.presenter = presenter }

  /// What asks the terminal what it is: another question than the last one before the terminal is
  /// given back, whose answer must come after this one's.
  static let question = Array(PendingAnswers.question.utf8)
  // Holds what is between together.
  static let beginning = Array("\u{1B}[?2026h".utf8)
  static let end = Array("\u{1B}[?2026l".utf8)

  // Bytes in a second, below which a person waits for each frame; and so few that they tell
  // nothing.
  private static let slowest = 200_000.0
  private static let telling = 16_384
  // A terminal that says nothing for so long has no time for pictures.
  private static let patience = 2.0

  /// Whether the terminal has not taken the last pictures yet.
  var isBusy: Bool { sent != nil }
  /// When it is too late for an answer.
  var deadline: Double? { sent.map { $0.time + Self.patience } }

  /// Notes that pictures are being sent, after so many answers.
  mutating func begin(_ length: Int, after count: Int, at time: Double) {
    sent = (count, time, length, 0)
  }

  /// Notes seconds in which nothing was done but to write and to wait: what a program does
  /// otherwise tells nothing of the line.
  mutating func pass(_ seconds: Double) { sent?.spent += seconds }

  /// Looks whether the answer has come.
  ///
  /// - Returns: whether the line is fast enough; `nil` while nothing is known.
  mutating func check(_ count: Int, at time: Double) -> Bool? {
    guard let sent else { return nil }
    guard count > sent.count else { return time > sent.time + Self.patience ? false : nil }
    self.sent = nil
    return sent.length < Self.telling || Double(sent.length) >= sent.spent * Self.slowest
  }

  /// The screen is cleared; what is under way to the terminal stays so.
  mutating func forget() {
    removal += presenter.forget()
    waiting = nil
  }

  /// The terminal has been another program's for a while, which may have had the answer.
  mutating func resume() {
    forget()
    sent = nil
  }
}
