import TerminalCore

/// The picture that a string of sixels draws.
public struct SixelPicture {
  /// The pixels; transparent where nothing is drawn.
  public private(set) var image: PixelImage
  /// The defined colours, by register.
  public private(set) var colors: [Int: UInt32] = [:]
  /// Whether pixels that are not drawn keep the background.
  public let keepsGround: Bool

  /// Parses the bytes between `ESC P` and `ESC \`.
  ///
  /// - Parameter registers: The number of colour registers of the terminal.
  public init(_ content: [UInt8], registers: Int) throws {
    guard let start = content.firstIndex(of: UInt8(ascii: "q")) else {
      throw BadPicture("no sixels")
    }
    let parameters = String(decoding: content[..<start], as: UTF8.self)
      .split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    keepsGround = parameters.count > 1 && parameters[1] == 1
    var reader = SixelReader(rest: content[(start + 1)...], registers: registers)
    try reader.read()
    (image, colors) = (reader.image, reader.colors)
  }
}

private struct SixelReader {
  var rest: ArraySlice<UInt8>
  let registers: Int
  var image = PixelImage(width: 0, height: 0)
  var colors: [Int: UInt32] = [:]
  private var color: UInt32?
  private var column = 0
  private var row = 0

  init(rest: ArraySlice<UInt8>, registers: Int) { (self.rest, self.registers) = (rest, registers) }

  mutating func read() throws {
    guard rest.popFirst() == UInt8(ascii: "\"") else { throw BadPicture("no extent") }
    let extent = numbers()
    guard extent.count == 4, extent[0] == 1, extent[1] == 1 else {
      throw BadPicture("an extent of \(extent)")
    }
    // xterm does not show larger pictures.
    guard extent[2] <= 1000, extent[3] <= 1000 else { throw BadPicture("too large: \(extent)") }
    image = PixelImage(width: extent[2], height: extent[3])
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "#"): try choose(numbers())
      case UInt8(ascii: "$"): column = 0
      case UInt8(ascii: "-"): (column, row) = (0, row + 6)
      case UInt8(ascii: "!"):
        guard let count = numbers().first, count > 0, let sixel = rest.popFirst() else {
          throw BadPicture("no run")
        }
        try draw(sixel, count)
      default: try draw(byte, 1)
      }
    }
  }

  /// Returns the following numbers, which are separated by `;`.
  private mutating func numbers() -> [Int] {
    let digits = rest.prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ";") }
    rest = rest.dropFirst(digits.count)
    return digits.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { $0.reduce(0) { $0 * 10 + Int($1 - 0x30) } }
  }

  private mutating func choose(_ numbers: [Int]) throws {
    guard let number = numbers.first, number < registers else {
      throw BadPicture("color \(numbers) of \(registers)")
    }
    if numbers.count == 5, numbers[1] == 2, numbers[2...].allSatisfy({ $0 <= 100 }) {
      let parts = numbers[2...].map { UInt32(($0 * 255 + 50) / 100) }
      colors[number] = parts[0] | parts[1] << 8 | parts[2] << 16 | 0xFF00_0000
    } else if numbers.count != 1 {
      throw BadPicture("a color of \(numbers)")
    }
    color = colors[number]
    if color == nil { throw BadPicture("color \(number) is not defined") }
  }

  private mutating func draw(_ byte: UInt8, _ count: Int) throws {
    guard (0x3F...0x7E).contains(byte) else { throw BadPicture("the byte \(byte)") }
    let bits = byte - 0x3F
    for bit in 0..<6 where bits & (1 << UInt8(bit)) != 0 {
      guard let color, row + bit < image.height, column + count <= image.width else {
        throw BadPicture("a pixel at \(column), \(row + bit) outside of the extent")
      }
      for index in column..<column + count {
        image.pixels[(row + bit) * image.width + index] = color
      }
    }
    column += count
  }
}
