/// The form of a table in a JSON document: the names of its columns, and the place of its rows.
struct JSONTableForm {
  enum Kind { case objects, arrays, members, lists }

  private(set) var kind = Kind.objects
  private(set) var names: [String] = []
  /// Whether the rows are a time and a price without names.
  private(set) var arePairs = false
  /// Whether the keys of the rows are times, so that other keys are no rows.
  private(set) var areTimed = false
  /// Whether values in the objects of a record are columns.
  private(set) var hasInnerNames = false
  /// The rows, or the first of the parallel arrays.
  private(set) var rows: JSONValue.Elements
  /// The parallel arrays in the order of the columns, or the index of the rows.
  private(set) var lists: [JSONValue.Elements] = []

  /// The number of rows examined to find the columns, and the maximum number of columns.
  static let sampleSize = 20
  private static let maximumNames = 128
  /// The keys of objects with facts about the object that they are in.
  static let parts: Set<String> = [
    "meta", "metadata", "metric", "info", "attributes", "header",
  ]

  /// Examines the first rows of a value; it is no table if there are fewer than two names.
  init(_ table: JSONValue) {
    rows = table.elements
    let members = Array(table.members.prefix(Self.sampleSize))
    let areColumns =
      members.count > 1 && members.allSatisfy { $0.value.members.rest.first?.integer == 0 }
    areTimed = members.contains { Self.isTime($0.key) }
    if rows.first?.isArray ?? false {
      setArrays()
    } else if let data = table["data"], data.elements.first?.isArray ?? false,
      let columns = table["columns"] ?? table["fields"]
    {
      setSplit(data, columns, index: table["index"])
    } else if areTimed || Self.areIndexed(members) && !areColumns {
      setMembers(table)
    } else {
      setObjectsOrLists(table, areColumns: areColumns)
    }
  }

  static func isTime(_ key: JSONValue) -> Bool {
    key.string.map { TimeText.time(in: $0) != nil } ?? false
  }

  private static func areIndexed(_ members: [(key: JSONValue, value: JSONValue)]) -> Bool {
    members.count > 1
      && members.allSatisfy { key, value in
        value.isObject && key.string?.contains(where: \.isNumber) ?? false
      }
  }

  // Arrays; the first can contain the names.
  private mutating func setArrays() {
    let heads = rows.first?.elements.compactMap(Self.heading) ?? []
    if heads.count > 1 { _ = rows.next() }
    (kind, arePairs) = (.arrays, heads.count < 2)
    // The price can come first.
    let areTimes = rows.first?.elements.prefix(2).map(Self.isTime)
    names = arePairs ? areTimes == [false, true] ? ["price", "time"] : ["time", "price"] : heads
  }

  /// Returns the text of a value that can only be the name of a column.
  private static func heading(_ value: JSONValue) -> String? {
    value.string.flatMap { text in
      text.isEmpty || TimeText.time(in: text) != nil || CellNumber(text) != nil ? nil : text
    }
  }

  // Arrays and a list of names, as pandas splits a table.
  private mutating func setSplit(_ data: JSONValue, _ columns: JSONValue, index: JSONValue?) {
    (kind, rows) = (.arrays, data.elements)
    if let index, index.isArray { (lists, names) = ([index.elements], ["index"]) }
    names += columns.elements.compactMap { ($0["name"] ?? $0).string }
  }

  // Members whose keys are times or numbers of rows.
  private mutating func setMembers(_ table: JSONValue) {
    (kind, rows) = (.members, table.members.rest)
    let members = table.members.filter { !areTimed || Self.isTime($0.key) }
    arePairs = members.first.map { !$0.value.isObject && !$0.value.isArray } ?? false
    names = arePairs ? ["time", "price"] : [areTimed ? "time" : "key"]
    for member in members.prefix(Self.sampleSize) { addNames(of: member.value) }
    // The slots of a day, whose number depends on the day.
    let counts = members.map { Array($0.value.elements.prefix(Self.maximumNames)).count }
    names += (0..<(counts.max() ?? 0)).map(String.init)
  }

  private mutating func setObjectsOrLists(_ table: JSONValue, areColumns: Bool) {
    let records = table.elements.prefix(Self.sampleSize)
    // A key can be absent at night.
    for record in table.elements.prefix(LaterCells.count) { addNames(of: record) }
    let havePrice = names.contains { ColumnName($0).hasPrice }
    for record in records { addInnerNames(of: record, besidesPrice: havePrice) }
    for (key, list) in table.members {
      let values = areColumns ? list.members.rest.values : list.elements
      if add(key.string, besides: values.first) { lists.append(values) }
    }
    guard let first = lists.first else { return }
    (kind, rows) = (.lists, first)
  }

  private mutating func addNames(of object: JSONValue) {
    for (key, value) in object.members { _ = add(key.string, besides: value) }
  }

  private mutating func addInnerNames(of object: JSONValue, besidesPrice: Bool) {
    for (outer, value) in object.members where value.isObject {
      let name = outer.string?.lowercased() ?? ""
      let isWhole =
        !besidesPrice || ColumnKind.area.contains(name) || Self.parts.contains(name)
      for (key, value) in value.members where isWhole || ForecastMark.isBound(key.string ?? "") {
        if add(Self.name(of: key, in: outer), besides: value) { hasInnerNames = true }
      }
    }
  }

  /// Returns the name of a value inside a price, an energy or an area, or of a bound; `nil` for
  /// others.
  ///
  /// It is `price` for the amount in `price: {amount, currency}`, `SE3` in `prices: {SE3}`, and
  /// `location` for the name in `location: {id, name}`.
  static func name(of key: JSONValue, in outer: JSONValue) -> String? {
    guard let key = key.string, let outer = outer.string else { return nil }
    if Self.parts.contains(outer), isFact(key) { return key }
    if ColumnKind.area.contains(outer.lowercased()) {
      return ["$", "#text", "name", "value"].contains(key) ? outer : nil
    }
    guard
      ColumnName(outer).hasPrice || ColumnKind.consumption.contains(outer.lowercased())
        || ForecastMark.isBound(key)
    else { return nil }
    if AreaTable.isKnown(key) || [ColumnKind.unit, .currency].contains(where: { $0.contains(key) })
    {
      return key
    }
    // Times and hours are rows.
    guard !key.contains(where: \.isNumber) else { return nil }
    return ["amount", "value"].contains(key) ? outer : "\(outer) \(key)"
  }

  /// Returns whether a key in a part of a record, such as its `attributes`, is for a fact of it.
  private static func isFact(_ key: String) -> Bool {
    [ColumnKind.unit, .currency].contains { $0.contains(key.lowercased()) }
      || ColumnName.words(key).contains(where: ForecastMark.names)
  }

  /// Adds the name of a column with a plain value; returns whether it is new.
  private mutating func add(_ name: String?, besides value: JSONValue?) -> Bool {
    guard let value, !value.isArray, !value.isObject, names.count < Self.maximumNames,
      let name, !name.isEmpty, !names.contains(name)
    else { return false }
    names.append(name)
    return true
  }
}
