import CivilTime

extension PriceFormat {
  /// Tables of no particular service.
  static let genericCSV = PriceFormat(
    name: "csv", title: "CSV: a column of times and one of prices, with or without names",
    zone: "Europe/Oslo",
    example: """
      time;price
      2026-11-20T13:00;326,4
      2026-11-20T14:00;−1 004,75
      """,
    readers: [
      .table(
        recognizes: { GenericTable.columns(of: $0) != nil }, isFallback: true,
        decode: GenericTable.decode)
    ])
}

/// Finds the columns of a table by their names, else by what is in them, and decodes it.
enum GenericTable {
  struct Columns {
    var start: Int
    var end: Int?
    /// Hours beside a column with dates.
    var hour: Int?
    var area: Int?
    /// Prices: one, or one for each area.
    var prices: [(column: Int, area: String?)]
    var unit: PriceUnit?
  }

  private static let starts = [
    "start", "time_start", "start_time", "starttime", "startsat", "from", "valid_from", "von",
    "datum von", "hourutc", "timeutc", "time", "timestamp", "datetime", "date_time", "datetime_utc",
    "tidspunkt", "tid", "zeit", "aika", "hora", "fecha", "mtu (cet/cest)", "mtu (utc)", "date",
    "dato",
    "datum", "dag", "day",
  ]
  private static let ends = [
    "end", "time_end", "end_time", "endtime", "to", "until", "valid_to", "bis", "datum bis", "til",
  ]
  private static let hours = [
    "hour", "hours", "time", "tid", "klokkeslett", "kl", "stunde", "tunti",
  ]
  private static let areas = [
    "area", "pricearea", "price_area", "region", "zone", "bidding_zone", "biddingzone",
    "prisområde",
  ]
  private static let prices = [
    "price", "value", "pris", "preis", "hinta", "precio", "prix", "spot", "spotprice", "spot_price",
    "spotpris", "amount", "total", "rrp", "nok_per_kwh", "sek_per_kwh", "dkk_per_kwh",
    "eur_per_kwh", "spotpricedkk", "spotpriceeur", "dayaheadpricedkk", "dayaheadpriceeur",
  ]

  /// The columns, or `nil` where no column has times.
  static func columns(of head: TableHead) -> Columns? {
    guard let sample = head.rows.first ?? (head.hasNames ? nil : head.names) else { return nil }
    let times = sample.indices.filter { TimeText.time(in: sample[$0]) != nil }
    guard let firstTime = times.first else { return nil }
    let named = head.hasNames ? head.column(starts).flatMap { times.contains($0) ? $0 : nil } : nil
    let start = named ?? firstTime
    var columns = Columns(start: start, prices: [])
    if head.hasNames {
      columns.end = head.column(ends).flatMap { times.contains($0) ? $0 : nil }
      columns.area = head.column(areas)
      columns.hour = hourColumn(head, sample, start)
    } else {
      columns.end = times.dropFirst().first
    }
    let used = Set([start, columns.end, columns.hour, columns.area].compactMap { $0 } + times)
    columns.prices = priceColumns(head, sample.indices.filter { !used.contains($0) })
    if let price = columns.prices.first, head.hasNames, price.column < head.names.count {
      columns.unit = unit(inName: head.names[price.column])
    }
    return columns
  }

  private static func hourColumn(_ head: TableHead, _ sample: [String], _ start: Int) -> Int? {
    // Only beside a column with dates alone.
    guard case .date? = TimeText.time(in: sample[start]) else { return nil }
    return hours.lazy.compactMap { name in head.keys.firstIndex(of: name) }
      .first { $0 != start && $0 < sample.count && HourLabel.hour(sample[$0]) != nil }
  }

  private static func priceColumns(
    _ head: TableHead, _ candidates: [Int]
  ) -> [(column: Int, area: String?)] {
    let parser = PriceParser(decimalSeparator: head.decimalSeparator, isTypographic: true)
    let numeric = candidates.filter { column in
      let texts = head.rows.filter { column < $0.count }.map { $0[column] }
      return texts.contains { parser.price(in: $0) != nil }
        && texts.allSatisfy { parser.price(in: $0) != nil || MissingMark.matches($0) }
    }
    guard head.hasNames else { return numeric.prefix(1).map { ($0, nil) } }
    let areaColumns = numeric.filter { $0 < head.names.count && isArea(head.names[$0]) }
    if areaColumns.count > 1 { return areaColumns.map { ($0, head.names[$0].uppercased()) } }
    if let named = head.column(prices), numeric.contains(named) || numeric.isEmpty {
      return [(named, nil)]
    }
    let withUnit = numeric.filter { $0 < head.names.count && unit(inName: head.names[$0]) != nil }
    if let first = withUnit.first { return [(first, nil)] }
    return numeric.map { ($0, nil) }
  }

  private static func isArea(_ name: String) -> Bool {
    name.utf8.count <= 6 && AreaTable.zone(name) != nil
  }

  /// The unit in a name such as `price (EUR/MWh)`, `Pris [øre/kWh]`, `SEK_per_kWh`.
  private static func unit(inName name: String) -> PriceUnit? {
    if let unit = PriceUnit(name) { return unit }
    let parts =
      name.split { "()[]".contains($0) }.map(String.init)
      + name.split(separator: " ").map(String.init)
    return parts.lazy.compactMap { PriceUnit($0) }.first
  }
}

extension MissingMark {
  static func matches(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { matches($0) }
  }
}
