import CivilTime

extension PriceFormat {
  /// energy-charts.info: two parallel arrays, whose step may change.
  static let energyCharts = PriceFormat(
    name: "energy-charts", title: "energy-charts.info, Europe",
    unit: PriceUnit(.eur, .major, per: .megawattHour), valueAddedTax: .excluded,
    zone: "Europe/Berlin",
    readers: [
      .json(
        recognizes: { $0.has("unix_seconds", "price") },
        decode: { root, reading throws(PriceFault) in
          reading.unit = try root["unit"]?.unit() ?? reading.unit
          let prices = try root.required("price")
          let times = try root.required("unix_seconds")
          try ParallelLists(times: times, prices: prices, field: "unix_seconds")
            .decode(into: reading.rows(), &reading)
        })
    ])
}
