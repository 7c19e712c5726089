/// The decoder of XM, the Colombian market: a row or object for each date, with 24 hours.
///
/// The values are `Hour01` to `Hour24`; the whole system is not an area.
enum XMValues {
  static let readers: [FormatReader] = [
    .json(
      recognizes: { $0["Items"]?.elements.first?["HourlyEntities"]?.isArray ?? false },
      decode: decode),
    .table(recognizes: { $0.has("values_hour01", "date") }, decode: decode),
  ]

  private static let keys = (1...24).map { $0 < 10 ? "Hour0\($0)" : "Hour\($0)" }

  private static func area(_ code: String?) -> String? {
    code?.lowercased() == "sistema" ? nil : code
  }

  static func decode(_ root: JSONValue, _ reading: inout PriceReading) throws(PriceFault) {
    let zone = reading.sourceZone()
    for item in try root.required("Items").elements {
      let date = try item.date("Date")
      for entity in try item.required("HourlyEntities").elements {
        let values = try entity.required("Values")
        let rows = try reading.rows(of: area(values["code"]?.string ?? entity["Id"]?.string))
        let prices = try keys.map { (key) throws(PriceFault) in try values.price(at: key) }
        try reading[rows].fill(date, prices, in: zone)
      }
    }
  }

  static func decode(_ table: TableReader, _ reading: inout PriceReading) throws(PriceFault) {
    let head = table.head
    let hours = keys.map { head.keys.firstIndex(of: "values_" + $0.lowercased()) }
    let code = head.column(["values_code", "id"])
    let date = try head.required("date")
    let numbers = TableNumbers(head, columns: hours.compactMap { $0 })
    let zone = reading.sourceZone()
    try table.skipNames()
    while try table.next() {
      let day = try table.moment(date).start.date
      let rows = try reading.rows(of: area(code.map { table[$0].text }))
      let prices = try hours.map { (column) throws(PriceFault) in
        try column.flatMap { (column) throws(PriceFault) in try numbers.price(table, column) }
      }
      try reading[rows].fill(day, prices, in: zone)
    }
  }
}
