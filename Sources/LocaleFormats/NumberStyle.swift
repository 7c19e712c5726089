/// The format of numbers in a language.
///
/// Source: the number elements of the Common Locale Data Repository, version 46.
public struct NumberStyle: Hashable, Sendable {
  /// The separator before the decimals.
  public var decimalSeparator: String
  /// The separator of groups of three digits; empty for none.
  public var groupSeparator: String
  /// The minimum number of digits before the first group separator: 2 leaves 1234 ungrouped.
  public var minimumGroupingDigits: Int
  /// The sign of negative numbers.
  public var minusSign: String
  /// The minimum number of decimals of numbers that have any: 2 for `3.50` instead of `3.5`.
  public var minimumDecimals = 0

  /// Creates a style.
  public init(
    decimalSeparator: String, groupSeparator: String, minusSign: String,
    minimumGroupingDigits: Int = 1
  ) {
    self.decimalSeparator = decimalSeparator
    self.groupSeparator = groupSeparator
    self.minusSign = minusSign
    self.minimumGroupingDigits = minimumGroupingDigits
  }

  /// `-12,345.6`.
  public static let english = NumberStyle(
    decimalSeparator: ".", groupSeparator: ",", minusSign: "-")
  /// `−12 345,6`, with no-break spaces.
  public static let norwegian = NumberStyle(
    decimalSeparator: ",", groupSeparator: "\u{A0}", minusSign: "\u{2212}")
  /// `-12345.6`, for programs.
  public static let plain = NumberStyle(
    decimalSeparator: ".", groupSeparator: "", minusSign: "-")

  /// Formats a number in plain digits such as `-12345.60`; returns other texts unchanged.
  public func text(_ plain: String) -> String {
    guard self != .plain, let last = plain.utf8.last, isDigit(last) else { return plain }
    let isNegative = plain.utf8.first == UInt8(ascii: "-")
    let unsigned = isNegative ? plain.dropFirst() : plain[...]
    let whole = unsigned.prefix { $0 != "." }
    let fraction = unsigned.dropFirst(whole.count + 1)
    guard whole.utf8.allSatisfy(isDigit), fraction.utf8.allSatisfy(isDigit) else { return plain }
    return (isNegative ? minusSign : "") + grouped(whole)
      + (fraction.isEmpty ? "" : decimalSeparator + fraction)
  }

  private func grouped(_ digits: Substring) -> String {
    guard !groupSeparator.isEmpty, digits.utf8.count >= 3 + minimumGroupingDigits else {
      return String(digits)
    }
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.utf8.count - index) % 3 == 0 { text += groupSeparator }
      text.append(digit)
    }
    return text
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}

extension NumberStyle {
  /// Creates the style of a locale such as `de_CH`, by language and country; English if it is
  /// unknown.
  public init(locale name: String) {
    let tag = String(name.lowercased().prefix { $0.isLetter && $0.isASCII })
    let country = name.dropFirst(tag.count).dropFirst().prefix(2)
    switch tag {
    case "de" where country == "CH" || country == "LI", "it" where country == "CH":
      self.init(decimalSeparator: ".", groupSeparator: "’", minusSign: "-")
    case "de" where country == "AT":
      self.init(decimalSeparator: ",", groupSeparator: "\u{A0}", minusSign: "-")
    case "es" where Self.pointedSpanish.contains(String(country)):
      self = .english
    case "nb", "no", "nn", "sv", "fi", "se", "et", "lt":
      self = .norwegian
    case "fr", "cs", "sk", "hu", "uk", "lv", "bg", "pl":
      self.init(
        decimalSeparator: ",", groupSeparator: "\u{A0}", minusSign: "-",
        minimumGroupingDigits: ["lv", "bg", "pl"].contains(tag) ? 2 : 1)
    case "es", "pt":
      self.init(
        decimalSeparator: ",", groupSeparator: ".", minusSign: "-", minimumGroupingDigits: 2)
    case "da", "de", "nl", "it", "ro", "sl", "hr", "sr", "tr", "is", "el", "ca", "fo":
      self.init(decimalSeparator: ",", groupSeparator: ".", minusSign: "-")
    default:
      self = .english
    }
  }

  /// Countries that write Spanish with a decimal point.
  private static let pointedSpanish = [
    "MX", "US", "GT", "HN", "NI", "PA", "PE", "PR", "SV", "DO", "BZ", "CU",
  ]
}
