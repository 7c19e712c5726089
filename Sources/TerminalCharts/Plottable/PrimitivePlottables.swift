import FoundationSubset

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  /// Returns the nearest double.
  @inlinable public static func _plotted(_ value: Self) -> PlottedValue { .number(Double(value)) }

  /// Returns the integer, `nil` for a fraction, a number that is too large, a date or a category.
  public static func _primitive(from value: PlottedValue) -> Self? {
    guard case .number(let number) = value else { return nil }
    return Self(exactly: number)
  }

  /// Returns the nearest integer, `nil` for a number that is too large, a date or a category.
  public static func _nearest(to value: PlottedValue) -> Self? {
    guard case .number(let number) = value else { return nil }
    return Self(exactly: number.rounded())
  }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  /// Returns the number.
  @inlinable public static func _plotted(_ value: Self) -> PlottedValue { .number(Double(value)) }

  /// Returns the nearest number of this precision, `nil` for a date or a category.
  public static func _primitive(from value: PlottedValue) -> Self? {
    guard case .number(let number) = value else { return nil }
    return Self(number)
  }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  /// Returns the nearest double.
  @inlinable public static func _plotted(_ value: Decimal) -> PlottedValue {
    // Parses the digits, because Foundation's conversion divides by ten repeatedly and is off in
    // the last place.
    .number(Double(value.description) ?? .nan)
  }

  /// Returns the shortest decimal that reads as the number, `nil` for a date, a category or NaN.
  public static func _primitive(from value: PlottedValue) -> Decimal? {
    guard case .number(let number) = value, let digits = DecimalNumber(number),
      (-127...110).contains(digits.exponent)
    else { return nil }
    return Decimal(
      sign: digits.mantissa < 0 ? .minus : .plus, exponent: digits.exponent,
      significand: Decimal(digits.mantissa.magnitude))
  }
}

extension String: PrimitivePlottableProtocol {
  /// Returns a category of that name.
  @inlinable public static func _plotted(_ value: String) -> PlottedValue { .category(value) }

  /// Returns the category's name, `nil` for a number or a date.
  public static func _primitive(from value: PlottedValue) -> String? {
    if case .category(let name) = value { name } else { nil }
  }
}

extension Date: PrimitivePlottableProtocol {
  /// Returns the seconds since the reference date.
  @inlinable public static func _plotted(_ value: Date) -> PlottedValue {
    .date(value.timeIntervalSinceReferenceDate)
  }

  /// Returns the date, `nil` for a number or a category.
  public static func _primitive(from value: PlottedValue) -> Date? {
    guard case .date(let seconds) = value else { return nil }
    return Date(timeIntervalSinceReferenceDate: seconds)
  }
}
