/// A reader of the prices in the cells of a table of an unknown source.
///
/// Facts that only all cells together show are decided at the end.
struct CellPrices {
  /// The evidence about the decimal separator.
  var decimals = DecimalEvidence()
  /// The currency or unit next to the numbers.
  private(set) var affix = ""
  /// Whether the numbers are amounts, which have other units.
  var areAmounts = false

  /// Returns the price in a cell; `nil` if a mark says that there is none.
  ///
  /// - Throws: A fault with line and column if the cell is neither, or contradicts earlier cells.
  mutating func price(
    _ table: TableReader, _ column: Int, at position: DecimalEvidence.Position
  ) throws(PriceFault) -> Price? {
    let bytes = table[column]
    guard let number = CellNumber(bytes), areAmounts || !number.isQuantity else {
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
    if number.hasGroups { decimals.hasGroups = true }
    guard decimals.add(number.sign, at: position, text: bytes.text, in: column) else {
      throw Self.fault(table, column)
    }
    return number.price
  }

  /// Returns the fault of a cell that is not a price.
  static func fault(_ table: TableReader, _ column: Int) -> PriceFault {
    do throws(PriceTextError) {
      _ = try PriceParser(isTypographic: true).price(in: table[column])
      return table.badNumber(column)
    } catch {
      return table.badNumber(column, error)
    }
  }

  /// Decides the facts that need all cells, and corrects the prices accordingly.
  func finish(_ reading: inout PriceReading, _ head: TableHead, column: Int) throws(PriceFault) {
    try takeUnit(&reading, head, column)
    let hasCommas = head.rows.joined().contains {
      CellNumber($0)?.sign == .decimals(PlainNumber.comma)
    }
    try decimals.scaleThousands(&reading, head, hasCommas: hasCommas)
  }

  /// Takes the unit next to the numbers; throws if the file states another one.
  private func takeUnit(
    _ reading: inout PriceReading, _ head: TableHead, _ column: Int
  ) throws(PriceFault) {
    guard !affix.isEmpty else { return }
    let stated = reading.areas.compactMap(\.unit).first ?? reading.unit
    guard let stated else { return reading.unit = PriceUnit(affix) }
    let money = "\(affix)/\(stated.energy.rawValue)"
    guard let unit = PriceUnit(affix) ?? PriceUnit(money) else { return }
    // Signs such as $ and kr are money of several countries.
    let isSame =
      BareMoney.stated(in: [affix]).isEmpty
      ? unit.powerOfTen(to: stated) == 0
      : unit.scale == stated.scale && unit.energy == stated.energy
    if isSame { return }
    throw PriceFault(
      .mixed(field: .named(head.name(of: column)), first: stated.symbol, other: affix))
  }
}
