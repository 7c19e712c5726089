import CivilTime

extension PriceFormat {
  /// strompriser.no: a day's hours in øre.
  static let strompriser = PriceFormat(
    name: "strompriser", title: "strompriser.no, Norway", unit: .oerePerKilowattHour,
    zone: "Europe/Oslo",
    example: """
      {"region": "NO1", "date": "2026-11-20", "dailyPriceArray": [
        32.1, 31.5, 30.9, 30.2, 30.4, 33.8, 41.7, 55.2, 61.3, 52.8, 47.4, 44.1,
        42.6, 41.9, 43.3, 48.5, 57.7, 66.2, 63.4, 54.9, 47.1, 41.8, 37.2, 34.5],
       "dailyPriceAverage": 44.6, "dailyPriceMax": 66.2, "dailyPriceMin": 30.2}
      """,
    readers: [
      .json(
        recognizes: { root in
          root["dailyPriceArray"] != nil || root.elements.first?["dailyPriceArray"] != nil
        },
        decode: { root, reading throws(PriceFault) in
          if root.isObject { return try Strompriser.decode(root, &reading) }
          for day in root.elements { try Strompriser.decode(day, &reading) }
        })
    ])
}

/// Decodes a day: values from midnight on, as many as the day has hours or quarters.
enum Strompriser {
  static func decode(_ day: JSONValue, _ reading: inout PriceReading) throws(PriceFault) {
    let stamp = try day.required("date")
    guard let date = TimeText.time(in: stamp.string ?? "")?.date else {
      throw PriceFault(.badTime(field: "date", text: stamp.string ?? ""), at: stamp.offset)
    }
    let values = try day.required("dailyPriceArray")
    let area = day["region"]?.string
    let rows = reading.rows(of: area)
    var prices: [Price?] = []
    for value in values.elements { prices.append(try value.price("dailyPriceArray")) }
    try DayFiller(zone: reading.zone(ofArea: area)).fill(date, prices, &reading[rows])
  }
}

/// Lays values over a local day from its first instant on.
struct DayFiller {
  let zone: Zone

  /// As many values as the day has hours, half hours, quarters or five-minute slots.
  func fill(_ date: CivilDate, _ prices: [Price?], _ rows: inout PriceRows) throws(PriceFault) {
    let day = zone.lengthOfDay(date)
    let lengths: [Int64] = [3600, 1800, 900, 300]
    var count = Int64(prices.count)
    // Tables with a column for each of 24 or 25 hours leave the last ones empty on shorter days.
    while count > 0, prices[Int(count) - 1] == nil, !lengths.contains(where: { $0 * count == day })
    {
      count -= 1
    }
    guard count > 0 else { return }
    guard let length = lengths.first(where: { $0 * count == day }) else {
      throw PriceFault(.dayLength(count: prices.count, date: date, hours: Int(day / 3600)))
    }
    var start = zone.startOfDay(date).secondsSince1970
    for price in prices.prefix(Int(count)) {
      rows.append(start: start, end: start + length, price)
      start += length
    }
  }
}

extension ISOTime {
  /// The date as written.
  var date: CivilDate {
    switch self {
    case .date(let date): date
    case .local(let time): time.date
    case .instant(let instant, let offset):
      CivilDateTime(secondsSince1970: instant.secondsSince1970 + Int64(offset)).date
    }
  }
}
