import TerminalViews

/// A model that publishes its changes, for platforms without Combine.
///
/// Properties marked `Published` publish their changes themselves.
public protocol ObservableObject: AnyObject {
  /// The publisher of coming changes.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// The publisher that the published properties share.
  public var objectWillChange: ObservableObjectPublisher {
    var storages: [any PublishedStorage] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let reflected = mirror {
      storages += reflected.children.compactMap { ($0.value as? any PublishedProperty)?.anyStorage }
      mirror = reflected.superclassMirror
    }
    let publisher =
      storages.lazy.compactMap(\.publisher).first ?? ObservableObjectPublisher()
    for storage in storages { storage.publisher = publisher }
    return publisher
  }
}

/// A publisher that tells its listeners that an object is about to change.
public nonisolated final class ObservableObjectPublisher {
  private var listeners: [ObjectIdentifier: Listener] = [:]

  private struct Listener {
    weak var reader: (any StateReader)?
    weak var tree: ViewTree?
  }

  /// Creates a publisher.
  public init() {}

  /// Announces that the object is about to change.
  public func send() {
    for listener in listeners.values {
      listener.reader?.becomeStale()
      listener.tree?.invalidate()
    }
    listeners = listeners.filter { $0.value.reader != nil }
  }

  func add(_ reader: any StateReader, in tree: ViewTree) {
    listeners[ObjectIdentifier(reader)] = Listener(reader: reader, tree: tree)
  }
}

/// A property of an `ObservableObject` whose changes update the views that read the object.
@propertyWrapper public struct Published<Value> {
  private let storage: Storage

  private final class Storage: PublishedStorage {
    var value: Value
    var publisher: ObservableObjectPublisher?
    init(_ value: Value) { self.value = value }
  }

  /// Creates a property.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// Only properties of classes can be published.
  @available(*, unavailable, message: "@Published is for properties of classes.")
  public var wrappedValue: Value {
    get { preconditionFailure("@Published is for properties of classes.") }
    set { _ = newValue }
  }

  /// The value of an object's property.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      storage.publisher?.send()
      storage.value = newValue
    }
  }
}

private nonisolated protocol PublishedStorage: AnyObject {
  var publisher: ObservableObjectPublisher? { get set }
}
private nonisolated protocol PublishedProperty { var anyStorage: any PublishedStorage { get } }
nonisolated extension Published: PublishedProperty {
  fileprivate var anyStorage: any PublishedStorage { storage }
}

/// A model that a view owns, created once in the lifetime of the view.
@propertyWrapper public struct StateObject<Object: ObservableObject>: DynamicProperty, KeptElsewhere
{
  private let make: () -> Object
  private let bound = Kept<Object?>(nil)

  /// Creates a model when the view appears.
  public init(wrappedValue: @autoclosure @escaping () -> Object) { make = wrappedValue }

  /// The model.
  public var wrappedValue: Object { bound.value ?? make() }
  /// Bindings to its properties.
  public var projectedValue: ObservedObject<Object>.Wrapper { .init(object: wrappedValue) }

  /// Creates the model and listens to it.
  public func _bind(_ binder: _PropertyBinder) {
    let object = binder.kept(make)
    bound.value = object
    object.objectWillChange.add(binder.reader, in: binder.tree)
  }
}

/// A model that another view owns.
@propertyWrapper public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
  /// The model.
  public var wrappedValue: Object
  /// Creates a property of a model.
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  /// Bindings to its properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Listens to the model.
  public func _bind(_ binder: _PropertyBinder) {
    wrappedValue.objectWillChange.add(binder.reader, in: binder.tree)
  }

  /// Bindings to the properties of a model.
  @dynamicMemberLookup public struct Wrapper {
    let object: Object
    /// A binding to a property.
    public subscript<Member>(
      dynamicMember keyPath: ReferenceWritableKeyPath<Object, Member>
    ) -> Binding<Member> {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }
}

/// A model that a surrounding view has set with `View/environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty, KeptElsewhere {
  private let found = Kept<Object?>(nil)
  /// Creates a property.
  public init() {}

  /// The model.
  public var wrappedValue: Object {
    guard let object = found.value else {
      preconditionFailure(
        "No view around has set a model of \(Object.self): .environmentObject(model).")
    }
    return object
  }
  /// Bindings to its properties.
  public var projectedValue: ObservedObject<Object>.Wrapper { .init(object: wrappedValue) }

  /// Finds the model and listens to it.
  public func _bind(_ binder: _PropertyBinder) {
    let object = binder.environment[model: Object.self]
    found.value = object
    let last = binder.kept { Kept(object) }
    if last.value !== object { binder.reader.becomeStale() }
    last.value = object
    object?.objectWillChange.add(binder.reader, in: binder.tree)
  }
}
