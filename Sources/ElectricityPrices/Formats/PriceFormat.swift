import CivilTime

/// A format of price files: how it is recognised, how it is read, and what it means unsaid.
public struct PriceFormat: Sendable {
  /// The name by which it is chosen, such as `hvakosterstrommen`.
  public let name: String
  /// What it is, in one line.
  public let title: String
  /// The unit of the numbers in the file; `nil` where the file states it or nobody does.
  public let unit: PriceUnit?
  /// Whether the prices contain value-added tax, where the file does not say.
  public let valueAddedTax: ValueAddedTax
  /// The name of the zone of clocks and days.
  public let zoneIdentifier: String
  /// A small file of this format.
  public let example: String

  let readers: [FormatReader]

  init(
    name: String, title: String, unit: PriceUnit? = nil,
    valueAddedTax: ValueAddedTax = .unknown, zone: String, example: String,
    readers: [FormatReader]
  ) {
    self.name = name
    self.title = title
    self.unit = unit
    self.valueAddedTax = valueAddedTax
    self.zoneIdentifier = zone
    self.example = example
    self.readers = readers
  }

  /// The zone of clocks and days, where neither a person, the file nor its area says another.
  public var zone: Zone { defaults.zone }

  /// What the format means where a file says nothing.
  var defaults: FormatDefaults {
    FormatDefaults(
      name: name, unit: unit, valueAddedTax: valueAddedTax, zoneIdentifier: zoneIdentifier)
  }

  /// Whether it is asked only where no other knows the content.
  var isFallback: Bool { readers.contains { $0.isFallback } }

  /// The format of a name, in any case.
  static func named(_ name: String) throws(PriceFault) -> PriceFormat {
    guard let format = all.first(where: { $0.name == name.lowercased() }) else {
      throw PriceFault(.noSuchFormat(name, known: all.map(\.name)))
    }
    return format
  }
}

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
}
