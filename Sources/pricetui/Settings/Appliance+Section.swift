import ElectricityPrices
import PriceSources

extension Appliance: SectionValue {
  static var keyword: String { "appliance" }
  static var repeatsLines: Bool { false }

  /// The keys of the section.
  enum Term: String, CaseIterable {
    case lasts, profile, power
    case readyBy = "ready by"
    case startAfter = "start after"
    case split
    case smallestPiece = "smallest piece"
    case capacity, level, target, losses
  }

  mutating func set(_ line: SettingsFile.Line) throws(Failure) {
    let text = line.value
    switch Term(rawValue: line.name.lowercased()) {
    case .lasts: length = try OptionValue.length(text)
    case .profile: profile = try OptionValue.profile(text)
    case .power: power = try OptionValue.power(text)
    case .readyBy: before = try OptionValue.dayLimit(text)
    case .startAfter: after = try OptionValue.dayLimit(text)
    case .split: isSplit = try OptionValue.flag(text)
    case .smallestPiece: smallestPiece = try OptionValue.length(text)
    case .capacity: charge.capacity = try OptionValue.energy(text)
    case .level: charge.level = try Self.percentage(text)
    case .target: charge.target = try Self.percentage(text)
    case .losses:
      charge.losses = try Self.percentage(text)
      guard charge.losses < 100 else { throw .setting(.notOneOf(["0 % – 99 %"])) }
    case nil:
      throw .setting(.unknownApplianceTerm(line.name, known: Term.allCases.map(\.rawValue)))
    }
  }

  /// Reads a percentage with or without its sign: `35 %`, `35`.
  ///
  /// A fraction of one needs the sign, because `0.35` can be 35 %.
  private static func percentage(_ text: String) throws(Failure) -> ExactDecimal {
    let digits = (text.hasSuffix("%") ? text.dropLast() : text[...]).filter { $0 != " " }
    guard let number = ExactDecimal(typed: String(digits)), !number.isNegative, number <= 100 else {
      throw .setting(.notOneOf(["0 % – 100 %"]))
    }
    guard text.hasSuffix("%") || number == .zero || 1 <= number else {
      let percent = number.scaled(byPowerOfTen: 2) ?? number
      throw .setting(.notOneOf(["\(percent) %", "\(number) %"]))
    }
    return number
  }

  var fault: Failure? {
    if charge != BatteryCharge(),
      length != nil || profile != nil || power == nil || charge.capacity == nil
        || !charge.isDone && charge.length(with: power) == nil
    {
      return .setting(.chargeLacksValues(name))
    }
    if charge.isDone { return nil }
    guard let search else { return .setting(.applianceLacksLength(name)) }
    if profile != nil, isSplit || power != nil || length.map({ $0 != search.length }) ?? false {
      return .usage(.profileAlone)
    }
    guard let smallestPiece else { return nil }
    return isSplit && smallestPiece <= search.length ? nil : .usage(.pieceTooLong)
  }
}
