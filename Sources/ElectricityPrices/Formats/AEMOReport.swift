/// The decoder of AEMO's reports, which have forecasts and prices among other tables.
///
/// Rows are marked C, I and D; times are ends, in the market's time.
enum AEMOReport {
  static let reader = FormatReader.table(recognizes: isReport, decode: decode)

  /// The columns of the time and of the time of issue, which only forecasts have, and the length.
  private typealias Table = (time: String, issued: String?, length: Int64)

  private static let price = "RRP"
  private static let tables: [String: Table] = [
    "PREDISPATCH,REGION_PRICES": ("DATETIME", "LASTCHANGED", 1800),
    "P5MIN,REGIONSOLUTION": ("INTERVAL_DATETIME", "RUN_DATETIME", 300),
    "PD7DAY,PRICESOLUTION": ("INTERVAL_DATETIME", "RUN_DATETIME", 1800),
    "PREDISPATCH,PRICESENSITIVITIES": ("DATETIME", "LASTCHANGED", 1800),
    "DISPATCH,PRICE": ("SETTLEMENTDATE", nil, 300), "TRADING,PRICE": ("SETTLEMENTDATE", nil, 300),
  ]

  static func isReport(_ head: TableHead) -> Bool {
    let lines = head.hasNames ? [head.names] + head.rows : head.rows
    return lines.contains { $0.first == "I" && $0.count > 4 && tables[name(of: $0)] != nil }
  }

  private static func name(of row: [String]) -> String {
    row[1...2].map { $0.uppercased() }.joined(separator: ",")
  }

  private static let numbers = TableNumbers(decimalSeparator: PlainNumber.point)

  static func decode(_ table: TableReader, _ reading: inout PriceReading) throws(PriceFault) {
    var found: (table: Table, columns: [String])?
    var otherLoads: FilePlace?
    while try table.next() {
      switch table[0].text {
      case "I":
        let row = (0..<table.count).map { table[$0].text.uppercased() }
        found = row.count > 4 ? tables[name(of: row)].map { ($0, row) } : nil
        // Prices at other loads alone are no prices.
        if let (_, columns) = found, !columns.contains(Self.price), columns.contains("RRPEEP1") {
          (found, otherLoads) = (nil, table.place(0))
        }
      case "D":
        if let (kind, columns) = found { try add(table, kind, columns, &reading) }
      default: continue
      }
    }
    guard reading.areas.isEmpty, let otherLoads else { return }
    throw PriceFault(.missing(field: .named(Self.price)), place: otherLoads)
  }

  private static func add(
    _ table: TableReader, _ kind: Table, _ columns: [String], _ reading: inout PriceReading
  ) throws(PriceFault) {
    func column(_ name: String) -> Int? { columns.firstIndex(of: name) }
    // Rows of an intervention have the price that would have applied without it.
    if let run = column("INTERVENTION"), !["", "0"].contains(table[run].text) { return }
    guard let time = column(kind.time), let price = column(Self.price) else {
      throw PriceFault(.missing(field: .named(Self.price)), place: table.place(0))
    }
    let end = try table.moment(time).start
    let rows = try reading.rows(of: column("REGIONID").map { table[$0].text })
    let period = column("PERIODID").flatMap { Int(table[$0].text) }
    let length = length(of: period, endingAt: table[time].text) ?? kind.length
    try reading[rows].append(end.advanced(by: -length), end, numbers.price(table, price))
    guard let name = kind.issued else { return }
    let made = column(name).flatMap { TimeText.moment(in: table[$0])?.start }
    // Prices at other loads are a range of scenarios.
    let loads = columns.indices.filter { columns[$0].hasPrefix("RRPEEP") }
    let scenarios = try loads.map { (column) throws(PriceFault) in
      try numbers.price(table, column)
    }.compactMap { $0 }
    let provenance = PriceProvenance(
      .forecast, band: "scenarios", issued: made?.instant(in: reading.format.zone))
    reading[rows].setOrigin(provenance, low: scenarios.min(), high: scenarios.max())
  }

  /// Returns the length of the periods of a day, half-hours before October 2021, in seconds.
  private static func length(of period: Int?, endingAt text: String) -> Int64? {
    guard let period, period > 0, let minutes = HourLabel.minutes(String(text.suffix(8).prefix(5)))
    else { return nil }
    let length = Int64((minutes == 0 ? 1440 : minutes) * 60 / period)
    return [300, 1800].contains(length) ? length : nil
  }
}
