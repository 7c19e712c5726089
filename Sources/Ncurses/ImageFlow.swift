import TerminalCore
import TerminalImages

/// Sends pictures no faster than the terminal takes them, and reports a line that is too slow for
/// them.
///
/// A line is too slow after three frames in a row whose bytes took too long, without the round trip
/// that an empty question takes. Whether pictures end then is up to the program: a user who asked
/// for them gets them.
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
  // The frames in a row that were slow.
  private var slowFrames = 0
  private static let mostSlowFrames = 3

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

  /// Checks whether the terminal has taken the last pictures, or will not.
  ///
  /// - Parameter roundTrip: The seconds that an empty question takes.
  /// - Returns: whether the line has just proved too slow; `nil` while pictures are under way.
  mutating func check(_ count: Int, at time: Double, roundTrip: Double) -> Bool? {
    guard let sent else { return nil }
    let isAnswered = count > sent.count
    guard isAnswered || time > sent.time + limits.patience else { return nil }
    self.sent = nil
    let longest = roundTrip + Double(sent.length) / limits.bytesPerSecond
    let isSlow = sent.length >= Self.telling && sent.spent > longest
    slowFrames = !isAnswered ? Self.mostSlowFrames : isSlow ? slowFrames + 1 : 0
    return slowFrames == Self.mostSlowFrames
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
