import FoundationSubset
import TerminalViews

#if Foundation
  /// A value that outlives the program, in its user's defaults.
  ///
  /// All views that name the same key have the same value; a change draws them again. Where a view
  /// is only printed, it is the value that is kept, and a change has no effect.
  @propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    private let initial: Value
    private let key: String
    private let store: UserDefaults
    private let read: (UserDefaults, String) -> Value?
    private let write: (UserDefaults, String, Value) -> Void
    private var box: StateBox<Value>?

    private init(
      _ initial: Value, _ key: String, _ store: UserDefaults?,
      read: @escaping (UserDefaults, String) -> Value?,
      write: @escaping (UserDefaults, String, Value) -> Void = { $0.set($2, forKey: $1) }
    ) {
      self.initial = initial
      self.key = key
      self.store = store ?? .standard
      self.read = read
      self.write = write
    }

    /// The value.
    public var wrappedValue: Value {
      get { box?.value ?? read(store, key) ?? initial }
      nonmutating set {
        guard let box else { return }
        write(store, key, newValue)
        box.value = newValue
      }
    }

    /// The value for others to read and change.
    public var projectedValue: Binding<Value> {
      let property = self
      return Binding(get: { property.wrappedValue }, set: { property.wrappedValue = $0 })
    }

    /// Binds the value to that of all views with the same key.
    public mutating func _bind(_ binder: _PropertyBinder) {
      let value = read(store, key) ?? initial
      let (tree, name) = (binder.tree, key)
      box = binder.kept { StoredBoxes.box(name, in: tree) { StateBox(value, tree: tree) } }
    }
  }

  /// A value that a user's defaults hold as it is.
  public protocol _StoredValue {
    /// The value of a key; `nil` where there is none of the type.
    static func _read(from store: UserDefaults, key: String) -> Self?
  }

  extension _StoredValue {
    /// The value of a key; `nil` where there is none of the type.
    public static func _read(from store: UserDefaults, key: String) -> Self? {
      store.object(forKey: key) as? Self
    }
  }

  extension Bool: _StoredValue {}
  extension Int: _StoredValue {}
  extension Double: _StoredValue {}
  extension String: _StoredValue {
    /// The text of a key, also that of a number.
    public static func _read(from store: UserDefaults, key: String) -> String? {
      store.string(forKey: key)
    }
  }

  extension AppStorage where Value: _StoredValue {
    /// Creates a value with what it is at first.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
      self.init(wrappedValue, key, store, read: { Value._read(from: $0, key: $1) })
    }
  }

  extension AppStorage where Value: RawRepresentable, Value.RawValue: _StoredValue {
    /// Creates a value with what it is at first.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
      self.init(
        wrappedValue, key, store,
        read: { Value.RawValue._read(from: $0, key: $1).flatMap(Value.init(rawValue:)) },
        write: { $0.set($2.rawValue, forKey: $1) })
    }
  }

  /// The values that the views of a tree share, by their keys.
  private enum StoredBoxes {
    private struct Key: Hashable {
      let name: String
      let tree: ObjectIdentifier
    }
    private struct Weak { weak var box: AnyObject? }

    // Views are drawn by one thread at a time; a host's is the main one.
    nonisolated(unsafe) private static var boxes: [Key: Weak] = [:]

    static func box<Value>(
      _ name: String, in tree: ViewTree, _ make: () -> StateBox<Value>
    ) -> StateBox<Value> {
      let key = Key(name: name, tree: ObjectIdentifier(tree))
      if let box = boxes[key]?.box as? StateBox<Value> { return box }
      let box = make()
      boxes = boxes.filter { $0.value.box != nil }
      boxes[key] = Weak(box: box)
      return box
    }
  }
#endif
