import FoundationSubset
import TerminalViews

/// A gesture that recognises a number of clicks.
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

/// A gesture that recognises a number of clicks and their location.
public nonisolated struct SpatialTapGesture: PrimitiveGesture {
  /// A recognised click.
  public struct Value: Hashable, Sendable {
    /// The middle of the cell, in points.
    public var location: CGPoint
  }
  /// The number of clicks.
  public var count: Int
  /// The coordinate space of the location.
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

/// A recogniser of presses with a release near by.
final class TapRecognizer<Value>: GestureRecognizing {
  private let count: Int
  private let value: (GestureInput) -> Value
  private var taps = 0
  private var start: CGPoint?
  private(set) var deadline: Double?
  private(set) var phase = GesturePhase<Value>.possible(nil)

  // In points: a click may slip by a column, but not by a row, which is 16 points high.
  private static var slip: CGFloat { 10 }
  // The longest time between clicks that belong together, in seconds.
  private static var pause: Double { 0.35 }

  init(count: Int, _ value: @escaping (GestureInput) -> Value) {
    self.count = max(1, count)
    self.value = value
  }

  func receive(_ input: GestureInput) {
    guard case .possible = phase else { return }
    switch input.kind {
    case .began:
      start = input.location
      deadline = nil
    case .moved:
      if let start, start.distance(to: input.location) > Self.slip { phase = .failed }
    case .ended:
      guard start != nil else { return }
      start = nil
      taps += 1
      if taps == count { phase = .ended(value(input)) } else { deadline = input.time + Self.pause }
    case .cancelled: phase = .failed
    case .tick:
      if let deadline, input.time >= deadline { phase = .failed }
    case .magnified: break
    }
    if case .possible = phase {} else { deadline = nil }
  }

  func reset() {
    (taps, start, deadline, phase) = (0, nil, nil, .possible(nil))
  }
}
