import TerminalCharts
import TerminalViews

/// The gestures that a press may become, and their order of precedence.
///
/// Gestures of inner views precede those of outer views unless a modifier says otherwise. A gesture
/// waits until all that precede it have failed. The first to begin or to end wins; the others fail.
@MainActor struct GestureSession {
  private let simultaneous: [GestureAttachment]
  /// The gestures in their order of precedence.
  private let ordered: [GestureAttachment]
  private var winner: GestureAttachment?
  private(set) var isDown = false

  /// Begins with the gestures of the responders at a point; `nil` if they have none.
  init?(_ path: [Responder]) {
    let attachments = path.compactMap(\.gestures)
    guard !attachments.isEmpty else { return nil }
    simultaneous = attachments.filter { $0.priority == .simultaneous }
    ordered =
      attachments.reversed().filter { $0.priority == .high }
      + attachments.filter { $0.priority == .normal }
    for attachment in attachments { attachment.recognizer.reset() }
  }

  private var all: [GestureAttachment] { ordered + simultaneous }

  /// The distance after which a drag begins; `nil` if no gesture is a drag.
  var dragDistance: CGFloat? { all.compactMap(\.recognizer.dragDistance).max() }

  var deadline: Double? { all.compactMap(\.recognizer.deadline).min() }

  /// Returns whether the responders at a point have the gestures of this session.
  func isMade(of path: [Responder]) -> Bool {
    let others = path.compactMap(\.gestures)
    return Set(others.map(ObjectIdentifier.init)) == Set(all.map(ObjectIdentifier.init))
  }

  /// Passes a change of the press to the gestures that can still be recognised, and calls actions.
  ///
  /// - Parameter frames: The current frames of the views; a missing view has been removed.
  mutating func send(
    _ input: GestureInput, _ frames: [ObjectIdentifier: CGRect], _ spaces: [String: CGRect]
  ) {
    switch input.kind {
    case .began: isDown = true
    case .ended, .cancelled: isDown = false
    default: break
    }
    for attachment in all {
      var input = input
      input.spaces = spaces
      if let frame = frames[ObjectIdentifier(attachment)] {
        input.frame = frame
      } else {
        input.kind = .cancelled
      }
      if winner == nil || winner === attachment || attachment.priority == .simultaneous {
        attachment.recognizer.receive(input)
      }
    }
    decide()
  }

  private mutating func decide() {
    for attachment in simultaneous { attachment.recognizer.perform() }
    if let winner { return winner.recognizer.perform() }
    for attachment in ordered {
      let recognizer = attachment.recognizer
      recognizer.perform()
      if recognizer.hasFailed { continue }
      guard recognizer.isActive || recognizer.hasEnded else { return }
      winner = attachment
      for other in ordered where other !== attachment { other.recognizer.reset() }
      return
    }
  }

  /// Whether all gestures have ended or failed.
  var isOver: Bool {
    guard !isDown else { return false }
    return all.allSatisfy { attachment in
      let recognizer = attachment.recognizer
      if let winner, winner !== attachment, attachment.priority != .simultaneous { return true }
      return recognizer.hasFailed || recognizer.hasEnded || recognizer.deadline == nil
    }
  }

  /// Ends all unfinished gestures.
  func finish() { for attachment in all { attachment.recognizer.reset() } }
}
