extension GlyphShapes {
  /// The symbols of points, which fonts draw in all sizes.
  static let symbols = [
    GlyphShapes(range: 0x2022...0x25E6) { scalar, pen in
      guard let outline = outlines[scalar] else { return false }
      if outline.isFilled {
        pen.fill(from: outline.start, outline.path)
      } else {
        pen.stroke(from: outline.start, outline.path)
      }
      return true
    }
  ]

  private struct Outline {
    let isFilled: Bool
    let start: PicturePoint
    let path: String

    init(_ isFilled: Bool, _ x: Int, _ y: Int, _ path: String) {
      self.isFilled = isFilled
      start = PicturePoint(x: x, y: y)
      self.path = path
    }
  }

  private static let outlines: [UInt32: Outline] = [
    0x2022: Outline(true, 6, 24, "a6 6 0 1 0 12 0a6 6 0 1 0-12 0z"),  // •
    0x25CF: Outline(true, 1, 24, "a11 11 0 1 0 22 0a11 11 0 1 0-22 0z"),  // ●
    0x25CB: Outline(false, 3, 24, "a9 9 0 1 0 18 0a9 9 0 1 0-18 0z"),  // ○
    0x25A0: Outline(true, 2, 14, "h20v20h-20z"),  // ■
    0x25A1: Outline(false, 4, 16, "h16v16h-16z"),  // □
    0x25B2: Outline(true, 12, 12, "l12 22h-24z"),  // ▲
    0x25B3: Outline(false, 12, 15, "l9 17h-18z"),  // △
    0x25BC: Outline(true, 12, 36, "l12-22h-24z"),  // ▼
    0x25BD: Outline(false, 12, 33, "l9-17h-18z"),  // ▽
    0x25C6: Outline(true, 12, 10, "l12 14-12 14-12-14z"),  // ◆
    0x25C7: Outline(false, 12, 13, "l9 11-9 11-9-11z"),  // ◇
  ]
}
