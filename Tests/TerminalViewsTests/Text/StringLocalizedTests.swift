import Foundation
import Testing

@testable import TerminalViews

@Suite("Localised strings") struct StringLocalizedTests {
  @Test("A key is its own translation") func aKeyIsItsOwnTranslation() {
    let hours = 3
    #expect(String(localized: "Hours") == "Hours")
    #expect(String(localized: "After \(hours) hours", comment: "A title") == "After 3 hours")
    #expect(String(localized: "hours", defaultValue: "\(hours) hours") == "3 hours")
    let value: String.LocalizationValue = "\("a") and \(1.5, specifier: "%.2f")"
    #expect(String(localized: value) == "a and 1.50")
  }

  @Test("Values with a format are written in the locale's notation")
  func valuesWithAFormatAreWrittenByTheLocale() {
    let number = 1234.5
    let written = { (locale: String) in
      String(localized: "\(number, format: .number) kWh", locale: Locale(identifier: locale))
    }
    #expect(written("en_US") == "1,234.5 kWh")
    #expect(written("de_DE") == "1.234,5 kWh")
  }
}
