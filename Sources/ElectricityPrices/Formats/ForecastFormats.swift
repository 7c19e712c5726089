import CivilTime

/// Forecast formats with a plain list of records.
extension PriceFormat {
  private static let euroCent = PriceUnit(.eur, .minor)
  private static let euroPerMegawattHour = PriceUnit(.eur, .major, per: .megawattHour)

  /// AESO: the pool price, empty until settlement, and its forecast; numbers are text.
  static let aeso = PriceFormat(
    name: "aeso", title: "AESO pool price and its forecast, Alberta",
    unit: PriceUnit(.cad, .major, per: .megawattHour), valueAddedTax: .excluded, isTaxSure: true,
    zone: "America/Edmonton",
    readers: [
      .records(
        JSONRecords(
          start: "begin_datetime_utc", price: "pool_price",
          origin: RecordOrigin(.beside("forecast_pool_price"))),
        under: "return", "Pool Price Report",
        prepare: { _, reading throws(PriceFault) in
          reading.stampZone = .utc
          reading.slotLength = 3600
        })
    ])

  /// Carnot: forecasts for Danish areas; the local time is wrong, because it has the UTC offset.
  static let carnot = PriceFormat(
    name: "carnot", title: "Carnot forecasts, Denmark",
    unit: PriceUnit(.dkk, .major, per: .megawattHour), valueAddedTax: .excluded, isTaxSure: true,
    zone: "Europe/Copenhagen", origin: .forecast,
    readers: [
      .records(
        JSONRecords(
          start: "utctime", price: "prediction", area: "pricearea",
          origin: RecordOrigin(.forecast, issued: "addedtime")),
        under: "predictions")
    ])

  /// energyforecast.de: version 1 in euros with the requested fees and tax, version 2 in cents.
  static let energyForecast = PriceFormat(
    name: "energyforecast", title: "energyforecast.de, prices and forecasts of Germany",
    unit: PriceUnit(.eur), zone: "Europe/Berlin", origin: .unstated,
    readers: [
      .records(
        JSONRecords(
          start: "start", end: "end", price: "price_ct_kwh", taxedPrice: "total_ct_kwh",
          origin: RecordOrigin(.field("price_origin", forecast: "forecast"))),
        under: "data",
        prepare: { root, reading throws(PriceFault) in
          (reading.unit, reading.valueAddedTax) = (euroCent, .excluded)
          reading.issued = root["generated_at"]?.instant
        }),
      energyForecastRows("forecast", "data"), energyForecastRows("attributes", "forecast", "data"),
      energyForecastRows("data"),
    ])

  private static func energyForecastRows(_ path: String...) -> FormatReader {
    .records(
      JSONRecords(
        start: "start", end: "end", price: "price",
        origin: RecordOrigin(.field("price_origin", forecast: "forecast"))),
      at: path, isBare: true, knownBy: ["start", "price", "price_origin"])
  }

  /// EpexPredictor: known prices up to and including a slot, then forecasts.
  ///
  /// The short form does not state the last known slot.
  static let epexPredictor = PriceFormat(
    name: "epexpredictor", title: "EpexPredictor, prices and forecasts of Europe",
    unit: euroCent, zone: "Europe/Berlin", origin: .unstated,
    readers: [
      .json(
        recognizes: { $0.has("prices", "knownUntil") },
        decode: { root, reading throws(PriceFault) in
          reading.forecastStart = try root.required("knownUntil").instant?.advanced(by: 1)
          let records = JSONRecords(
            start: "startsAt", price: "total", origin: RecordOrigin(.fromStart))
          try records.decode(try root.required("prices"), into: reading.rows(), &reading)
        }),
      .json(
        recognizes: { root in
          ["s", "t"].allSatisfy { root[$0]?.elements.first?.isNumber ?? false }
        },
        decode: { root, reading throws(PriceFault) in
          let lists = ParallelLists(
            times: try root.required("s"), prices: try root.required("t"), field: "s")
          try lists.decode(into: reading.rows(), &reading)
        }),
    ])

  /// Stekker: known prices, and forecasts with bounds.
  static let stekker = PriceFormat(
    name: "stekker", title: "Stekker, prices and forecasts of Europe", unit: euroPerMegawattHour,
    zone: "Europe/Amsterdam",
    readers: [
      .records(
        JSONRecords(
          start: "period_start", price: "price_per_mwh",
          origin: RecordOrigin(
            .beside("forecast"), low: "forecast_lower", high: "forecast_upper", band: "unnamed")),
        under: "prices",
        prepare: { root, reading throws(PriceFault) in
          if let currency = root["currency_code"]?.string.flatMap({ Currency($0) }) {
            reading.unit = PriceUnit(currency, .major, per: .megawattHour)
          }
          reading.slotLength = root["duration_seconds"]?.integer
          reading.usualArea = root["region"]?.string
        })
    ])

  /// stroomprijsprognose.nl: the wholesale price, and the retail price with tax.
  static let stroomprijsprognose = PriceFormat(
    name: "stroomprijsprognose", title: "stroomprijsprognose.nl, prices and forecasts",
    unit: euroCent, valueAddedTax: .excluded, isTaxSure: true, zone: "Europe/Amsterdam",
    readers: [
      .records(
        JSONRecords(
          start: "timestamp", price: "effective_ct_kwh", taxedPrice: "retail_total_ct_kwh",
          origin: RecordOrigin(.field("price_source", forecast: "forecast"))),
        under: "series",
        prepare: { root, reading throws(PriceFault) in
          reading.issued = root["generated_at"]?.instant
          let zone = root["timezone"]?.string
          reading.fileZone = zone.flatMap { try? Zone(identifier: $0) }
        })
    ])

  /// Voltcast: forecasts with the 10th and 90th percentile.
  static let voltcast = PriceFormat(
    name: "voltcast", title: "Voltcast forecasts, Europe", unit: euroPerMegawattHour,
    zone: "Europe/Amsterdam", origin: .forecast,
    readers: [
      .records(
        JSONRecords(
          start: "target_start", price: "p50",
          origin: RecordOrigin(.forecast, low: "p10", high: "p90", band: "p10-p90")),
        under: "data")
    ])
}
