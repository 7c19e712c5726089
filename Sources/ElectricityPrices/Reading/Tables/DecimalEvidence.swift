/// What the numbers of a table tell about the sign before their decimals.
///
/// `1,299` alone can be a thousand or a little more than one. Numbers are read with any single sign
/// as that of decimals; when all are known, those that had a separator of thousands are put right.
struct DecimalEvidence {
  typealias Place = (rows: Int, index: Int)

  /// The sign that stands before decimals beyond doubt.
  private(set) var sign: UInt8?
  /// The prices with one point or comma before their last three digits.
  private(set) var points = PlaceRuns()
  private(set) var commas = PlaceRuns()
  /// The text of the first of them.
  private(set) var unclear: String?
  /// Whether a number had no sign at all.
  private(set) var hasWhole = false

  /// Takes note of a number; false where it contradicts those before.
  ///
  /// - Parameter text: the number as it was written.
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

  /// Takes a sign for that of decimals where no number tells it.
  mutating func assume(_ usual: UInt8) { sign = sign ?? usual }

  /// The prices that had a separator of thousands, and so are a thousand times what was read;
  /// nothing where the numbers do not tell.
  func thousands(separator: UInt8) -> PlaceRuns? {
    if let sign { return sign == PlainNumber.point ? commas : points }
    if commas.isEmpty {
      // Programs write points; in a table that people made, whole numbers are a reason to ask.
      let isSure = points.isEmpty || separator != UInt8(ascii: ";") || !hasWhole
      return isSure ? PlaceRuns() : nil
    }
    return points.isEmpty && !hasWhole && separator != PlainNumber.comma ? PlaceRuns() : nil
  }
}

extension DecimalEvidence {
  /// Multiplies the prices that had a separator of thousands, or refuses where nothing tells.
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
