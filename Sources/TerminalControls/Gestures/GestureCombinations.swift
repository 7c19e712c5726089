import FoundationSubset
import TerminalViews

/// Two gestures in order: the second is recognised only if the first fails.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The value of the recognised gesture.
  public enum Value {
    /// The first.
    case first(First.Value)
    /// The second.
    case second(Second.Value)
  }
  /// The gesture that is tried first.
  public var first: First
  /// The gesture that is tried if the first fails.
  public var second: Second
  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  /// Makes the recogniser.
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    _GestureRecognizer(ExclusiveRecognizer(gesture.first, gesture.second))
  }
}

/// Two gestures that are recognised simultaneously.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The value of one of both gestures.
  public struct Value {
    /// The value of the first gesture.
    public var first: First.Value?
    /// The value of the second gesture.
    public var second: Second.Value?
  }
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second
  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  /// Makes the recogniser.
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    _GestureRecognizer(SimultaneousRecognizer(gesture.first, gesture.second))
  }
}

nonisolated extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
nonisolated extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
nonisolated extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// A sequence of two gestures.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The progress of the sequence.
  public enum Value {
    /// The first gesture is under way.
    case first(First.Value)
    /// The first gesture has ended; the second may be under way.
    case second(First.Value, Second.Value?)
  }
  /// The first.
  public var first: First
  /// The gesture after the first.
  public var second: Second
  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  /// Makes the recogniser.
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    _GestureRecognizer(SequenceRecognizer(gesture.first, gesture.second))
  }
}

nonisolated extension Gesture {
  /// Returns a gesture that tries another if this one fails.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
  /// Returns a gesture that recognises this one and another simultaneously.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  /// Returns a sequence of this gesture and another.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

/// The base of recognisers of two gestures.
private class PairRecognizer<First: Gesture, Second: Gesture> {
  let first: any GestureRecognizing<First.Value>
  let second: any GestureRecognizing<Second.Value>

  init(_ first: First, _ second: Second) {
    self.first = First._makeRecognizer(first).recognizer
    self.second = Second._makeRecognizer(second).recognizer
  }

  var deadline: Double? { [first.deadline, second.deadline].compactMap { $0 }.min() }
  var dragDistance: CGFloat? { first.dragDistance ?? second.dragDistance }
  func receive(_ input: GestureInput) {
    first.receive(input)
    second.receive(input)
  }
  func reset() {
    first.reset()
    second.reset()
  }
  func adopt(_ other: any GestureRecognizing) {
    guard let other = other as? PairRecognizer else { return }
    first.adopt(other.first)
    second.adopt(other.second)
  }
}

private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First, Second>, GestureRecognizing
{
  var phase: GesturePhase<ExclusiveGesture<First, Second>.Value> {
    first.hasFailed ? second.phase.map { .second($0) } : first.phase.map { .first($0) }
  }
  func perform() {
    if first.hasFailed { second.perform() } else { first.perform() }
  }
}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First, Second>, GestureRecognizing
{
  var phase: GesturePhase<SimultaneousGesture<First, Second>.Value> {
    let value = SimultaneousGesture<First, Second>.Value(
      first: first.phase.value, second: second.phase.value)
    if first.isActive || second.isActive { return .active(value) }
    if first.hasFailed && second.hasFailed { return .failed }
    let isOver = (first.hasEnded || first.hasFailed) && (second.hasEnded || second.hasFailed)
    return isOver ? .ended(value) : .possible(nil)
  }
  func perform() {
    first.perform()
    second.perform()
  }
}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First, Second>, GestureRecognizing
{
  private var isDown = false

  var phase: GesturePhase<SequenceGesture<First, Second>.Value> {
    guard case .ended(let made) = first.phase else { return first.phase.map { .first($0) } }
    return switch second.phase {
    case .possible(let value): .active(.second(made, value))
    case .active(let value): .active(.second(made, value))
    case .ended(let value): .ended(.second(made, value))
    case .failed: .failed
    }
  }

  override func receive(_ input: GestureInput) {
    switch input.kind {
    case .began: isDown = true
    case .ended, .cancelled: isDown = false
    default: break
    }
    guard !first.hasEnded else { return second.receive(input) }
    first.receive(input)
    guard first.hasEnded, isDown else { return }
    // The button is already pressed, so the second gesture begins here.
    var beginning = input
    beginning.kind = .began
    second.receive(beginning)
  }

  func perform() {
    first.perform()
    if first.hasEnded { second.perform() }
  }

  override func reset() {
    super.reset()
    isDown = false
  }
}
