/// A table below lines such as a title, an author or a date.
package struct TitledTable {
  /// The head of the table, including the titles and its own line number.
  package let head: TableHead
  /// The number of bytes above the table.
  package let offset: Int

  // More lines are not titles.
  private static let maximumLines = 40

  /// Finds the head of a table below the first line.
  ///
  /// The head is a row of names above rows with the same number of fields, including a time and a
  /// price. The lines above the head are not data.
  package init?(
    _ bytes: UnsafeBufferPointer<UInt8>, isWhole: Bool, where isTable: (TableHead) -> Bool
  ) {
    var titles: [String] = []
    var position = 0
    for line in 1...Self.maximumLines {
      let rest = bytes[position...].prefix(1 << 16)
      guard let end = rest.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
      let title = UnsafeBufferPointer(rebasing: bytes[position..<end]).text.trimmed
      if !title.isEmpty { titles.append(title) }
      position = end + 1
      if bytes[end] == 0x0D, position < bytes.count, bytes[position] == 0x0A { position += 1 }
      let table = UnsafeBufferPointer(rebasing: bytes[position...])
      guard !table.isEmpty else { return nil }
      // An empty line, or one of separators alone, is not part of the table.
      let first = table.prefix { $0 != 0x0A && $0 != 0x0D }
      if first.allSatisfy(" ,;\t".utf8.contains) || titles.isEmpty { continue }
      let lower = TableHead(table, isWhole: isWhole, line: line + 1, titles: titles)
      let head = lower.withUnits(below: title)
      let named = lower.namesUnits || lower.namesTypes ? head : lower
      guard isTable(named), titles.allSatisfy({ Self.isTitle($0, over: head) }) else { continue }
      (self.head, offset) = (head, position)
      return
    }
    return nil
  }

  /// Returns whether a head needs no titles removed, because its rows have its number of fields.
  package static func isRectangle(_ head: TableHead) -> Bool {
    let minimum = head.minimumFields
    // The last row can be a footer.
    let isClosed = head.rows.count > 1 && (head.rows.last?.count ?? 0) < minimum
    return head.names.count > 1
      && head.rows.dropLast(isClosed ? 1 : 0).allSatisfy { row in
        // Separators alone at the end are no cells.
        row.count >= minimum && row.dropFirst(head.names.count).allSatisfy(\.isEmpty)
      }
  }

  package static func isTable(_ head: TableHead) -> Bool {
    guard head.hasNames, !head.rows.isEmpty, isRectangle(head),
      let columns = GenericTable.Columns(of: head)
    else { return false }
    // Numbers are names of hours only.
    let hasNumber = head.names.contains { CellNumber($0) != nil } && !columns.areSpread
    // An invalid time among valid ones is an error.
    return !hasNumber
      && head.rows.prefix(1).allSatisfy {
        columns.areDateless || TimeText.time(in: $0[columns.start]) != nil
      }
      && (!columns.prices.isEmpty || columns.areSpread)
  }

  private static func isTitle(_ title: String, over head: TableHead) -> Bool {
    let fields = title.utf8.split(separator: head.separator).map { String($0)?.trimmed ?? "" }
      .filter { !$0.isEmpty }
    let others = fields.filter { TimeText.time(in: $0) == nil }
    // The number of a meter is a text. A line of facts has more texts and fields than the table.
    let texts = others.filter {
      CellNumber($0) == nil || $0.utf8.count > 11 && $0.allSatisfy(\.isNumber)
    }
    let isOfFacts = texts.count * 2 > fields.count && fields.count > head.names.count
    return others.count == fields.count || texts.count == others.count || isOfFacts
  }
}

extension TableHead {
  /// Returns a head whose names are units and clocks with the names in the line above it.
  ///
  /// Returns the head itself if its names have no units, or if the line is a title.
  fileprivate func withUnits(below line: String) -> TableHead {
    let above = line.bytes { bytes in
      var row = TableRow()
      row.split(bytes, by: separator, hasQuotes: bytes.contains(UInt8(ascii: "\"")))
      return row.fields.map(\.text)
    }
    let parsed = names.map { ColumnName($0) }
    let haveUnits = parsed.contains { $0.unit != nil }
    let areNames = zip(parsed, keys).contains {
      ColumnKind.start.contains($0.key) || $1 == "price"
    }
    guard above.count == names.count, namesTypes || namesUnits || haveUnits && !areNames else {
      return self
    }
    var head = self
    let merged = zip(above, zip(names, parsed)).map { title, name in
      title.isEmpty || name.1.unit != nil || name.1.clock != nil || name.1.quantity != nil
        ? "\(title) \(name.0)".trimmed : title
    }
    head.names = merged
    head.keys = merged.map { $0.lowercased() }
    head.titles.removeLast()
    return head
  }

  /// Whether names are types and units of the columns, as New England has them below the names.
  fileprivate var namesTypes: Bool {
    let types = keys.count { ["string", "number"].contains($0) }
    return types > 0 && (types + names.count { ColumnName($0).unit != nil }) * 2 > keys.count
  }

  /// Whether names are units of amounts in brackets, which need the line above them: `[Wh]`.
  fileprivate var namesUnits: Bool {
    names.contains { $0.hasPrefix("[") && ColumnName($0).quantity != nil }
  }

  /// The area that a line above the table names.
  var titleArea: String? { titles.lazy.compactMap(Self.area).first }

  /// The unit in the lines above the table, if they state one.
  var titleUnit: PriceUnit? {
    let units = titles.flatMap(Self.units)
    return Set(units).count == 1 ? units.first : nil
  }

  /// The number of lines above the table that state nothing for its rows.
  var skippedTitles: Int { titles.count { !statesFact($0) } }

  /// Returns whether a line above the table states a fact about its rows.
  package func statesFact(_ title: String) -> Bool {
    if case .date = added, !AddedColumn.dates(in: [title]).isEmpty { return true }
    return Self.area(title) != nil || !Self.units(title).isEmpty || ClockName.isStated(by: title)
      || ColumnName(title).valueAddedTax != nil
  }

  /// Returns the area that a line names after a word for it: `Area: FI`.
  private static func area(_ title: String) -> String? {
    let parts = title.split { ":;,=\t".contains($0) }.map { String($0).trimmed }
    let isArea = parts.count == 2 && ColumnKind.area.contains(ColumnName(parts[0]).key)
    return isArea && AreaTable.zone(parts[1]) != nil ? parts[1] : nil
  }

  /// Returns the units in a line, without those of amounts: `Nettleie 38 øre/kWh`.
  private static func units(_ title: String) -> [PriceUnit] {
    let words = title.split { " ,;:()[]\t".contains($0) }.map(String.init)
    return zip([""] + words, words).compactMap { former, word in
      CellNumber(former) == nil ? PriceUnit(word) : nil
    }
  }
}
