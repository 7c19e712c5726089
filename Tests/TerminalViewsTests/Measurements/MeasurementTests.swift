import Foundation
import Testing

@testable import TerminalControls
@testable import TerminalViews

/// The texts of measurements.
///
/// The tables come from another implementation of the same data, version 48 of the Common Locale
/// Data Repository, which is newer than that of Foundation: where the two have other spaces a
/// language is left out, as `-`.
@Suite("Measurements") struct MeasurementTests {
  private static let languages = [
    "en_US", "nb_NO", "sv_SE", "da_DK", "fi_FI", "de_DE", "nl_NL", "es_ES",
  ]

  private func expect<U: Dimension>(
    _ value: Double, _ unit: U, _ width: Measurement<U>.FormatStyle.UnitWidth, _ texts: [String],
    _ place: SourceLocation = #_sourceLocation
  ) {
    #expect(texts.count == Self.languages.count, sourceLocation: place)
    let style = Measurement<U>.FormatStyle(width: width, usage: .asProvided)
    for (language, text) in zip(Self.languages, texts) where text != "-" {
      let formatted = style.locale(Locale(identifier: language))
        .format(Measurement(value: value, unit: unit))
      #expect(formatted.withPlainSpaces == text, "\(language)", sourceLocation: place)
    }
  }

  @Test("Signs of units") func signsOfUnits() {
    expect(
      21.5, UnitTemperature.celsius, .abbreviated,
      ["21.5°C", "21,5 °C", "21,5 °C", "21,5°C", "21,5 °C", "21,5 °C", "-", "-"])
    expect(
      1234.5, UnitLength.kilometers, .abbreviated,
      [
        "1,234.5 km", "1 234,5 km", "1 234,5 km", "1.234,5 km", "1 234,5 km", "1.234,5 km",
        "1.234,5 km", "1234,5 km",
      ]
    )
    expect(
      90, UnitSpeed.kilometersPerHour, .abbreviated,
      ["90 km/h", "90 km/t", "90 km/h", "90 km/t.", "90 km/h", "90 km/h", "90 km/u", "90 km/h"])
    expect(
      2.5, UnitMass.kilograms, .abbreviated,
      ["2.5 kg", "2,5 kg", "2,5 kg", "2,5 kg", "2,5 kg", "2,5 kg", "2,5 kg", "2,5 kg"])
    expect(
      3, UnitVolume.liters, .abbreviated,
      ["3 L", "3 l", "3 l", "3 l", "3 l", "3 l", "3 l", "3 l"])
  }

  @Test("Signs of times and sizes") func signsOfTimesAndSizes() {
    expect(
      1, UnitDuration.hours, .abbreviated,
      ["1 hr", "1 t", "1 tim", "1 t.", "1 t", "1 Std.", "1 uur", "1 h"])
    expect(
      24, UnitDuration.hours, .abbreviated,
      ["24 hr", "24 t", "24 tim", "24 t.", "24 t", "24 Std.", "24 uur", "24 h"])
    expect(
      45, UnitAngle.degrees, .abbreviated,
      ["45 deg", "45°", "45°", "45°", "45°", "45°", "45°", "45°"])
    expect(
      12, UnitInformationStorage.megabytes, .abbreviated,
      ["12 MB", "12 MB", "12 MB", "12 MB", "12 Mt", "12 MB", "12 MB", "12 MB"])
    expect(
      7, UnitArea.hectares, .abbreviated,
      ["7 ha", "7 ha", "7 ha", "7 ha", "7 ha", "7 ha", "7 ha", "7 ha"])
  }

