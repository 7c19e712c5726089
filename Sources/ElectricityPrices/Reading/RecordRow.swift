import CivilTime

/// A fact that a file states outside its list of records, or that its format implies.
///
/// In a row of `Resources/json-records.csv`, `unit=data.unit` is a key, and `unit:ct/kWh` a value.
struct RecordFact: Sendable {
  let name, text: String
  private let isKey: Bool

  init(_ cell: String) {
    let parts = cell.split(maxSplits: 1) { "=:".contains($0) }.map(String.init)
    (name, text, isKey) = (parts[0], parts.last ?? "", cell.contains("="))
  }

  /// Reads the fact in the object that has the list.
  func read(_ object: JSONValue, _ reading: inout PriceReading) throws(PriceFault) {
    let value = isKey ? object.value(text) : nil
    guard let text = isKey ? value.map({ TableRow.text($0) }) : text else { return }
    switch name {
    case "area": reading.usualArea = text
    case "currency":
      let usual = reading.unit ?? PriceUnit(.eur)
      reading.unit =
        Currency(text).map { PriceUnit($0, usual.scale, per: usual.energy) } ?? reading.unit
    case "from": reading.forecastStart = value?.instant?.advanced(by: 1)
    case "gas": reading.hasGas = reading.hasGas || value?.elements.first != nil
    case "issued": reading.issued = value?.instant
    case "length": reading.slotLength = Int64(text)
    case "pages":
      if value?.isString ?? false { reading.warnings.append(.note(.onePageOfSeveral)) }
    case "stamps": reading.stampZone = try? Zone(identifier: text)
    case "tax":
      reading.valueAddedTax = ValueAddedTax(rawValue: text) ?? .unknown
      reading.isTaxAssumed = false
    case "unit":
      // Without an area, the kroner of a Danish format would be Norwegian.
      let area = reading.usualArea ?? (reading.unit?.currency == .dkk ? "DK" : nil)
      reading.unit = try value?.unit(area: area) ?? (isKey ? nil : PriceUnit(text)) ?? reading.unit
    case "zone": reading.fileZone = (try? Zone(identifier: text)) ?? reading.fileZone
    default: break
    }
  }
}

/// A row of `Resources/json-records.csv`: the keys or columns of a list of records.
struct RecordRow: Sendable {
  enum Form: String {
    /// A list in a JSON document, which can also be the whole document if it is bare.
    case list = ""
    case bare
    /// A further list for the reader of the row before.
    case also
    case table
  }

  let form: Form
  /// The keys that lead to a list; `*` is the area of the list.
  let path: [String]
  /// The keys that the first record must have, and the document after a slash.
  let keys: [String]
  let records: JSONRecords
  /// The columns of which one has the price, and of which one has the area.
  let prices, areas: [String]
  let facts: [RecordFact]

  /// Reads the cells of a row, in which a tilde is a space in a key.
  init(_ cells: [String]) {
    // Every start reads the table, so that bytes are exchanged and not characters.
    func keys(_ column: Int) -> [String] {
      let words = ResourceTable.words(cells[column])
      let (tilde, space) = (UInt8(ascii: "~"), UInt8(ascii: " "))
      guard cells[column].utf8.contains(tilde) else { return words }
      return words.map { String(decoding: $0.utf8.map { $0 == tilde ? space : $0 }, as: UTF8.self) }
    }
    let (start, price) = (keys(4)[0], keys(6)[0])
    form = Form(rawValue: cells[2]) ?? .list
    (path, prices, areas) = (keys(1), keys(6), keys(8))
    self.keys = keys(3).isEmpty ? [start, price] : keys(3)
    records = JSONRecords(
      start: start, end: keys(5).first, price: price, taxedPrice: keys(7).first,
      area: keys(8).first, length: keys(9).first,
      origin: RecordOrigin(keys(10), bounds: keys(11), issued: keys(12).first))
    facts = keys(13).map(RecordFact.init)
  }

  /// Returns the readers of the rows of a format.
  static func readers(_ rows: [RecordRow]) -> [FormatReader] {
    rows.indices.filter { rows[$0].form != .also }.map { index in
      let others = rows[(index + 1)...].prefix { $0.form == .also }
      return rows[index].form == .table ? .table(rows[index]) : .records([rows[index]] + others)
    }
  }
}
