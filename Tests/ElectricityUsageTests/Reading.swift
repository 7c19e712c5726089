import CivilTime
import ElectricityPrices
import LocaleFormats
import PriceTexts
import Testing

@testable import ElectricityUsage

/// Returns the usage that a text contains.
func read(_ text: String, _ options: UsageOptions = UsageOptions()) throws -> EnergyUsage {
  try UsageFile.read(bytes: Array(text.utf8), name: "usage.csv", options: options)
}

/// Returns options of usage beside prices of a zone.
func beside(_ zone: String) -> UsageOptions {
  var options = UsageOptions()
  options.reading.usualZone = try? Zone(identifier: zone)
  return options
}

/// Returns the message that refuses a text; empty if the text is read.
func failure(_ text: String, _ options: UsageOptions = UsageOptions()) -> String {
  do throws(PriceFileError) {
    _ = try UsageFile.read(bytes: Array(text.utf8), name: "usage.csv", options: options)
    return ""
  } catch {
    return Language.english.catalogue.sentence(error).text
  }
}

/// Returns each slot as `2024-01-01T00:00+01:00 60 0.431`: start, minutes, kWh.
func lines(_ series: EnergySeries?) -> [String] {
  (series?.slots ?? []).map { slot in
    let energy = slot.energy.flatMap { Price(significand: $0.microwattHours, exponent: -9) }
    let minutes = slot.start.distance(to: slot.end) / 60
    return "\(ISOTime.text(slot.start, in: series?.zone ?? .utc)) \(minutes) "
      + (energy.map { "\($0)" } ?? "-")
  }
}

/// Returns the messages of the warnings in English.
func sentences(_ usage: EnergyUsage) -> [String] {
  usage.warnings.map { Language.english.catalogue.sentence($0).text }
}
