/// The evidence of a table's numbers for the decimal separator.
///
/// `1,299` alone can be a thousand or a little more than one. Numbers are first read with any
/// single separator as the decimal separator. After the last number, prices with a thousands
/// separator are corrected.
struct DecimalEvidence {
  typealias Position = (rows: Int, index: Int)

  /// The decimal separator, if it is certain.
  var sign: UInt8?
  /// The indices of prices with a single point or comma before the last three digits, by this sign
  /// and by rows.
  private var unclearIndices: [UInt8: [Int: RangeSet<Int>]] = [:]
  /// The first text with each sign and its column, in the order of the file.
  private var unclear: [(sign: UInt8, text: String, column: Int)] = []
  /// Whether a number had no separator.
  private var hasWhole = false
  /// Whether a number had separators of both kinds, as `1.234,5`.
  var hasGroups = false

  /// Records a number; returns `false` if it contradicts earlier numbers.
  ///
  /// - Parameter text: The text of the number in the file, in a column.
  @inline(__always)
  mutating func add(
    _ found: CellNumber.Sign, at position: Position, text: @autoclosure () -> String, in column: Int
  ) -> Bool {
    switch found {
    case .none: hasWhole = true
    case .decimals(let found):
      if let sign, sign != found { return false }
      sign = found
    case .unclear(let found):
      if sign == found { return true }
      if !unclear.contains(where: { $0.sign == found }) { unclear.append((found, text(), column)) }
      let index = position.index..<position.index + 1
      unclearIndices[found, default: [:]][position.rows, default: RangeSet()]
        .insert(contentsOf: index)
    }
    return true
  }

  /// Multiplies the prices with a thousands separator, or throws if the separator is ambiguous.
  ///
  /// In comma-separated fields without decimal commas, a point is decimal, because programs write
  /// points. Otherwise it is decimal if thousands would be implausibly expensive. If other
  /// numbers have decimal commas, points separate thousands only if a number has both signs.
  func scaleThousands(
    _ reading: inout PriceReading, _ head: TableHead, hasCommas: Bool
  ) throws(PriceFault) {
    guard !unclearIndices.isEmpty else { return }
    let (points, commas) = (
      unclearIndices[PlainNumber.point] ?? [:], unclearIndices[PlainNumber.comma] ?? [:]
    )
    guard let sign else {
      let isComma = head.separator == PlainNumber.comma
      let areDecimals =
        commas.isEmpty
        ? isComma && !hasCommas || areTooHigh(points, in: reading)
        : points.isEmpty && !hasWhole && !isComma
      guard !areDecimals, let first = unclear.first else { return }
      throw PriceFault(
        .ambiguousNumber(field: .named(head.name(of: first.column)), text: first.text))
    }
    let isPoint = sign == PlainNumber.point
    let thousands = isPoint ? commas : points
    guard !thousands.isEmpty, let first = unclear.first(where: { $0.sign != sign }),
      reading.format.isOfAmounts || !areTooHigh(thousands, in: reading)
    else { return }
    let (field, text) = (FieldName.named(head.name(of: first.column)), first.text)
    // Programs write a point whatever the decimal sign of the others, but no comma.
    guard isPoint || hasGroups || reading.format.isOfAmounts else {
      throw PriceFault(.ambiguousNumber(field: field, text: text))
    }
    for (index, positions) in thousands {
      guard let scaled = reading[index].prices.scaled(byPowerOfTen: 3, at: positions) else {
        throw PriceFault(.outOfRange(field: field, text: text))
      }
      reading[index].prices = scaled
    }
  }

  /// The highest plausible prices of a kilowatt-hour in whole units of the currencies.
  private static let limits: [(price: Double, currencies: String)] = [
    (20, "EUR GBP USD CHF AUD CAD NZD"), (100, "NOK SEK DKK PLN RON BGN"),
  ]

  /// Returns whether a thousand times one of these prices would be implausible.
  ///
  /// All prices in whole units per kilowatt-hour are. The result is `true` for amounts, whose
  /// plausibility the readers of usage check.
  private func areTooHigh(_ prices: [Int: RangeSet<Int>], in reading: PriceReading) -> Bool {
    if reading.format.isOfAmounts { return true }
    return prices.contains { index, positions in
      let rows = reading[index]
      guard let unit = rows.unit ?? reading.unit ?? reading.options.unit,
        let limit = Self.limits.first(where: { $0.currencies.contains(unit.currency.code) }),
        let power = unit.powerOfTen(to: PriceUnit(unit.currency))
      else { return false }
      let factor = (0..<abs(power)).reduce(1000.0) { value, _ in value * (power < 0 ? 0.1 : 10) }
      return positions.ranges.joined()
        .contains { abs(rows.prices.double($0)) * factor > limit.price }
    }
  }
}
