import CPriceFiles
import CivilTime

/// Taxes and grid hours of households, by area and date.
///
/// They are offered as choices and never added to prices by default.
package enum HouseholdCharges {
  /// A tax per kilowatt-hour.
  package struct Levy: Sendable {
    /// The local name.
    package let name: String
    /// The amount in hundredths of the currency per kilowatt-hour, without value-added tax.
    package let amount: Price
    package let currency: String
  }

  /// The value-added tax in percent: the rows of `Resources/value-added-tax.csv`,
  /// `area,from,to,percent,source`.
  package static let valueAddedTax = DatedTable.rows(valueAddedTaxTable(), cells: 2) {
    ExactDecimal($0[0])
  }

  /// Taxes per kilowatt-hour: the rows of `Resources/electricity-taxes.csv`,
  /// `area,from,to,name,amount,currency,source`.
  package static let levies = DatedTable.rows(electricityTaxesTable(), cells: 4) { cells in
    Price(cells[1]).map { Levy(name: cells[0], amount: $0, currency: cells[2]) }
  }

  /// The hours with different prices of grid companies, such as `00-06`, which fill a day: the rows
  /// of `Resources/grid-tariff-shapes.csv`, `area,from,to,hours,source`.
  package static let gridHours = DatedTable.rows(gridTariffsTable(), cells: 2) {
    $0[0].split(separator: " ").map(String.init)
  }
}

extension [HouseholdCharges.Levy] {
  /// Returns the sum including a value-added tax in percent; `nil` out of range.
  package func sum(taxedBy percent: ExactDecimal) -> Price? {
    let sum = reduce(Price.zero) { sum, levy in sum?.adding(levy.amount) }
    return sum.flatMap { sum in
      sum.multiplied(by: percent)?.scaled(byPowerOfTen: -2).flatMap(sum.adding)
    }
  }
}

extension Array {
  /// Returns the rows for an area on a date, or else the rows for its country.
  package func of<Value>(_ area: String, on date: CivilDate) -> [Element]
  where Element == DatedTable.Row<Value> {
    let known = filter { $0.dates.contains(date) }
    let own = known.filter { $0.name == area }
    return own.isEmpty ? known.filter { $0.name == DatedTable.country(area) } : own
  }
}
