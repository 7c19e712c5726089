import CivilTime
import FoundationSubset

/// What a plot knows of one dimension of every element: a value, or a bin.
///
/// A class, so that nothing of it is copied for each of many elements.
final class ElementDatum {
  let label: String
  private let start: PlottedProperty
  private let end: PlottedProperty?
  private let unit: Calendar.Component?
  /// The ends of the unit by a calendar of the caller's own.
  private let bin: ((PlottedValue) -> (start: PlottedValue, end: PlottedValue)?)?

  /// Whether it is a value and no bin.
  private let isPlain: Bool

  init(_ label: String, _ start: PlottedProperty, to end: PlottedProperty? = nil) {
    (self.label, self.start, self.end, unit, bin) = (label, start, end, nil, nil)
    isPlain = end == nil
  }

  init(
    _ label: String, _ date: PlottedProperty, unit: Calendar.Component, calendar: Calendar?
  ) {
    (self.label, start, end, self.unit, isPlain) = (label, date, nil, unit, false)
    bin = calendar.map { calendar in
      { value in
        Date(nearest: value).flatMap { calendar.dateInterval(of: unit, for: $0) }
          .map { ($0.start.plotted, $0.end.plotted) }
      }
    }
  }

  /// Nothing.
  static var none: ElementDatum { ElementDatum("", PlottedProperty(constant: .number(.nan))) }

  /// What is plotted of an element.
  func datum(at element: UnsafeRawPointer) -> PlottedDatum {
    let value = start(at: element)
    var datum = PlottedDatum(label: label, value: value, upper: end?(at: element))
    if let ends = bin?(value) { (datum.value, datum.upper) = (ends.start, ends.end) }
    datum.unit = unit
    return datum
  }

  /// What an element covers of a dimension.
  ///
  /// A plain value does without a datum, which would be copied from hand to hand.
  @inline(__always)
  func extent(
    at element: UnsafeRawPointer, in data: inout DimensionData, zone: Zone
  ) -> MarkExtent {
    isPlain
      ? data.extent(of: start(at: element), label: label)
      : data.extent(of: datum(at: element), zone: zone)
  }
}

/// What a plot says of one dimension of every element's mark.
///
/// A class, for the same reason: a case of an enumeration would be copied out of it.
final class ElementDimension {
  private enum Form { case value, range, points }

  private let form: Form
  private let start: ElementDatum
  private let end: ElementDatum
  private let places: (UnsafeRawPointer) -> MarkExtent

  private init(
    _ form: Form, _ start: ElementDatum = .none, _ end: ElementDatum = .none,
    places: @escaping (UnsafeRawPointer) -> MarkExtent = { _ in .none }
  ) {
    (self.form, self.start, self.end, self.places) = (form, start, end, places)
  }

  /// A datum.
  static func value<Element, V: Plottable>(
    _ value: PlottableProjection<Element, V>
  ) -> ElementDimension {
    ElementDimension(.value, value.datum)
  }
  /// From one datum to another.
  static func range<Element, V: Plottable>(
    _ start: PlottableProjection<Element, V>, _ end: PlottableProjection<Element, V>
  ) -> ElementDimension {
    ElementDimension(.range, start.datum, end.datum)
  }
  /// The same places of the plot, in points, for all.
  static func points(_ start: CGFloat?, _ end: CGFloat?) -> ElementDimension {
    ElementDimension(.points) { _ in .points(start, end) }
  }
  /// Places of the plot, in points, that are properties.
  static func points<Element>(
    _ start: KeyPath<Element, CGFloat>, _ end: KeyPath<Element, CGFloat>
  ) -> ElementDimension {
    let (start, end) = (ElementProperty(start), ElementProperty(end))
    return ElementDimension(.points) { .points(start(at: $0), end(at: $0)) }
  }

  @inline(__always)
  func extent(
    at element: UnsafeRawPointer, in data: inout DimensionData, zone: Zone
  ) -> MarkExtent {
    switch form {
    case .value: start.extent(at: element, in: &data, zone: zone)
    case .range:
      MarkExtent(
        from: start.extent(at: element, in: &data, zone: zone),
        to: end.extent(at: element, in: &data, zone: zone))
    case .points: places(element)
    }
  }
}
