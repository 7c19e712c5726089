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
    let date = try day.date("date")
    let values = try day.required("dailyPriceArray")
    let area = day["region"]?.string
    let rows = reading.rows(of: area)
    var prices: [Price?] = []
    for value in values.elements { prices.append(try value.price("dailyPriceArray")) }
    try DayFiller(zone: reading.zone(ofArea: area)).fill(date, prices, &reading[rows])
  }
}
