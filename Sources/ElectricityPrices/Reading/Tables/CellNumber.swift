/// A number as written in a cell.
package struct CellNumber {
  /// The evidence of a number for the decimal separator.
  enum Sign: Equatable {
    case none
    case decimals(UInt8)
    /// A single separator before three digits.
    case unclear(UInt8)

    @inline(__always)
    init(_ number: PlainNumber) {
      self =
        number.decimals == 0
        ? .none : number.isUnclear ? .unclear(number.sign) : .decimals(number.sign)
    }
  }

  package var price: Price
  var sign: Sign
  /// Whether the number has separators of thousands and a decimal sign, or several separators.
  private(set) var hasGroups = false
  /// The currency or unit before or after the number.
  package private(set) var affix: String = ""

  /// Reads a plain number that fills all the bytes; `nil` for other bytes.
  init?(plain bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress,
      let number = PlainNumber(base, to: bytes.count, (PlainNumber.point, PlainNumber.comma)),
      number.end == bytes.count, let price = number.price
    else { return nil }
    (self.price, sign) = (price, Sign(number))
  }

  // The maximum bytes of a number with its unit; longer fields are text, up to a megabyte.
  private static let longest = 128

  /// Reads a number with optional thousands separators, currency, unit or typographic minus.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let number = CellNumber(plain: bytes) {
      self = number
      return
    }
    guard bytes.count <= Self.longest else { return nil }
    let (core, affix) = Self.core(bytes.text)
    guard let core, affix.isEmpty || Self.isMoney(affix) || ColumnQuantity.isUnit(affix),
      let (text, sign) = Self.withoutGroups(core)
    else { return nil }
    guard let price = PriceParser(isTypographic: true).price(in: text) else { return nil }
    (self.price, self.sign, self.affix) = (price, sign, affix)
    hasGroups = core.utf8.count { $0 == PlainNumber.point || $0 == PlainNumber.comma } > 1
  }

  /// Reads a number in any notation from text.
  package init?(_ text: String) {
    guard let number = text.bytes({ CellNumber($0) }) else { return nil }
    self = number
  }

  /// Returns the text from the first digit or sign to the last digit, and the text around it.
  private static func core(_ text: String) -> (core: String?, affix: String) {
    let scalars = Array(text.unicodeScalars)
    func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
    guard var first = scalars.firstIndex(where: isDigit),
      let last = scalars.lastIndex(where: isDigit)
    else { return (nil, "") }
    var before = scalars[..<first]
    if let sign = before.last, sign == "." || sign == "," {
      (first, before) = (first - 1, before.dropLast())
    }
    var minus = ""
    let signs: [Unicode.Scalar] = ["-", "+", "\u{2212}", "\u{2013}"]
    if let index = before.lastIndex(where: signs.contains) {
      minus = before[index] == "+" ? "" : "-"
      guard before.filter(signs.contains).count == 1 else { return (nil, "") }
      before.remove(at: index)
    }
    func trimmed(_ part: ArraySlice<Unicode.Scalar>) -> String {
      String(
        String.UnicodeScalarView(part.filter { $0 != " " && $0 != "\u{A0}" && $0 != "\u{202F}" }))
    }
    let affixes = [trimmed(before), trimmed(scalars[(last + 1)...])].filter { !$0.isEmpty }
    guard affixes.count < 2 else { return (nil, "") }
    return (minus + String(String.UnicodeScalarView(scalars[first...last])), affixes.first ?? "")
  }

  /// Whether the unit is not money, as in `1,0 kWh`.
  var isQuantity: Bool { !affix.isEmpty && !Self.isMoney(affix) }

  private static func isMoney(_ text: String) -> Bool {
    Currency(text) != nil || PriceUnit(text) != nil || PriceUnit(text + "/kWh") != nil
  }

  /// Returns the number with a decimal point and without thousands separators.
  private static func withoutGroups(_ text: String) -> (text: String, sign: Sign)? {
    let (point, comma) = (PlainNumber.point, PlainNumber.comma)
    let bytes = Array(text.utf8)
    let offsets = bytes.indices.filter { bytes[$0] == point || bytes[$0] == comma }
    guard let last = offsets.last else { return (text, .none) }
    // In `1.936,28` and `1,299,980`, a sign that is repeated or comes first separates thousands.
    let isMixed = offsets.contains { bytes[$0] != bytes[last] }
    let hasDecimals = isMixed || offsets.count == 1
    if isMixed, offsets.count(where: { bytes[$0] == bytes[last] }) > 1 { return nil }
    var whole = hasDecimals ? bytes[..<last] : bytes[...]
    let decimals = hasDecimals ? bytes[(last + 1)...] : []
    let isPlainGroup =
      offsets.count == 1 && decimals.count == 3 && whole.first { $0.isDigit } != 0x30
      && whole.count(where: \.isDigit) <= 3
    if offsets.count > 1 {
      guard let joined = joinedGroups(whole, sign: bytes[offsets[0]]) else { return nil }
      whole = joined[...]
    }
    let other = bytes[offsets[0]] == point ? comma : point
    // Programs write `1.2E-05` among decimal commas.
    let hasExponent = bytes.contains { $0 | 0x20 == UInt8(ascii: "e") }
    let sign: Sign =
      hasExponent
      ? .none : isPlainGroup ? .unclear(bytes[last]) : .decimals(hasDecimals ? bytes[last] : other)
    let number = hasDecimals ? Array(whole) + [point] + decimals : Array(whole)
    return (String(decoding: number, as: UTF8.self), sign)
  }

  /// Returns a whole number without a separator of thousands; `nil` if there are other groups than
  /// of three digits.
  static func joinedGroups(_ whole: ArraySlice<UInt8>, sign: UInt8) -> [UInt8]? {
    let groups = whole.split(separator: sign, omittingEmptySubsequences: false)
    let head = groups[0].drop { !$0.isDigit }
    guard (1...3).contains(head.count), head.first != 0x30, head.allSatisfy(\.isDigit),
      groups.dropFirst().allSatisfy({ $0.count == 3 && $0.allSatisfy(\.isDigit) })
    else { return nil }
    return Array(groups.joined())
  }
}
