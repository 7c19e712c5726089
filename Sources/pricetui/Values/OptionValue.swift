import ArgumentParser
import CLibrary
import CivilTime
import ElectricityCosts
import ElectricityPrices
import LocaleFormats
import PriceSources
import PriceTexts
import TerminalCore

/// The readers of option and setting values, whose errors say what was expected.
enum OptionValue {
  static let unit = reader(CommandText.notUnit) { UnitChoice($0) }
  static let time = reader(CommandText.notTime) { TimeChoice($0) }
  static let dayLimit = reader(CommandText.notTime) { DayLimit($0) }
  static let number = reader(CommandText.notNumber, isNumber: true) { ExactDecimal(typed: $0) }
  static let addition = reader(CommandText.notAddition, isNumber: true) { PriceAddition($0) }
  static let power = reader(CommandText.notPower, isNumber: true) { ElectricPower($0) }
  static let length = reader(CommandText.notLength) { CheapestSearch.length($0) }
  static let age = reader(CommandText.notAge) { TimeSpan($0)?.seconds }
  static let usageFile = reader(CommandText.noUsageFile) { access($0, R_OK) == 0 ? $0 : nil }
  static let shift = reader(CommandText.notShift) { UsageShift($0) }
  static let size = reader(CommandText.notSize) { CellSize($0) }
  static let locale = reader(CommandText.notLocale) { TextLocale($0) }

  static let date = reader(CommandText.notDate) { text -> CivilDate? in
    guard case .date(let date)? = ISOTime(text) else { return nil }
    return date.isReadable ? date : nil
  }

  static let percent = reader(CommandText.notPercent) { text in
    let number = text.hasSuffix("%") ? text.dropLast().filter { $0 != " " } : text
    return ExactDecimal(typed: number).flatMap { $0.isNegative || $0 > 100 ? nil : $0 }
  }

  static let energy = reader(CommandText.notEnergy, isNumber: true) { text -> ExactDecimal? in
    let lower = text.lowercased().filter { $0 != " " }
    let number = lower.hasSuffix("kwh") ? ExactDecimal(typed: String(lower.dropLast(3))) : nil
    return number.flatMap { $0 > .zero ? $0 : nil }
  }

  /// Returns a reader from a function that returns `nil` for a wrong text.
  ///
  /// - Parameter isNumber: Whether the text has a number, which must be without doubt.
  private static func reader<Value>(
    _ fault: @escaping @Sendable (String) -> CommandText, isNumber: Bool = false,
    _ read: @escaping @Sendable (String) -> Value?
  ) -> @Sendable (String) throws(Failure) -> Value {
    { text throws(Failure) in
      guard let value = read(text) else { throw .usage(fault(text)) }
      if isNumber { try refuseDoubtful(text.split(separator: "=").last ?? "", in: text) }
      return value
    }
  }

  /// Throws if a number can be a fraction as well as thousands, as `1,000` and `1.000`.
  static func refuseDoubtful(_ number: Substring, in text: String) throws(Failure) {
    let parts = number.filter { $0.isNumber || ",.".contains($0) }.split { ",.".contains($0) }
    guard parts.count == 2, 1...3 ~= parts[0].count, parts[0].first != "0", parts[1].count == 3
    else { return }
    let sign = number.hasPrefix("-") ? "-" : ""
    // A fourth decimal makes it a fraction without doubt.
    let fraction = sign + parts.joined(separator: ".")
    let clear = fraction.hasSuffix("0") ? ExactDecimal(fraction)?.description : fraction + "0"
    throw .usage(.doubtfulNumber(text, fraction: clear ?? fraction, whole: sign + parts.joined()))
  }

  /// Returns the profile of a list of kilowatts, or of a file with one number a line.
  static func profile(_ text: String) throws(Failure) -> PowerProfile {
    if let profile = PowerProfile(text) { return profile }
    guard let lines = FileBytes.lines(of: text) else { throw .usage(.notProfile(text)) }
    let powers = try lines.enumerated().filter { !$1.isEmpty }.map { number, line throws(Failure) in
      guard let power = ExactDecimal(typed: line), !power.isNegative else {
        throw .usage(.profileLine(file: text, number + 1, line))
      }
      return power
    }
    guard let profile = PowerProfile(kilowatts: powers) else { throw .usage(.notProfile(text)) }
    return profile
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
  static func theme(_ text: String) throws(Failure) -> ThemeChoice {
    guard let theme = ThemeChoice(argument: text) else { throw .choice(ThemeChoice.allNames) }
    return theme
  }
  static func lineFormat(_ text: String) throws(Failure) -> String {
    guard let name = PriceLine.unknownPlaceholder(in: text) else { return text }
    throw .usage(.notPlaceholder(name, known: LinePlaceholder.list))
  }
  /// Reads an area whose prices can be fetched; areas in files can have any name.
  static func area(_ text: String) throws(Failure) -> String {
    guard PriceArea.named(text) == nil else { return text }
    throw .usage(.unknownArea(text, nearest: PriceArea.codes(like: text)))
  }
  static func source(_ name: String) throws(Failure) -> PriceSource {
    if let source = PriceSource.all.first(where: { $0.name == name.lowercased() }) { return source }
    let isForecast = PriceSource.forecasts.contains { $0.name == name.lowercased() }
    throw .usage(isForecast ? .forecastSource(name) : .unknownSource(name))
  }
  static func flag(_ text: String) throws(Failure) -> Bool {
    guard ["yes", "no"].contains(text) else { throw .choice(["yes", "no"]) }
    return text == "yes"
  }

  static func choice<Value: ExpressibleByArgument>(_ text: String) throws(Failure) -> Value {
    guard let value = Value(argument: text) else { throw .choice(Value.allValueStrings) }
    return value
  }
}
