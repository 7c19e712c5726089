import CivilTime

extension GenericTable {
  static func decode(_ table: TableReader, _ reading: inout PriceReading) throws(PriceFault) {
    guard let columns = columns(of: table.head) else { throw PriceFault(.noColumn(.times)) }
    guard let first = columns.prices.first else { throw PriceFault(.noColumn(.prices)) }
    guard columns.prices.count == 1 || first.area != nil else {
      throw PriceFault(.severalColumns(columns.prices.map { table.head.name(of: $0.column) }))
    }
    reading.unit = columns.unit
    try table.skipNames()
    if columns.prices.count > 1 { return try decodeAreas(table, columns, &reading) }
    var indices = ColumnIndices()
    (indices.start, indices.end) = (columns.start, columns.end)
    (indices.price, indices.area) = (first.column, columns.area)
    indices.parser.decimalSeparator = table.head.decimalSeparator
    if let hour = columns.hour { return try decodeHours(table, indices, hour, &reading) }
    var fast = FastRows(
      separator: table.head.separator, decimalSeparator: table.head.decimalSeparator)
    let isPlain = table.head.names.count == 2 && columns.start == 0 && columns.area == nil
    if isPlain {
      let rows = reading.rows()
      reading[rows].prices.reserve(table.expectedRows)
    }
    while true {
      if isPlain {
        let rows = reading.rows()
        try table.fastForward { fast.read($0, into: &reading[rows]) }
      }
      guard try table.next() else { return }
      try indices.add(table, &reading)
    }
  }

  /// A column of prices for each area.
  private static func decodeAreas(
    _ table: TableReader, _ columns: Columns, _ reading: inout PriceReading
  ) throws(PriceFault) {
    var indices = ColumnIndices()
    indices.parser.decimalSeparator = table.head.decimalSeparator
    let rows = columns.prices.map { reading.rows(of: $0.area) }
    while try table.next() {
      let moment = try indices.moment(table, columns.start)
      var end = moment.end
      if let column = columns.end { end = try indices.moment(table, column).start }
      for (place, price) in columns.prices.enumerated() {
        let value = try indices.price(table, price.column)
        reading[rows[place]].append(moment.start, end, value)
      }
    }
  }

  /// A column of dates and one of hours: `13`, `13:00`, `13-14`, or `1` to `24` and `25`.
  private static func decodeHours(
    _ table: TableReader, _ indices: ColumnIndices, _ hour: Int, _ reading: inout PriceReading
  ) throws(PriceFault) {
    let rows = reading.rows()
    // Labels that never show a 0 count from 1.
    let labels = table.head.rows.compactMap { hour < $0.count ? HourLabel.hour($0[hour]) : nil }
    let showsMinutes = table.head.rows.contains { hour < $0.count && $0[hour].contains(":") }
    let base = labels.contains(0) || showsMinutes ? 0 : 1
    while try table.next() {
      guard case .date(let date) = try indices.moment(table, indices.start).start,
        let label = HourLabel.minutes(table[hour].text)
      else {
        throw PriceFault(
          .badTime(field: .named(table.head.name(of: hour)), text: table[hour].text),
          place: table.place(hour))
      }
      let start = date.midnight.secondsSince1970 + Int64(label - base * 60) * 60
      reading[rows].append(start: start, try indices.price(table, indices.price), isLocal: true)
    }
  }
}

/// Labels of hours beside dates.
enum HourLabel {
  static func hour(_ text: String) -> Int? { minutes(text).map { $0 / 60 } }

  /// The minutes after midnight of `13`, `13:15` or `13-14`.
  static func minutes(_ text: String) -> Int? {
    let first = text.split { $0 == "-" || $0 == "–" || $0 == " " }.first ?? ""
    let parts = first.split { $0 == ":" || $0 == "." }.map { Int($0) }
    guard (1...3).contains(parts.count), let hour = parts[0], (0...25).contains(hour) else {
      return nil
    }
    guard parts.count > 1 else { return hour * 60 }
    guard let minute = parts[1], (0...59).contains(minute) else { return nil }
    return hour * 60 + minute
  }
}
