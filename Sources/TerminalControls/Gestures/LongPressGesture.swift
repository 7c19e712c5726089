import FoundationSubset
import TerminalViews

/// A button that is held where it went down.
public nonisolated struct LongPressGesture: PrimitiveGesture {
  /// How long, in seconds.
  public var minimumDuration: Double
  /// How far the pointer may move meanwhile, in points.
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
  private var state = GesturePhase<Bool>.possible(nil)

  init(_ gesture: LongPressGesture) { self.gesture = gesture }

  var phase: GesturePhase<Bool> { state }
  var deadline: Double? {
    guard case .possible = state else { return nil }
    return start.map { $0.time + gesture.minimumDuration }
  }

  func adopt(_ other: any GestureRecognizing) {
    if let other = other as? LongPressRecognizer { gesture = other.gesture }
  }

  func receive(_ input: GestureInput) {
    guard case .possible = state else { return }
    switch input.kind {
    case .began:
      start = input
      state = .possible(true)
    case .moved:
      guard let start else { return }
      if start.location.distance(to: input.location) > gesture.maximumDistance { state = .failed }
    case .tick:
      if let deadline, input.time >= deadline { state = .ended(true) }
    case .ended, .cancelled:
      if start != nil { state = .failed }
    case .magnified: break
    }
  }

  func reset() { (start, state) = (nil, .possible(nil)) }
}

/// A gesture that recognises turns of the wheel with the control key held.
public nonisolated struct MagnifyGesture: PrimitiveGesture {
  /// A moment of the gesture.
  public struct Value: Hashable, Sendable {
    /// By what factor, from the beginning.
    public var magnification: CGFloat
    /// Where the pointer is, in points of the view.
    public var startLocation: CGPoint
    /// Where the pointer is, as shares of the view.
    public var startAnchor: UnitPoint
  }
  /// The least change that counts.
  public var minimumScaleDelta: CGFloat
  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  /// Makes the recogniser.
  public static func _makeRecognizer(_ gesture: MagnifyGesture) -> _GestureRecognizer<Value> {
    _GestureRecognizer(MagnifyRecognizer { $0 })
  }
}

/// The wheel, turned with the control key held, as a factor.
public nonisolated struct MagnificationGesture: PrimitiveGesture {
  /// The least change that counts.
  public var minimumScaleDelta: CGFloat
  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  /// Makes the recogniser.
  public static func _makeRecognizer(
    _ gesture: MagnificationGesture
  ) -> _GestureRecognizer<CGFloat> {
    _GestureRecognizer(MagnifyRecognizer { $0.magnification })
  }
}

private final class MagnifyRecognizer<Value>: GestureRecognizing {
  private let convert: (MagnifyGesture.Value) -> Value
  private var state = GesturePhase<Value>.possible(nil)
  private var moment: MagnifyGesture.Value?
  private var limit: Double?

  // The seconds without a turn after which the gesture ends, since a terminal does not report that.
  private static var rest: Double { 0.3 }

  init(_ convert: @escaping (MagnifyGesture.Value) -> Value) { self.convert = convert }

  var phase: GesturePhase<Value> { state }
  var deadline: Double? { limit }

  func receive(_ input: GestureInput) {
    switch input.kind {
    case .magnified(let factor):
      let place = input.location(in: .local)
      var next =
        moment
        ?? MagnifyGesture.Value(
          magnification: 1, startLocation: place,
          startAnchor: UnitPoint(
            x: place.x / max(1, input.frame.width), y: place.y / max(1, input.frame.height)))
      next.magnification *= CGFloat(factor)
      moment = next
      limit = input.time + Self.rest
      state = .active(convert(next))
    case .tick:
      if let moment, let limit, input.time >= limit { finish(.ended(convert(moment))) }
    case .cancelled: finish(.failed)
    case .began, .moved, .ended:
      if let moment { finish(.ended(convert(moment))) } else { finish(.failed) }
    }
  }

  private func finish(_ phase: GesturePhase<Value>) { (state, limit) = (phase, nil) }

  func reset() { (state, moment, limit) = (.possible(nil), nil, nil) }
}
