import CivilTime
import ElectricityPrices
import PriceTexts

/// Several chosen slots as a line of JSON.
package struct PickedStretch {
  private let stretch: PriceStretch
  private let unit: PriceUnit?
  private let zone: Zone

  /// Takes slots of a series with the given unit and zone.
  package init(_ stretch: PriceStretch, unit: PriceUnit?, zone: Zone) {
    self.stretch = stretch
    self.unit = unit
    self.zone = zone
  }

  /// `{"start":…,"end":…,"slots":…,"mean":…,"lowest":…,"highest":…,"difference":…,"unit":…}`; the
  /// difference is that of the last price to the first, null where one is missing.
  package var json: String {
    let statistics = stretch.statistics
    let unit = unit.map { JSONText.quoted($0.code) } ?? "null"
    let mean = Price(mean: statistics.mean)?.description ?? "null"
    func time(_ instant: Instant) -> String { JSONText.quoted(ISOTime.text(instant, in: zone)) }
    return "{\"start\":\(time(stretch.start)),\"end\":\(time(stretch.end)),"
      + "\"slots\":\(stretch.slots),\"mean\":\(mean),"
      + "\"lowest\":\(statistics.lowest),\"highest\":\(statistics.highest),"
      + "\"difference\":\(stretch.difference?.description ?? "null"),\"unit\":\(unit)}"
  }
}

/// A chosen slot as a line of JSON, for the program that asked.
package struct PickedSlot {
  private let slot: PriceSlot
  private let unit: PriceUnit?
  private let zone: Zone

  /// Takes a slot of a series with the given unit and zone.
  package init(_ slot: PriceSlot, unit: PriceUnit?, zone: Zone) {
    self.slot = slot
    self.unit = unit
    self.zone = zone
  }

  /// `{"start":…,"end":…,"price":…,"unit":…}` with times that tell their offset; the price is
  /// not rounded; null for what is not known.
  package var json: String {
    let price = slot.price.map(number) ?? "null"
    let unit = unit.map { JSONText.quoted($0.code) } ?? "null"
    return "{\"start\":\(time(slot.start)),\"end\":\(time(slot.end)),\"price\":\(price),"
      + "\"unit\":\(unit)}"
  }

  /// The shortest digits that mean the same floating-point number, without an exponent: files
  /// written by programs say 326.22500000000002.
  private func number(_ price: Price) -> String {
    (Price(String(price.doubleValue)) ?? price).description
  }

  private func time(_ instant: Instant) -> String {
    JSONText.quoted(ISOTime.text(instant, in: zone))
  }
}
