import FoundationSubset

/// A movement with the button held.
public nonisolated struct DragGesture: PrimitiveGesture {
  /// A moment of the movement.
  public struct Value: Hashable, Sendable {
    /// When it was.
    public var time: Date
    /// Where the pointer is, in points: the middle of the cell.
    public var location: CGPoint
    /// Where the button went down.
    public var startLocation: CGPoint
    /// How fast the pointer moves, in points a second.
    public var velocity: CGSize
    /// The way from the beginning.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where the pointer would come to rest: a quarter of a second on.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// The way to where the pointer would come to rest.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
    /// Compares moments.
    public static func == (lhs: Value, rhs: Value) -> Bool {
      lhs.location == rhs.location && lhs.startLocation == rhs.startLocation
    }
    /// Hashes the places.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(location.x)
      hasher.combine(location.y)
    }
  }

  /// How far the pointer must move before it is a drag, in points.
  public var minimumDistance: CGFloat
  /// Where places are measured from.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: how far the pointer must move, in points: ten are two columns or a row;
  ///     with zero it begins when the button goes down.
  ///   - coordinateSpace: where places are measured from.
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
    let way = CGSize(
      width: input.location.x - (last?.location.x ?? input.location.x),
      height: input.location.y - (last?.location.y ?? input.location.y))
    return DragGesture.Value(
      time: Date(), location: input.location(in: gesture.coordinateSpace),
      startLocation: begin.location(in: gesture.coordinateSpace),
      velocity: time > 0
        ? CGSize(width: way.width / CGFloat(time), height: way.height / CGFloat(time))
        : .zero)
  }
}
