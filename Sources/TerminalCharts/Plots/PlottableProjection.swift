import FoundationSubset

/// Names what is plotted of every element of a collection: one of its properties.
///
/// ```swift
/// LinePlot(prices, x: .value("Hour", \.hour), y: .value("Price", \.price))
/// ```
public struct PlottableProjection<Element, Value: Plottable> {
  let label: String
  private let property: ElementProperty<Element, Value>
  private var unit: Calendar.Component?

  /// Names a property.
  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<Element, Value>
  ) -> Self {
    Self(label: label.description, property: ElementProperty(keyPath))
  }

  /// Names a property that stands for the calendar unit that it lies in.
  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<Element, Value>, unit: Calendar.Component
  ) -> Self where Value == Date {
    var projection = Self.value(label, keyPath)
    projection.unit = unit
    return projection
  }

  /// What is plotted of an element.
  func callAsFunction(_ element: Element) -> PlottableValue<Value> {
    var datum = PlottedDatum(label: label, value: property(of: element).plotted)
    datum.unit = unit
    return PlottableValue(datum: datum)
  }
}

/// Reads a property of elements; one that is stored is read where it lies, which takes a tenth of
/// the time of a key path.
struct ElementProperty<Element, Value> {
  private let keyPath: KeyPath<Element, Value>
  private let offset: Int?

  init(_ keyPath: KeyPath<Element, Value>) {
    self.keyPath = keyPath
    offset = MemoryLayout<Element>.offset(of: keyPath)
  }

  func callAsFunction(of element: Element) -> Value {
    guard let offset else { return element[keyPath: keyPath] }
    return withUnsafePointer(to: element) {
      (UnsafeRawPointer($0) + offset).assumingMemoryBound(to: Value.self).pointee
    }
  }
}
