import FoundationSubset

/// Reads a property of elements; one that is stored is read where it lies, which takes a tenth of
/// the time of a key path.
///
/// Elements are told by their address, so that code that is not made for their type can read them
/// without a copy.
struct ElementProperty<Element, Value> {
  private let keyPath: KeyPath<Element, Value>
  /// Where a stored property lies in an element; `nil` for a computed one.
  let offset: Int?

  init(_ keyPath: KeyPath<Element, Value>) {
    self.keyPath = keyPath
    offset = MemoryLayout<Element>.offset(of: keyPath)
  }

  func callAsFunction(at element: UnsafeRawPointer) -> Value {
    guard let offset else {
      return element.assumingMemoryBound(to: Element.self).pointee[keyPath: keyPath]
    }
    return (element + offset).assumingMemoryBound(to: Value.self).pointee
  }
}

/// Reads what is plotted of elements.
///
/// A stored number, date or string is loaded by code that knows its type: generic code that looks
/// up how to copy it, and how it is plotted, takes longer than all the rest of a mark.
struct PlottedProperty {
  private enum Form { case double, integer, date, string, constant, other }

  private let form: Form
  private let offset: Int
  private let other: ((UnsafeRawPointer) -> PlottedValue)?
  private let constant: PlottedValue

  /// The same for all elements.
  init(constant: PlottedValue) {
    (form, offset, other, self.constant) = (.constant, 0, nil, constant)
  }

  init<Element, Value: Plottable>(_ keyPath: KeyPath<Element, Value>) {
    let property = ElementProperty(keyPath)
    constant = .number(.nan)
    if let offset = property.offset, let form = Self.form(of: Value.self) {
      (self.form, self.offset, other) = (form, offset, nil)
    } else {
      (form, offset, other) = (.other, 0, { property(at: $0).plotted })
    }
  }

  private static func form(of type: Any.Type) -> Form? {
    if type == Double.self { return .double }
    if type == Int.self { return .integer }
    if type == Date.self { return .date }
    return type == String.self ? .string : nil
  }

  /// What is plotted of an element.
  @inline(__always)
  func callAsFunction(at element: UnsafeRawPointer) -> PlottedValue {
    switch form {
    case .double: .number((element + offset).load(as: Double.self))
    case .integer: .number(Double((element + offset).load(as: Int.self)))
    case .date: (element + offset).load(as: Date.self).plotted
    case .string: .category((element + offset).assumingMemoryBound(to: String.self).pointee)
    case .constant: constant
    case .other: other?(element) ?? constant
    }
  }
}
