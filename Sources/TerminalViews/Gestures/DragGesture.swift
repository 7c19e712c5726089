import FoundationSubset

/// A gesture that recognises a movement with the button held.
public nonisolated struct DragGesture: PrimitiveGesture {
  /// The state of the drag at a time.
  public struct Value: Hashable, Sendable {
    /// The time.
    public var time: Date
    /// The location of the pointer in points: the middle of the cell.
    public var location: CGPoint
    /// The location of the press.
    public var startLocation: CGPoint
    /// The velocity of the pointer, in points per second.
    public var velocity: CGSize
    /// The offset from the beginning.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The expected location at rest: a quarter of a second later.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// The offset of the expected location at rest.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
    /// Compares the locations; times and velocities do not count.
    public static func == (lhs: Value, rhs: Value) -> Bool {
      lhs.location == rhs.location && lhs.startLocation == rhs.startLocation
    }
    /// Hashes the location.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(location.x)
      hasher.combine(location.y)
    }
  }

  /// The minimum distance of a drag, in points.
  public var minimumDistance: CGFloat
  /// The coordinate space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: The minimum distance of the pointer in points: ten are two columns or a
  ///     row. With zero the gesture begins with the press.
  ///   - coordinateSpace: The coordinate space of the locations.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
  /// Makes the recogniser.
  public static func _makeRecognizer(_ gesture: DragGesture) -> _GestureRecognizer<Value> {
    _GestureRecognizer(DragRecognizer(gesture))
  }
}

private final class DragRecognizer: GestureRecognizing {
  private var gesture: DragGesture
  private var start: GestureInput?
  private var last: GestureInput?
  private var state = GesturePhase<DragGesture.Value>.possible(nil)

  init(_ gesture: DragGesture) { self.gesture = gesture }

  var phase: GesturePhase<DragGesture.Value> { state }
  var dragDistance: CGFloat? { max(0, gesture.minimumDistance) }

  func adopt(_ other: any GestureRecognizing) {
    if let other = other as? DragRecognizer { gesture = other.gesture }
  }

  func receive(_ input: GestureInput) {
    switch (input.kind, state) {
    case (.began, .possible):
      start = input
      last = input
      if gesture.minimumDistance <= 0 { state = .active(value(input)) }
    case (.moved, .possible):
      guard let start else { return }
      if start.location.distance(to: input.location) >= gesture.minimumDistance {
        state = .active(value(input))
      }
      last = input
    case (.moved, .active):
      state = .active(value(input))
      last = input
    case (.ended, .active): state = .ended(value(input))
    case (.ended, .possible), (.cancelled, .possible), (.cancelled, .active): state = .failed
    default: break
    }
  }

  func reset() { (start, last, state) = (nil, nil, .possible(nil)) }

  private func value(_ input: GestureInput) -> DragGesture.Value {
    var begin = start ?? input
    // The view may have moved meanwhile.
    (begin.frame, begin.spaces) = (input.frame, input.spaces)
    let time = input.time - (last?.time ?? input.time)
    let distance = CGSize(
      width: input.location.x - (last?.location.x ?? input.location.x),
      height: input.location.y - (last?.location.y ?? input.location.y))
    return DragGesture.Value(
      time: Date(), location: input.location(in: gesture.coordinateSpace),
      startLocation: begin.location(in: gesture.coordinateSpace),
      velocity: time > 0
        ? CGSize(width: distance.width / CGFloat(time), height: distance.height / CGFloat(time))
        : .zero)
  }
}
