extension CellBuffer {
  /// The frame as bytes for a pipe, a file or a terminal that is only written to.
  ///
  /// Each row ends with a newline and without the spaces that nobody would see; colours and
  /// attributes are set where they change and reset before each newline. With
  /// ``ColorDepth/monochrome`` the bytes are plain text, without attributes too.
  ///
  /// - Parameter colorDepth: the colours that the reader understands.
  /// - Returns: UTF-8 with the control sequences of ECMA-48.
  public func encoded(colorDepth: ColorDepth) -> [UInt8] {
    var encoder = FrameEncoder(colorDepth: colorDepth)
    encoder.bytes.reserveCapacity(size.count * 2)
    for row in 0..<size.rows { encode(row: row, into: &encoder) }
    return encoder.bytes
  }

  private func encode(row: Int, into encoder: inout FrameEncoder) {
    let line = cells[row * size.columns..<(row + 1) * size.columns]
    let end = line.lastIndex { encoder.isVisible($0) }.map { $0 + 1 } ?? line.startIndex
    for cell in line[..<end] {
      encoder.set(cell.style, onSpace: cell.glyph == .space)
      if let index = cell.glyph.clusterIndex {
        if index < clusters.count { encoder.bytes += clusters[index].utf8 }
      } else if let scalar = cell.glyph.scalar {
        encoder.append(scalar)
      }
    }
    encoder.set(.plain, onSpace: false)
    encoder.bytes.append(UInt8(ascii: "\n"))
  }
}

/// The bytes so far, and the state that they leave the terminal in.
private struct FrameEncoder {
  let colorDepth: ColorDepth
  var bytes: [UInt8] = []
  private var style = CellStyle.plain
  private var codes: [CellColor: Int?] = [:]

  init(colorDepth: ColorDepth) { self.colorDepth = colorDepth }

  /// Whether a cell differs from the empty terminal: on a space, only the background does.
  func isVisible(_ cell: Cell) -> Bool {
    if cell.glyph != .space { return true }
    return colorDepth != .monochrome && !cell.style.isUnseenOnBlanks
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.value < 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      UTF8.encode(scalar).map { bytes += $0 }
    }
  }

  /// Sends what turns the present style into the wanted one, which is nothing for a space that
  /// looks the same in both.
  mutating func set(_ wanted: CellStyle, onSpace: Bool) {
    guard colorDepth != .monochrome, wanted != style, !onSpace || looksOther(wanted) else { return }
    if wanted == .plain {
      bytes += [0x1B, 0x5B, 0x6D]
    } else {
      appendCodes(for: wanted)
    }
    style = wanted
  }

  private func looksOther(_ wanted: CellStyle) -> Bool {
    wanted.background != style.background
      || wanted.attributes.intersection(.seenOnBlanks)
        != style.attributes.intersection(.seenOnBlanks)
      || wanted.attributes.contains(.reverse)
  }

  private mutating func appendCodes(for wanted: CellStyle) {
    var codes: [Int] = []
    if !style.attributes.isSubset(of: wanted.attributes) {
      // ECMA-48 ends bold and dim together; a reset is as short and leaves no doubt.
      codes.append(0)
      style = .plain
    }
    for (attribute, code) in CellAttributes.codes
    where wanted.attributes.contains(attribute) && !style.attributes.contains(attribute) {
      codes.append(code)
    }
    if wanted.foreground != style.foreground { codes += colorCodes(wanted.foreground, base: 30) }
    if wanted.background != style.background { codes += colorCodes(wanted.background, base: 40) }
    bytes += [0x1B, 0x5B]
    bytes += codes.map(String.init).joined(separator: ";").utf8
    bytes.append(UInt8(ascii: "m"))
  }

  /// The codes that choose a colour: `base` is 30 for the foreground, 40 for the background.
  private mutating func colorCodes(_ color: CellColor, base: Int) -> [Int] {
    if color.isDefault { return [base + 9] }
    if colorDepth == .trueColor {
      let parts = color.components
      return [base + 8, 2, Int(parts.red), Int(parts.green), Int(parts.blue)]
    }
    let known = codes[color] ?? colorDepth.paletteIndex(of: color)
    codes[color] = known
    guard let index = known else { return [base + 9] }
    if colorDepth == .indexed256 { return [base + 8, 5, index] }
    return [index < 8 ? base + index : base + 60 + index - 8]
  }
}

extension CellAttributes {
  /// The numbers that ECMA-48 gives to the attributes.
  fileprivate static let codes: [(CellAttributes, Int)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7), (.strikethrough, 9),
  ]
}
