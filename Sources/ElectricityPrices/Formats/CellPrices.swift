/// Reads the prices in the cells of a table of no particular service; what only all of them tell is
/// decided at the end.
struct CellPrices {
  /// What the numbers tell about the sign before their decimals.
  var decimals = DecimalEvidence()
  /// The currency or unit that stands beside the numbers.
  private(set) var affix = ""

  /// The price in a cell, nothing where a mark says that there is none.
  ///
  /// - Throws: where the cell is neither, or contradicts those before, naming line and column.
  mutating func price(
    _ table: TableReader, _ column: Int, at place: DecimalEvidence.Place
  ) throws(PriceFault) -> Price? {
    let bytes = table[column]
    guard let number = CellNumber(bytes) else {
      if MissingMark.matches(bytes) { return nil }
      throw Self.fault(table, column)
    }
    if !number.affix.isEmpty {
      if !affix.isEmpty, affix != number.affix {
        let field = FieldName.named(table.head.name(of: column))
        throw PriceFault(
          .mixed(field: field, first: affix, other: number.affix), place: table.place(column))
      }
      affix = number.affix
    }
    guard decimals.add(number.sign, at: place, text: bytes.text) else {
      throw Self.fault(table, column)
    }
    return number.price
  }

  /// What is wrong with a cell that is no price.
  static func fault(_ table: TableReader, _ column: Int) -> PriceFault {
    do throws(PriceTextError) {
      _ = try PriceParser(isTypographic: true).price(in: table[column])
      return table.badNumber(column)
    } catch {
      return table.badNumber(column, error)
    }
  }

  /// Decides what all cells tell, and puts the prices right by it.
  func finish(
    _ reading: inout PriceReading, separator: UInt8, field: String
  ) throws(PriceFault) {
    try decimals.scaleThousands(&reading, separator: separator, field: field)
    if reading.unit == nil, !affix.isEmpty { reading.unit = PriceUnit(affix) }
  }
}
