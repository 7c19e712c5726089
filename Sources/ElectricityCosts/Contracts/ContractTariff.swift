import CivilTime
import ElectricityPrices

/// The price of a contract for each slot of the exchange prices, in whole units of the currency.
struct ContractTariff {
  /// The exchange prices with tax and support.
  let paid: PriceSeries
  private let contract: Contract
  private let area: String
  private let bare: PriceSeries
  /// The exchange prices minus the support, without tax.
  private let supported: PriceSeries
  private let holidays: HolidayTable?
  /// The country's taxes in the currency of the prices, for all dates; `nil` if none are added.
  private let levies: [DatedTable.Row<HouseholdCharges.Levy>]?

  /// The terms of a date.
  private struct Day {
    let date: CivilDate
    /// Whether the contract applies, and any holidays that it depends on are known.
    let isValid: Bool
    /// The country's taxes per kilowatt-hour; `nil` if unknown.
    let tax: Price?
    /// The tax in percent on the support; `nil` if the date has no support.
    let supportTax: ExactDecimal?
  }

  /// - Parameter bare: The exchange prices in whole units of the currency.
  init(_ contract: Contract, _ bare: PriceSeries) throws(CostError) {
    (self.contract, self.bare) = (contract, bare)
    let adjustment = PriceAdjustment(taxPercent: contract.taxPercent, support: contract.support)
    do throws(PriceAdjustmentError) {
      paid = try bare.charged(with: adjustment)
      supported = try bare.charged(with: PriceAdjustment(support: contract.support))
    } catch {
      throw .adjustment(error)
    }
    let area = bare.area.map(AreaTable.name(ofCity:)) ?? ""
    self.area = area
    let isTaxed = contract.taxPercent != nil || bare.valueAddedTax == .included
    let isFixed = contract.rates.contains { $0.amount != nil }
    if contract.support != nil, isFixed, !isTaxed,
      !HouseholdCharges.valueAddedTax.contains(where: { $0.name == DatedTable.country(area) })
    {
      throw .noSupportTax(area: bare.area)
    }
    holidays = contract.needsHolidays ? HolidayTable(area: area) : nil
    if contract.needsHolidays, holidays == nil { throw .noHolidays(area: bare.area) }
    guard contract.addsTaxes else {
      levies = nil
      return
    }
    let areas = [area, DatedTable.country(area)]
    let levies = HouseholdCharges.levies.filter {
      $0.value.currency == bare.unit?.currency.code && areas.contains($0.name)
    }
    guard !levies.isEmpty else { throw .noTaxes(area: bare.area) }
    self.levies = levies
  }

  var slots: [PriceSlot] {
    var day: Day?
    return bare.enumerated().map { index, slot in
      let time = bare.zone.civil(at: slot.start)
      let today = day.flatMap { $0.date == time.date ? $0 : nil } ?? self.day(time.date)
      day = today
      return PriceSlot(
        start: slot.start, end: slot.end, price: today.isValid ? price(index, time, today) : nil)
    }
  }

  private func day(_ date: CivilDate) -> Day {
    let percent = HouseholdCharges.valueAddedTax.of(area, on: date).first?.value
    var (tax, supportTax): (Price?, ExactDecimal?) = (.zero, nil)
    if let levies = levies?.of(area, on: date).map(\.value) {
      tax = levies.isEmpty ? nil : percent.flatMap(levies.sum)?.scaled(byPowerOfTen: -2)
    }
    if contract.support?.terms(on: date) != nil {
      // Fixed prices include tax, even if the contract does not state its rate.
      supportTax = bare.valueAddedTax == .included ? .zero : contract.taxPercent ?? percent ?? .zero
    }
    let isKnown = holidays?.isKnown(on: date) ?? true
    return Day(
      date: date, isValid: isKnown && contract.isValid(on: date), tax: tax, supportTax: supportTax)
  }

  private func price(_ index: Int, _ time: CivilDateTime, _ day: Day) -> Price? {
    func first(of rates: [TariffRate]) -> TariffRate? {
      rates.first { $0.applies(to: time, holidays) }
    }
    var price = paid[index].price
    if !contract.rates.isEmpty {
      guard let rate = first(of: contract.rates) else { return nil }
      if let amount = rate.amount { price = support(index, day).flatMap(amount.subtracting) }
    }
    for rate in contract.additions where rate.applies(to: time, holidays) {
      price = rate.amount.flatMap { price?.adding($0) }
    }
    if let grid = first(of: contract.grid)?.amount { price = price?.adding(grid) }
    return day.tax.flatMap { price?.adding($0) }
  }

  /// Returns the support per kilowatt-hour with tax; `nil` if the exchange has no price.
  private func support(_ index: Int, _ day: Day) -> Price? {
    guard let percent = day.supportTax else { return .zero }
    guard let spot = bare[index].price, let rest = supported[index].price,
      let support = spot.subtracting(rest)
    else { return nil }
    return support.multiplied(by: percent)?.scaled(byPowerOfTen: -2).flatMap(support.adding)
  }
}
