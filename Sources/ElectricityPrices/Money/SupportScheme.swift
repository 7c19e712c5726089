import CivilTime

/// A Norwegian scheme that covers a part of a household's price.
public enum SupportScheme: String, Hashable, Sendable, CaseIterable {
  /// A share of the spot price above a threshold, hour by hour.
  case stromstotte
  /// A fixed price instead of the spot price.
  case norgespris

  /// The terms of a scheme for a stretch of dates.
  public struct Terms: Hashable, Sendable {
    /// The scheme.
    public let scheme: SupportScheme
    /// The first and the last date.
    public let dates: ClosedRange<CivilDate>
    /// The threshold or the fixed price in øre per kWh without tax.
    public let oere: Price
    /// The covered share above the threshold, 0…1; 1 for a fixed price.
    public let share: ExactDecimal
    /// The kilowatt-hours of a month that are covered: what is used first.
    public let monthlyLimit: ExactDecimal
    /// Where the terms stand.
    public let source: String
  }

  /// All terms: the rows of `Resources/norwegian-support.csv`,
  /// `scheme,from,to,oere,share,limit,source`.
  public static let table: [Terms] = DatedTable.rows(
    PackageResources.norwegian_support_csv, cells: 4
  ).compactMap { row in
    guard let scheme = SupportScheme(rawValue: row.name), let oere = Price(row.cells[0]),
      let share = ExactDecimal(row.cells[1]), let limit = ExactDecimal(row.cells[2])
    else { return nil }
    return Terms(
      scheme: scheme, dates: row.dates, oere: oere, share: share, monthlyLimit: limit,
      source: row.cells[3])
  }

  /// Norwegian value-added tax on electricity, 25 percent, except in NO4.
  private static let taxFactor = ExactDecimal(canonical: 125, -2)

  /// The terms on a date.
  public func terms(on date: CivilDate) -> Terms? {
    Self.table.first { $0.scheme == self && $0.dates.contains(date) }
  }

  /// The prices of a series after support, without changing its tax state.
  func prices(of series: PriceSeries) throws(PriceAdjustmentError) -> PriceColumn {
    guard let unit = series.unit, let power = PriceUnit.oerePerKilowattHour.powerOfTen(to: unit)
    else { throw .notNorwegian(self, unit: series.unit?.symbol) }
    var result = PriceColumn()
    var day: (date: CivilDate, terms: Terms)?
    var hour: (start: Int64, support: Price)?
    for index in series.indices {
      let date = series.zone.civil(at: series.times.start(index)).date
      if day?.date != date {
        guard let terms = terms(on: date) else { throw .noEntry(self, date) }
        day = (date, terms)
      }
      guard let terms = day?.terms, let price = series.prices[index] else {
        result.append(nil)
        continue
      }
      let limit = limit(terms, power, series)
      guard self == .stromstotte else {
        result.append(limit)
        continue
      }
      // The law counts by the hour, also where the exchange counts by quarters.
      let start = series.times.start(index).secondsSince1970 / 3600
      if hour?.start != start {
        hour = (start, support(from: index, in: series, above: limit, terms.share))
      }
      result.append(hour.flatMap { price.subtracting($0.support) } ?? price)
    }
    return result
  }

  /// The threshold in the unit of the series, with tax where its prices contain it.
  private func limit(_ terms: Terms, _ power: Int, _ series: PriceSeries) -> Price {
    let taxed = series.valueAddedTax == .included && series.area?.uppercased() != "NO4"
    let oere = taxed ? terms.oere.multiplied(by: Self.taxFactor) : terms.oere
    return oere?.scaled(byPowerOfTen: power) ?? terms.oere
  }

  /// The support for the hour that begins with a slot: a share of its mean above the threshold.
  private func support(
    from index: Int, in series: PriceSeries, above limit: Price, _ share: ExactDecimal
  ) -> Price {
    let hour = series.times.start(index).secondsSince1970 / 3600
    var (sum, count): (Price, Int64) = (.zero, 0)
    var place = index
    while place < series.count, series.times.start(place).secondsSince1970 / 3600 == hour {
      if let price = series.prices[place] {
        sum = sum.adding(price) ?? sum
        count += 1
      }
      place += 1
    }
    let mean = sum.divided(by: count)
    guard let above = mean?.subtracting(limit), !above.isNegative else { return .zero }
    return above.multiplied(by: share) ?? .zero
  }
}

extension ExactDecimal {
  /// The quotient by a small whole number, rounded at the sixth decimal after its own; `nil` for
  /// zero.
  package func divided(by divisor: Int64) -> ExactDecimal? {
    guard divisor > 0 else { return nil }
    let wide = Int128(significand) * 1_000_000
    let half = Int128(divisor) / 2
    let quotient = (wide + (wide < 0 ? -half : half)) / Int128(divisor)
    guard let digits = Int64(exactly: quotient) else {
      return ExactDecimal(significand: Int64(clamping: quotient / 1_000_000), exponent: exponent)
    }
    return ExactDecimal(significand: digits, exponent: exponent - 6)
  }
}
