import FoundationSubset

/// Two gestures of which the first one goes before: the second counts when the first has failed.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// Which of the two it was.
  public enum Value {
    /// The first.
    case first(First.Value)
    /// The second.
    case second(Second.Value)
  }
  /// The one that goes before.
  public var first: First
  /// The other.
  public var second: Second
  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  /// Makes the recogniser.
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    ExclusiveRecognizer(
      First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second),
      { .first($0) }, { .second($0) })
  }
}

/// Two gestures at a time.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What is known of both.
  public struct Value {
    /// Of the first.
    public var first: First.Value?
    /// Of the second.
    public var second: Second.Value?
  }
  /// One of them.
  public var first: First
  /// The other.
  public var second: Second
  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  /// Makes the recogniser.
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    SimultaneousRecognizer(
      First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second),
      { Value(first: $0, second: $1) })
  }
}

nonisolated extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
nonisolated extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
nonisolated extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// One gesture after another.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// How far it has come.
  public enum Value {
    /// The first is being made.
    case first(First.Value)
    /// The first was made, and perhaps the second is.
    case second(First.Value, Second.Value?)
  }
  /// The first.
  public var first: First
  /// The one after it.
  public var second: Second
  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  /// Makes the recogniser.
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    SequenceRecognizer(
      First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second),
      { .first($0) }, { .second($0, $1) })
  }
}

nonisolated extension Gesture {
  /// This gesture, or else another.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
  /// This gesture and another at a time.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  /// This gesture, and another after it.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

/// Recognises with two others.
private class PairRecognizer<First, Second, Value>: _GestureRecognizer<Value> {
  let first: _GestureRecognizer<First>
  let second: _GestureRecognizer<Second>

  init(_ first: _GestureRecognizer<First>, _ second: _GestureRecognizer<Second>) {
    self.first = first
    self.second = second
  }

  override var deadline: Double? {
    [first.deadline, second.deadline].compactMap { $0 }.min()
  }
  override var dragDistance: CGFloat? { first.dragDistance ?? second.dragDistance }
  override func receive(_ input: GestureInput) {
    first.receive(input)
    second.receive(input)
  }
  override func reset() {
    first.reset()
    second.reset()
  }
  override func adopt(_ other: any GestureRecognizing) {
    guard let other = other as? PairRecognizer else { return }
    first.adopt(other.first)
    second.adopt(other.second)
  }
}

private final class ExclusiveRecognizer<First, Second, Value>:
  PairRecognizer<First, Second, Value>
{
  private let one: (First) -> Value
  private let other: (Second) -> Value

  init(
    _ first: _GestureRecognizer<First>, _ second: _GestureRecognizer<Second>,
    _ one: @escaping (First) -> Value, _ other: @escaping (Second) -> Value
  ) {
    (self.one, self.other) = (one, other)
    super.init(first, second)
  }

  override var phase: GesturePhase<Value> {
    first.hasFailed ? second.phase.map(other) : first.phase.map(one)
  }
  override func perform() {
    if first.hasFailed { second.perform() } else { first.perform() }
  }
}

private final class SimultaneousRecognizer<First, Second, Value>:
  PairRecognizer<First, Second, Value>
{
  private let join: (First?, Second?) -> Value

  init(
    _ first: _GestureRecognizer<First>, _ second: _GestureRecognizer<Second>,
    _ join: @escaping (First?, Second?) -> Value
  ) {
    self.join = join
    super.init(first, second)
  }

  override var phase: GesturePhase<Value> {
    let value = join(first.phase.value, second.phase.value)
    if first.isActive || second.isActive { return .active(value) }
    if first.hasFailed && second.hasFailed { return .failed }
    let isOver = (first.hasEnded || first.hasFailed) && (second.hasEnded || second.hasFailed)
    return isOver ? .ended(value) : .possible(nil)
  }
  override func perform() {
    first.perform()
    second.perform()
  }
}

private final class SequenceRecognizer<First, Second, Value>:
  PairRecognizer<First, Second, Value>
{
  private let one: (First) -> Value
  private let both: (First, Second?) -> Value
  private var isDown = false

  init(
    _ first: _GestureRecognizer<First>, _ second: _GestureRecognizer<Second>,
    _ one: @escaping (First) -> Value, _ both: @escaping (First, Second?) -> Value
  ) {
    (self.one, self.both) = (one, both)
    super.init(first, second)
  }

  override var phase: GesturePhase<Value> {
    guard case .ended(let made) = first.phase else { return first.phase.map(one) }
    switch second.phase {
    case .possible(let value): return .active(both(made, value))
    case .active(let value): return .active(both(made, value))
    case .ended(let value): return .ended(both(made, value))
    case .failed: return .failed
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
    // The button is down already: for the second it went down here.
    var beginning = input
    beginning.kind = .began
    second.receive(beginning)
  }

  override func perform() {
    first.perform()
    if first.hasEnded { second.perform() }
  }

  override func reset() {
    super.reset()
    isDown = false
  }
}
