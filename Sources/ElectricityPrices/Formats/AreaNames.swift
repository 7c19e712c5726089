/// A check that all rows with prices in a table with areas name their area.
struct AreaNames {
  private var isNamed = false
  // The first row without a name.
  private var unnamed: FilePlace?

  /// Throws if a name is missing among others, or if the end of the file truncated it.
  ///
  /// A truncated name would become an area of its own.
  ///
  /// - Parameter isFirst: Whether no row before has the name.
  mutating func check(
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
}
