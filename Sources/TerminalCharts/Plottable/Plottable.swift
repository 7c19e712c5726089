/// A type whose values can be drawn in a chart.
///
/// Numbers, dates and strings conform already. A type of your own is converted to one of them;
/// an `enum` with raw values gets the conversion for free:
///
/// ```swift
/// enum Area: String, Plottable { case north, south }
/// ```
public protocol Plottable {
  /// The type of the number, date or string that represents a value.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// The number, date or string to plot.
  var primitivePlottable: PrimitivePlottable { get }

  /// Creates a value from its plotted form; `nil` if there is no such value.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a string: a type that charts plot without a conversion.
///
/// Only the library's own conformances are meant to exist. The underscored requirements take the
/// place of casts, which would be slow for each of many values.
public protocol PrimitivePlottableProtocol: Plottable where Self == Self.PrimitivePlottable {
  /// Returns the value in the form that scales use.
  static func _plotted(_ value: Self) -> PlottedValue

  /// Returns the value of a plotted one; `nil` if the kind differs or this type has no such value.
  ///
  /// An integer is only made from an integral number.
  static func _primitive(from value: PlottedValue) -> Self?

  /// Returns the nearest value, where ``_primitive(from:)`` needs an exact one: rounds to integers.
  static func _nearest(to value: PlottedValue) -> Self?
}

extension PrimitivePlottableProtocol {
  /// The value itself.
  @inlinable public var primitivePlottable: Self { self }

  /// The value itself; never `nil`.
  public init?(primitivePlottable: Self) { self = primitivePlottable }

  /// Returns the exact value; types that round have an implementation of their own.
  public static func _nearest(to value: PlottedValue) -> Self? { _primitive(from: value) }
}

extension Plottable
where Self: RawRepresentable, RawValue: Plottable, PrimitivePlottable == RawValue.PrimitivePlottable
{
  /// The plotted form of the raw value.
  @inlinable public var primitivePlottable: RawValue.PrimitivePlottable {
    rawValue.primitivePlottable
  }

  /// Creates the case with a raw value; `nil` if there is none.
  public init?(primitivePlottable: RawValue.PrimitivePlottable) {
    guard let rawValue = RawValue(primitivePlottable: primitivePlottable) else { return nil }
    self.init(rawValue: rawValue)
  }
}

extension Plottable {
  /// The value in the form that scales use.
  @inlinable var plotted: PlottedValue { PrimitivePlottable._plotted(primitivePlottable) }

  /// Creates the value of a plotted one; `nil` if the kind differs or there is no such value.
  init?(plotted: PlottedValue) {
    guard let primitive = PrimitivePlottable._primitive(from: plotted) else { return nil }
    self.init(primitivePlottable: primitive)
  }

  /// Creates the nearest value, for a pointer on an axis of integers.
  init?(nearest plotted: PlottedValue) {
    guard let primitive = PrimitivePlottable._nearest(to: plotted) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}
