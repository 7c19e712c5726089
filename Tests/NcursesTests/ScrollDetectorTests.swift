import Ncurses
import Testing

@Suite("Scroll detector") struct ScrollDetectorTests {
  private func isScrolling(_ frame: String, from row: Int) -> Bool {
    ScrollDetector.isScrolling(Array(frame.utf8), from: row, of: 24)
  }

  @Test(
    "Sequences that move rows or clear everything below one count as scrolling",
    arguments: ["[5;12r", "[3S", "[T", "[L", "[2M", "M", "D", "E", "[J"])
  func movedRows(sequence: String) {
    #expect(isScrolling("text\u{1B}[2;1H\u{1B}" + sequence + "\u{1B}[m", from: 0))
  }

  @Test(
    "Text, styles, cursor movements and deletions in a row do not count as scrolling",
    arguments: ["MD", "[24;80Hx", "[1;38;5;12mM", "[K", "[4X", "[2P", "[?25l", "(B", "7"])
  func otherSequences(sequence: String) {
    #expect(!isScrolling("\u{1B}[2;1H" + (sequence == "MD" ? "" : "\u{1B}") + sequence, from: 23))
  }

  @Test("A line feed scrolls in the last row only")
  func lineFeeds() {
    #expect(!isScrolling("\n\n", from: 21))
    #expect(isScrolling("\n\n\n", from: 21))
    #expect(isScrolling("\u{1B}[24d\r\n", from: 0))
    #expect(!isScrolling("\u{1B}[A\n", from: 23))
    #expect(isScrolling("\u{1B}[3B\n", from: 20))
    #expect(!isScrolling("\u{1B}[H\n", from: 23))
  }
}
