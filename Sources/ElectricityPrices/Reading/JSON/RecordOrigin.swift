import CivilTime

/// The fields of records that state the origin of their prices.
struct RecordOrigin: Sendable {
  /// A rule that distinguishes forecasts from known prices.
  private enum Rule: String {
    /// All records are forecasts.
    case forecast
    /// The field with the key marks a forecast by a word, and a known price by another.
    ///
    /// A record without the field or with another word states nothing.
    case field
    /// A field with the key that is true marks a forecast.
    case flag
    /// A record has a known price or null, and its forecast has the key.
    case beside
    /// Records are forecasts from an instant that the file states.
    case from
  }

  /// The words for known prices in the fields of all sources.
  private static let published: Set = ["actual", "day_ahead", "known", "market"]

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

  /// Returns the price of a record with its provenance, and its forecast if the record has both.
  func prices(
    of record: JSONValue, _ price: Price?, _ start: ISOTime, _ reading: PriceReading
  ) throws(PriceFault) -> [(price: Price?, provenance: PriceProvenance?)] {
    func provenance(_ origin: PriceOrigin) -> PriceProvenance {
      guard origin == .forecast else { return PriceProvenance(origin) }
      let issued = issued.flatMap { record[$0]?.instant(in: reading.format.zone) }
      return PriceProvenance(.forecast, issued: issued ?? reading.issued)
    }
    guard rule == .beside else {
      return [(price, provenance(origin(of: record, start, reading)))]
    }
    let forecast = try record.price(at: key, JSONRecords.parser)
    let known = price == nil && forecast != nil ? [] : [(price, provenance(.known))]
    return known + (forecast == nil ? [] : [(forecast, provenance(.forecast))])
  }

  private func origin(
    of record: JSONValue, _ start: ISOTime, _ reading: PriceReading
  ) -> PriceOrigin {
    switch rule {
    case .forecast, .beside: .forecast
    case .field:
      (record[key]?.string?.lowercased()).map {
        $0 == word || ForecastMark.names($0)
          ? .forecast : Self.published.contains($0) ? .known : .unstated
      } ?? .unstated
    case .flag:
      record[key].map { value in
        value.isYes || ForecastMark.isYes(value.string ?? "")
      } ?? false ? .forecast : .known
    case .from: reading.origin(at: start) ?? .unstated
    }
  }
}
