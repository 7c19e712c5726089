import CivilTime
import ElectricityCosts
import ElectricityPrices
import LocaleFormats

extension [CostReport] {
  /// The day of an instant, or the last one before it, as waybar's JSON: what it cost so far, and
  /// all of it in the tooltip.
  package func waybar(at now: Instant, _ locale: TextLocale) -> String? {
    guard let report = first,
      let day = report.periods.last(where: { $0.start <= now }) ?? report.periods.last
    else { return nil }
    let listing = CostListing(report, locale: locale)
    let text = JSONText.quoted(listing.summary(of: day).markup)
    let tooltip = JSONText.quoted([Report(report, at: now, locale)].text(.table).markup)
    return "{\"text\":\(text),\"tooltip\":\(tooltip),\"class\":\"cost\"}"
  }
}
