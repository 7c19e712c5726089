import CivilTime
import ElectricityCosts
import ElectricityPrices
import LocaleFormats

extension [CostReport] {
  /// Returns the cost of a day as waybar's JSON: of an instant's day, or of the last day before it;
  /// the tooltip has the totals.
  ///
  /// - Parameter bill: The bill of the consumption, whose charges and income are included.
  package func waybar(
    _ bill: ContractBill? = nil, at now: Instant, _ locale: TextLocale
  ) -> String? {
    guard let report = first,
      let day = report.periods.last(where: { $0.start <= now }) ?? report.periods.last
    else { return nil }
    let listing = CostListing(report, bill: bill, locale: locale)
    let isToday = day.start <= now && now < day.end
    let date = isToday ? "" : "\(listing.name(of: day)) · "
    let text = JSONText.quoted((date + listing.bill(of: day)).markup)
    let tables =
      [Report(report, bill: bill, at: now, locale)] + (bill.map { [Report([$0], locale)] } ?? [])
    let tooltip = JSONText.quoted(tables.text(.table).markup)
    return "{\"text\":\(text),\"tooltip\":\(tooltip),\"class\":\"cost\"}"
  }
}
