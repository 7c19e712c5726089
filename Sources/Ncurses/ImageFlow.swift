import TerminalCore
import TerminalImages

/// Sends pictures no faster than the terminal takes them, and not at all over a line that is too
/// slow for them.
///
/// After pictures the terminal is asked whether it is well. Until it has answered, frames wait, and
/// of those that wait only the last is shown.
struct ImageFlow {
  /// What pictures are shown with.
  var presenter: ImagePresenter
  /// The frame that waits.
  var waiting: (frame: CellBuffer, images: [PlacedImage], cursor: CellPoint?)?
  /// What has to be sent before the next frame.
  var removal: [UInt8] = []
  private var sent: (count: Int, time: Double, length: Int)?

  init(_ presenter: ImagePresenter) { self.presenter = presenter }

  /// What asks the terminal whether it is well.
  static let question = Array("\u{1B}[5n".utf8)
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
    sent = (count, time, length)
  }

  /// Looks whether the answer has come.
  ///
  /// - Returns: whether the line is fast enough; `nil` while nothing is known.
  mutating func check(_ count: Int, at time: Double) -> Bool? {
    guard let sent else { return nil }
    guard count > sent.count else { return time > sent.time + Self.patience ? false : nil }
    self.sent = nil
    let seconds = time - sent.time
    return sent.length < Self.telling || Double(sent.length) >= seconds * Self.slowest
  }

  /// The screen is cleared, or another program's for a while.
  mutating func forget() {
    removal += presenter.forget()
    (sent, waiting) = (nil, nil)
  }
}
