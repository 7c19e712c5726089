import CivilTime

/// The decoder of GME, the Italian exchange: the national price PUN and zonal prices.
///
/// Hours, or quarter-hours, are numbered from 1.
enum GMEPrices {
  static let readers: [FormatReader] = [
    .xml(root: "NewDataSet", decode: decode),
    .table(recognizes: { times($0) != nil && $0.has("pun") }, decode: decode),
    .json(
      recognizes: { $0.elements.first?.has("data", "ora", "zona", "prezzo") ?? false },
      decode: decode),
  ]

  private typealias Entry = PriceReading.NumberedPrice
  private static let numbers = TableNumbers(decimalSeparator: UInt8(ascii: ","))

  static func decode(_ stream: ByteStream, _ reading: inout PriceReading) throws(PriceFault) {
    var entries: [Entry] = []
    var (day, period): (CivilDate?, Int?) = (nil, nil)
    var prices: [(zone: String, price: Price)] = []
    try XMLReader.read(stream) { path, text throws(PriceFault) in
      guard path.count >= 2, path[1] == "Prezzi" else { return }
      switch path[path.count - 1] {
      case "Prezzi":
        guard let day else { throw PriceFault(.missing(field: "Data")) }
        guard let period else { throw PriceFault(.missing(field: "Ora")) }
        entries += prices.map { (day, period, $0.zone, $0.price) }
        prices = []
      case "Data":
        day = TimeText.date(text)
        if day == nil { throw PriceFault(.badTime(field: "Data", text: text)) }
      case "Ora", "Periodo": period = Int(text)
      case "Mercato": break
      case let zone:
        guard let price = numbers.price(in: text) else {
          throw PriceFault(.badNumber(field: .named(zone), text: text))
        }
        prices.append((zone, price))
      }
    }
    try reading.add(entries, field: "Ora")
  }

  /// Returns the columns of the dates and of the hours.
  static func times(_ head: TableHead) -> (day: Int, hour: Int)? {
    guard let day = head.columns(where: { $0.hasPrefix("data") }).first,
      let hour = head.columns(where: { $0.hasPrefix("ora") }).first
    else { return nil }
    return (day, hour)
  }

  static func decode(_ table: TableReader, _ reading: inout PriceReading) throws(PriceFault) {
    let head = table.head
    guard let (day, hour) = times(head) else { throw head.lacks("PUN") }
    let zones = head.columns { $0.utf8.count <= 5 && $0.utf8.allSatisfy { $0 > 0x40 } }
      .filter { $0 != day && $0 != hour }
    let numbers = TableNumbers(head, columns: zones)
    var entries: [Entry] = []
    try table.skipNames()
    while try table.next() {
      guard let date = TimeText.date(table[day].text) else { throw table.badTime(day) }
      let period = try table.number(hour)
      for zone in zones {
        entries.append((date, period, head.names[zone], try numbers.price(table, zone)))
      }
    }
    try reading.add(entries, field: "Ora")
  }

  static func decode(_ root: JSONValue, _ reading: inout PriceReading) throws(PriceFault) {
    var entries: [Entry] = []
    for entry in root.elements {
      let day = try entry.required("data")
      guard let date = TimeText.date(day.withBytes(\.text)) else {
        throw PriceFault(.badTime(field: "data", text: day.withBytes(\.text)), at: day.offset)
      }
      let hour = try entry.required("ora")
      guard let period = hour.integer.flatMap({ Int(exactly: $0) }) else {
        throw hour.wrongType("ora", .numberFromOne)
      }
      let zone = entry["zona"]?.string ?? ""
      entries.append((date, period, zone, try entry.required("prezzo").price("prezzo")))
    }
    try reading.add(entries, field: "Ora")
  }
}
