/// A notation of a format, with its recogniser and decoder.
///
/// Recognisers examine keys and structure, never file names. Fallbacks are tried only if no other
/// recogniser accepts the content.
struct FormatReader: Sendable {
  typealias JSONDecode = @Sendable (JSONValue, inout PriceReading) throws(PriceFault) -> Void
  typealias TableDecode = @Sendable (TableReader, inout PriceReading) throws(PriceFault) -> Void
  typealias XMLDecode = @Sendable (ByteStream, inout PriceReading) throws(PriceFault) -> Void

  // Exactly one is set, with its recogniser and its decoder.
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

  /// Returns a reader of documents that are objects with some keys.
  static func json(with keys: String..., decode: @escaping JSONDecode) -> FormatReader {
    .json(recognizes: { root in keys.allSatisfy { root[$0] != nil } }, decode: decode)
  }

  /// Returns a reader of lists whose first object has some keys.
  ///
  /// - Parameter key: The key of the list; `nil` if it is the document.
  static func json(
    listOf keys: String..., at key: String? = nil, decode: @escaping JSONDecode
  ) -> FormatReader {
    .json(
      recognizes: { root in
        let list = if let key { root[key] } else { root as JSONValue? }
        return list?.elements.first.map { first in keys.allSatisfy { first[$0] != nil } } ?? false
      }, decode: decode)
  }

  /// Returns a reader of tables that have columns with some names.
  static func table(with columns: String..., decode: @escaping TableDecode) -> FormatReader {
    .table(recognizes: { head in columns.allSatisfy(head.keys.contains) }, decode: decode)
  }

  static func xml(root: String, decode: @escaping XMLDecode) -> FormatReader {
    FormatReader(xml: (root, decode))
  }

  /// Returns a reader of a list of objects, recognised by the keys of the first object.
  ///
  /// - Parameters:
  ///   - records: The keys of the fields of an object.
  ///   - path: The keys that lead to the list.
  ///   - isBare: Whether the list can also be the whole document.
  ///   - knownBy: The keys that the first object must have; by default the start and the price.
  ///   - prepare: Reads the facts that the document states outside the list.
  static func records(
    _ records: JSONRecords, at path: [String] = [], isBare: Bool = false, knownBy: [String] = [],
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
