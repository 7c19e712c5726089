import CivilTime

/// The fields of records that state the origin of their prices.
struct RecordOrigin: Sendable {
  /// A rule that distinguishes forecasts from known prices.
  private enum Rule: String {
    /// All records are forecasts.
    case forecast
    /// The field with the key marks a forecast by a word, and a known price by another.
    ///
    /// A record without the field states nothing.
    case field
    /// A field with the key that is true marks a forecast.
    case flag
    /// A record has a known price or null, and its forecast has the key.
    case beside
    /// Records are forecasts from an instant that the file states.
    case from
  }

  private let rule: Rule
  private let key, word: String
  /// The keys of the bounds, and the source's name for them; empty without bounds.
  let bounds: [String]
  /// The key of the time at which the forecast was made.
  let issued: String?

  /// Creates the rule of a row of `Resources/json-records.csv`; `nil` for one without a rule.
  init?(_ words: [String], bounds: [String], issued: String?) {
    guard let rule = Rule(rawValue: words[safe: 0]) else { return nil }
    (self.rule, key, word) = (rule, words[safe: 1], words[safe: 2])
    (self.bounds, self.issued) = (bounds, issued)
  }

  /// Adds the price of a record, and its forecast if the record has both.
  func add(
    _ record: JSONValue, _ start: ISOTime, _ end: ISOTime?, _ keys: JSONRecords, to rows: Int,
    _ reading: inout PriceReading
  ) throws(PriceFault) {
    let price = try record.price(at: keys.price, keys.parser)
    var (origin, forecast) = (self.origin(of: record, start, reading), price)
    if rule == .beside {
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
    let issued = issued.flatMap { record[$0]?.instant(in: reading.format.zone) } ?? reading.issued
    try reading[rows].setOrigin(
      PriceProvenance(.forecast, issued: issued), of: record, bounds: bounds)
  }

  private func origin(
    of record: JSONValue, _ start: ISOTime, _ reading: PriceReading
  ) -> PriceOrigin {
    switch rule {
    case .forecast, .beside: .forecast
    case .field:
      (record[key]?.string?.lowercased()).map {
        $0 == word || ForecastMark.names($0) ? .forecast : .known
      } ?? .unstated
    case .flag:
      record[key].map { value in
        value.isYes || ForecastMark.isYes(value.string ?? "")
      } ?? false ? .forecast : .known
    case .from:
      reading.isForecast(at: start).map { $0 ? .forecast : .known } ?? .unstated
    }
  }
}
