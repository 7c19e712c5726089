/// A value that is copied as one reference until a copy is changed: a frame copies its state often,
/// and what was read, with all that follows from it, is of two dozen references.
@propertyWrapper package struct Boxed<Value: Equatable & Sendable>: Equatable, Sendable {
  // Changed only while nobody else has it.
  private final class Box: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  package init(wrappedValue: Value) { box = Box(wrappedValue) }

  package var wrappedValue: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }

  package static func == (left: Boxed, right: Boxed) -> Bool {
    left.box === right.box || left.box.value == right.box.value
  }
}
