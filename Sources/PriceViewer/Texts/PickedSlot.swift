import CivilTime
import ElectricityPrices
import PriceTexts

/// What was chosen as a line of JSON, for the program that asked; times tell their offset, and null
/// stands for what is not known.
package enum PickedSlot {
  /// A slot: `{"start":…,"end":…,"price":…,"unit":…}`; the price is not rounded.
  package static func json(_ slot: PriceSlot, unit: PriceUnit?, zone: Zone) -> String {
    JSONText.object(
      JSONText.times(slot.start, slot.end, in: zone) + [
        ("price", slot.price.map(number) ?? "null"), ("unit", JSONText.quoted(unit?.code)),
      ])
  }

  /// Several slots:
  /// `{"start":…,"end":…,"slots":…,"mean":…,"lowest":…,"highest":…,"difference":…,"unit":…}`; the
  /// difference is that of the last price to the first.
  package static func json(_ stretch: PriceStretch, unit: PriceUnit?, zone: Zone) -> String {
    let statistics = stretch.statistics
    return JSONText.object(
      JSONText.times(stretch.start, stretch.end, in: zone) + [
        ("slots", "\(stretch.slots)"),
        ("mean", Price(mean: statistics.mean)?.description ?? "null"),
        ("lowest", "\(statistics.lowest)"), ("highest", "\(statistics.highest)"),
        ("difference", stretch.difference?.description ?? "null"),
        ("unit", JSONText.quoted(unit?.code)),
      ])
  }

  /// The shortest digits that mean the same floating-point number, without an exponent: files
  /// written by programs say 326.22500000000002.
  private static func number(_ price: Price) -> String {
    (Price(String(price.doubleValue)) ?? price).description
  }
}
