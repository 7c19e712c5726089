import CivilTime
import ElectricityCosts
import ElectricityPrices
import LocaleFormats

extension [CostReport] {
  /// The day of an instant, or the last one before it, as waybar's JSON: what it cost so far, and
  /// all of it in the tooltip.
  ///
  /// - Parameter bill: The bill of the consumption, whose charges and income count too.
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
