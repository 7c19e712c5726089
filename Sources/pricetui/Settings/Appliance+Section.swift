import ElectricityPrices
import PriceSources
import PriceTexts

extension Appliance: SectionValue {
  static var keyword: String { "appliance" }

  /// The names of the lines.
  enum Term: String, CaseIterable {
    case lasts, profile, power
    case readyBy = "ready by"
    case startAfter = "start after"
    case split
    case smallestPiece = "smallest piece"
  }

  mutating func set(_ line: SettingsFile.Line) throws(Failure) {
    let text = line.value
    switch Term(rawValue: line.name.lowercased()) {
    case .lasts: length = try OptionValue.length(text)
    case .profile: profile = try PowerProfile.reading(text)
    case .power: power = try OptionValue.power(text)
    case .readyBy: before = try OptionValue.dayLimit(text)
    case .startAfter: after = try OptionValue.dayLimit(text)
    case .split: isSplit = try OptionValue.flag(text)
    case .smallestPiece: smallestPiece = try OptionValue.length(text)
    case nil:
      throw .setting(
        .unknownApplianceTerm(line.name, known: Term.allCases.map(\.rawValue)))
    }
  }

  var fault: Failure? {
    guard let search else { return .setting(.applianceLacksLength(name)) }
    if profile != nil, isSplit || power != nil || length.map({ $0 != search.length }) ?? false {
      return .usage(.profileAlone)
    }
    guard let smallestPiece else { return nil }
    return isSplit && smallestPiece <= search.length ? nil : .usage(.pieceTooLong)
  }
}
