import CivilTime

extension PriceFormat {
  /// strompriser.no: the hours of a day in øre.
  static let strompriser = PriceFormat(
    name: "strompriser", title: "strompriser.no, Norway", unit: .oerePerKilowattHour,
    zone: "Europe/Oslo",
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

/// A decoder of a day: values from midnight, one per hour or quarter-hour of the day.
enum Strompriser {
  static func decode(_ day: JSONValue, _ reading: inout PriceReading) throws(PriceFault) {
    let date = try day.date("date")
    let values = try day.required("dailyPriceArray")
    let area = day["region"]?.string
    let rows = try reading.rows(of: area)
    var prices: [Price?] = []
    for value in values.elements { prices.append(try value.price("dailyPriceArray")) }
    try DayFiller(zone: reading.zone(ofArea: area)).fill(date, prices, &reading[rows])
  }
}
