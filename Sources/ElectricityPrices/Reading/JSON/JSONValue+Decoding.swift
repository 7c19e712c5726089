import CivilTime

extension JSONValue {
  /// Returns the value for a required key.
  package func required(_ key: String) throws(PriceFault) -> JSONValue {
    guard let value = self[key] else { throw PriceFault(.missing(field: .named(key)), at: offset) }
    return value
  }

  /// Returns a price from a number or a numeric string; `nil` if it is `null` or missing.
  func price(
    _ field: FieldName, _ parser: PriceParser = PriceParser()
  ) throws(PriceFault) -> Price? {
    switch kind {
    case .null: return nil
    case .number, .string:
      do throws(PriceTextError) {
        return try withBytes { (bytes) throws(PriceTextError) in try parser.price(in: bytes) }
      } catch {
        if isString, withBytes({ MissingMark.matches($0) }) { return nil }
        throw error == .notANumber
          ? wrongType(field, .number)
          : PriceFault(error.reason(field, withBytes(\.text)), at: offset)
      }
    default: throw wrongType(field, .numberOrNull)
    }
  }

  /// Returns the price at a key or a path of keys; `nil` if it is `null` or missing.
  func price(at path: String, _ parser: PriceParser = PriceParser()) throws(PriceFault) -> Price? {
    try value(path)?.price(.named(path), parser) ?? nil
  }

  package func wrongType(_ field: FieldName, _ expected: Expectation) -> PriceFault {
    PriceFault(.wrongType(field: field, expected: expected), at: offset)
  }

  /// Returns an ISO 8601 time.
  func time(_ field: FieldName) throws(PriceFault) -> ISOTime {
    guard isString else { throw wrongType(field, .quotedTime) }
    guard let time = withBytes({ ISOTime(bytes: $0) }) else {
      throw PriceFault(.badTime(field: field, text: string ?? ""), at: offset)
    }
    return time
  }

  /// Returns the unit of a text, if there is one; throws if it is not money per energy.
  func unit(area: String? = nil) throws(PriceFault) -> PriceUnit? {
    guard let text = string, !MissingMark.isNoUnit(text) else { return nil }
    guard let unit = PriceUnit(text, area: area) else {
      throw PriceFault(.badUnit(text), at: offset)
    }
    return unit
  }

  /// The value of a 64-bit integer, or of a string with one; `nil` for all other values.
  package var integer: Int64? {
    guard isNumber || isString else { return nil }
    // Nanoseconds since 1970 have more digits than a price.
    return withBytes { Int64($0.text) ?? PriceParser().priceOrNil(in: $0)?.integer }
  }
}

/// The texts that mean a missing price.
package enum MissingMark {
  private static let words = [
    "", "-", "null", "nan", "n/a", "na", "none", "–", "—", "--", "n/e", "n.a.", "#n/a", "n/d", "nd",
    ".", "sin", "unknown", "unavailable",
  ]

  static func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count <= 11 else { return false }
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    return words.contains(String(text.drop { $0 == " " }.prefix { $0 != " " }))
  }

  package static func matches(_ text: String) -> Bool { text.bytes { matches($0) } }

  /// Returns whether a text means that there is no unit.
  static func isNoUnit(_ text: String) -> Bool {
    matches(text) || ["no unit", "unitless", "unknown", "unit"].contains(text.lowercased())
  }
}
