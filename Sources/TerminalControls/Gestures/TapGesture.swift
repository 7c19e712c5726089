import FoundationSubset
import TerminalViews

/// A click, or several in a row.
public nonisolated struct TapGesture: PrimitiveGesture {
  /// The number of clicks.
  public var count: Int
  /// Creates a gesture that recognises a number of clicks.
  public init(count: Int = 1) { self.count = count }
  /// Makes the recogniser.
  public static func _makeRecognizer(_ gesture: TapGesture) -> _GestureRecognizer<Void> {
    _GestureRecognizer(TapRecognizer(count: gesture.count) { _ in })
  }
}

/// A click that knows where it was.
public nonisolated struct SpatialTapGesture: PrimitiveGesture {
  /// Where it was.
  public struct Value: Hashable, Sendable {
    /// The middle of the cell, in points.
    public var location: CGPoint
  }
  /// The number of clicks.
  public var count: Int
  /// Where the place is measured from.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture that recognises a number of clicks.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
  /// Makes the recogniser.
  public static func _makeRecognizer(_ gesture: SpatialTapGesture) -> _GestureRecognizer<Value> {
    _GestureRecognizer(
      TapRecognizer(count: gesture.count) {
        Value(location: $0.location(in: gesture.coordinateSpace))
      })
  }
}

/// Counts presses that are followed by a release near by.
final class TapRecognizer<Value>: GestureRecognizing {
  private let count: Int
  private let value: (GestureInput) -> Value
  private var taps = 0
  private var start: CGPoint?
  private var limit: Double?
  private var state = GesturePhase<Value>.possible(nil)

  // A cell is 16 points high: a click may slip by a column and not by a row.
  private static var slip: CGFloat { 10 }
  // Between clicks that belong together.
  private static var pause: Double { 0.35 }

  init(count: Int, _ value: @escaping (GestureInput) -> Value) {
    self.count = max(1, count)
    self.value = value
  }

  var phase: GesturePhase<Value> { state }
  var deadline: Double? { limit }

  func receive(_ input: GestureInput) {
    guard case .possible = state else { return }
    switch input.kind {
    case .began:
      start = input.location
      limit = nil
    case .moved:
      if let start, start.distance(to: input.location) > Self.slip { state = .failed }
    case .ended:
      guard start != nil else { return }
      start = nil
      taps += 1
      if taps == count { state = .ended(value(input)) } else { limit = input.time + Self.pause }
    case .cancelled: state = .failed
    case .tick:
      if let limit, input.time >= limit { state = .failed }
    case .magnified: break
    }
    if case .possible = state {} else { limit = nil }
  }

  func reset() {
    (taps, start, limit, state) = (0, nil, nil, .possible(nil))
  }
}
