/// A decoder for the encodings of older table exports: Shift-JIS and Windows-1252.
///
/// Shift-JIS is limited to the characters in headings of prices: kana by rule, kanji by a table.
/// Text with any other character is decoded as Windows-1252, in which every byte is valid.
enum LegacyText {
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    japanese(bytes) ?? western(bytes)
  }

  /// Returns the text in Shift-JIS; `nil` if a character is unknown.
  private static func japanese(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    var (text, rest) = ("", bytes[...])
    while let byte = rest.popFirst() {
      if byte < 0x80 {
        text.unicodeScalars.append(Unicode.Scalar(byte))
        continue
      }
      guard let next = rest.popFirst(), let scalar = scalar(UInt16(byte) << 8 | UInt16(next)) else {
        return nil
      }
      text.unicodeScalars.append(scalar)
    }
    return text
  }

  private static func scalar(_ code: UInt16) -> Unicode.Scalar? {
    switch code {
    // Shift-JIS skips the trail byte 0x7F in the row of katakana.
    case 0x8340...0x837E: Unicode.Scalar(UInt32(code - 0x8340) + 0x30A1)
    case 0x8380...0x8396: Unicode.Scalar(UInt32(code - 0x8380) + 0x30E0)
    case 0x815B: "ー"
    case 0x8145: "・"
    case 0x8169: "（"
    case 0x816A: "）"
    case 0x83BF: "α"
    default: kanji[code]
    }
  }

  private static func western(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    bytes.reduce(into: "") { text, byte in
      let isSign = (0x80..<0xA0).contains(byte)
      text.unicodeScalars.append(isSign ? signs[Int(byte - 0x80)] : Unicode.Scalar(byte))
    }
  }

  // Undefined positions are control characters, which the display makes visible.
  private static let signs = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)

  private static let kanji: [UInt16: Unicode.Scalar] = [
    0x8EF3: "受", 0x936E: "渡", 0x93FA: "日", 0x944E: "年", 0x8C8E: "月", 0x8E9E: "時", 0x8D8F: "刻",
    0x9484: "売", 0x9483: "買", 0x93FC: "入", 0x8E44: "札", 0x97CA: "量", 0x96F1: "約", 0x92E8: "定",
    0x918D: "総", 0x966B: "北", 0x8A43: "海", 0x93B9: "道", 0x938C: "東", 0x8B9E: "京", 0x9286: "中",
    0x9594: "部", 0x97A4: "陸", 0x8AD6: "関", 0x90BC: "西", 0x8D91: "国", 0x8E6C: "四", 0x8BE3: "九",
    0x8F42: "州", 0x897E: "円", 0x8FE3: "上", 0x8CC0: "限", 0x89BA: "下", 0x926C: "値", 0x89F1: "回",
    0x94F0: "避", 0x89C2: "可", 0x945C: "能", 0x8CB4: "原", 0x89BF: "価", 0x9153: "全", 0x95BD: "平",
    0x8BCF: "均", 0x8A69: "格", 0x914F: "前", 0x8AD4: "間", 0x8FEA: "場", 0x8A6D: "確", 0x91AC: "速",
    0x95F1: "報", 0x82E8: "り",
  ]
}
