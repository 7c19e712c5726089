/// The decoder of Elexon's market index: half-hours of two exchanges, each of which is an area.
///
/// A row without volume has no price.
enum ElexonIndex {
  static let readers: [FormatReader] = [
    .json(rowsAt: "data", with: "dataProvider", "price", decode: decode),
    .table(with: "dataprovider", "settlementperiod", "price", decode: decode),
  ]

  static func decode(_ table: TableReader, _ reading: inout PriceReading) throws(PriceFault) {
    let head = table.head
    let (provider, price) = (try head.required("dataprovider"), try head.required("price"))
    let time = head.column(["starttime"])
    let date = if let time { time } else { try head.required("settlementdate") }
    let period = if let time { time } else { try head.required("settlementperiod") }
    let volume = head.column(["volume"])
    let zone = time == nil ? reading.sourceZone() : reading.format.zone
    let numbers = TableNumbers(decimalSeparator: UInt8(ascii: "."))
    try table.skipNames()
    while try table.next() {
      var start: Int64
      if let time {
        start = try table.moment(time).start.inUTC.seconds
      } else {
        start = try table.start(period, on: table.date(date), in: zone, length: 1800).seconds
      }
      var hasVolume = true
      if let volume { hasVolume = try numbers.price(table, volume) != .zero }
      let rows = try reading.rows(of: table[provider].text)
      let value = try numbers.price(table, price)
      try reading[rows].append(start: start, end: start + 1800, hasVolume ? value : nil)
    }
  }
}
