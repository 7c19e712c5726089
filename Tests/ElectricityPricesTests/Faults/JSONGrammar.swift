/// A recogniser of the grammar of RFC 8259, sections 2 to 8.
///
/// It is slow and plain, and shares no code with the reader.
struct JSONGrammar {
  private let scalars: [Unicode.Scalar]
  private var place = 0

  /// Returns whether bytes are a JSON text.
  static func accepts(_ bytes: some Collection<UInt8>) -> Bool {
    // Section 8.1: UTF-8, where a parser may accept a byte order mark at the beginning.
    guard let text = String(validating: bytes, as: UTF8.self) else { return false }
    let scalars = Array(text.unicodeScalars)
    var grammar = JSONGrammar(scalars: scalars.first == "\u{FEFF}" ? Array(scalars[1...]) : scalars)
    return grammar.element() && grammar.place == grammar.scalars.count
  }

  private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

  private mutating func take(_ isWanted: (Unicode.Scalar) -> Bool) -> Bool {
    guard place < scalars.count, isWanted(scalars[place]) else { return false }
    place += 1
    return true
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool { take { $0 == sign } }

  private mutating func take(word: String) -> Bool {
    word.unicodeScalars.allSatisfy { sign in take(sign) }
  }

  /// Consumes an element by the rule `ws value ws`.
  private mutating func element() -> Bool {
    space()
    guard value() else { return false }
    space()
    return true
  }

  private mutating func space() {
    while take({ ["\u{20}", "\u{9}", "\u{A}", "\u{D}"].contains($0) }) {}
  }

  private mutating func value() -> Bool {
    guard place < scalars.count else { return false }
    switch scalars[place] {
    case "{": return list("}") { $0.member() }
    case "[": return list("]") { $0.element() }
    case "\"": return string()
    case "n": return take(word: "null")
    case "t": return take(word: "true")
    case "f": return take(word: "false")
    default: return number()
    }
  }

  /// Consumes a list by the rule `[ item *( "," item ) ]`, between any two delimiters.
  private mutating func list(
    _ end: Unicode.Scalar, _ item: (inout JSONGrammar) -> Bool
  ) -> Bool {
    place += 1
    space()
    if take(end) { return true }
    repeat {
      guard item(&self) else { return false }
    } while take(",")
    return take(end)
  }

  private mutating func member() -> Bool {
    space()
    guard string() else { return false }
    space()
    return take(":") && element()
  }

  /// Consumes a number by the rule `[ minus ] int [ frac ] [ exp ]`.
  private mutating func number() -> Bool {
    _ = take("-")
    if !take("0") {
      guard take({ "1"..."9" ~= $0 }) else { return false }
      _ = digits()
    }
    if take("."), digits() == 0 { return false }
    guard take({ $0 == "e" || $0 == "E" }) else { return true }
    if !take("+") { _ = take("-") }
    return digits() > 0
  }

  private mutating func digits() -> Int {
    let start = place
    while take({ "0"..."9" ~= $0 }) {}
    return place - start
  }

  private mutating func string() -> Bool {
    guard take("\"") else { return false }
    while !take("\"") {
      if take("\\") {
        if take("u") {
          for _ in 0..<4 where !take(Self.isHexadecimal) { return false }
        } else if !take({ "\"\\/bfnrt".unicodeScalars.contains($0) }) {
          return false
        }
      } else if !take({ $0.value >= 0x20 }) {
        return false
      }
    }
    return true
  }

  private static func isHexadecimal(_ scalar: Unicode.Scalar) -> Bool {
    "0"..."9" ~= scalar || "a"..."f" ~= scalar || "A"..."F" ~= scalar
  }
}
