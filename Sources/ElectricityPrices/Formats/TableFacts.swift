/// What rows state of themselves, which must be the same in all rows of a series.
struct TableFacts {
  // By the rows' index: unit, currency and tax as the first row had them.
  private var texts: [Int: [String]] = [:]

  mutating func check(
    _ table: TableReader, _ columns: GenericTable.Columns, _ reading: inout PriceReading,
    _ indices: [Int]
  ) throws(PriceFault) {
    guard columns.unit != nil || columns.currency != nil || columns.tax != nil else { return }
    let places = [columns.unit, columns.currency, columns.tax]
    let found = places.map { $0.map { table[$0].text } ?? "" }
    for index in indices {
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
    let place = table.place(columns.unit ?? columns.currency ?? 0)
    let unit = try PriceFault.at(place) { () throws(PriceFault) in
      try StatedFacts.unit(texts[0], currency: texts[1], area: area)
    }
    rows.unit = unit ?? rows.unit
    guard let column = columns.tax else { return }
    let tax = try PriceFault.at(table.place(column)) { () throws(PriceFault) in
      try StatedFacts.tax(texts[2], .named(table.head.name(of: column)))
    }
    rows.valueAddedTax = tax ?? rows.valueAddedTax
  }
}

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

/// Texts beside the prices, of which nobody knows what they name: countries, perhaps.
struct LabelColumn {
  private var names: [String] = []
  private var codes: [[UInt8]: Int32] = [:]
  private var rows: [Int32] = []
  private var last: (bytes: [UInt8], code: Int32)?

  // More are notes, not names.
  private static var mostNames: Int { 1000 }

  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let last, bytes.elementsEqual(last.bytes) { return rows.append(last.code) }
    let key = Array(bytes)
    var code = codes[key] ?? -1
    if code < 0, names.count <= Self.mostNames {
      code = Int32(names.count)
      codes[key] = code
      names.append(bytes.text)
    }
    last = (key, code)
    rows.append(code)
  }

  /// Where rows of several names share their times, leaves those of the wanted one, or refuses.
  func split(
    _ reading: inout PriceReading, name: String, _ hours: inout HourColumn
  ) throws(PriceFault) {
    guard names.count > 1, reading.areas.count == 1, reading[0].count == rows.count else { return }
    var times: Set<[Int64]> = []
    for index in 0..<rows.count {
      times.insert([reading[0].starts[index], hours.minutes(index)])
    }
    // In autumn a time or two occur twice in any table.
    guard times.count * 2 <= rows.count + 1 else { return }
    let wanted = reading.options.area?.uppercased()
    guard let code = names.firstIndex(where: { $0.uppercased() == wanted }) else {
      throw PriceFault(.sharedTable(column: name, names: names))
    }
    let kept = rows.indices.filter { rows[$0] == Int32(code) }
    hours.keep(kept)
    reading.keep(kept, area: names[code])
  }
}
