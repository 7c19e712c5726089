/// Whether the rows with prices of a table with areas all have the name of one.
struct AreaNames {
  private var isNamed = false
  // The first row without a name.
  private var unnamed: FilePlace?

  /// Refuses a name that is missing among others, or of which the end of the file left a part: what
  /// is behind it is no area of its own.
  ///
  /// - Parameter isNew: whether no row before has the name.
  mutating func check(
    _ table: TableReader, _ column: Int, isNew: Bool, _ reading: PriceReading
  ) throws(PriceFault) {
    let name = table[column]
    if name.isEmpty { unnamed = unnamed ?? table.place(column) } else { isNamed = true }
    if let unnamed, isNamed {
      throw PriceFault(.missing(field: .named(table.head.name(of: column))), place: unnamed)
    }
    guard isNew, table.isCutOff, case let text = name.text,
      reading.areas.contains(where: { $0.area?.hasPrefix(text) == true && $0.area != text })
    else { return }
    throw PriceFault(.truncated(expected: .value), place: table.place(column))
  }
}
