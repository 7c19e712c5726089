import Foundation
import TerminalControls
import TerminalCore
import Testing

@testable import TerminalViews

/// Units by what a measurement is of, and by the region.
@Suite("Usages of measurements") struct MeasurementUsageTests {
  private let us = Locale(identifier: "en_US")
  private let gb = Locale(identifier: "en_GB")
  private let no = Locale(identifier: "nb_NO")

  private func texts<U: Dimension>(
    _ value: Double, _ unit: U, _ usage: MeasurementFormatUnitUsage<U>,
    _ numbers: FloatingPointFormatStyle<Double>? = nil
  ) -> [String] {
    [us, gb, no].map { locale in
      Measurement<U>.FormatStyle(
        width: .abbreviated, locale: locale, usage: usage, numberFormatStyle: numbers
      )
      .format(Measurement(value: value, unit: unit)).replacing("\u{A0}", with: " ")
    }
  }

  // 20 °C are 68 °F, 2 km are 1.2427 miles, 100 km/h are 62.137 mph, 70 kg are 154.32 lb.
  @Test("The region decides about units") func theRegionDecidesAboutUnits() {
    #expect(texts(20, UnitTemperature.celsius, .general) == ["68°F", "20°C", "20 °C"])
    #expect(texts(20, UnitTemperature.celsius, .weather) == ["68°F", "20°C", "20 °C"])
    #expect(texts(2, UnitLength.kilometers, .road) == ["1.2 mi", "1.2 mi", "2 km"])
    #expect(texts(100, UnitSpeed.kilometersPerHour, .general) == ["62 mph", "62 mph", "100 km/t"])
    #expect(texts(70, UnitMass.kilograms, .personWeight).suffix(1) == ["70 kg"])
    #expect(texts(70, UnitMass.kilograms, .personWeight).first == "154 lb")
    #expect(texts(1.8, UnitLength.meters, .personHeight).first == "5 ft, 11 in")
    #expect(texts(500, UnitEnergy.kilocalories, .food) == ["500 Cal", "500 kcal", "500 kcal"])
  }

  @Test("A unit that is provided stays") func aUnitThatIsProvidedStays() {
    #expect(texts(20, UnitTemperature.celsius, .asProvided) == ["20°C", "20°C", "20 °C"])
    #expect(texts(2500, UnitLength.meters, .asProvided) == ["2,500 m", "2,500 m", "2 500 m"])
    // Nobody has units of its own for these.
    #expect(texts(3, UnitFrequency.hertz, .general) == ["3 Hz", "3 Hz", "3 Hz"])
  }

  @Test("A number has the digits of its style") func aNumberHasTheDigitsOfItsStyle() {
    let one: FloatingPointFormatStyle<Double> = .number.precision(.fractionLength(1))
    #expect(
      texts(20.26, UnitTemperature.celsius, .weather, one) == ["68.5°F", "20.3°C", "20,3 °C"])
    #expect(
      texts(-1234.56, UnitEnergy.kilowattHours, .asProvided, one)
        == ["-1,234.6 kWh", "-1,234.6 kWh", "−1 234,6 kWh"])
    let whole: FloatingPointFormatStyle<Double> = .number.precision(.fractionLength(0))
    let style = Measurement<UnitLength>.FormatStyle(
      width: .wide, locale: us, usage: .asProvided, numberFormatStyle: whole)
    // The words go by the number that is seen.
    #expect(style.format(Measurement(value: 1.04, unit: .meters)) == "1 meter")
    #expect(style.format(Measurement(value: 1.6, unit: .meters)) == "2 meters")
    let hours = Measurement<UnitDuration>.FormatStyle(
      width: .wide, locale: us, usage: .asProvided, numberFormatStyle: one)
    #expect(hours.format(Measurement(value: 1, unit: .hours)) == "1.0 hours")
  }

  @Test("Degrees stand without their scale") func degreesStandWithoutTheirScale() {
    let temperature = Measurement(value: 20.4, unit: UnitTemperature.celsius)
    let style: Measurement<UnitTemperature>.FormatStyle = .measurement(
      width: .narrow, usage: .weather, hidesScaleName: true,
      numberFormatStyle: .number.precision(.fractionLength(0)))
    #expect(temperature.formatted(style.locale(us)) == "69°")
    #expect(temperature.formatted(style.locale(no)) == "20°")
    #expect(style.hidesScaleName)
  }

  @Test("Texts follow the locale around") func textsFollowTheLocaleAround() {
    let temperature = Measurement(value: 20, unit: UnitTemperature.celsius)
    let view = VStack {
      Text(temperature, format: .measurement(width: .wide))
      Text("it is \(temperature, format: .measurement(width: .abbreviated, usage: .asProvided))")
    }
    var environment = EnvironmentValues()
    environment.locale = us
    let size = CellSize(columns: 30, rows: 2)
    let picture = view.draw(in: size, environment: environment).text
    #expect(picture.contains("68 degrees Fahrenheit"))
    #expect(picture.contains("it is 20°C"))
  }

  @Test("A format survives being written") func aFormatSurvivesBeingWritten() throws {
    let style = Measurement<UnitLength>.FormatStyle(width: .narrow, locale: no, usage: .road)
    let data = try JSONEncoder().encode(style)
    #expect(try JSONDecoder().decode(Measurement<UnitLength>.FormatStyle.self, from: data) == style)
    #expect(style.locale(us) != style)
  }
}
