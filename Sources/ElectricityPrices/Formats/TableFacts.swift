/// The facts about prices in the rows, which must be the same in all rows of a series.
///
/// Rows without a price are ignored.
struct TableFacts {
  // Unit, currency and tax of the first row, by the index of the rows.
  private var texts: [Int: [String]] = [:]

  mutating func check(
    _ table: TableReader, _ columns: GenericTable.Columns, _ reading: inout PriceReading,
    _ indices: [Int]
  ) throws(PriceFault) {
    guard columns.unit != nil || columns.currency != nil || columns.tax != nil else { return }
    let places = [columns.unit, columns.currency, columns.tax]
    var found = places.map { $0.map { table[$0].text } ?? "" }
    // The rate or the amount of a tax is no fact about the prices.
    if CellNumber(found[2]) != nil { found[2] = "" }
    for index in indices where texts[index] != found {
      guard columns.hasPrice(table) else { continue }
      guard let first = texts[index] else {
        texts[index] = found
        try take(found, table, columns, &reading[index])
        continue
      }
      for (place, column) in places.enumerated() where found[place] != first[place] {
        throw PriceFault(
          .mixed(
            field: .named(column.map(table.head.name(of:)) ?? ""), first: first[place],
            other: found[place]), place: table.place(column ?? 0))
      }
    }
  }

  private func take(
    _ texts: [String], _ table: TableReader, _ columns: GenericTable.Columns,
    _ rows: inout PriceRows
  ) throws(PriceFault) {
    let area = rows.area
    let column = columns.unit ?? columns.currency ?? 0
    let unit = try PriceFault.located(place: table.place(column)) { () throws(PriceFault) in
      try StatedFacts.unit(texts[0], currency: texts[1], area: area)
    }
    rows.unit = unit ?? rows.unit
    let price = columns.prices.first.map { ColumnName(table.head.name(of: $0.column)) }
    if unit == nil, texts[1].isEmpty, let price, !price.hasPrice, price.unit == nil,
      price.currency == nil, AreaTable.zone(price.text) == nil
    {
      try PriceFault.located(place: table.place(column)) { () throws(PriceFault) in
        try StatedFacts.refuseAmount(texts[0])
      }
    }
    guard let column = columns.tax else { return }
    let tax = try PriceFault.located(place: table.place(column)) { () throws(PriceFault) in
      try StatedFacts.tax(texts[2], .named(table.head.name(of: column)))
    }
    rows.valueAddedTax = tax ?? rows.valueAddedTax
  }
}

extension StatedFacts {
  /// Throws if a text is a unit of energy without money, for values that are not named as prices.
  static func refuseAmount(_ text: String) throws(PriceFault) {
    if PriceUnit.Energy(text) != nil { throw PriceFault(.badUnit(text)) }
  }
}

extension GenericTable.Columns {
  /// Returns whether the current row has a price.
  fileprivate func hasPrice(_ table: TableReader) -> Bool {
    (prices.map(\.column) + hours.map(\.column)).contains { !MissingMark.matches(table[$0]) }
  }
}
