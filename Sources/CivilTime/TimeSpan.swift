/// A length of time, written as `3h`, `90min`, `2d` or `1h30min`.
public struct TimeSpan: Hashable, Comparable, Sendable {
  /// The length in seconds.
  public let seconds: Int64

  /// Creates a length.
  public init(seconds: Int64) { self.seconds = seconds }

  /// Returns whether the first is shorter than the second.
  public static func < (left: TimeSpan, right: TimeSpan) -> Bool { left.seconds < right.seconds }

  /// The units from the longest to the shortest, each under the name that is written first.
  private static let units: [(names: [String], seconds: Int64)] = [
    (["d"], 86_400), (["h"], 3600), (["min", "m"], 60), (["s"], 1),
  ]
}

extension TimeSpan: LosslessStringConvertible {
  /// Reads numbers with units, the longest unit first; `nil` for other texts.
  ///
  /// The units are `d`, `h`, `min` or `m`, and `s`. Decimals follow a point or a comma, and the sum
  /// must be whole seconds: `1.5h` and `0,25h`, but not `1h,2h`.
  public init?(_ text: String) {
    var (rest, units, sum) = (text.lowercased()[...], Self.units[...], Int64(0))
    guard !rest.isEmpty else { return nil }
    while !rest.isEmpty {
      let number = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
      let name = String(rest[number.endIndex...].prefix { $0.isASCII && $0.isLetter })
      guard let index = units.firstIndex(where: { $0.names.contains(name) }),
        let part = Self.product(number, units[index].seconds)
      else { return nil }
      sum += part
      rest = rest[number.endIndex...].dropFirst(name.count)
      units = units[(index + 1)...]
    }
    seconds = sum
  }

  /// Returns a decimal number times a unit; `nil` for other texts and for parts of a second.
  private static func product(_ number: Substring, _ unit: Int64) -> Int64? {
    let parts = number.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard parts.count <= 2, parts.allSatisfy({ (1...6).contains($0.utf8.count) }),
      let digits = Int64(parts.joined())
    else { return nil }
    let scale = (parts.count > 1 ? parts[1] : "").reduce(Int64(1)) { scale, _ in scale * 10 }
    let (product, rest) = (digits * unit).quotientAndRemainder(dividingBy: scale)
    return rest == 0 ? product : nil
  }

  /// The length in its units, from the longest to the shortest: `1h30min`; `0s` for none.
  public var description: String {
    var rest = seconds.magnitude
    var text = seconds < 0 ? "-" : ""
    for unit in Self.units {
      let (count, left) = rest.quotientAndRemainder(dividingBy: UInt64(unit.seconds))
      if count > 0 { text += "\(count)\(unit.names[0])" }
      rest = left
    }
    return seconds == 0 ? "0s" : text
  }
}
