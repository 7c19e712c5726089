import TerminalCore
import TerminalImages

/// Sends pictures no faster than the terminal takes them, and reports a line that is too slow for
/// them.
///
/// A line is too slow after three frames in a row whose bytes took too long, without the round trip
/// that an empty query takes. The program decides whether images end then: a user who asked for
/// them gets them.
///
/// A query that every terminal answers follows each set of images. Until the answer, frames
/// wait, and only the last waiting frame is shown.
struct ImageFlow {
  /// The encoder of images for the terminal.
  var presenter: ImagePresenter
  /// The frame that waits.
  var waiting: (frame: CellBuffer, images: [PlacedImage], cursor: CellPoint?)?
  /// The bytes to send before the next frame.
  var removal: [UInt8] = []
  private let limits: NcursesOptions.PictureLimits
  private var sent: (count: Int, time: Double, length: Int, spent: Double)?
  // The frames in a row that were slow.
  private var slowFrames = 0
  private static let maximumSlowFrames = 3

  init(_ presenter: ImagePresenter, limits: NcursesOptions.PictureLimits) {
    self.presenter = presenter
    self.limits = limits
  }

  /// The query after images: not the last query before the terminal is given back, whose answer
  /// must come after this one's.
  static let question = Array(PendingAnswers.question.utf8)
  // Make the terminal show what is between them at once.
  static let beginning = Array("\u{1B}[?2026h".utf8)
  static let end = Array("\u{1B}[?2026l".utf8)

  // Below this number of bytes, their time says nothing about the line.
  private static let telling = 16_384

  /// Whether the terminal has not taken the last pictures yet.
  var isBusy: Bool { sent != nil }
  /// The time after which an answer is too late; `nil` if none is awaited.
  var deadline: Double? { sent.map { $0.time + limits.patience } }

  /// Records that images are being sent, after a number of answers.
  mutating func begin(_ length: Int, after count: Int, at time: Double) {
    sent = (count, time, length, 0)
  }

  /// Adds seconds that were spent only on writing and waiting: other work of the program says
  /// nothing about the line.
  mutating func pass(_ seconds: Double) { sent?.spent += seconds }

  /// Checks whether the terminal has taken the last pictures, or will not.
  ///
  /// - Parameter roundTrip: The seconds that an empty query takes.
  /// - Returns: whether the line has just proved too slow; `nil` while pictures are under way.
  mutating func check(_ count: Int, at time: Double, roundTrip: Double) -> Bool? {
    guard let sent else { return nil }
    let isAnswered = count > sent.count
    guard isAnswered || time > sent.time + limits.patience else { return nil }
    self.sent = nil
    let longest = roundTrip + Double(sent.length) / limits.bytesPerSecond
    let isSlow = sent.length >= Self.telling && sent.spent > longest
    slowFrames = !isAnswered ? Self.maximumSlowFrames : isSlow ? slowFrames + 1 : 0
    return slowFrames == Self.maximumSlowFrames
  }

  /// Forgets the images on the screen, which is cleared, but not those on the way to the terminal.
  mutating func forget() {
    removal += presenter.forget()
    waiting = nil
  }

  /// Forgets the awaited answer too, which another program may have read while it had the terminal.
  mutating func resume() {
    forget()
    sent = nil
  }
}
