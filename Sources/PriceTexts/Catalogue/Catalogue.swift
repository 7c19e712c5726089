import CPriceTexts
import CivilTime
import ElectricityPrices
import ElectricityUsage
import LocaleFormats
import PriceSources

/// The texts of a language: a row for each key, with placeholders for values.
///
/// Keys are the cases of closed enumerations, including errors and warnings. `Resources/texts` has
/// a file for each language, whose rows have the names of the cases and placeholders for their
/// values, in order. A new text is a case and a row in each file. It also needs a line in a switch
/// if the values choose between rows or need conversion. Tests find missing and unused rows. All
/// texts are created on demand.
package struct Catalogue: Sendable {
  /// Returns the text of a row, with placeholders for its values.
  let text: @Sendable (_ row: String) -> String?

  /// Returns the text of a row with its values; a missing row gives its name, which tests find.
  func row(_ name: String, _ values: Wording...) -> Wording { row(name, values) }

  private func row(_ name: String, _ values: [Wording]) -> Wording {
    Wording(filling: text(name) ?? name, with: values)
  }

  /// Returns the row that is named like a case, in a group, with the values of the case.
  ///
  /// A case whose last value is `nil` or an empty list has a row of its own: `noPriceFilesAlone`.
  package func row(of key: some Any, in group: String) -> Wording {
    guard let named = Mirror(reflecting: key).children.first, let name = named.label else {
      return row("\(group).\(key)")
    }
    let several = Mirror(reflecting: named.value)
    let values = several.displayStyle == .tuple ? several.children.map(\.value) : [named.value]
    let texts = values.compactMap(wording)
    return row("\(group).\(name)" + (texts.count < values.count ? "Alone" : ""), texts)
  }

  /// Returns a value of a case as text; `nil` for `nil` or an empty list.
  private func wording(of value: Any) -> Wording? {
    switch value {
    case Optional<Any>.none: nil
    // The most frequent first, since casts take time.
    case let text as String: "\(text)"
    case let text as Wording: text
    case let turns as [DescriptionText.Course] where !turns.isEmpty:
      "\(list: turns.map(clause))"
    case let names as [String]: names.isEmpty ? nil : "\(names)"
    case let field as FieldName: self.field(field)
    case let expected as Expectation: expectation(expected)
    case let limit as ReadingLimit: self.limit(limit)
    case let why as PriceFileError.Reason: reason(why)
    case let fault as FetchFault: reason(fault)
    case let failure as SystemFailure: systemError(failure.code)
    case let length as Duration: "\(duration(length))"
    case let seconds as Int64: "\(duration(Duration(seconds: seconds)))"
    case let issued as ClosedRange<CivilDateTime>: "\(times(issued))"
    // Times near the present are by the clock of the machine.
    case let time as Instant: "\(Zone.current.civil(at: time).hoursAndMinutes)"
    case let scheme as SupportScheme: "\(scheme.rawValue)"
    case let energy as Energy: "\(energy.kilowattHours.description)"
    case let number as Int: "\(number)"
    default: "\(String(describing: value))"
    }
  }
}

extension Language {
  /// The texts of the language.
  package var catalogue: Catalogue { Catalogue { text(ofRow: $0) } }
}

extension TextLocale {
  /// The texts of the language.
  package var catalogue: Catalogue { language.catalogue }
}

// Texts on the screen.
extension Catalogue {
  package func word(_ word: Word) -> String { row("word.\(word.rawValue)").text }
  /// Returns the mark behind a number that is a forecast, ` (forecast)`; otherwise an empty text.
  package func mark(isForecast: Bool) -> String { isForecast ? " (\(word(.forecast)))" : "" }
  package func level(_ level: PriceLevel) -> String { row("level.\(level.rawValue)").text }
  package func message(_ message: ViewerMessage) -> String { sentence(message).text }
  package func title(_ group: KeyGroup) -> String { row("keyGroup.\(group.rawValue)").text }
  package func help(_ keys: KeyHelp) -> String { row("keys.\(keys.rawValue)").text }
  package func phrase(_ text: PhraseText) -> String { row(of: text, in: "phrase").text }

  /// Returns a unit as spoken after a number: `øre per kWh`.
  package func spoken(_ unit: PriceUnit) -> Wording {
    row("unit.spoken", "\(unit.moneyName)", "\(unit.energy.rawValue)")
  }

  /// Returns the unit in a heading: `in øre per kWh`.
  package func inUnit(_ unit: PriceUnit) -> Wording { row("unit.heading", spoken(unit)) }

  /// The default line for status bars, with placeholders in braces.
  package var lineFormat: String { row("line.format").text }

  private func sentence(_ message: ViewerMessage) -> Wording {
    switch message {
    case .notAdjusted(let error): sentence(error)
    case .notRead(let error): row("viewer.notRead", sentence(error, isBrief: true))
    case .contract(.noUnit): row("viewer.noUnit")
    case .contract(.outOfRange): row("addition.outOfRange")
    case .contract(let error): sentence(error)
    default: row(of: message, in: "viewer")
    }
  }
}

extension Language {
  /// The rows of `Resources/texts` for the language, which are linked into the program.
  var textRows: PriceTextRows { priceTexts(rawValue) }

  /// Returns the text of a row; `nil` if there is no row with the name.
  func text(ofRow name: String) -> String? { priceText(textRows, name).map { String(cString: $0) } }
}
