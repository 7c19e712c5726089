import CivilTime

/// The decoder of SMARD's chart data, pairs of milliseconds since 1970 and price, and downloads.
///
/// The downloads are in German or English: German local time, a column per area. Numbers have
/// thousands separators; a `-` means that an area has no price.
enum SMARD {
  static let readers: [FormatReader] = [
    .json(
      recognizes: { $0["series"]?.isArray == true && $0["meta_data"] != nil },
      decode: { root, reading throws(PriceFault) in
        let number = reading.options.fileName.prefix { $0.isNumber }
        if !number.isEmpty, !priceNumbers.contains(String(number)),
          reading.options.fileName.dropFirst(number.count).first == "_"
        {
          throw PriceFault(.notPrices(String(number)), at: root.offset)
        }
        if PriceReading.isOfAmounts(fileName: reading.options.fileName) {
          throw PriceFault(.notPrices(reading.options.fileName))
        }
        let rows = try reading.rows()
        // A file is a week, with nulls for the future.
        let pairs = Array(try root.required("series").elements)
        let known = pairs.lastIndex { Array($0.elements).last?.isNumber ?? false } ?? -1
        for pair in pairs[...known] { try reading[rows].append(pair: pair) }
        // The exchange has a limit of 5000; loads are mostly higher.
        try reading.refuseAmounts(above: 5000)
      }),
    .table(recognizes: recognizes, decode: decode),
  ]

  /// The numbers of the price series of SMARD, with which the names of its files begin.
  private static let priceNumbers: Set<String> = [
    "4169", "5078", "4996", "4997", "4170", "251", "252", "253", "254", "255", "256", "257", "258",
    "259", "260", "261", "262",
  ]

  private static let dates = ["datum von", "datum", "start date", "date"]
  private static let clocks = ["anfang", "uhrzeit", "start", "time of day"]

  static func recognizes(_ head: TableHead) -> Bool {
    dates.contains(head.keys[safe: 0]) && !priceColumns(head).isEmpty
  }

  private static func priceColumns(_ head: TableHead) -> [Int] {
    head.columns { $0.contains("[€/mwh]") || $0.contains("[euro/mwh]") }
  }

  static func decode(_ table: TableReader, _ reading: inout PriceReading) throws(PriceFault) {
    let head = table.head
    reading.isTaxAssumed = false
    let columns = priceColumns(head)
    let prices = columns.map { (column: $0, area: Optional(area(head.names[$0]))) }
    let isEnglish = head.keys[0].hasSuffix("date")
    let clock = head.keys.dropFirst().first.flatMap { clocks.contains($0) ? 1 : nil }
    let sign = UInt8(ascii: isEnglish ? "." : ",")
    let decoder = PriceTable(prices: prices, numbers: TableNumbers(decimalSeparator: sign))
    try decoder.decode(table, &reading) { (table) throws(PriceFault) in
      let text = table[0].text + (clock.map { " " + table[$0].text } ?? "")
      let time = isEnglish ? TimeText.englishTime(in: text) : nil
      guard let time = time ?? TimeText.time(in: text) else { throw table.badTime(0) }
      return (time, nil)
    }
  }

  /// Returns the area in a heading such as `Dänemark 1 [€/MWh] Originalauflösungen`.
  ///
  /// Returns the name in the heading if it is not an area, such as the mean of the neighbours.
  private static func area(_ heading: String) -> String {
    let name = String(heading.prefix { $0 != "[" }).trimmed
    return PriceFormat.areaNames["smard"]?[name] ?? name
  }
}
