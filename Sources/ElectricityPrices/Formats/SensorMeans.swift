/// A decoder of the recorder's long-term statistics of sensors, with the mean of each hour.
enum SensorMeans {
  static func decode(_ table: TableReader, _ reading: inout PriceReading) throws(PriceFault) {
    let head = table.head
    var columns = GenericTable.Columns(start: try head.required("start"))
    let sensor = try head.required("statistic_id")
    columns.area = sensor
    columns.unit = head.column(["unit", "unit_of_measurement"])
    columns.prices = [.init(column: try head.required("mean"))]
    GenericTable.setClock(columns, head, &reading)
    let names = head.names.map { ColumnName($0) }
    var rows = GenericRows(columns, head, names, reading.options)
    var other: String?
    try table.skipNames()
    while try table.next() {
      let unit = columns.unit.map { table[$0].text }
      if SensorHistory.isOther(table[sensor].text, unit: unit) {
        other = table[sensor].text
      } else {
        try rows.add(table, &reading)
      }
    }
    if let other, reading.areas.isEmpty { throw PriceFault(.notPrices(other)) }
    try rows.finish(&reading)
    if reading.areas.count == 1 { reading[0].area = nil }
  }
}