  @Test("Words of units") func wordsOfUnits() {
    expect(
      21.5, UnitTemperature.celsius, .wide,
      [
        "21.5 degrees Celsius", "21,5 grader celsius", "21,5 grader Celsius", "21,5 grader celsius",
        "21,5 celsiusastetta", "21,5 Grad Celsius", "21,5 graden Celsius", "21,5 grados Celsius",
      ]
    )
    expect(
      1, UnitLength.kilometers, .wide,
      [
        "1 kilometer", "1 kilometer", "1 kilometer", "1 kilometer", "1 kilometri", "1 Kilometer",
        "1 kilometer", "1 kilómetro",
      ]
    )
    expect(
      1234.5, UnitLength.kilometers, .wide,
      [
        "1,234.5 kilometers", "1 234,5 kilometer", "1 234,5 kilometer", "1.234,5 kilometer",
        "1 234,5 kilometriä", "1.234,5 Kilometer", "1.234,5 kilometer", "1234,5 kilómetros",
      ]
    )
    expect(
      90, UnitSpeed.kilometersPerHour, .wide,
      [
        "90 kilometers per hour", "90 kilometer per time", "90 kilometer per timme",
        "90 kilometer i timen", "90 kilometriä tunnissa", "90 Kilometer pro Stunde",
        "90 kilometer per uur", "90 kilómetros por hora",
      ]
    )
  }

  @Test("Words of volumes and times") func wordsOfVolumesAndTimes() {
    expect(
      2.5, UnitMass.kilograms, .wide,
      [
        "2.5 kilograms", "2,5 kilogram", "2,5 kilogram", "2,5 kilogram", "2,5 kilogrammaa",
        "2,5 Kilogramm", "2,5 kilogram", "2,5 kilogramos",
      ]
    )
    expect(
      3, UnitVolume.liters, .wide,
      ["3 liters", "3 liter", "3 liter", "3 liter", "3 litraa", "3 Liter", "3 liter", "3 litros"])
    expect(
      1, UnitDuration.hours, .wide,
      ["1 hour", "1 time", "1 timme", "1 time", "1 tunti", "1 Stunde", "1 uur", "1 hora"])
    expect(
      24, UnitDuration.hours, .wide,
      [
        "24 hours", "24 timer", "24 timmar", "24 timer", "24 tuntia", "24 Stunden", "24 uur",
        "24 horas",
      ])
  }

  @Test("Words of angles and sizes") func wordsOfAnglesAndSizes() {
    expect(
      45, UnitAngle.degrees, .wide,
      [
        "45 degrees", "45 grader", "45 grader", "45 grader", "45 astetta", "45 Grad",
        "45 booggraden", "45 grados",
      ]
    )
    expect(
      12, UnitInformationStorage.megabytes, .wide,
      [
        "12 megabytes", "12 megabyte", "12 megabyte", "12 megabytes", "12 megatavua", "12 Megabyte",
        "12 megabyte", "12 megabytes",
      ]
    )
    expect(
      7, UnitArea.hectares, .wide,
      [
        "7 hectares", "7 hektar", "7 hektar", "7 hektar", "7 hehtaaria", "7 Hektar", "7 hectare",
        "7 hectáreas",
      ]
    )
  }

  @Test("Every unit of the table has words") func everyUnitOfTheTableHasWords() throws {
    let units = Dimension.identified.values.joined()
    #expect(units.count > 180)
    #expect(Set(units.map(\.identifier)).count == units.count)
    for (unit, identifier) in units {
      let formatter = UnitNumberFormatter(
        skeleton: "unit/\(identifier) unit-width-full-name", locale: "en")
      let text = try #require(formatter.output(of: 2)?.text, "\(identifier)")
      #expect(text.count >= 5 && unit.identifier == identifier, "\(identifier): \(text)")
    }
  }

  @Test("A unit of the same symbol is another unit") func aUnitOfTheSameSymbolIsAnotherUnit() {
    let american = Locale(identifier: "en_US")
    let own = UnitLength(symbol: "m", converter: UnitConverterLinear(coefficient: 1.7))
    // Not converted to feet, as metres were.
    #expect(
      Measurement(value: 12, unit: own).formatted(.measurement(width: .wide).locale(american))
        == "12 m")
    let charge = Measurement(value: 12, unit: UnitElectricCharge.milliampereHours)
    #expect(
      charge.formatted(
        .measurement(width: .narrow, numberFormatStyle: .number.precision(.fractionLength(1)))
          .locale(american)) == "12.0 mAh")
  }
}

extension String {
  /// Spaces that do not break and narrow ones are spaces.
  fileprivate var withPlainSpaces: String {
    String(map { $0 == "\u{A0}" || $0 == "\u{202F}" ? " " : $0 })
  }
}
