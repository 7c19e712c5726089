/// One notation of a format: how it is recognised and decoded.
///
/// Recognisers look at keys and structure and never at file names. Fallbacks are asked only where
/// no other recogniser knows the content.
struct FormatReader: Sendable {
  typealias JSONDecode = @Sendable (JSONValue, inout PriceReading) throws(PriceFault) -> Void
  typealias TableDecode = @Sendable (TableReader, inout PriceReading) throws(PriceFault) -> Void
  typealias XMLDecode = @Sendable (ByteStream, inout PriceReading) throws(PriceFault) -> Void

  // One of them: what is known, and how it is decoded.
  var json: (knows: @Sendable (JSONValue) -> Bool, decode: JSONDecode)?
  var table: (knows: @Sendable (TableHead) -> Bool, decode: TableDecode)?
  var xml: (root: String, decode: XMLDecode)?
  var isFallback = false

  static func json(
    recognizes: @escaping @Sendable (JSONValue) -> Bool, isFallback: Bool = false,
    decode: @escaping JSONDecode
  ) -> FormatReader {
    FormatReader(json: (recognizes, decode), isFallback: isFallback)
  }

  static func table(
    recognizes: @escaping @Sendable (TableHead) -> Bool, isFallback: Bool = false,
    decode: @escaping TableDecode
  ) -> FormatReader {
    FormatReader(table: (recognizes, decode), isFallback: isFallback)
  }

  static func xml(root: String, decode: @escaping XMLDecode) -> FormatReader {
    FormatReader(xml: (root, decode))
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
    .records(records, at: path, isBare: isBare, knownBy: knownBy, prepare: prepare)
  }

  static func records(
    _ records: JSONRecords, at path: [String], isBare: Bool = false, knownBy: [String] = [],
    prepare: @escaping JSONDecode = { (_, _) throws(PriceFault) in }
  ) -> FormatReader {
    let keys = knownBy.isEmpty ? [records.start, records.price] : knownBy
    return .json(
      recognizes: { root in
        let first = (root.at(path) ?? (isBare ? root : nil))?.elements.first
        return first.map { first in keys.allSatisfy { first.value($0) != nil } } ?? false
      },
      decode: { root, reading throws(PriceFault) in
        var list = root
        for key in path where !isBare || list[key] != nil { list = try list.required(key) }
        try prepare(root, &reading)
        try records.decode(list, &reading)
      })
  }
}
