/// The number of fields that the rows of a table have.
struct RowWidth {
  /// The number of fields up to the last with a name.
  let count: Int
  /// The number of fields that a row must have, because notes at its end can be omitted.
  private let minimum: Int
  /// Whether rows have one comma more than columns; all rows must agree.
  private(set) var splitsDecimals: Bool?
  /// The column of the price.
  private let price: Int?

  init(_ columns: GenericTable.Columns, _ head: TableHead) {
    price = columns.prices.first?.column
    // Without column names, the first row contains the field of the decimals as well.
    splitsDecimals = columns.splitsDecimals ? true : nil
    // Separators at the end of the first line create empty names.
    let last = head.hasNames ? head.names.lastIndex { !$0.isEmpty } : nil
    count = (last.map { $0 + 1 } ?? head.names.count) - (columns.splitsDecimals ? 1 : 0)
    minimum = head.hasNames ? min(count, head.minimumFields) : count
  }

  /// Checks that a row has as many fields as the first line.
  mutating func check(_ table: TableReader) throws(PriceFault) {
    var found = table.count
    // Separators at the ends of rows create empty fields.
    while found > count, table[found - 1].isEmpty { found -= 1 }
    let isSplit = table.count == count + 1 && isSplit(table)
    let splits = splitsDecimals ?? isSplit
    splitsDecimals = splits
    guard splits ? isSplit : minimum...count ~= found else {
      let expected = (splits ? count + 1 : count) - (table.head.added == nil ? 0 : 1)
      throw PriceFault(.unevenRow(fields: table.count, expected: expected), place: table.rowPlace)
    }
  }

  /// Returns whether the price and the next field, the last one, are the halves of a number.
  private func isSplit(_ table: TableReader) -> Bool {
    guard table.head.separator == UInt8(ascii: ","), let price, price + 2 == table.count else {
      return false
    }
    let whole = table[price].first == 0x2D ? table[price].dropFirst() : table[price][...]
    let decimals = table[price + 1]
    return 1...9 ~= whole.count && 1...18 ~= decimals.count
      && whole.allSatisfy(\.isDigit) && decimals.allSatisfy(\.isDigit)
  }
}
