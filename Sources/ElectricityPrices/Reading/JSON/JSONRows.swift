/// The rows of a table in a JSON document, whose keys are the names of the columns.
///
/// A table is an array of objects, an array of arrays, an object whose keys are times or numbers of
/// rows, or an object with parallel arrays.
package struct JSONRows {
  private enum Form { case objects, arrays, members, lists }

  /// The names of the columns.
  let names: [String]
  /// The values of the current row; `nil` for a missing key.
  private(set) var values: [JSONValue?]
  private let keys: [[UInt8]]
  private let form: Form
  /// Whether the rows are a time and a price without names.
  let arePairs: Bool
  // Whether the keys of the rows are times, so that other keys are no rows.
  private let areTimed: Bool
  // The rows, or the first of the parallel arrays.
  private var rest: JSONValue.Elements
  // The parallel arrays in the order of the columns, or the index of the rows.
  private var lists: [JSONValue.Elements] = []
  private var row: JSONValue

  /// The maximum number of columns, and the number of rows examined to find them.
  private static let (maximumNames, sampleSize) = (128, 20)

  /// Examines the first rows; `nil` if the value is no table.
  package init?(_ table: JSONValue) {
    (row, rest) = (table, table.elements)
    let members = Array(table.members.prefix(Self.sampleSize))
    let areTimed = members.contains { Self.isTime($0.key) }
    let isIndexed =
      members.count > 1
      && members.allSatisfy { key, value in
        value.isObject && key.string?.contains(where: \.isNumber) ?? false
      }
    let areColumns =
      members.count > 1 && members.allSatisfy { $0.value.members.first?.key.integer == 0 }
    var names: [String] = []
    func add(_ key: JSONValue, besides value: JSONValue?) -> Bool {
      guard let value, !value.isArray, !value.isObject, names.count < Self.maximumNames,
        let name = key.string, !name.isEmpty, !names.contains(name)
      else { return false }
      names.append(name)
      return true
    }
    if rest.first?.isArray ?? false {
      form = .arrays
      let heads = rest.first?.elements.compactMap(Self.heading) ?? []
      if heads.count > 1 { _ = rest.next() }
      names = heads.count > 1 ? heads : ["time", "price"]
      arePairs = heads.count < 2
    } else if let data = table["data"], let columns = table["columns"], data.isArray {
      (form, arePairs, rest) = (.arrays, false, data.elements)
      if let index = table["index"], index.isArray {
        (lists, names) = ([index.elements], ["index"])
      }
      names += columns.elements.compactMap(\.string)
    } else if areTimed || isIndexed && !areColumns {
      (form, rest) = (.members, table.members.rest)
      let rows = table.members.filter { !areTimed || Self.isTime($0.key) }
      arePairs = rows.first.map { !$0.value.isObject && !$0.value.isArray } ?? false
      names = arePairs ? ["time", "price"] : [areTimed ? "time" : "key"]
      for row in rows.prefix(Self.sampleSize) {
        for (key, value) in row.value.members { _ = add(key, besides: value) }
      }
      // The slots of a day, whose number depends on the day.
      let counts = rows.map { row in Array(row.value.elements.prefix(Self.maximumNames)).count }
      names += (0..<(counts.max() ?? 0)).map(String.init)
    } else {
      for record in table.elements.prefix(Self.sampleSize) {
        for (key, value) in record.members { _ = add(key, besides: value) }
      }
      for (key, list) in table.members {
        let values = areColumns ? list.members.rest.values : list.elements
        if add(key, besides: values.first) { lists.append(values) }
      }
      (form, arePairs) = (lists.isEmpty ? .objects : .lists, false)
      rest = lists.first ?? rest
    }
    guard names.count > 1 else { return nil }
    (self.names, self.areTimed) = (names, areTimed)
    keys = names.map { Array($0.utf8) }
    values = Array(repeating: nil, count: names.count)
  }

  private static func isTime(_ key: JSONValue) -> Bool {
    key.string.map { TimeText.time(in: $0) != nil } ?? false
  }

  /// Returns the text of a value that can only be the name of a column.
  private static func heading(_ value: JSONValue) -> String? {
    value.string.flatMap { text in
      text.isEmpty || TimeText.time(in: text) != nil || CellNumber(text) != nil ? nil : text
    }
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
    switch form {
    case .lists:
      for column in lists.indices { values[column] = lists[column].next() }
    case .arrays:
      let fields = row.elements.prefix(names.count + 1).map { $0 }
      guard fields.count == names.count - lists.count else {
        throw arePairs ? row.wrongType(.pair, .pairOfTimeAndPrice) : row.wrongType(.entry, .array)
      }
      values = lists.isEmpty ? fields : [lists[0].next()] + fields
    case .members:
      guard let value = rest.next() else { return false }
      if areTimed, !Self.isTime(next) { return try self.next() }
      row = value
      if value.isObject {
        try readObject()
      } else {
        let fields = arePairs ? [value] : value.elements.prefix(names.count - 1).map { $0 }
        for column in 1..<names.count {
          values[column] = column <= fields.count ? fields[column - 1] : nil
        }
      }
      values[0] = next
    case .objects: try readObject()
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
    form == .lists ? lists[column].reduce(0) { count, _ in count + 1 } : nil
  }

  /// Ends the rows at the end of a column; other parallel arrays may have another length.
  mutating func setLength(of column: Int) { if form == .lists { rest = lists[column] } }

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
