/// The rows of a table in a JSON document, whose keys are the names of the columns.
///
/// A table is an array of objects, an array of pairs of a time and a price, or an object with
/// parallel arrays.
package struct JSONRows {
  /// The names of the columns.
  let names: [String]
  /// The values of the current row; `nil` for a missing key.
  private(set) var values: [JSONValue?]
  private let keys: [[UInt8]]
  /// Whether the rows are arrays of two values.
  let arePairs: Bool
  // The rows, or the first of the parallel arrays.
  private var rest: JSONValue.Elements
  // The parallel arrays, in the order of the columns.
  private var lists: [JSONValue.Elements] = []
  private var row: JSONValue

  /// The maximum number of columns, and the number of rows examined to find them.
  private static let (maximumNames, sampleSize) = (64, 20)

  /// Examines the first rows; `nil` if the value is no table.
  package init?(_ table: JSONValue) {
    let first = table.elements.first
    arePairs = first?.isArray ?? false
    var names: [String] = arePairs ? ["time", "price"] : []
    func add(_ key: JSONValue, besides value: JSONValue?) -> Bool {
      guard let value, !value.isArray, !value.isObject, names.count < Self.maximumNames,
        let name = key.string, !name.isEmpty, !names.contains(name)
      else { return false }
      names.append(name)
      return true
    }
    for record in table.elements.prefix(Self.sampleSize) {
      for (key, value) in record.members { _ = add(key, besides: value) }
    }
    for (key, list) in table.members where add(key, besides: list.elements.first) {
      lists.append(list.elements)
    }
    guard names.count > 1 else { return nil }
    (self.names, row, rest) = (names, table, lists.first ?? table.elements)
    keys = names.map { Array($0.utf8) }
    values = Array(repeating: nil, count: names.count)
  }

  /// The names and the first rows as the head of a table.
  package var head: TableHead { head(rows: Self.sampleSize) }

  /// Returns the names and a number of rows as the head of a table.
  package func head(rows count: Int) -> TableHead {
    var (rows, sample): ([[String]], JSONRows) = ([], self)
    while rows.count < count, (try? sample.next()) == true {
      rows.append(sample.values.map { $0.map { TableRow.text($0) } ?? "" })
    }
    return TableHead(names: names, rows: rows)
  }

  /// Advances to the next row; returns `false` at the end.
  mutating func next() throws(PriceFault) -> Bool {
    guard let next = rest.next() else { return false }
    row = next
    if !lists.isEmpty {
      for column in lists.indices { values[column] = lists[column].next() }
    } else if arePairs {
      values = row.elements.prefix(3).map { $0 }
      guard values.count == 2 else { throw row.wrongType(.pair, .pairOfTimeAndPrice) }
    } else {
      try readObject()
    }
    return true
  }

  private mutating func readObject() throws(PriceFault) {
    guard row.isObject else { throw row.wrongType(.entry, .object) }
    for column in values.indices { values[column] = nil }
    // Nearly all objects have the same keys in the same order.
    var expected = 0
    for (key, value) in row.members {
      let column = key.withBytes { bytes in
        expected < keys.count && bytes.elementsEqual(keys[expected])
          ? expected : keys.firstIndex { bytes.elementsEqual($0) }
      }
      guard let column else { continue }
      values[column] = value
      expected = column + 1
    }
  }

  /// Returns the number of values in one of several parallel arrays; `nil` for other tables.
  func length(_ column: Int) -> Int? {
    lists.isEmpty ? nil : lists[column].reduce(0) { count, _ in count + 1 }
  }

  /// Ends the rows at the end of a column; other parallel arrays may have another length.
  mutating func setLength(of column: Int) { if !lists.isEmpty { rest = lists[column] } }

  /// Returns the position of a value, or of the row if it has no such value.
  func place(_ column: Int?) -> FilePlace {
    let value = column.flatMap { $0 < values.count ? values[$0] : nil } ?? row
    let before = UnsafeBufferPointer(start: value.base, count: value.offset)
    return FilePlace(offset: value.offset, in: before)
  }
}

extension TableRow {
  /// Replaces the fields with the values of a JSON row; missing values and `null` are empty.
  mutating func fill(_ values: [JSONValue?]) {
    removeAll()
    for value in values {
      let plain = value?.plainBytes
      if let value, plain == nil {
        append(copyOf: Self.text(value))
      } else {
        append(plain ?? UnsafeBufferPointer(start: nil, count: 0))
      }
    }
  }

  /// Returns the text of a value; empty for `null`.
  static func text(_ value: JSONValue) -> String { value.plainBytes?.text ?? value.string ?? "" }
}
