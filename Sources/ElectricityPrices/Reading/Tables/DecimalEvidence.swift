/// What the numbers of a table tell about the sign before their decimals.
///
/// `1,299` alone can be a thousand or a little more than one. Numbers are read with any single sign
/// as that of decimals; when all are known, those that had a separator of thousands are put right.
struct DecimalEvidence {
  typealias Place = (rows: Int, index: Int)

  /// The sign that stands before decimals beyond doubt.
  private(set) var sign: UInt8?
  /// The prices with one point or comma before their last three digits.
  private(set) var points = PlaceRuns()
  private(set) var commas = PlaceRuns()
  /// The text of the first of them.
  private(set) var unclear: String?
  /// Whether a number had no sign at all.
  private(set) var hasWhole = false

  static let point = UInt8(ascii: ".")
  static let comma = UInt8(ascii: ",")

  /// Takes note of a number; false where it contradicts those before.
  mutating func add(_ number: CellNumber, at place: Place, _ bytes: UnsafeBufferPointer<UInt8>)
    -> Bool
  {
    switch number.sign {
    case .none: hasWhole = true
    case .decimals(let found):
      if let sign, sign != found { return false }
      sign = found
    case .unclear(let found):
      if sign == found { return true }
      unclear = unclear ?? bytes.text
      if found == Self.point { points.append(place) } else { commas.append(place) }
    }
    return true
  }

  /// Takes note of a number that the fast reader has read with one sign for that of decimals.
  @inline(__always)
  mutating func add(_ number: FastNumber, _ found: UInt8, at index: Int) {
    guard sign == nil else { return }
    if number.decimals == 0 {
      hasWhole = true
    } else if number.decimals == 3, 1000..<1_000_000 ~= number.digits.magnitude {
      if unclear == nil { unclear = Self.text(number.digits, found) }
      if found == Self.point { points.append((0, index)) } else { commas.append((0, index)) }
    } else {
      sign = found
    }
  }

  /// A number of three decimals as it was written.
  private static func text(_ digits: Int64, _ sign: UInt8) -> String {
    let text = String(digits)
    return "\(text.dropLast(3))\(Character(Unicode.Scalar(sign)))\(text.suffix(3))"
  }

  /// The prices that had a separator of thousands, and so are a thousand times what was read;
  /// nothing where the numbers do not tell.
  func thousands(separator: UInt8) -> PlaceRuns? {
    if let sign { return sign == Self.point ? commas : points }
    if commas.isEmpty {
      // Programs write points; in a table that people made, whole numbers are a reason to ask.
      let isSure = points.isEmpty || separator != UInt8(ascii: ";") || !hasWhole
      return isSure ? PlaceRuns() : nil
    }
    return points.isEmpty && !hasWhole && separator != Self.comma ? PlaceRuns() : nil
  }
}

extension DecimalEvidence {
  /// Multiplies the prices that had a separator of thousands, or refuses where nothing tells.
  func scaleThousands(
    _ reading: inout PriceReading, separator: UInt8, field: String
  ) throws(PriceFault) {
    guard !points.isEmpty || !commas.isEmpty else { return }
    guard let thousands = thousands(separator: separator) else {
      throw PriceFault(.ambiguousNumber(field: .named(field), text: unclear ?? ""))
    }
    for index in reading.areas.indices {
      let places = thousands.places(of: index)
      guard !places.isEmpty else { continue }
      guard let scaled = reading[index].prices.scaled(at: places, byPowerOfTen: 3) else {
        throw PriceFault(.outOfRange(field: .named(field), text: unclear ?? ""))
      }
      reading[index].prices = scaled
    }
  }
}

/// Places of prices, of which neighbours take the room of one.
struct PlaceRuns {
  private var runs: [(rows: Int, indices: Range<Int>)] = []

  var isEmpty: Bool { runs.isEmpty }

  mutating func append(_ place: DecimalEvidence.Place) {
    if let last = runs.last, last.rows == place.rows, last.indices.upperBound == place.index {
      runs[runs.count - 1].indices = last.indices.lowerBound..<place.index + 1
    } else {
      runs.append((place.rows, place.index..<place.index + 1))
    }
  }

  /// The places in the rows of an index.
  func places(of rows: Int) -> Set<Int> {
    Set(runs.lazy.filter { $0.rows == rows }.flatMap(\.indices))
  }
}

/// A number as a cell writes it.
struct CellNumber {
  /// What a number tells about the sign before decimals.
  enum Sign: Equatable {
    case none
    case decimals(UInt8)
    /// One sign, and three digits after it.
    case unclear(UInt8)
  }

  var price: Price
  var sign: Sign
  /// The currency or unit before or behind the number.
  var affix: String = ""

