import CivilTime
import ElectricityPrices
import PriceTexts

/// What was chosen as a line of JSON, for the program that asked; times tell their offset, and null
/// stands for what is not known.
package enum PickedSlot {
  /// A slot: `{"start":…,"end":…,"price":…,"unit":…}`; the price is not rounded.
  package static func json(_ slot: PriceSlot, unit: PriceUnit?, zone: Zone) -> String {
    JSONText.object(
      times(slot.start, slot.end, zone) + [
        ("price", slot.price.map(number) ?? "null"), ("unit", JSONText.quoted(unit?.code)),
      ])
  }

  /// Several slots:
  /// `{"start":…,"end":…,"slots":…,"mean":…,"lowest":…,"highest":…,"difference":…,"unit":…}`; the
  /// difference is that of the last price to the first.
  package static func json(_ stretch: PriceStretch, unit: PriceUnit?, zone: Zone) -> String {
    let statistics = stretch.statistics
    return JSONText.object(
      times(stretch.start, stretch.end, zone) + [
        ("slots", "\(stretch.slots)"),
        ("mean", Price(mean: statistics.mean)?.description ?? "null"),
        ("lowest", "\(statistics.lowest)"), ("highest", "\(statistics.highest)"),
        ("difference", stretch.difference?.description ?? "null"),
        ("unit", JSONText.quoted(unit?.code)),
      ])
  }

  private static func times(_ start: Instant, _ end: Instant, _ zone: Zone) -> [(String, String)] {
    [("start", start), ("end", end)].map { ($0, JSONText.quoted(ISOTime.text($1, in: zone))) }
  }

  /// The shortest digits that mean the same floating-point number, without an exponent: files
  /// written by programs say 326.22500000000002.
  private static func number(_ price: Price) -> String {
    (Price(String(price.doubleValue)) ?? price).description
  }
}
