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
      recognizes: { root in
        let list = root[key] ?? root
        return list.elements.first?.has(row.keys) ?? false
          && JSONRows(list).map { row.hasPrices($0.head) } ?? false
      },
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
  static func records(_ rows: [RecordRow]) -> FormatReader {
    let lists = RecordLists(rows)
    return .json(recognizes: lists.recognizes, decode: lists.decode)
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
