/// A filter of ncurses' output that adds what ncurses cannot write: 24-bit colours and octants.
///
/// It removes redundant sequences, so that a frame is no longer than with 256 colours: styles that
/// are replaced at once, colours that are already set, and selections of the ASCII character set.
struct OutputTranslator {
  private let colors: DirectColors?
  private let bytes: [UInt8]
  private var position = 0
  private var result: [UInt8] = []
  // Parameters of styles that have been read and not written.
  private var style: [Int] = []
  private var hasStyle = false
  // The colours that the terminal is set to; empty where that is not known.
  private var front: [Int] = []
  private var ground: [Int] = []

  /// Translates a frame.
  ///
  /// - Parameter colors: The 24-bit colours of the indices in the frame; `nil` if there are none.
  static func translated(_ bytes: [UInt8], colors: DirectColors?) -> [UInt8] {
    var translator = OutputTranslator(colors: colors, bytes: bytes)
    return translator.run()
  }

  private init(colors: DirectColors?, bytes: [UInt8]) {
    self.colors = colors
    self.bytes = bytes
    result.reserveCapacity(bytes.count + 256)
  }

  private mutating func run() -> [UInt8] {
    while position < bytes.count {
      let byte = bytes[position]
      if byte == 0x1B {
        readEscape()
      } else if byte == 0xF3, position + 4 <= bytes.count {
        writeStyle()
        readStandIn()
      } else if byte == 0x0F {
        // The first character set, as ncurses ends styles on some terminals.
        position += 1
      } else {
        writeStyle()
        result.append(byte)
        position += 1
      }
    }
    writeStyle()
    return result
  }

  /// Reads `ESC [ … m`, which is kept until something is written in that style, or `ESC ( B`.
  private mutating func readEscape() {
    if bytes[position...].starts(with: [0x1B, 0x28, 0x42]) {
      position += 3
      return
    }
    guard position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "["),
      // Digits and semicolons: ncurses writes no other parameters of styles.
      let end = bytes[(position + 2)...].firstIndex(where: { !(0x30...0x39 ~= $0 || $0 == 0x3B) }),
      bytes[end] == UInt8(ascii: "m")
    else { return copyEscape() }
    var number = 0
    for byte in bytes[(position + 2)...end] {
      if 0x30...0x39 ~= byte {
        number = min(0xFFFF, number * 10 + Int(byte & 15))
      } else {
        if number == 0 { style = [] }
        style.append(number)
        number = 0
      }
    }
    hasStyle = true
    position = end + 1
  }

  private mutating func copyEscape() {
    writeStyle()
    result.append(bytes[position])
    position += 1
  }

  /// Writes the changes of the style that was read: ncurses sets both colours where one changes.
  private mutating func writeStyle() {
    guard hasStyle else { return }
    hasStyle = false
    // `nil` for a zero, which can be omitted.
    var changes: [Int?] = []
    var (front, ground) = (self.front, self.ground)
    var rest = style[...]
    style = []
    while let number = rest.popFirst() {
      switch number {
      case 0:
        changes = [nil]
        (self.front, self.ground) = ([39], [49])
        (front, ground) = ([39], [49])
      case 38 where rest.count > 1: front = color(number, &rest)
      case 48 where rest.count > 1: ground = color(number, &rest)
      case 30...39, 90...97: front = [number]
      case 40...49, 100...107: ground = [number]
      default: changes.append(number)
      }
    }
    if front != self.front { changes += front }
    if ground != self.ground { changes += ground }
    (self.front, self.ground) = (front, ground)
    guard !changes.isEmpty else { return }
    result += [0x1B, UInt8(ascii: "[")]
    for (index, number) in changes.enumerated() {
      if index > 0 { result.append(UInt8(ascii: ";")) }
      if let number { result += String(number).utf8 }
    }
    result.append(UInt8(ascii: "m"))
  }

  /// Returns the parameters of `38;5;n` after its first number; 24 bits if `n` stands for them.
  private func color(_ first: Int, _ rest: inout ArraySlice<Int>) -> [Int] {
    let (kind, index) = (rest.removeFirst(), rest.removeFirst())
    guard kind == 5, let parts = colors?.color(at: index)?.components else {
      return [first, kind, index]
    }
    return [first, 2, Int(parts.red), Int(parts.green), Int(parts.blue)]
  }

  /// Reads a character of four bytes, and writes the character that it represents.
  private mutating func readStandIn() {
    let character = bytes[position..<position + 4]
    position += 4
    let value = character.dropFirst().reduce(UInt32(3)) { $0 << 6 | UInt32($1 & 0x3F) }
    guard let scalar = StandIn.meaning(of: value).flatMap(Unicode.Scalar.init),
      let encoded = UTF8.encode(scalar)
    else { return result += character }
    result += encoded
  }
}
