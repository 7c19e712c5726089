/// A reader of the lists of objects that rows of `Resources/json-records.csv` describe.
///
/// The first row has the facts. With `currencies` a record has the price in several; with
/// `timeless` it can lack the time. `plain` has all keys of a format with common ones, which states
/// no unit, tax or zone.
struct RecordLists: Sendable {
  private typealias List = (row: RecordRow, list: JSONValue.Located, object: JSONValue)

  private let rows: [RecordRow]
  private var first: RecordRow { rows[0] }

  /// Creates a reader of at least one row.
  init(_ rows: [RecordRow]) { self.rows = rows }

  private func lists(in root: JSONValue) -> [List] {
    let objects = first.form == .each && root.isArray ? root.elements : root.alone
    let paths = rows.map(\.path)
    let found = objects.filter(\.isObject).flatMap { object in
      zip(rows, paths).flatMap { row, path in
        object.values(at: path[...]).map { (row, $0, object) }
      }
    }
    let isBare = first.form == .bare || paths[0].isEmpty
    return found.isEmpty && isBare ? [(first, (nil, root), root)] : found
  }

  /// Returns whether a document has the keys of the first row, and what its facts demand.
  @Sendable func recognizes(_ root: JSONValue) -> Bool {
    let root = root.content
    let lists = lists(in: root)
    let record = lists.lazy.compactMap { $0.list.value.elements.first }.first
    return hasFacts(root, record, lists)
      && first.keys.allSatisfy {
        $0.hasPrefix("/") ? root.value(String($0.dropFirst())) != nil : record?.value($0) != nil
      }
  }

  private func hasFacts(_ root: JSONValue, _ record: JSONValue?, _ lists: [List]) -> Bool {
    let facts = first.facts
    // Of Carnot, wind and sun have records of the same form.
    let only = facts.only.flatMap { only in record?[only.key]?.string.map { $0 == only.text } }
    guard only ?? true else { return false }
    let count = facts["keys"].flatMap { Int($0) }
    guard count == nil || count == record.map({ Array($0.members).count }) else { return false }
    if let plain = facts["plain"]?.split(separator: "|").map(String.init) {
      let names = [root, record].compactMap { $0 }.flatMap {
        $0.members.map { $0.key.string ?? "" }
      }
      guard names.allSatisfy(plain.contains) else { return false }
    }
    return facts["areas"] == nil || lists.contains { $0.list.key.map(AreaTable.isKnown) ?? false }
  }

  /// Decodes all lists of a document.
  @Sendable func decode(_ root: JSONValue, _ reading: inout PriceReading) throws(PriceFault) {
    let lists = lists(in: root.content)
    guard !lists.isEmpty else {
      throw PriceFault(.missing(field: .named(first.path.first ?? "")), at: root.offset)
    }
    let facts = first.facts
    let isSensor = root["attributes"] != nil
    let stated = try isSensor ? StatedFacts.unit(ofSensor: root.content, area: nil) : nil
    reading.unit = stated ?? reading.unit
    for list in lists where rows.count == 1 || list.list.value.isArray {
      for fact in facts { try fact.read(in: list.object, &reading) }
      try decode(list, facts, isAlone: lists.count == 1, &reading)
    }
    if facts["mended"] != nil { try DayMender.mend(&reading) }
    if facts["ends"] != nil { reading.setStampsAreEnds() }
    if let limit = facts["limit"].flatMap({ Double($0) }) {
      try reading.refuseAmounts(above: limit)
    }
    reading.setUnit(bySize: facts["units"] ?? "", isStated: stated != nil)
  }

  private func decode(
    _ list: List, _ facts: [RecordFact], isAlone: Bool, _ reading: inout PriceReading
  ) throws(PriceFault) {
    let (row, (key, value), _) = list
    // A single home of Tibber needs no name.
    let isHome = facts["homes"] != nil
    let name = isHome ? (isAlone ? "" : key) : key?.uppercased()
    let index = try name.map { (name) throws(PriceFault) in try reading.rows(of: name) }
    var records = row.records
    if facts["currencies"] != nil, let name = row.price(in: reading.options.unit?.currency) {
      _ = try value.elements.first?.required(name.text)
      (records.price, reading.unit) = (name.text, name.unit)
    }
    try records.decode(value, into: index, &reading)
  }
}
