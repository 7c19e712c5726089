/// How a language writes numbers.
public struct NumberStyle: Hashable, Sendable {
  /// What stands before the decimals.
  public var decimalSeparator: String
  /// What stands between groups of three digits, from five digits on.
  public var groupSeparator: String
  /// What stands before a negative number.
  public var minusSign: String

  /// Creates a style.
  public init(decimalSeparator: String, groupSeparator: String, minusSign: String) {
    self.decimalSeparator = decimalSeparator
    self.groupSeparator = groupSeparator
    self.minusSign = minusSign
  }

  /// `−12,345.6`.
  public static let english = NumberStyle(
    decimalSeparator: ".", groupSeparator: ",", minusSign: "\u{2212}")
  /// `−12 345,6` with a no-break space.
  public static let norwegian = NumberStyle(
    decimalSeparator: ",", groupSeparator: "\u{A0}", minusSign: "\u{2212}")
  /// `-12345.6`, for programs.
  public static let plain = NumberStyle(
    decimalSeparator: ".", groupSeparator: "", minusSign: "-")
}

extension Price {
  /// Exactly so many decimals in a style, rounded half away from zero; never `-0`.
  public func text(decimals: Int, style: NumberStyle) -> String {
    let plain = text(decimals: decimals)
    let unsigned = plain.hasPrefix("-") ? plain.dropFirst() : plain[...]
    let halves = unsigned.split(separator: ".", maxSplits: 1)
    var whole = halves.first.map(String.init) ?? ""
    if whole.utf8.count > 4, !style.groupSeparator.isEmpty {
      whole = grouped(whole, by: style.groupSeparator)
    }
    let fraction = halves.count > 1 ? style.decimalSeparator + halves[1] : ""
    return (plain.hasPrefix("-") ? style.minusSign : "") + whole + fraction
  }

  private func grouped(_ digits: String, by separator: String) -> String {
    let first = digits.utf8.count % 3
    var groups: [Substring] = first > 0 ? [digits.prefix(first)] : []
    var rest = digits.dropFirst(first)
    while !rest.isEmpty {
      groups.append(rest.prefix(3))
      rest = rest.dropFirst(3)
    }
    return groups.joined(separator: separator)
  }
}
