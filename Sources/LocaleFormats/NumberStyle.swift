/// How a language writes numbers.
///
/// Source of the signs: the number elements of the Common Locale Data Repository, version 46.
public struct NumberStyle: Hashable, Sendable {
  /// What stands before the decimals.
  public var decimalSeparator: String
  /// What stands between groups of three digits; empty for none.
  public var groupSeparator: String
  /// The digits that must stand before the first separator of groups: 2 leaves 1234 whole.
  public var minimumGroupingDigits: Int
  /// What stands before a negative number.
  public var minusSign: String
  /// The decimals that a number has at least where it has any: `3.50` and not `3.5` for money.
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
  /// `−12 345,6` with a no-break space.
  public static let norwegian = NumberStyle(
    decimalSeparator: ",", groupSeparator: "\u{A0}", minusSign: "\u{2212}")
  /// `-12345.6`, for programs.
  public static let plain = NumberStyle(
    decimalSeparator: ".", groupSeparator: "", minusSign: "-")

  /// A number in plain digits, such as `-12345.60`, in this style; other texts stay as they are.
  ///
  /// - Complexity: O(n), where n is the number of digits.
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
  /// The style of a locale such as `de_CH`, by its language and country; English for unknown ones.
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
