import TerminalCore
import TerminalImages

/// Sends pictures no faster than the terminal takes them, and not at all over a line that is too
/// slow for them.
///
/// A question that every terminal answers follows each set of images. Until the answer, frames
/// wait, and only the last waiting frame is shown.
struct ImageFlow {
  /// What pictures are shown with.
  var presenter: ImagePresenter
  /// The frame that waits.
  var waiting: (frame: CellBuffer, images: [PlacedImage], cursor: CellPoint?)?
  /// What has to be sent before the next frame.
  var removal: [UInt8] = []
  private let limits: NcursesOptions.PictureLimits
  private var sent: (count: Int, time: Double, length: Int, spent: Double)?

  init(_ presenter: ImagePresenter, limits: NcursesOptions.PictureLimits) {
    self.presenter = presenter
    self.limits = limits
  }

  /// What asks the terminal what it is: another question than the last one before the terminal is
  /// given back, whose answer must come after this one's.
  static let question = Array(PendingAnswers.question.utf8)
  // Holds what is between together.
  static let beginning = Array("\u{1B}[?2026h".utf8)
  static let end = Array("\u{1B}[?2026l".utf8)

  // So few bytes that they tell nothing of a line.
  private static let telling = 16_384

  /// Whether the terminal has not taken the last pictures yet.
  var isBusy: Bool { sent != nil }
  /// When it is too late for an answer.
  var deadline: Double? { sent.map { $0.time + limits.patience } }

  /// Records that images are being sent, after a number of answers.
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
    guard count > sent.count else { return time > sent.time + limits.patience ? false : nil }
    self.sent = nil
    return sent.length < Self.telling || Double(sent.length) >= sent.spent * limits.bytesPerSecond
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
