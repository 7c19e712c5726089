import CivilTime

/// A fact that a file states outside its list of records, or that its format implies.
///
/// In a row of `Resources/json-records.csv`, `unit=data.unit` is a key, and `unit:ct/kWh` a value.
package struct RecordFact: Sendable {
  package let name, text: String
  private let isKey: Bool

  package init(_ cell: String) {
    // Every start reads such cells, so that bytes are compared and not characters.
    let mark = cell.utf8.firstIndex { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ":") }
    name = String(cell[..<(mark ?? cell.endIndex)])
    text = mark.map { String(cell[cell.index(after: $0)...]) } ?? name
    isKey = mark.map { cell.utf8[$0] == UInt8(ascii: "=") } ?? false
  }

  /// Reads the fact in the object that has the list, or one that states its value itself.
  func read(
    in object: JSONValue? = nil, _ reading: inout PriceReading
  ) throws(PriceFault) {
    let value = isKey ? object?.value(text) : nil
    guard let text = isKey ? value.map({ TableRow.text($0) }) : text else { return }
    switch name {
    case "area": reading.usualArea = text
    case "currency":
      let usual = reading.unit ?? PriceUnit(.eur)
      reading.unit =
        Currency(text).map { PriceUnit($0, usual.scale, per: usual.energy) } ?? reading.unit
    case "exchange":
      // Of the regions of agilepredict.com, Z means the prices of the exchange.
      if text.hasPrefix("Region | Z") { reading.setBritishExchange() }
    case "from": reading.forecastStart = (try? value?.moment(.time))?.advanced(by: 1)
    case "gas": reading.hasGas = reading.hasGas || value?.elements.first != nil
    case "issued": reading.issued = value?.instant(in: reading.format.zone)
    case "length": reading.slotLength = Int64(text)
    case "pages":
      if value?.isString ?? false { reading.warnings.append(.onePageOfSeveral) }
    case "stamps": reading.stampZone = try? Zone(identifier: text)
    case "tax":
      reading.valueAddedTax = ValueAddedTax(rawValue: text) ?? .unknown
      reading.isTaxAssumed = false
    case "unit":
      // Without an area, the kroner of a Danish format would be Norwegian.
      let area = reading.usualArea ?? (reading.unit?.currency == .dkk ? "DK" : nil)
      let currency = reading.unit?.currency.code ?? ""
      let stated = try PriceFault.located(
        at: object?.offset, try StatedFacts.unit(text, currency: currency, area: area))
      if stated == nil, let unit = reading.unit { reading.warnings.append(.assumedUnit(unit)) }
      reading.unit = stated ?? reading.unit
    case "zone": reading.fileZone = (try? Zone(identifier: text)) ?? reading.fileZone
    default: break
    }
  }
}

extension [RecordFact] {
  /// The text of a fact; `nil` if it is not among them.
  package subscript(name: String) -> String? { first { $0.name == name }?.text }

  /// The key or column, and its text in records of prices: `only:lmp_type/LMP`; `nil` for all.
  var only: (key: String, text: String)? {
    self["only"].map { fact in
      let parts = fact.split(separator: "/", maxSplits: 1).map(String.init)
      return (parts[0], parts.last ?? "")
    }
  }
}

/// A row of `Resources/json-records.csv`: the keys or columns of a list of records.
struct RecordRow: Sendable {
  enum Form: String {
    /// A list in a JSON document, which can also be the whole document if it is bare.
    case list = ""
    case bare
    /// A list in each object of an array, or in a single object; each object has its own facts.
    case each
    /// Parallel arrays of times and of prices.
    case lists
    /// A further list for the reader of the row before.
    case also
    /// A list whose keys are the columns of a table.
    case rows
    case table
  }

  let form: Form
  // The rows of one format are read at every start, and most cells of the others never.
  private let cells: [String]

  init(_ cells: [String]) {
    self.cells = cells
    form = Form(rawValue: cells[2]) ?? .list
  }

  private func names(_ column: Int) -> [String] { ResourceTable.names(cells[column]) }

  /// The keys that lead to a list; `*` is the area of the list.
  var path: [String] { names(1) }
  /// The keys that the first record must have, and the document after a slash.
  ///
  /// Of a table these are columns, with bars between alternatives; those after one caret or two
  /// are the first or the second one, and those after `!` are no columns.
  var keys: [String] {
    let keys = names(3)
    return keys.isEmpty ? [names(4)[0], prices[0]] : keys
  }
  /// The possible columns of the time: one, or a date and an hour.
  var starts: [[String]] { names(4).map(Self.parts) }
  /// The possible columns or keys of the price, the usual one first.
  var prices: [String] { names(6) }
  /// The possible columns of the area.
  var areas: [String] { names(8) }
  /// The possible columns of the time of issue.
  var issues: [[String]] { names(12).map(Self.parts) }
  var facts: [RecordFact] { names(13).map(RecordFact.init) }

  var records: JSONRecords {
    let facts = names(13)
    return JSONRecords(
      start: names(4)[0], end: names(5).first, price: prices[0], taxedPrice: names(7).first,
      area: areas.first, length: names(9).first, isNegated: facts.contains("negated:yes"),
      mayLackTimes: facts.contains("timeless:yes"),
      origin: RecordOrigin(names(10), bounds: names(11), issued: names(12).first))
  }

  /// Returns the key of the price in a currency; `nil` if no key names the currency.
  func price(in currency: Currency?) -> ColumnName? {
    prices.lazy.map { ColumnName($0) }.first { currency != nil && $0.currency == currency }
  }

  private static func parts(_ name: String) -> [String] {
    name.utf8.split(separator: UInt8(ascii: "+")).compactMap { String($0) }
  }

  /// Returns the readers of the rows of a format.
  static func readers(_ rows: [RecordRow]) -> [FormatReader] {
    rows.indices.filter { rows[$0].form != .also }.map { index in
      let others = rows[(index + 1)...].prefix { $0.form == .also }
      return switch rows[index].form {
      case .table: .table(rows[index])
      case .rows: .rows(rows[index])
      case .lists: .lists(rows[index])
      default: .records([rows[index]] + others)
      }
    }
  }
}
