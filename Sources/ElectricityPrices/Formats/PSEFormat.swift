import CivilTime

/// The decoder of PSE, the Polish operator: the balancing price RCE in quarter-hours.
///
/// Times are ends. The time in UTC takes precedence. The local time is ambiguous in the repeated
/// hour of autumn, for which the start of the period is read.
enum PSEPrices {
  static let readers: [FormatReader] = [
    .json(rowsAt: "value", with: "rce_pln", decode: decode),
    .table(
      recognizes: { $0.has("rce_pln") && ($0.has("dtime") || $0.has("udtczas")) },
      decode: decode),
  ]

  private static let periods: [String] = ["period", "udtczas_oreb"]
  private static let days: [String] = ["business_date", "doba"]

  static func decode(_ table: TableReader, _ reading: inout PriceReading) throws(PriceFault) {
    let head = table.head
    let price = try head.required("rce_pln")
    let end = head.keys.firstIndex(of: "dtime_utc")
    let date = head.column(days)
    let period = head.column(periods)
    guard let column = end ?? period, end != nil || date != nil else {
      throw head.lacks("dtime_utc")
    }
    let decoder = PriceTable(prices: [(price, nil)], numbers: TableNumbers(head, columns: [price]))
    try decoder.decode(table, &reading) { (table) throws(PriceFault) in
      let time =
        end == nil
        ? start(date: table[date ?? 0].text, period: table[column].text)
        : ISOTime(bytes: table[column])?.inUTC
      guard let time else { throw table.badTime(column) }
      return (time, nil)
    }
    reading.setStampsAreEnds(end != nil)
  }

  /// Parses the start of a period such as `02:00 - 02:15`, in autumn also `02a:00 - 02a:15`.
  private static func start(date: String, period: String) -> ISOTime? {
    let clock = period.prefix { $0 != "-" }.filter { $0 != "a" && $0 != "b" && $0 != " " }
    guard let date = TimeText.date(String(date.prefix(10))), let minutes = HourLabel.minutes(clock)
    else { return nil }
    return .local(CivilDateTime(date: date, minute: minutes))
  }
}
