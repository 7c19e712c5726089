/// The last row of a table without a final line end, which may be truncated.
///
/// Truncation cannot be detected between two similar fields, or within whole numbers of several
/// lengths.
enum CutRow {
  private static func beginsWithDigit(_ row: [String]) -> Bool {
    row.first?.utf8.first.map { $0.isDigit } ?? false
  }

  /// Returns whether a row has fewer fields than the previous row, or a truncated last field.
  ///
  /// The field is truncated if it is shorter than the others of its column, which are equal, or
  /// have the same number of decimals, or the same length.
  ///
  /// - Parameters:
  ///   - formerCount: The number of fields of the previous row.
  ///   - rows: Some of the first rows.
  static func isShort(_ fields: [String], after formerCount: Int, _ rows: [[String]]) -> Bool {
    guard let field = fields.last, let last = fields.indices.last else { return false }
    let isOnly = rows.allSatisfy { $0 == fields }
    // Complete rows that begin alike: with a digit, or without.
    let others = rows.filter { $0 != fields && beginsWithDigit($0) == beginsWithDigit(fields) }
    if fields.count < formerCount {
      // The only row is compared with the names. A row that begins differently is a footer.
      return others.contains { $0.count == formerCount }
        || others.isEmpty && (isOnly || beginsWithDigit(fields))
    }
    // A missing price gives a warning anyway, unless it is the only one of its area.
    if field.isEmpty { return isOnly }
    let peers = others.compactMap { $0.count == fields.count ? $0[last] : nil }
    guard let first = peers.first else { return false }
    if peers.allSatisfy({ $0 == first }) { return field != first && first.hasPrefix(field) }
    if peers.allSatisfy(isNumber) {
      return isNumber(field) && decimals(field) < decimals(first)
        && peers.allSatisfy { decimals($0) == decimals(first) }
    }
    return field.utf8.count < first.utf8.count
      && peers.allSatisfy { $0.utf8.count == first.utf8.count }
  }

  private static func isNumber(_ field: String) -> Bool {
    field.utf8.last?.isDigit ?? false
      && field.utf8.allSatisfy { $0.isDigit || "+-.,".utf8.contains($0) }
      || field.utf8.last == UInt8(ascii: ".") || field.utf8.last == UInt8(ascii: ",")
  }

  /// Returns the number of digits after the decimal separator.
  private static func decimals(_ field: String) -> Int {
    let digits = field.utf8.reversed().prefix { $0.isDigit }.count
    return digits == field.utf8.count || field.utf8.dropLast(digits).last == UInt8(ascii: "-")
      ? 0 : digits
  }
}
