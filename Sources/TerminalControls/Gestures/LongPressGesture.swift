import FoundationSubset
import TerminalViews

/// A gesture that recognises a button held in one place.
public nonisolated struct LongPressGesture: PrimitiveGesture {
  /// The duration in seconds.
  public var minimumDuration: Double
  /// The distance in points that the pointer may move.
  public var maximumDistance: CGFloat
  /// Creates a gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
  /// Makes the recogniser.
  public static func _makeRecognizer(_ gesture: LongPressGesture) -> _GestureRecognizer<Bool> {
    _GestureRecognizer(LongPressRecognizer(gesture))
  }
}

private final class LongPressRecognizer: GestureRecognizing {
  private var gesture: LongPressGesture
  private var start: GestureInput?
  private(set) var phase = GesturePhase<Bool>.possible(nil)

  init(_ gesture: LongPressGesture) { self.gesture = gesture }

  var deadline: Double? {
    guard case .possible = phase else { return nil }
    return start.map { $0.time + gesture.minimumDuration }
  }

  func adopt(_ other: any GestureRecognizing) {
    if let other = other as? LongPressRecognizer { gesture = other.gesture }
  }

  func receive(_ input: GestureInput) {
    guard case .possible = phase else { return }
    switch input.kind {
    case .began:
      start = input
      phase = .possible(true)
    case .moved:
      guard let start else { return }
      if start.location.distance(to: input.location) > gesture.maximumDistance { phase = .failed }
    case .tick:
      if let deadline, input.time >= deadline { phase = .ended(true) }
    case .ended, .cancelled:
      if start != nil { phase = .failed }
    case .magnified: break
    }
  }

  func reset() { (start, phase) = (nil, .possible(nil)) }
}

/// A gesture that recognises turns of the wheel with the control key held.
public nonisolated struct MagnifyGesture: PrimitiveGesture {
  /// A moment of the gesture.
  public struct Value: Hashable, Sendable {
    /// The factor since the beginning.
    public var magnification: CGFloat
    /// The location of the pointer, in points of the view.
    public var startLocation: CGPoint
    /// The location of the pointer, as fractions of the size of the view.
    public var startAnchor: UnitPoint
  }
  /// The minimum change; has no effect, since the wheel turns by steps.
  public var minimumScaleDelta: CGFloat
  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  /// Makes the recogniser.
  public static func _makeRecognizer(_ gesture: MagnifyGesture) -> _GestureRecognizer<Value> {
    _GestureRecognizer(MagnifyRecognizer())
  }
}

private final class MagnifyRecognizer: GestureRecognizing {
  private(set) var phase = GesturePhase<MagnifyGesture.Value>.possible(nil)
  private var moment: MagnifyGesture.Value?
  private(set) var deadline: Double?

  // The seconds without a turn after which the gesture ends, since a terminal does not report that.
  private static let rest = 0.3

  func receive(_ input: GestureInput) {
    switch input.kind {
    case .magnified(let factor):
      let location = input.location(in: .local)
      var next =
        moment
        ?? MagnifyGesture.Value(
          magnification: 1, startLocation: location,
          startAnchor: UnitPoint(
            x: location.x / max(1, input.frame.width), y: location.y / max(1, input.frame.height)))
      next.magnification *= CGFloat(factor)
      moment = next
      deadline = input.time + Self.rest
      phase = .active(next)
    case .tick:
      if let moment, let deadline, input.time >= deadline { finish(.ended(moment)) }
    case .cancelled: finish(.failed)
    case .began, .moved, .ended: finish(moment.map { .ended($0) } ?? .failed)
    }
  }

  private func finish(_ phase: GesturePhase<MagnifyGesture.Value>) {
    (self.phase, deadline) = (phase, nil)
  }

  func reset() { (phase, moment, deadline) = (.possible(nil), nil, nil) }
}
