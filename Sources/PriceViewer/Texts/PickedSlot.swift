import CivilTime
import ElectricityPrices
import PriceTexts

/// The picked slots as a line of JSON, for the calling program.
///
/// Times include their UTC offset, and unknown values are null.
package enum PickedSlot {
  /// Returns a slot as `{"start":…,"end":…,"price":…,"unit":…}`; the price is not rounded.
  package static func json(_ slot: PriceSlot, unit: PriceUnit?, zone: Zone) -> String {
    JSONText.object(
      JSONText.times(slot.start, slot.end, in: zone) + [
        ("price", slot.price.map(number) ?? "null"), ("unit", JSONText.quoted(unit?.code)),
      ])
  }

  /// Returns the JSON of several slots.
  ///
  /// The format is
  /// `{"start":…,"end":…,"slots":…,"mean":…,"lowest":…,"highest":…,"difference":…,"unit":…}`, where
  /// the difference is the last price minus the first.
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

  /// Returns the shortest digits of the same floating-point number, without an exponent.
  ///
  /// Files written by programs contain prices such as 326.22500000000002.
  private static func number(_ price: Price) -> String {
    (Price(String(price.doubleValue)) ?? price).description
  }
}

extension JSONText {
  /// Returns an array with an object in each line.
  static func list(_ objects: [String], indent: String = "  ") -> String {
    let line = "\n\(indent)  "
    return "[" + objects.map { line + $0 }.joined(separator: ",") + "\n\(indent)]"
  }
}
