import CPriceFiles
import CivilTime

/// A Norwegian scheme that covers part of a household's price.
public enum SupportScheme: String, Hashable, Sendable, CaseIterable {
  /// A fraction of the spot price above a threshold, hour by hour.
  case stromstotte
  /// A fixed price for homes instead of the spot price.
  case norgespris
  /// The same fixed price for cabins, with a lower monthly limit.
  case norgesprisCabin = "norgespris-cabin"

  /// The terms of a scheme between two dates.
  public struct Terms: Hashable, Sendable {
    /// The scheme.
    public let scheme: SupportScheme
    /// The first and the last date.
    public let dates: ClosedRange<CivilDate>
    /// The threshold or the fixed price in øre per kWh without tax.
    public let oere: Price
    /// The covered fraction above the threshold, 0…1; 1 for a fixed price.
    public let fraction: ExactDecimal
    /// The covered kilowatt-hours of each month, counted from its beginning.
    public let monthlyLimit: ExactDecimal
    /// The law or rule that states the terms.
    public let source: String
  }

  /// All terms: the rows of `Resources/norwegian-support.csv`,
  /// `scheme,from,to,oere,share,limit,source`.
  public static let table: [Terms] = DatedTable.rows(
    norwegianSupportTable(), cells: 4, value: { $0 }
  ).compactMap { row in
    guard let scheme = SupportScheme(rawValue: row.name), let oere = Price(row.value[0]),
      let fraction = ExactDecimal(row.value[1]), let limit = ExactDecimal(row.value[2])
    else { return nil }
    return Terms(
      scheme: scheme, dates: row.dates, oere: oere, fraction: fraction, monthlyLimit: limit,
      source: row.source)
  }

  /// Norwegian value-added tax on electricity, 25 percent, except in NO4.
  private static let taxFactor = ExactDecimal(canonical: 125, -2)

  /// Returns the terms on a date; `nil` if there is no support.
  public func terms(on date: CivilDate) -> Terms? {
    Self.table.first { $0.scheme == self && $0.dates.contains(date) }
  }

  /// Returns the prices after support, with the same tax, and the range of dates without terms,
  /// whose prices stay unchanged.
  func prices(
    of series: PriceSeries
  ) throws(PriceAdjustmentError) -> (prices: PriceColumn, unsupported: ClosedRange<CivilDate>?) {
    guard let unit = series.unit, let power = PriceUnit.oerePerKilowattHour.powerOfTen(to: unit)
    else { throw .notNorwegian(self, unit: series.unit?.symbol) }
    var unsupported: ClosedRange<CivilDate>?
    var day: (date: CivilDate, terms: Terms?)?
    var hour: (start: Int64, support: Price)?
    let prices = series.indices.map { index -> Price? in
      let date = series.zone.civil(at: series.times.start(index)).date
      if day?.date != date { day = (date, terms(on: date)) }
      guard let terms = day?.terms else {
        unsupported = (unsupported?.lowerBound ?? date)...date
        return series.prices[index]
      }
      guard let price = series.prices[index] else { return nil }
      let limit = limit(terms, power, series)
      guard self == .stromstotte else { return limit }
      // The law defines support by the hour, even where the exchange has quarter-hours.
      let start = series.times.start(index).secondsSince1970.floorDivided(by: 3600)
      if hour?.start != start {
        hour = (start, support(from: index, in: series, above: limit, terms.fraction))
      }
      return hour.flatMap { price.subtracting($0.support) } ?? price
    }
    return (PriceColumn(prices), unsupported)
  }

  /// Returns the threshold in the unit of the series, with tax if the prices include it.
  private func limit(_ terms: Terms, _ power: Int, _ series: PriceSeries) -> Price {
    let taxed =
      series.valueAddedTax == .included
      && series.area.map(AreaTable.name(ofCity:))?.uppercased() != "NO4"
    let oere = taxed ? terms.oere.multiplied(by: Self.taxFactor) : terms.oere
    return oere?.scaled(byPowerOfTen: power) ?? terms.oere
  }

  /// Returns the support for the hour that begins with a slot: a fraction of the hour's
  /// time-weighted mean price above the threshold.
  private func support(
    from first: Int, in series: PriceSeries, above limit: Price, _ fraction: ExactDecimal
  ) -> Price {
    let hour = series.times.start(first).secondsSince1970.floorDivided(by: 3600)
    var (sum, seconds): (Price, Int64) = (.zero, 0)
    for index in first..<series.count {
      let start = series.times.start(index)
      guard start.secondsSince1970.floorDivided(by: 3600) == hour else { break }
      guard let price = series.prices[index] else { continue }
      let length = start.distance(to: series.times.end(index))
      sum = price.multiplied(by: ExactDecimal(integerLiteral: length)).flatMap(sum.adding) ?? sum
      seconds += length
    }
    guard let above = sum.divided(by: seconds)?.subtracting(limit), !above.isNegative else {
      return .zero
    }
    return above.multiplied(by: fraction) ?? .zero
  }
}
