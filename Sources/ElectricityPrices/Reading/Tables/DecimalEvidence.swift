/// The evidence of a table's numbers for the decimal separator.
///
/// `1,299` alone can be a thousand or a little more than one. Numbers are first read with any
/// single separator as the decimal separator. After the last number, prices with a thousands
/// separator are corrected.
struct DecimalEvidence {
  typealias Place = (rows: Int, index: Int)

  /// The decimal separator, if it is certain.
  private(set) var sign: UInt8?
  /// The positions of prices with a single point or comma before the last three digits.
  private(set) var points = PlaceRuns()
  private(set) var commas = PlaceRuns()
  /// The text of the first of these prices.
  private(set) var unclear: String?
  /// Whether a number had no separator.
  private(set) var hasWhole = false

  /// Records a number; returns `false` if it contradicts earlier numbers.
  ///
  /// - Parameter text: The text of the number in the file.
  @inline(__always)
  mutating func add(_ found: CellNumber.Sign, at place: Place, text: @autoclosure () -> String)
    -> Bool
  {
    switch found {
    case .none: hasWhole = true
    case .decimals(let found):
      if let sign, sign != found { return false }
      sign = found
    case .unclear(let found):
      if sign == found { return true }
      if unclear == nil { unclear = text() }
      if found == PlainNumber.point { points.append(place) } else { commas.append(place) }
    }
    return true
  }

  /// Sets the decimal separator if no number determines it.
  mutating func assume(_ usual: UInt8) { sign = sign ?? usual }

  /// Returns the prices with a thousands separator, which must be multiplied by a thousand.
  ///
  /// Returns `nil` if the numbers do not determine the separator.
  func thousands(separator: UInt8) -> PlaceRuns? {
    if let sign { return sign == PlainNumber.point ? commas : points }
    if commas.isEmpty {
      // Programs write points; in a table made by people, whole numbers make the separator
      // uncertain.
      let isSure = points.isEmpty || separator != UInt8(ascii: ";") || !hasWhole
      return isSure ? PlaceRuns() : nil
    }
    return points.isEmpty && !hasWhole && separator != PlainNumber.comma ? PlaceRuns() : nil
  }
}

extension DecimalEvidence {
  /// Multiplies the prices with a thousands separator, or throws if the separator is ambiguous.
  func scaleThousands(
    _ reading: inout PriceReading, separator: UInt8, field: String
  ) throws(PriceFault) {
    guard !points.isEmpty || !commas.isEmpty else { return }
    guard let thousands = thousands(separator: separator) else {
      throw PriceFault(.ambiguousNumber(field: .named(field), text: unclear ?? ""))
    }
    for index in reading.areas.indices {
      let places = thousands.places(of: index)
      guard !places.isEmpty else { continue }
      guard let scaled = reading[index].prices.scaled(byPowerOfTen: 3, at: places) else {
        throw PriceFault(.outOfRange(field: .named(field), text: unclear ?? ""))
      }
      reading[index].prices = scaled
    }
  }
}
