import CivilTime
import ElectricityPrices
import PriceTexts

/// What was chosen as a line of JSON, for the program that asked; times tell their offset, and null
/// stands for what is not known.
package enum PickedSlot {
  /// A slot: `{"start":…,"end":…,"price":…,"unit":…}`; the price is not rounded.
  package static func json(_ slot: PriceSlot, unit: PriceUnit?, zone: Zone) -> String {
    "{\(times(slot.start, slot.end, zone))"
      + "\"price\":\(slot.price.map(number) ?? "null"),\(self.unit(unit))}"
  }

  /// Several slots:
  /// `{"start":…,"end":…,"slots":…,"mean":…,"lowest":…,"highest":…,"difference":…,"unit":…}`; the
  /// difference is that of the last price to the first.
  package static func json(_ stretch: PriceStretch, unit: PriceUnit?, zone: Zone) -> String {
    let statistics = stretch.statistics
    let mean = Price(mean: statistics.mean)?.description ?? "null"
    return "{\(times(stretch.start, stretch.end, zone))\"slots\":\(stretch.slots),"
      + "\"mean\":\(mean),\"lowest\":\(statistics.lowest),\"highest\":\(statistics.highest),"
      + "\"difference\":\(stretch.difference?.description ?? "null"),\(self.unit(unit))}"
  }

  private static func times(_ start: Instant, _ end: Instant, _ zone: Zone) -> String {
    let texts = [start, end].map { JSONText.quoted(ISOTime.text($0, in: zone)) }
    return "\"start\":\(texts[0]),\"end\":\(texts[1]),"
  }

  private static func unit(_ unit: PriceUnit?) -> String {
    "\"unit\":\(unit.map { JSONText.quoted($0.code) } ?? "null")"
  }

  /// The shortest digits that mean the same floating-point number, without an exponent: files
  /// written by programs say 326.22500000000002.
  private static func number(_ price: Price) -> String {
    (Price(String(price.doubleValue)) ?? price).description
  }
}
