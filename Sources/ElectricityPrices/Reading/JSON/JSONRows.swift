/// The rows of a table in a JSON document, whose keys are the names of the columns.
///
/// A table is an array of objects, an array of arrays, an object whose keys are times or numbers of
/// rows, or an object with parallel arrays.
package struct JSONRows {
  /// The values of the current row; `nil` for a missing key.
  private(set) var values: [JSONValue?]
  private let form: JSONTableForm
  // The rows, or the first of the parallel arrays.
  private var rest: JSONValue.Elements
  // The parallel arrays in the order of the columns, or the index of the rows.
  private var lists: [JSONValue.Elements]
  private var row: JSONValue

  /// The names of the columns.
  var names: [String] { form.names }
  /// Whether the rows are a time and a price without names.
  var arePairs: Bool { form.arePairs }

  /// Examines the first rows; `nil` if the value is no table.
  package init?(_ table: JSONValue) {
    form = JSONTableForm(table)
    guard form.names.count > 1 else { return nil }
    (row, rest, lists) = (table, form.rows, form.lists)
    values = Array(repeating: nil, count: form.names.count)
  }

  /// The names and the first rows as the head of a table.
  package var head: TableHead { head(rows: JSONTableForm.sampleSize) }

  /// Returns a number of rows and the names, with `value` for pairs, as the head of a table.
  package func head(rows count: Int, value: String = "price") -> TableHead {
    var (rows, sample): ([[String]], JSONRows) = ([], self)
    func next() -> [String]? {
      guard (try? sample.next()) == true else { return nil }
      return sample.values.map { $0.map { TableRow.text($0) } ?? "" }
    }
    while rows.count < count, let row = next() { rows.append(row) }
    let heads = arePairs ? names.map { $0 == "price" ? value : $0 } : names
    return TableHead(names: heads, rows: rows, next: next)
  }

  /// Advances to the next row; returns `false` at the end.
  mutating func next() throws(PriceFault) -> Bool {
    guard form.kind != .members else { return try nextMember() }
    guard let next = rest.next() else { return false }
    row = next
    switch form.kind {
    case .lists:
      for column in lists.indices { values[column] = lists[column].next() }
    case .arrays:
      let fields = row.elements.prefix(names.count + 1).map { $0 }
      guard fields.count == names.count - lists.count else {
        throw arePairs ? row.wrongType(.pair, .pairOfTimeAndPrice) : row.wrongType(.entry, .array)
      }
      values = lists.isEmpty ? fields : [lists[0].next()] + fields
    case .objects, .members: try readObject()
    }
    return true
  }

  private mutating func nextMember() throws(PriceFault) -> Bool {
    while let key = rest.next(), let value = rest.next() {
      if form.areTimed, !JSONTableForm.isTime(key) { continue }
      row = value
      if value.isObject {
        try readObject()
      } else {
        let fields = arePairs ? [value] : value.elements.prefix(names.count - 1).map { $0 }
        for column in 1..<names.count {
          values[column] = column <= fields.count ? fields[column - 1] : nil
        }
      }
      values[0] = key
      return true
    }
    return false
  }

  private mutating func readObject() throws(PriceFault) {
    guard row.isObject else { throw row.wrongType(.entry, .object) }
    for column in values.indices { values[column] = nil }
    for (key, value) in row.members {
      if form.hasInnerNames, value.isObject {
        for (inner, value) in value.members {
          let name = JSONTableForm.name(of: inner, in: key)
          if let column = names.firstIndex(where: { $0 == name }) { values[column] = value }
        }
        continue
      }
      let column = key.withBytes { bytes in names.firstIndex { bytes.elementsEqual($0.utf8) } }
      if let column { values[column] = value }
    }
  }

  /// Returns the number of values in one of several parallel arrays; `nil` for other tables.
  func length(_ column: Int) -> Int? {
    form.kind == .lists ? lists[column].reduce(0) { count, _ in count + 1 } : nil
  }

  /// Ends the rows at the end of a column; other parallel arrays may have another length.
  mutating func setLength(of column: Int) { if form.kind == .lists { rest = lists[column] } }

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
        insert(copyOf: Self.text(value), at: fields.count)
      } else {
        fields.append(plain ?? UnsafeBufferPointer(start: nil, count: 0))
      }
    }
  }

  /// Returns the text of a value; empty for `null`.
  static func text(_ value: JSONValue) -> String { value.plainBytes?.text ?? value.string ?? "" }
}