  /// Sign, digits, point or comma, digits: what nearly every number is; nothing for the rest.
  init?(plain bytes: UnsafeBufferPointer<UInt8>) {
    guard (1...18).contains(bytes.count) else { return nil }
    let first = bytes[0] == 0x2D ? 1 : 0
    var (digits, mark, place) = (Int64(0), -1, first)
    while place < bytes.count {
      let byte = bytes[place]
      if byte.isDigit {
        digits = digits &* 10 &+ Int64(byte &- 0x30)
      } else if mark < 0, place > first, byte == 0x2E || byte == 0x2C {
        mark = place
      } else {
        return nil
      }
      place += 1
    }
    let decimals = mark < 0 ? 0 : bytes.count - mark - 1
    guard bytes.count > first, mark < 0 || decimals > 0,
      let price = Price(significand: first == 1 ? -digits : digits, exponent: -decimals)
    else { return nil }
    self.price = price
    let isGroup = decimals == 3 && (1...3).contains(mark - first) && bytes[first] != 0x30
    sign = mark < 0 ? .none : isGroup ? .unclear(bytes[mark]) : .decimals(bytes[mark])
  }

  /// Any way to write a number: groups of thousands, a currency or a unit, a typographic minus.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let number = CellNumber(plain: bytes) {
      self = number
      return
    }
    let (core, affix) = Self.core(bytes.text)
    guard let core, affix.isEmpty || Self.isMoney(affix),
      let (text, sign) = Self.withoutGroups(core)
    else { return nil }
    var plain = text
    let parser = PriceParser(isTypographic: true)
    guard let price = plain.withUTF8({ parser.priceOrNil(in: $0) }) else { return nil }
    (self.price, self.sign, self.affix) = (price, sign, affix)
  }

  /// A number in any way, as text.
  init?(_ text: String) {
    var text = text
    guard let number = text.withUTF8({ CellNumber($0) }) else { return nil }
    self = number
  }

  /// The part of a text from its first digit or sign to its last digit, and what stands around it.
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
    if let place = before.lastIndex(where: signs.contains) {
      minus = before[place] == "+" ? "" : "-"
      guard before.filter(signs.contains).count == 1 else { return (nil, "") }
      before.remove(at: place)
    }
    func trimmed(_ part: ArraySlice<Unicode.Scalar>) -> String {
      String(
        String.UnicodeScalarView(part.filter { $0 != " " && $0 != "\u{A0}" && $0 != "\u{202F}" }))
    }
    let affixes = [trimmed(before), trimmed(scalars[(last + 1)...])].filter { !$0.isEmpty }
    guard affixes.count < 2 else { return (nil, "") }
    return (minus + String(String.UnicodeScalarView(scalars[first...last])), affixes.first ?? "")
  }

  private static func isMoney(_ text: String) -> Bool {
    Currency(text) != nil || PriceUnit(text) != nil || PriceUnit(text + "/kWh") != nil
  }

  /// The number with a point before its decimals and nothing between its thousands.
  private static func withoutGroups(_ text: String) -> (text: String, sign: Sign)? {
    let (point, comma) = (DecimalEvidence.point, DecimalEvidence.comma)
    let bytes = Array(text.utf8)
    let places = bytes.indices.filter { bytes[$0] == point || bytes[$0] == comma }
    guard let last = places.last else { return (text, .none) }
    let marks = Set(places.map { bytes[$0] })
    // `1.936,28` and `1,299,980`: what stands twice, or before the other, parts thousands.
    let hasDecimals = marks.count == 2 || places.count == 1
    let groupMark = places.count > 1 ? bytes[places[0]] : nil
    if marks.count == 2, places.count(where: { bytes[$0] == bytes[last] }) > 1 { return nil }
    if let groupMark {
      let whole = hasDecimals ? bytes[..<last] : bytes[...]
      let groups = whole.split(separator: groupMark, omittingEmptySubsequences: false)
      let head = groups[0].drop { $0 == 0x2D }
      guard (1...3).contains(head.count), head.first != 0x30,
        groups.dropFirst().allSatisfy({ $0.count == 3 }),
        groups.joined().allSatisfy({ $0.isDigit || $0 == 0x2D })
      else { return nil }
    }
    var result = bytes
    if hasDecimals { result[last] = point }
    result = result.enumerated().filter {
      $0.offset == last && hasDecimals || $0.element != groupMark || groupMark == nil
    }
    .map(\.element)
    let decimals = bytes.count - last - 1
    let digits = bytes[..<last].filter(\.isDigit)
    let isPlainGroup =
      places.count == 1 && decimals == 3 && digits.first != 0x30 && digits.count <= 3
    let other = groupMark == point ? comma : point
    let sign: Sign =
      isPlainGroup ? .unclear(bytes[last]) : .decimals(hasDecimals ? bytes[last] : other)
    return (String(decoding: result, as: UTF8.self), sign)
  }
}

extension PriceColumn {
  /// The column with the prices at some places times a power of ten; nothing if one gets out of
  /// range.
  func scaled(at places: Set<Int>, byPowerOfTen power: Int) -> PriceColumn? {
    var result = PriceColumn()
    for index in 0..<count {
      guard places.contains(index), let price = self[index] else {
        result.append(self[index])
        continue
      }
      guard let scaled = price.scaled(byPowerOfTen: power) else { return nil }
      result.append(scaled)
    }
    return result
  }
}
