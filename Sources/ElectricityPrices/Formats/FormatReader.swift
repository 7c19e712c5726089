/// One notation of a format: how it is recognised and decoded.
///
/// Recognisers look at keys and structure and never at file names. Fallbacks are asked only where
/// no other recogniser knows the content.
enum FormatReader: Sendable {
  typealias JSONDecode = @Sendable (JSONValue, inout PriceReading) throws(PriceFault) -> Void
  typealias TableDecode = @Sendable (TableReader, inout PriceReading) throws(PriceFault) -> Void
  typealias XMLDecode = @Sendable (ByteStream, inout PriceReading) throws(PriceFault) -> Void

  case json(recognizes: @Sendable (JSONValue) -> Bool, isFallback: Bool = false, decode: JSONDecode)
  case table(
    recognizes: @Sendable (TableHead) -> Bool, isFallback: Bool = false, decode: TableDecode)
  case xml(root: String, decode: XMLDecode)

  var isFallback: Bool {
    switch self {
    case .json(_, let isFallback, _), .table(_, let isFallback, _): isFallback
    case .xml: false
    }
  }

  /// Whether a document is known; nothing for readers of other notations.
  func knows(_ root: JSONValue) -> Bool? {
    if case .json(let recognizes, _, _) = self { recognizes(root) } else { nil }
  }

  /// Whether a table is known; nothing for readers of other notations.
  func knows(_ head: TableHead) -> Bool? {
    if case .table(let recognizes, _, _) = self { recognizes(head) } else { nil }
  }

  /// Whether an outermost element is known; nothing for readers of other notations.
  func knows(root name: String) -> Bool? {
    if case .xml(let root, _) = self { root == name } else { nil }
  }

  func decode(_ root: JSONValue, _ reading: inout PriceReading) throws(PriceFault) {
    if case .json(_, _, let decode) = self { try decode(root, &reading) }
  }

  func decode(_ table: TableReader, _ reading: inout PriceReading) throws(PriceFault) {
    if case .table(_, _, let decode) = self { try decode(table, &reading) }
  }

  func decode(_ stream: ByteStream, _ reading: inout PriceReading) throws(PriceFault) {
    if case .xml(_, let decode) = self { try decode(stream, &reading) }
  }

  /// A list of objects, known by the keys of the first of them.
  ///
  /// - Parameters:
  ///   - records: under which keys the objects have what.
  ///   - path: the keys that lead to the list.
  ///   - isBare: whether the list can be the document too.
  ///   - knownBy: what the first object has; the start and the price without it.
  ///   - prepare: takes what the document says beside the list.
  static func records(
    _ records: JSONRecords, under path: String..., isBare: Bool = false,
    knownBy: [String] = [],
    prepare: @escaping JSONDecode = { (_, _) throws(PriceFault) in }
  ) -> FormatReader {
    let keys = knownBy.isEmpty ? [records.start, records.price] : knownBy
    return .json(
      recognizes: { root in
        let first = (root.at(path) ?? (isBare ? root : nil))?.elements.first
        return first.map { first in keys.allSatisfy { first[$0] != nil } } ?? false
      },
      decode: { root, reading throws(PriceFault) in
        var list = root
        for key in path where !isBare || list[key] != nil { list = try list.required(key) }
        try prepare(root, &reading)
        try records.decode(list, &reading)
      })
  }
}
