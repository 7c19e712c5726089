/// A table of an unknown source below lines such as a title, an author or a date.
package struct TitledTable {
  /// The head of the table, including the titles and its own line number.
  package let head: TableHead
  /// The number of bytes above the table.
  package let offset: Int

  // More lines are not titles.
  private static let mostLines = 40

  /// Finds the head of a table below the first line.
  ///
  /// The head is a row of names above rows with the same number of fields, including a time and a
  /// price. The lines above the head have fewer fields and are not data.
  package init?(
    _ bytes: UnsafeBufferPointer<UInt8>, isWhole: Bool,
    where isTable: (TableHead) -> Bool = TitledTable.isTable
  ) {
    var titles: [String] = []
    var place = 0
    for line in 1...Self.mostLines {
      let rest = bytes[place...].prefix(1 << 16)
      guard let end = rest.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
      let title = UnsafeBufferPointer(rebasing: bytes[place..<end]).text.trimmed
      if !title.isEmpty { titles.append(title) }
      place = end + 1
      if bytes[end] == 0x0D, place < bytes.count, bytes[place] == 0x0A { place += 1 }
      let table = UnsafeBufferPointer(rebasing: bytes[place...])
      guard !table.isEmpty else { return nil }
      // An empty line is not part of the table.
      if table[0] == 0x0A || table[0] == 0x0D || titles.isEmpty { continue }
      let head = TableHead(table, isWhole: isWhole, line: line + 1, titles: titles)
      guard isTable(head), titles.allSatisfy({ Self.isTitle($0, over: head) }) else {
        continue
      }
      (self.head, offset) = (head, place)
      return
    }
    return nil
  }

  /// Returns whether a head needs no titles removed, because its rows have as many fields as it
  /// has.
  package static func isRectangle(_ head: TableHead) -> Bool {
    head.names.count > 1 && head.rows.allSatisfy { $0.count == head.names.count }
  }

  package static func isTable(_ head: TableHead) -> Bool {
    guard head.hasNames, !head.rows.isEmpty, isRectangle(head),
      let columns = GenericTable.columns(of: head)
    else { return false }
    // An invalid time among valid ones is an error.
    return head.rows.prefix(1).allSatisfy { TimeText.time(in: $0[columns.start]) != nil }
      && !(columns.prices.isEmpty && columns.hours.isEmpty)
  }

  private static func isTitle(_ title: String, over head: TableHead) -> Bool {
    let fields = title.utf8.split(separator: head.separator).map { String($0)?.trimmed ?? "" }
      .filter { !$0.isEmpty }
    let hasTime = fields.contains { TimeText.time(in: $0) != nil }
    let hasNumber = fields.contains { TimeText.time(in: $0) == nil && CellNumber($0) != nil }
    return fields.count < head.names.count && !(hasTime && hasNumber)
  }
}

extension TableHead {
  /// The unit in the lines above the table, if they state one.
  var titleUnit: PriceUnit? {
    let units = titles.flatMap { $0.split { " ,;:()[]\t".contains($0) } }
      .compactMap { PriceUnit(String($0)) }
    return Set(units).count == 1 ? units.first : nil
  }
}
