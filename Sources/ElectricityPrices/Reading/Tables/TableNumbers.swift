/// A parser for the prices of tables whose format fixes the decimal separator.
struct TableNumbers {
  /// The decimal separator: a point or a comma.
  let decimalSeparator: UInt8
  /// Whether the other sign can separate thousands.
  var hasGroups = true
  /// Whether a comma can also be the decimal separator, because the first rows had whole numbers.
  var mayHaveCommas = false

  init(decimalSeparator: UInt8) { self.decimalSeparator = decimalSeparator }

  /// Uses the given decimal separator or that from the first rows, and no thousands separator.
  init(plain head: TableHead, decimalSeparator: UInt8? = nil) {
    let (usual, isCertain) = Self.usualSeparator(head.rows)
    self.decimalSeparator = decimalSeparator ?? usual
    (hasGroups, mayHaveCommas) = (false, !isCertain)
  }

  /// Returns a comma if the fields have numbers with a comma and none with a point, and whether any
  /// of them has decimals.
  private static func usualSeparator(_ rows: [[String]]) -> (separator: UInt8, isCertain: Bool) {
    let (comma, point) = (PlainNumber.comma, PlainNumber.point)
    let numbers = rows.joined().filter { TimeText.time(in: $0) == nil }
    let hasComma = numbers.contains { $0.utf8.contains(comma) && commaParser.price(in: $0) != nil }
    let hasPoint = numbers.contains { $0.utf8.contains(point) && Price($0) != nil }
    return (hasComma && !hasPoint ? comma : point, hasComma || hasPoint)
  }

  /// Detects the decimal separator in the first rows of some columns.
  init(_ head: TableHead, columns: [Int]) {
    let cells = head.rows.lazy.flatMap { row in columns.map { row[safe: $0] } }
    let sign = cells.compactMap { cell -> UInt8? in
      if case .decimals(let sign)? = CellNumber(cell)?.sign { sign } else { nil }
    }.first
    decimalSeparator = sign ?? Self.usualSeparator(head.rows).separator
  }

  /// Returns the price in a field; `nil` if a mark means a missing price.
  ///
  /// - Throws: If the text is neither, with the line and column.
  func price(_ table: TableReader, _ column: Int) throws(PriceFault) -> Price? {
    let bytes = table[column]
    do throws(PriceTextError) {
      return try parser.price(in: bytes)
    } catch {
      if MissingMark.matches(bytes) { return nil }
      if mayHaveCommas, let price = Self.commaParser.priceOrNil(in: bytes) { return price }
      if hasGroups, let price = price(in: bytes.text) { return price }
      throw table.badNumber(column, error)
    }
  }

  /// Returns the price if the whole text is one.
  func price(in text: String) -> Price? { parser.price(in: withoutGroups(text) ?? text) }

  private static let commaParser = PriceParser(
    decimalSeparator: PlainNumber.comma, isTypographic: true)

  private var parser: PriceParser {
    PriceParser(decimalSeparator: decimalSeparator, isTypographic: true)
  }

  /// Returns a number without thousands separators: `1.299,98` becomes `1299,98`; `nil` if they are
  /// not between groups of three digits.
  private func withoutGroups(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    let end = bytes.firstIndex(of: decimalSeparator) ?? bytes.count
    let sign = decimalSeparator == PlainNumber.comma ? PlainNumber.point : PlainNumber.comma
    return CellNumber.joinedGroups(bytes[..<end], sign: sign).map {
      String(decoding: $0 + bytes[end...], as: UTF8.self)
    }
  }
}

extension PriceTextError {
  /// Returns the fault for a field and its text.
  func reason(_ field: FieldName, _ text: String) -> PriceFileError.Reason {
    switch self {
    case .notANumber: .badNumber(field: field, text: text)
    case .notFinite: .notFinite(field: field, text: text)
    case .outOfRange: .outOfRange(field: field, text: text)
    }
  }
}
