import CLibrary
import CivilTime
import ElectricityCosts
import ElectricityPrices
import LocaleFormats
import PriceSources
import PriceTexts
import PriceViewer
import TerminalCore

/// The readers of option and setting values, whose errors say what was expected.
enum OptionValue {
  static func unit(_ text: String) throws(Failure) -> PriceUnit {
    try value(PriceUnit(text), or: .notUnit(text))
  }
  static func date(_ text: String) throws(Failure) -> CivilDate {
    guard case .date(let date)? = ISOTime(text), date.isReadable else {
      throw .usage(.notDate(text))
    }
    return date
  }
  static func time(_ text: String) throws(Failure) -> TimeChoice {
    try value(TimeChoice(text), or: .notTime(text))
  }
  static func dayLimit(_ text: String) throws(Failure) -> DayLimit {
    try value(DayLimit(text), or: .notTime(text))
  }
  static func zone(_ text: String) throws(Failure) -> Zone {
    do throws(ZoneError) {
      return try Zone(identifier: text)
    } catch {
      throw Failure(error) ?? .choice([])
    }
  }
  static func firstHour(_ text: String) throws(Failure) -> Int {
    guard let hour = Int(text), (0...1).contains(hour) else { throw .choice(["0", "1"]) }
    return hour
  }
  static func number(_ text: String) throws(Failure) -> ExactDecimal {
    try value(ExactDecimal(typed: text), or: .notNumber(text))
  }
  static func percent(_ text: String) throws(Failure) -> ExactDecimal {
    let percent = ExactDecimal(typed: text).flatMap { $0.isNegative || $0 > 100 ? nil : $0 }
    return try value(percent, or: .notPercent(text))
  }
  static func addition(_ text: String) throws(Failure) -> PriceAddition {
    try value(PriceAddition(text), or: .notAddition(text))
  }
  static func power(_ text: String) throws(Failure) -> ElectricPower {
    try value(ElectricPower(text), or: .notPower(text))
  }
  static func energy(_ text: String) throws(Failure) -> ExactDecimal {
    let lower = text.lowercased().filter { $0 != " " }
    let number = lower.hasSuffix("kwh") ? ExactDecimal(typed: String(lower.dropLast(3))) : nil
    return try value(number.flatMap { $0 > .zero ? $0 : nil }, or: .notEnergy(text))
  }
  static func length(_ text: String) throws(Failure) -> Int64 {
    try value(CheapestSearch.length(text), or: .notLength(text))
  }
  static func age(_ text: String) throws(Failure) -> Int64 {
    guard let seconds = TimeSpan(text)?.seconds else { throw .usage(.notAge(text)) }
    return seconds
  }
  static func shift(_ text: String) throws(Failure) -> UsageShift {
    try value(UsageShift(text), or: .notShift(text))
  }
  static func size(_ text: String) throws(Failure) -> CellSize {
    try value(CellSize(text), or: .notSize(text))
  }
  static func locale(_ text: String) throws(Failure) -> TextLocale {
    try value(TextLocale(text), or: .notLocale(text))
  }
  static func theme(_ text: String) throws(Failure) -> ThemeChoice {
    guard let theme = ThemeChoice(argument: text) else { throw .choice(ThemeChoice.allNames) }
    return theme
  }
  static func lineFormat(_ text: String) throws(Failure) -> String {
    guard let name = PriceLine.unknownPlaceholder(in: text) else { return text }
    throw .usage(.notPlaceholder(name))
  }
  /// Reads an area whose prices can be fetched; areas in files can have any name.
  static func area(_ text: String) throws(Failure) -> String {
    guard PriceArea.named(text) == nil else { return text }
    throw .usage(.unknownArea(text, nearest: PriceArea.codes(like: text)))
  }
  static func source(_ text: String) throws(Failure) -> String {
    _ = try priceSource(text)
    return text
  }
  /// Returns the source with a name.
  static func priceSource(_ name: String) throws(Failure) -> PriceSource {
    if let source = PriceSource.all.first(where: { $0.name == name.lowercased() }) { return source }
    let isForecast = PriceSource.forecasts.contains { $0.name == name.lowercased() }
    throw .usage(isForecast ? .onlyForecasts(name) : .unknownSource(name))
  }
  static func usageFile(_ text: String) throws(Failure) -> String {
    guard access(text, R_OK) == 0 else { throw .usage(.noUsageFile(text)) }
    return text
  }
  static func flag(_ text: String) throws(Failure) -> Bool {
    guard ["yes", "no"].contains(text) else { throw .choice(["yes", "no"]) }
    return text == "yes"
  }

  /// Reads a value of an enumeration.
  static func choice<Value: RawRepresentable & CaseIterable>(
    _ text: String
  ) throws(Failure) -> Value where Value.RawValue == String {
    guard let value = Value(rawValue: text) else {
      throw .choice(Value.allCases.map(\.rawValue))
    }
    return value
  }

  private static func value<Value>(
    _ value: Value?, or reason: @autoclosure () -> CommandText
  ) throws(Failure) -> Value {
    guard let value else { throw .usage(reason()) }
    return value
  }
}
