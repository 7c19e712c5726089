import CivilTime

/// A format of price files: how it is recognised, how it is read, and what it means unsaid.
public struct PriceFormat: Sendable {
  /// The name for `--format`, such as `hvakosterstrommen`.
  public let name: String
  /// What it is, in one line.
  public let title: String
  /// The unit of the numbers in the file; nothing where the file states it or nobody does.
  public let unit: PriceUnit?
  /// Whether the prices contain value-added tax, where the file does not say.
  public let valueAddedTax: ValueAddedTax
  /// The zone of clocks and days.
  public let zone: Zone
  /// The smallest file of this format.
  public let example: String

  let recognizes: @Sendable (JSONValue) -> Bool
  let decode: @Sendable (JSONValue, inout PriceReading) throws(PriceFault) -> Void

  init(
    name: String, title: String, unit: PriceUnit? = nil,
    valueAddedTax: ValueAddedTax = .unknown, zone: String, example: String,
    recognizes: @escaping @Sendable (JSONValue) -> Bool,
    decode: @escaping @Sendable (JSONValue, inout PriceReading) throws(PriceFault) -> Void
  ) {
    self.name = name
    self.title = title
    self.unit = unit
    self.valueAddedTax = valueAddedTax
    self.zone = (try? Zone(identifier: zone)) ?? .utc
    self.example = example
    self.recognizes = recognizes
    self.decode = decode
  }

  /// All formats, in the order in which they are listed.
  public static let all: [PriceFormat] = [seed, hvaKosterStrommen]

  /// The format of a name, in any case.
  static func named(_ name: String) throws(PriceFault) -> PriceFormat {
    guard let format = all.first(where: { $0.name == name.lowercased() }) else {
      throw PriceFault(.noSuchFormat(name, known: all.map(\.name)))
    }
    return format
  }
}
