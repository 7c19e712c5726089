import CivilTime

/// The fields of records that state the origin of their prices.
struct RecordOrigin: Sendable {
  /// A rule that distinguishes forecasts from known prices.
  enum Rule: Sendable {
    /// All records are forecasts.
    case forecast
    /// A field with this value marks a forecast, and another value marks a known price.
    ///
    /// A record without the field states nothing.
    case field(String, forecast: String)
    /// A field that is present and true marks a forecast.
    case flag(String)
    /// A record has a known price or null, and its forecast has this key.
    case beside(String)
    /// Records are forecasts from an instant that the file states.
    case fromStart
  }

  let rule: Rule
  /// The keys of the bounds, and the source's name for them; empty without bounds.
  let bounds: [String]
  /// The key of the time at which the forecast was made.
  let issued: String?

  /// Creates the rule of a row of `Resources/json-records.csv`; `nil` for one without a rule.
  init?(_ words: [String], bounds: [String], issued: String?) {
    let key = words.count > 1 ? words[1] : ""
    switch words.first {
    case "forecast": rule = .forecast
    case "beside": rule = .beside(key)
    case "field": rule = .field(key, forecast: words[2])
    case "flag": rule = .flag(key)
    case "from": rule = .fromStart
    default: return nil
    }
    (self.bounds, self.issued) = (bounds, issued)
  }

  /// Adds the price of a record, and its forecast if the record has both.
  func add(
    _ record: JSONValue, _ start: ISOTime, _ end: ISOTime?, _ keys: JSONRecords, to rows: Int,
    _ reading: inout PriceReading
  ) throws(PriceFault) {
    let price = try record.price(at: keys.price, keys.parser)
    var (origin, forecast) = (self.origin(of: record, start, reading), price)
    if case .beside(let key) = rule {
      forecast = try record.price(at: key, keys.parser)
      if price != nil || forecast == nil {
        try reading[rows].append(start, end, price, at: record.offset)
        try keys.addTaxed(record, to: &reading[rows])
        reading[rows].setOrigin(PriceProvenance(.known))
      }
      guard forecast != nil else { return }
      origin = .forecast
    }
    try reading[rows].append(start, end, forecast, at: record.offset)
    try keys.addTaxed(record, to: &reading[rows])
    guard origin == .forecast else { return reading[rows].setOrigin(PriceProvenance(origin)) }
    let issued = issued.flatMap { record[$0]?.instant } ?? reading.issued
    try reading[rows].setOrigin(
      PriceProvenance(.forecast, band: bounds.last, issued: issued), of: record, bounds: bounds)
  }

  private func origin(
    of record: JSONValue, _ start: ISOTime, _ reading: PriceReading
  ) -> PriceOrigin {
    switch rule {
    case .forecast, .beside: .forecast
    case .field(let key, let word):
      (record[key]?.string?.lowercased()).map {
        $0 == word || ForecastMark.names($0) ? .forecast : .known
      } ?? .unstated
    case .flag(let key):
      record[key].map { value in
        value.kind == .yes || ForecastMark.yes.contains(value.string?.lowercased() ?? "")
      } ?? false ? .forecast : .known
    case .fromStart:
      reading.forecastStart.map {
        start.seconds >= $0.secondsSince1970 ? .forecast : .known
      } ?? .unstated
    }
  }
}
