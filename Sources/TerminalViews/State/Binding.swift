/// A reference to a value that another view owns, to read and change it.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let location: ValueLocation<Value>

  package init(location: ValueLocation<Value>) { self.location = location }

  /// Creates a binding of two functions.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = FunctionLocation(get: get, set: set)
  }

  /// Creates a binding to the value of another binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Returns a binding to a constant value.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: FunctionLocation(get: { value }, set: { _ in }))
  }

  /// The value.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.value = newValue }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A part of the value.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    Binding<Member>(
      get: { location.value[keyPath: keyPath] }, set: { location.value[keyPath: keyPath] = $0 })
  }
}

extension Binding {
  /// Returns a binding whose changes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    Binding(
      get: { wrappedValue }, set: { value in withAnimation(animation) { wrappedValue = value } })
  }

  /// Creates a binding to the value of an optional; `nil` if that is `nil` now.
  public init?(_ base: Binding<Value?>) {
    guard let present = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? present }, set: { base.wrappedValue = $0 })
  }

  /// Creates an optional binding to a value; setting `nil` has no effect.
  public init<Present>(_ base: Binding<Present>) where Value == Present? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
}

extension Binding: Collection where Value: MutableCollection {
  /// The index of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The index after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// Returns the index after another.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  /// A binding to an element.
  public subscript(index: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { self.wrappedValue[index] }, set: { self.wrappedValue[index] = $0 })
  }
}

extension Binding: BidirectionalCollection
where Value: MutableCollection & BidirectionalCollection {
  /// Returns the index before another.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {
  /// Returns the index at a distance from another.
  public func index(_ index: Value.Index, offsetBy distance: Int) -> Value.Index {
    wrappedValue.index(index, offsetBy: distance)
  }
  /// Returns the number of elements between two indices.
  public func distance(from start: Value.Index, to end: Value.Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

private final class FunctionLocation<Value>: ValueLocation<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }
  override var value: Value {
    get { get() }
    set { set(newValue) }
  }
}

/// Bindings to the properties of an observable model.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value: AnyObject> {
  /// The model.
  public var wrappedValue: Value
  /// Creates bindings to a model.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates bindings to a model.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Bindings to the same model.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
  /// The bindings themselves.
  public var projectedValue: Bindable<Value> { self }
  /// A binding to a property.
  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    let model = wrappedValue
    return Binding(get: { model[keyPath: keyPath] }, set: { model[keyPath: keyPath] = $0 })
  }
}
