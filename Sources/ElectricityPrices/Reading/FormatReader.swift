/// A notation of a format, with its recogniser and decoder.
///
/// Recognisers examine keys and structure, never file names. Fallbacks are tried only if no other
/// recogniser accepts the content.
enum FormatReader: Sendable {
  typealias JSONDecode = @Sendable (JSONValue, inout PriceReading) throws(PriceFault) -> Void
  typealias TableDecode = @Sendable (TableReader, inout PriceReading) throws(PriceFault) -> Void
  typealias XMLDecode = @Sendable (ByteStream, inout PriceReading) throws(PriceFault) -> Void

  case json(
    recognizes: @Sendable (JSONValue) -> Bool, isFallback: Bool = false, decode: JSONDecode)
  case table(
    recognizes: @Sendable (TableHead) -> Bool, isFallback: Bool = false, decode: TableDecode)
  case xml(root: String, decode: XMLDecode)

  var isFallback: Bool {
    switch self {
    case .json(_, let isFallback, _), .table(_, let isFallback, _): isFallback
    case .xml: false
    }
  }

  /// Returns a reader of a list of objects as a table whose columns are the keys of the objects.
  static func rows(_ row: RecordRow) -> FormatReader {
    let key = row.path[0]
    return .json(
      recognizes: { root in (root[key] ?? root).elements.first?.has(row.keys) ?? false },
      decode: { root, reading throws(PriceFault) in
        guard let rows = JSONRows(root[key] ?? root) else {
          throw PriceFault(.missing(field: .named(key)), at: root.offset)
        }
        let table = TableReader(rows)
        try RecordTable(row, table.head, &reading).decode(table, &reading)
      })
  }

  static func table(_ row: RecordRow) -> FormatReader {
    .table(
      recognizes: row.fits,
      decode: { table, reading throws(PriceFault) in
        try RecordTable(row, table.head, &reading).decode(table, &reading)
      })
  }

  /// Returns a reader of the lists of objects of some rows; the first row has the facts.
  ///
  /// With `currencies` a record has the price in several; with `timeless` it can lack the time.
  /// `plain` has all keys of a format with common ones, which states no unit, tax or zone.
  static func records(_ rows: [RecordRow]) -> FormatReader {
    let first = rows[0]
    typealias List = (row: RecordRow, list: JSONValue.Located, object: JSONValue)
    @Sendable func lists(_ root: JSONValue) -> [List] {
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
    return .json(
      recognizes: { root in
        let root = root.content
        let record = lists(root).lazy.compactMap { $0.list.value.elements.first }.first
        // Of Carnot, wind and sun have records of the same form.
        let facts = first.facts
        let only = facts.only.flatMap { only in record?[only.key]?.string.map { $0 == only.text } }
        guard only ?? true else { return false }
        let count = facts["keys"].flatMap { Int($0) }
        guard count == nil || count == record.map({ Array($0.members).count }) else { return false }
        let plain = facts["plain"]?.split(separator: "|").map(String.init)
        let isPlain = [root, record].allSatisfy { object in
          plain == nil
            || object?.members.allSatisfy { plain?.contains($0.key.string ?? "") ?? true } ?? true
        }
        let isOfArea =
          facts["areas"] == nil
          || lists(root).contains { list in
            list.list.key.map(AreaTable.isKnown) ?? false
          }
        guard isPlain, isOfArea else { return false }
        return first.keys.allSatisfy {
          $0.hasPrefix("/") ? root.value(String($0.dropFirst())) != nil : record?.value($0) != nil
        }
      },
      decode: { root, reading throws(PriceFault) in
        let lists = lists(root.content)
        guard !lists.isEmpty else {
          throw PriceFault(.missing(field: .named(first.path.first ?? "")), at: root.offset)
        }
        let facts = first.facts
        let isSensor = root["attributes"] != nil
        let stated = try isSensor ? StatedFacts.unit(ofSensor: root.content, area: nil) : nil
        reading.unit = stated ?? reading.unit
        for (row, list, object) in lists where rows.count == 1 || list.value.isArray {
          for fact in facts { try fact.read(in: object, &reading) }
          // A single home of Tibber needs no name.
          let isHome = facts["homes"] != nil
          let name = isHome ? (lists.count == 1 ? "" : list.key) : list.key?.uppercased()
          let index = try name.map { (name) throws(PriceFault) in try reading.rows(of: name) }
          var records = row.records
          if facts["currencies"] != nil, let name = row.price(in: reading.options.unit?.currency) {
            _ = try list.value.elements.first?.required(name.text)
            (records.price, reading.unit) = (name.text, name.unit)
          }
          try records.decode(list.value, into: index, &reading)
        }
        if facts["mended"] != nil { try DayMender.mend(&reading) }
        if facts["ends"] != nil { reading.setStampsAreEnds() }
        if let limit = facts["limit"].flatMap({ Double($0) }) {
          try reading.refuseAmounts(above: limit)
        }
        reading.setUnit(bySize: facts["units"] ?? "", isStated: stated != nil)
      })
  }

  /// Returns a reader of two parallel arrays, of times and of prices.
  static func lists(_ row: RecordRow) -> FormatReader {
    @Sendable func keys() -> [String] { [row.records.start, row.records.price] }
    return .json(
      recognizes: { root in
        keys().allSatisfy { key in
          root.content[key].map { $0.isArray && $0.elements.first?.isString != true } ?? false
        }
      },
      decode: { root, reading throws(PriceFault) in
        let (root, keys) = (root.content, keys())
        for fact in row.facts { try fact.read(in: root, &reading) }
        let (times, prices) = (try root.required(keys[0]), try root.required(keys[1]))
        let counts = [times, prices].map { $0.elements.reduce(0) { count, _ in count + 1 } }
        guard counts[0] == counts[1] else {
          throw PriceFault(.unevenLists(times: counts[0], prices: counts[1]), at: prices.offset)
        }
        let rows = try reading.rows()
        for (time, price) in zip(times.elements, prices.elements) {
          let moment = try time.moment(.named(keys[0]))
          try reading[rows].check(moment, time)
          try reading[rows].append(moment, nil, price.price("price"), at: time.offset)
        }
        reading.setUnit(bySize: row.facts["units"] ?? "", isStated: false)
      })
  }
}
