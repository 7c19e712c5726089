extension GlyphShapes {
  /// The symbols of points, whose size differs between fonts.
  static let symbols = [
    GlyphShapes(range: 0x2022...0x2B20) { scalar, pen in
      guard let (isFilled, x, y, path) = outlines[scalar] else { return false }
      let start = PicturePoint(x: x, y: y)
      if isFilled { pen.fill(from: start, path) } else { pen.stroke(from: start, path) }
      return true
    }
  ]

  private static let outlines: [UInt32: (isFilled: Bool, x: Int, y: Int, path: String)] = [
    0x2022: (true, 6, 24, "a6 6 0 1 0 12 0a6 6 0 1 0-12 0z"),  // •
    0x25CF: (true, 1, 24, "a11 11 0 1 0 22 0a11 11 0 1 0-22 0z"),  // ●
    0x25CB: (false, 3, 24, "a9 9 0 1 0 18 0a9 9 0 1 0-18 0z"),  // ○
    0x25A0: (true, 2, 14, "h20v20h-20z"),  // ■
    0x25A1: (false, 4, 16, "h16v16h-16z"),  // □
    0x25B2: (true, 12, 12, "l12 22h-24z"),  // ▲
    0x25B3: (false, 12, 15, "l9 17h-18z"),  // △
    0x25BC: (true, 12, 36, "l12-22h-24z"),  // ▼
    0x25BD: (false, 12, 33, "l9-17h-18z"),  // ▽
    0x25B6: (true, 2, 12, "l22 12-22 12z"),  // ▶
    0x25C0: (true, 22, 12, "l-22 12 22 12z"),  // ◀
    0x25C6: (true, 12, 10, "l12 14-12 14-12-14z"),  // ◆
    0x25C7: (false, 12, 13, "l9 11-9 11-9-11z"),  // ◇
    0x2605: (true, 12, 12, "l3 8h8l-7 5 3 8-7-5-7 5 3-8-7-5h8z"),  // ★
    0x2B1F: (true, 12, 12, "l11 8-4 13h-14l-4-13z"),  // ⬟
    0x2B20: (false, 12, 15, "l8 6-3 10h-10l-3-10z"),  // ⬠
  ]
}
