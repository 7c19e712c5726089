import FoundationSubset
import TerminalViews

/// A trained scale from data to one kind of style.
package struct StyleScale<Value> {
  let label: String?
  /// The values in the order of the legend.
  let values: [PlottedValue]
  let numbers: ClosedRange<Double>?
  let ramp: [Paint.Stop]
  let range: [Value]
  /// Values of marks that an explicit domain does not have; they get the styles after its values.
  let unknown: [PlottedValue]
  private let numberScale: PositionScale?
  private let mapping: ((PlottedValue) -> Value?)?
  private let orders: [PlottedValue: Int]
  private let table: [PlottedValue]

  init(
    table: ValueTable, setting: StyleScaleSetting<Value>, defaults: [Value],
    ramp: [Paint.Stop] = []
  ) {
    label = table.label
    values = setting.domain ?? table.values
    numbers = setting.numbers ?? table.numbers
    self.ramp = setting.ramp ?? ramp
    range = setting.range.flatMap { $0.isEmpty ? nil : $0 } ?? defaults
    numberScale = numbers.map { PositionScale(setting.transform, domain: $0) }
    mapping = setting.mapping
    var orders: [PlottedValue: Int] = [:]
    for (order, value) in values.enumerated() where orders[value] == nil { orders[value] = order }
    self.orders = orders
    self.table = table.values
    let isOpen = setting.mapping != nil || setting.domain == nil
    unknown = isOpen ? [] : table.values.filter { orders[$0] == nil }
  }

  /// Returns the style of the value at an index of the legend; styles repeat when they run out.
  func style(at order: Int) -> Value {
    if let mapping, order < values.count, let value = mapping(values[order]) { return value }
    return range[order % range.count]
  }

  func style(ofIndex index: Int32) -> Value {
    style(of: table[Int(index)]) ?? range[values.count % range.count]
  }

  /// Returns the index in the legend of a value of the marks' table; unknown values come last.
  package func order(ofIndex index: Int32) -> Int {
    orders[table[Int(index)]] ?? values.count + Int(index)
  }

  /// Returns the style that a value has; `nil` when no mark has it and the domain does not know it.
  func style(of value: PlottedValue) -> Value? {
    guard let order = order(of: value) else { return mapping?(value) }
    return style(at: order)
  }

  /// Returns the index of a value in the legend; `nil` when the domain does not have it.
  func order(of value: PlottedValue) -> Int? { orders[value] }

  /// Whether equal differences of numbers have different lengths on the scale.
  var isCurved: Bool { numberScale.map { $0.transform != .linear } ?? false }

  /// Returns the number at a position of a continuous scale, 0…1.
  func number(at fraction: Double) -> Double { numberScale?.datum(at: fraction) ?? .nan }

  /// Returns the position of a number on a continuous scale, 0…1; the middle of a domain without
  /// length.
  func fraction(of number: Double) -> Double? {
    guard let numberScale else { return nil }
    let position = numberScale.position(number)
    return position.isNaN ? nil : position.clamped(to: 0...1)
  }
}

extension StyleScale<Paint> {
  /// Returns the paint of a key; numbers are interpolated on the ramp.
  package func paint(for key: StyleKey) -> Paint? {
    switch key {
    case .none: nil
    case .category(let index): style(ofIndex: index).shaded(order(ofIndex: index))
    case .number(let number): paint(ofNumber: number)
    }
  }

  func paint(ofNumber number: Double) -> Paint {
    if let paint = style(of: .number(number)) { return paint }
    guard numbers != nil else { return style(at: 0) }
    guard let fraction = fraction(of: number) else { return .clear }
    return Paint.ramp(ramp, at: fraction).map {
      Paint.ink($0).shaded(Paint.shade(ofFraction: fraction))
    }
      ?? .clear
  }

  /// Returns the paint of a value of any kind; `nil` when the scale does not know it.
  func paint(of value: PlottedValue) -> Paint? {
    if case .number(let number) = value, numbers != nil { return paint(ofNumber: number) }
    return style(of: value)
  }
}

extension StyleScale<CGFloat> {
  /// Returns the size for a key; numbers lie between the ends of the range.
  func size(for key: StyleKey) -> CGFloat {
    switch key {
    case .none: range[0]
    case .category(let index): style(ofIndex: index)
    case .number(let number): size(ofNumber: number) ?? 0
    }
  }

  func size(ofNumber number: Double) -> CGFloat? {
    if let size = style(of: .number(number)) { return size }
    guard let fraction = fraction(of: number), let minimum = range.first, let maximum = range.last
    else {
      return nil
    }
    return minimum + (maximum - minimum) * CGFloat(fraction)
  }

  /// Returns the size of a value of any kind; `nil` when the scale does not know it.
  func size(of value: PlottedValue) -> CGFloat? {
    if case .number(let number) = value { return size(ofNumber: number) }
    return style(of: value)
  }
}

extension Paint {
  /// Returns the paint with the shade that replaces its colour on a monochrome terminal.
  func shaded(_ pattern: Int) -> Paint {
    guard case .ink(let ink) = self else { return self }
    return .ink(ink.shaded(asSeries: pattern))
  }

  /// Returns the shade for a fraction of a ramp, from light to solid.
  static func shade(ofFraction fraction: Double) -> Int {
    let shades = [3, 1, 2, 0]
    return shades[min(3, max(0, Int((fraction.isFinite ? fraction : 0) * 4)))]
  }
}
