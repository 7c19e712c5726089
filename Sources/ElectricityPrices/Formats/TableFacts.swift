/// The facts in the rows of a table, which must be the same in all rows of a series.
///
/// Units and taxes in rows without a price are ignored.
struct TableFacts {
  // Unit, currency and tax of the first row, by the index of the rows.
  private var texts: [Int: [String]] = [:]
  // The zone that the rows state.
  private var zone: [UInt8]?
  // Whether a row names its area, and the first row that does not.
  private var isNamed = false
  private var unnamed: FilePlace?

  mutating func check(
    _ table: TableReader, _ columns: GenericTable.Columns, _ reading: inout PriceReading,
    _ indices: [Int]
  ) throws(PriceFault) {
    guard columns.unit != nil || columns.currency != nil || columns.tax != nil else { return }
    let factColumns = [columns.unit, columns.currency, columns.tax]
    var found = factColumns.map { $0.map { table[$0].text } ?? "" }
    // The amount of a tax differs, and its rate does if prices with and without tax are mixed.
    if columns.flaggedTax == nil, !columns.hasTaxRate, CellNumber(found[2]) != nil {
      found[2] = ""
    }
    for index in indices where texts[index] != found {
      let prices = columns.prices.map(\.column) + columns.hourColumns + columns.dayColumns
      guard prices.contains(where: { !MissingMark.matches(table[$0]) }) else { continue }
      guard let first = texts[index] else {
        texts[index] = found
        try take(found, table, columns, &reading[index])
        continue
      }
      for (position, column) in factColumns.enumerated() where found[position] != first[position] {
        throw PriceFault(
          .mixed(
            field: .named(column.map(table.head.name(of:)) ?? ""), first: first[position],
            other: found[position]), place: table.place(column ?? 0))
      }
    }
  }

  /// Throws if the area of a row with a price is unnamed among others, or if the end of the file
  /// truncated its name, which would become an area of its own.
  ///
  /// - Parameter isFirst: Whether no row before has the name.
  mutating func checkArea(
    _ table: TableReader, _ column: Int, isFirst: Bool, _ reading: PriceReading
  ) throws(PriceFault) {
    let name = table[column]
    if name.isEmpty { unnamed = unnamed ?? table.place(column) } else { isNamed = true }
    if let unnamed, isNamed {
      throw PriceFault(.missing(field: .named(table.head.name(of: column))), place: unnamed)
    }
    guard isFirst, table.isCutOff, case let text = name.text,
      reading.areas.contains(where: { $0.area?.hasPrefix(text) == true && $0.area != text })
    else { return }
    throw PriceFault(.truncated(expected: .value), place: table.place(column))
  }

  /// Throws if a row states another zone; names of standard and summer time belong together.
  mutating func checkZone(_ table: TableReader, _ column: Int) throws(PriceFault) {
    guard let zone else { return self.zone = Array(table[column]) }
    guard !table[column].elementsEqual(zone) else { return }
    let (first, other) = (String(decoding: zone, as: UTF8.self), table[column].text)
    guard ClockName.offset(first) == nil || ClockName.offset(other) == nil else { return }
    throw PriceFault(
      .mixed(field: .named(table.head.name(of: column)), first: first, other: other),
      place: table.place(column))
  }

  private func take(
    _ texts: [String], _ table: TableReader, _ columns: GenericTable.Columns,
    _ rows: inout PriceRows
  ) throws(PriceFault) {
    let names = columns.prices.map { ColumnName(table.head.name(of: $0.column)) }
    let isPrice =
      names.isEmpty
      || names.contains {
        $0.hasPrice || $0.unit != nil || $0.currency != nil || AreaTable.zone($0.text) != nil
      }
    let unit = try PriceFault.located(
      place: table.place(columns.unit ?? columns.currency ?? 0),
      try StatedFacts.unit(texts[0], currency: texts[1], area: rows.area, isPrice: isPrice))
    rows.unit = unit ?? rows.unit
    guard let column = columns.tax else { return }
    if let state = columns.flaggedTax {
      let isYes = ForecastMark.isYes(texts[2])
      rows.valueAddedTax = isYes == (state == .included) ? .included : .excluded
      return
    }
    let tax = try PriceFault.located(
      place: table.place(column),
      try StatedFacts.tax(texts[2], .named(table.head.name(of: column))))
    rows.valueAddedTax = tax ?? rows.valueAddedTax
  }
}
