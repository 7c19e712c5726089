extension CellBuffer {
  /// Returns the frame as bytes for a pipe, a file or a terminal.
  ///
  /// Each row ends with a newline; invisible spaces before it are omitted. Colours and attributes
  /// are set where they change and reset before each newline. With ``ColorDepth/monochrome`` the
  /// bytes are plain text.
  ///
  /// - Parameter colorDepth: The colours that the reader supports.
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

/// The encoded bytes and the style that the terminal has after them.
private struct FrameEncoder {
  let colorDepth: ColorDepth
  var bytes: [UInt8] = []
  private var style = CellStyle.plain
  private var codes: [CellColor: Int?] = [:]

  init(colorDepth: ColorDepth) { self.colorDepth = colorDepth }

  /// Returns whether a cell differs from an empty one.
  func isVisible(_ cell: Cell) -> Bool {
    if cell.glyph != .space { return true }
    return colorDepth != .monochrome && !cell.style.isInvisibleOnBlanks
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.value < 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      UTF8.encode(scalar).map { bytes += $0 }
    }
  }

  /// Changes the current style; omits the change for a space that looks the same in both styles.
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
      || wanted.attributes.intersection(.visibleOnBlanks)
        != style.attributes.intersection(.visibleOnBlanks)
      || wanted.attributes.contains(.reverse)
  }

  private mutating func appendCodes(for wanted: CellStyle) {
    var codes: [Int] = []
    if !style.attributes.isSubset(of: wanted.attributes) {
      // ECMA-48 resets bold and dim together; a full reset is as short and unambiguous.
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

  /// Returns the codes of a colour; `base` is 30 for the foreground, 40 for the background.
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
  /// The ECMA-48 codes of the attributes.
  fileprivate static let codes: [(CellAttributes, Int)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7), (.strikethrough, 9),
  ]
}
