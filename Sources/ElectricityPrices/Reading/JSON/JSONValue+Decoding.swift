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

  /// Returns the value for a key, or for a path of keys separated by points.
  ///
  /// On the way, an array means its first element.
  func value(_ path: String) -> JSONValue? {
    if let value = self[path] { return value }
    guard path.contains(".") else { return nil }
    return path.split(separator: ".").reduce(self as JSONValue?) { value, key in
      (value?.elements.first ?? value)?[String(key)]
    }
  }

  /// A value, and its key if the path does not name it.
  typealias Located = (key: String?, value: JSONValue)

  /// Returns the values at a path of keys, in which `*` is any key of an array.
  func values(at path: ArraySlice<String>) -> [Located] {
    guard let key = path.first else { return [] }
    if isArray { return elements.flatMap { $0.values(at: path) } }
    let found =
      key == "*"
      ? members.filter(\.value.isArray).map { ($0.key.string, $0.value) }
      : self[key].map { [(nil, $0)] } ?? []
    return path.count == 1 ? found : found.flatMap { $0.1.values(at: path.dropFirst()) }
  }

  /// The clock that an object, an object in it or the first entry of an array in it states.
  package var statedClock: ClockName.Clock? {
    let own = ClockName.keys.lazy.compactMap { self[$0]?.string }
      .compactMap { ClockName.clock(stated: $0) }.first
    return own ?? elements.first?.statedClock
      ?? members.lazy.compactMap { $0.value.statedClock }.first
  }

  /// The object with the fields of a source: attributes of a sensor, or the result in an answer.
  var content: JSONValue {
    guard isObject, let inner = self["attributes"] ?? self["result"] else { return self }
    return inner.isObject ? inner : self
  }

  /// Returns the instant of a text, by the clocks of a zone if it has no offset; `nil` for others.
  func instant(in zone: Zone = .utc) -> Instant? { (try? moment(""))?.instant(in: zone) }

  /// Returns the date for a required key.
  func date(_ key: String) throws(PriceFault) -> CivilDate {
    let value = try required(key)
    let text = value.string ?? ""
    guard let date = TimeText.time(in: text)?.date else {
      throw PriceFault(.badTime(field: .named(key), text: text), at: value.offset)
    }
    return date
  }

  /// Returns a time from text, or from a number of seconds or milliseconds since 1970.
  package func moment(_ field: FieldName) throws(PriceFault) -> ISOTime {
    let moment = withBytes { isString ? TimeText.moment(in: $0)?.start : nil }
    if let moment { return moment }
    if isNumber, let number = integer, let time = TimeText.epoch(number) { return time }
    guard isString || isNumber else { throw wrongType(field, .time) }
    throw PriceFault(.badTime(field: field, text: withBytes(\.text)), at: offset)
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
