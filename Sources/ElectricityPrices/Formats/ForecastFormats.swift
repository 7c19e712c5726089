import CivilTime

/// Forecast formats with a plain list of records.
extension PriceFormat {
  /// AESO: the pool price, empty until settlement, and its forecast; numbers are text.
  static let aeso = PriceFormat(
    "aeso",
    .records(
      JSONRecords(
        start: "begin_datetime_utc", price: "pool_price",
        origin: RecordOrigin(.beside("forecast_pool_price"))), at: ["return", "Pool Price Report"],
      prepare: { _, reading throws(PriceFault) in
        reading.stampZone = .utc
        reading.slotLength = 3600
      }))

  /// Carnot: forecasts for Danish areas; the local time is wrong, because it has the UTC offset.
  static let carnot = PriceFormat(
    "carnot",
    .records(
      JSONRecords(
        start: "utctime", price: "prediction", area: "pricearea",
        origin: RecordOrigin(.forecast, issued: "addedtime")), at: ["predictions"]))

  /// energyforecast.de: version 1 in euros with the requested fees and tax, version 2 in cents.
  static let energyForecast = PriceFormat(
    "energyforecast",
    .records(
      JSONRecords(
        start: "start", end: "end", price: "price_ct_kwh", taxedPrice: "total_ct_kwh",
        origin: RecordOrigin(.field("price_origin", forecast: "forecast"))), at: ["data"],
      prepare: { root, reading throws(PriceFault) in
        (reading.unit, reading.valueAddedTax) = (PriceUnit(.eur, .minor), .excluded)
        reading.issued = root["generated_at"]?.instant
      }),
    energyForecastRows("forecast", "data"), energyForecastRows("attributes", "forecast", "data"),
    energyForecastRows("data"))

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
    "epexpredictor",
    .json(with: "prices", "knownUntil") { root, reading throws(PriceFault) in
      reading.forecastStart = try root.required("knownUntil").instant?.advanced(by: 1)
      let records = JSONRecords(start: "startsAt", price: "total", origin: RecordOrigin(.fromStart))
      try records.decode(try root.required("prices"), into: reading.rows(), &reading)
    },
    .json(
      recognizes: { root in ["s", "t"].allSatisfy { root[$0]?.elements.first?.isNumber ?? false } },
      decode: { root, reading throws(PriceFault) in
        try ParallelLists(times: root.required("s"), prices: root.required("t"), field: "s")
          .decode(into: reading.rows(), &reading)
      }))

  /// Stekker: known prices, and forecasts with bounds.
  static let stekker = PriceFormat(
    "stekker",
    .records(
      JSONRecords(
        start: "period_start", price: "price_per_mwh",
        origin: RecordOrigin(
          .beside("forecast"), low: "forecast_lower", high: "forecast_upper", band: "unnamed")),
      at: ["prices"],
      prepare: { root, reading throws(PriceFault) in
        if let currency = root["currency_code"]?.string.flatMap({ Currency($0) }) {
          reading.unit = PriceUnit(currency, .major, per: .megawattHour)
        }
        reading.slotLength = root["duration_seconds"]?.integer
        reading.usualArea = root["region"]?.string
      }))

  /// Strømligning: the price for households with tax and tariffs; only forecasts have a flag.
  static let stromligning = PriceFormat(
    "stromligning", stromligningRows(price: "price.total", knownBy: ["date", "price.total"]),
    // A price without its parts.
    stromligningRows(price: "price", knownBy: ["date", "price", "resolution"]))

  private static func stromligningRows(price: String, knownBy: [String]) -> FormatReader {
    .records(
      JSONRecords(
        start: "date", price: price, length: "resolution", origin: RecordOrigin(.flag("forecast"))),
      at: ["prices"], knownBy: knownBy,
      prepare: { root, reading throws(PriceFault) in
        let area = root["priceArea"]?.string
        let unit = root["prices"]?.elements.first?.value("price.unit")?.string
        reading.usualArea = area
        reading.unit = unit.flatMap { PriceUnit($0, area: area ?? "DK") } ?? reading.unit
      })
  }

  /// stroomprijsprognose.nl: the wholesale price, and the retail price with tax.
  static let stroomprijsprognose = PriceFormat(
    "stroomprijsprognose",
    .records(
      JSONRecords(
        start: "timestamp", price: "effective_ct_kwh", taxedPrice: "retail_total_ct_kwh",
        origin: RecordOrigin(.field("price_source", forecast: "forecast"))), at: ["series"],
      prepare: { root, reading throws(PriceFault) in
        reading.issued = root["generated_at"]?.instant
        let zone = root["timezone"]?.string
        reading.fileZone = zone.flatMap { try? Zone(identifier: $0) }
      }))

  /// Voltcast: forecasts with the 10th and 90th percentile.
  static let voltcast = PriceFormat(
    "voltcast",
    .records(
      JSONRecords(
        start: "target_start", price: "p50",
        origin: RecordOrigin(.forecast, low: "p10", high: "p90", band: "p10-p90")), at: ["data"]))
}
