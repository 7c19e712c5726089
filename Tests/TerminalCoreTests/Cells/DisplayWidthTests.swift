import CLibrary
import CPty
import TerminalCore
import Testing

@Suite("Display width")
struct DisplayWidthTests {
  // The only differences are scalars to which the C library gives -1: control characters, which are
  // shown as a symbol of one column, and scalars newer than the library.
  @Test("Widths agree with the C library for every scalar that it knows")
  func agreesWithTheCLibraryWhereverItKnowsTheScalar() throws {
    try #require(setlocale(LC_CTYPE, "C.UTF-8") != nil)
    var differences: [String] = []
    for value in UInt32(0x20)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let expected = CPty.wcwidth(wchar_t(bitPattern: value))
      if expected >= 0, expected != DisplayWidth.columns(of: scalar) {
        differences.append("U+\(String(value, radix: 16)): \(expected)")
      }
    }
    #expect(differences == [])
  }

  @Test(
    "Text has the expected number of columns",
    arguments: [
      ("", 0), ("kr/kWh", 6), ("øre per kWh", 11), ("e\u{301}", 1), ("価格", 4), ("⚡", 2),
      ("\u{1CD00}\u{1CEA8}", 2),
      ("🇳🇴", 2), ("│●⣿▇", 4), ("\u{1B}[2J", 4), ("\r\n", 2), ("\u{301}", 1), ("a\u{200B}b", 3),
      ("👍🏽", 4), ("❤\u{FE0F}", 1), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{202E}", 1),
    ])
  func columnsOfText(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
    var buffer = CellBuffer(size: CellSize(columns: 20, rows: 1))
    #expect(buffer.write(text, column: 0, row: 0) == columns)
  }

  @Test(
    "Text is truncated with an ellipsis",
    arguments: [
      ("price", 5, "price"), ("price", 4, "pri…"), ("price", 1, "…"), ("price", 0, ""),
      ("価格表", 5, "価格…"), ("価格表", 4, "価…"), ("price", -3, ""), ("", 0, ""), ("🇳🇴🇸🇪", 3, "🇳🇴…"),
    ])
  func truncation(text: String, width: Int, expected: String) {
    #expect(text.truncated(toWidth: width) == expected)
  }

  @Test("Truncation in ASCII needs three columns for its ellipsis")
  func truncationInASCIINeedsThreeColumnsForItsMark() {
    #expect("electricity".truncated(toWidth: 6, ellipsis: "...") == "ele...")
    #expect("electricity".truncated(toWidth: 2, ellipsis: "...") == "el")
  }
}
