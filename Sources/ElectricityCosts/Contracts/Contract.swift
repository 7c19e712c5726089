import CivilTime
import ElectricityPrices
import ElectricityUsage

/// What a household has agreed on: prices for energy and grid, fees, and when it holds.
///
/// All amounts are in whole units of the currency and as paid, with tax; ``taxPercent`` is put on
/// the price of the exchange alone.
public struct Contract: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The first and the last date that it holds for.
  public internal(set) var from, to: CivilDate?
  /// Prices instead of that of the exchange: the first that holds; empty for the exchange's own.
  public internal(set) var rates: [TariffRate] = []
  /// What the supplier and others add; all that hold.
  public internal(set) var additions: [TariffRate] = []
  /// Whether the taxes by the kilowatt-hour of the country are added, as they are by date.
  public internal(set) var addsTaxes = false
  /// What the grid takes: the first that holds.
  public internal(set) var grid: [TariffRate] = []
  /// The tax in percent on the price of the exchange.
  public internal(set) var taxPercent: Price?
  /// The Norwegian scheme that covers a part.
  public internal(set) var support: SupportScheme?
  /// The fees of a month.
  public internal(set) var monthlyFee = Price.zero
  /// What the grid takes for the highest power.
  public internal(set) var peak: PeakTariff?
  /// What is got for a kilowatt-hour that is fed in; `nil` for the price of the exchange.
  public internal(set) var production: ProductionPrice?

  /// What is got for energy that is fed in.
  public struct ProductionPrice: Hashable, Sendable {
    /// Whether the price of the exchange is the base.
    public let isSpot: Bool
    /// What is added to it, or the price.
    public let amount: Price
  }

  init(name: String) { self.name = name }

  /// Whether it depends on the holidays of a country.
  var needsHolidays: Bool { (rates + additions + grid).contains(where: \.needsHolidays) }
}

/// Why a contract does not fit prices.
public enum ContractError: Error, Hashable, Sendable {
  /// A scheme does not fit the prices, or one gets out of range.
  case adjustment(PriceAdjustmentError)
  /// The prices have no unit.
  case noUnit
  /// There is no table of holidays for the area.
  case noHolidays(area: String?)
  /// There is no table of taxes for the area, or in another currency.
  case noTaxes(area: String?)
}

extension Contract {
  /// Where the support of a month ends; `nil` for a contract without.
  public func supportLimit(of spot: PriceSeries) throws(ContractError) -> SupportLimit? {
    guard let support else { return nil }
    var bare = self
    bare.support = nil
    return SupportLimit(scheme: support, prices: try bare.prices(of: spot))
  }

  /// What is paid for a kilowatt-hour, in the unit of the exchange's prices.
  ///
  /// Slots that begin outside of the contract's dates, or of those that the taxes are known for,
  /// have no price.
  public func prices(of spot: PriceSeries) throws(ContractError) -> PriceSeries {
    guard let unit = spot.unit else { throw .noUnit }
    let bare = try major(spot)
    var base = bare
    do throws(PriceAdjustmentError) {
      base = try bare.adjusted(by: PriceAdjustment(taxPercent: taxPercent, support: support))
    } catch {
      throw .adjustment(error)
    }
    let (holidays, levies) = (try holidays(of: spot), try levies(of: spot, in: unit.currency))
    var day: (date: CivilDate, tax: Price?)?
    let slots = base.map { slot in
      let time = spot.zone.civil(at: slot.start)
      if day?.date != time.date {
        day = (time.date, levies.map { tax(on: time.date, in: spot.area ?? "", $0) } ?? .zero)
      }
      let price = price(at: time, spot: slot.price, holidays).flatMap { price in
        (day?.tax).flatMap(price.adding)
      }
      return PriceSlot(start: slot.start, end: slot.end, price: price)
    }
    return try shown(slots, like: spot, in: unit)
  }

  /// What is got for a kilowatt-hour that is fed in, in the unit of the exchange's prices.
  public func productionPrices(of spot: PriceSeries) throws(ContractError) -> PriceSeries {
    guard let unit = spot.unit else { throw .noUnit }
    let slots = try major(spot).map { slot in
      let price: Price? =
        switch production {
        case let own? where !own.isSpot: own.amount
        case let own?: slot.price?.adding(own.amount)
        case nil: slot.price
        }
      let isValid = holds(on: spot.zone.civil(at: slot.start).date)
      return PriceSlot(start: slot.start, end: slot.end, price: isValid ? price : nil)
    }
    return try shown(slots, like: spot, in: unit)
  }

  private func holds(on date: CivilDate) -> Bool {
    (from.map { $0 <= date } ?? true) && (to.map { date <= $0 } ?? true)
  }

  private func price(
    at time: CivilDateTime, spot: Price?, _ holidays: HolidayTable?
  ) -> Price? {
    guard holds(on: time.date) else { return nil }
    func first(of rates: [TariffRate]) -> Price? {
      rates.first { $0.applies(to: time, holidays) }?.amount
    }
    guard var price = rates.isEmpty ? spot : first(of: rates) else { return nil }
    for rate in additions where rate.applies(to: time, holidays) {
      guard let sum = price.adding(rate.amount) else { return nil }
      price = sum
    }
    return first(of: grid).map { price.adding($0) } ?? price
  }

  private func holidays(of spot: PriceSeries) throws(ContractError) -> HolidayTable? {
    guard needsHolidays else { return nil }
    guard let table = spot.area.flatMap(HolidayTable.init) else {
      throw .noHolidays(area: spot.area)
    }
    return table
  }

  /// The taxes of the country in the currency of the prices, at all dates; `nil` where none are
  /// added.
  private func levies(
    of spot: PriceSeries, in currency: Currency
  ) throws(ContractError) -> [HouseholdCharges.Row<HouseholdCharges.Levy>]? {
    guard addsTaxes else { return nil }
    let names = [spot.area, spot.area.map(DatedTable.country)]
    let levies = HouseholdCharges.levies.filter {
      $0.value.currency == currency.code && names.contains($0.area)
    }
    guard !levies.isEmpty else { throw .noTaxes(area: spot.area) }
    return levies
  }

  /// What taxes are for a kilowatt-hour, with value-added tax; `nil` where that is not known.
  private func tax(
    on date: CivilDate, in area: String, _ levies: [HouseholdCharges.Row<HouseholdCharges.Levy>]
  ) -> Price? {
    let levies = levies.of(area, on: date).map(\.value)
    let percent = HouseholdCharges.valueAddedTax.of(area, on: date).first?.value
    guard !levies.isEmpty, let percent else { return nil }
    return levies.sum(taxedBy: percent)?.scaled(byPowerOfTen: -2)
  }

  private func major(_ spot: PriceSeries) throws(ContractError) -> PriceSeries {
    guard let unit = spot.unit else { throw .noUnit }
    guard let prices = spot.converted(to: PriceUnit(unit.currency)) else {
      throw .adjustment(.outOfRange)
    }
    return prices
  }

  private func shown(
    _ slots: [PriceSlot], like spot: PriceSeries, in unit: PriceUnit
  ) throws(ContractError) -> PriceSeries {
    let series = PriceSeries(
      slots: slots, unit: PriceUnit(unit.currency),
      valueAddedTax: taxPercent == nil ? spot.valueAddedTax : .included, area: spot.area,
      zone: spot.zone, formatName: spot.formatName)
    guard let shown = series.converted(to: unit) else { throw .adjustment(.outOfRange) }
    return shown
  }
}
