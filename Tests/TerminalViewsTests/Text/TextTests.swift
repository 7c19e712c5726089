import Foundation
import TerminalCore
import Testing

@testable import TerminalViews

@Suite("Text") struct TextTests {
  @Test("Text wraps at words") func wrapsAtWords() {
    let view = Text("one two three")
    expectPicture(
      of: view, columns: 8, rows: 3,
      """

       one two
       three
      """)
  }

  @Test("Words that are too long are broken") func breaksWordsThatAreTooLong() {
    let view = Text("abcdefghijk lm")
    expectPicture(
      of: view, columns: 4, rows: 5,
      """

      abcd
      efgh
      ijk
      lm
      """)
  }

  @Test("Lines are truncated only by a line limit") func cutsLinesOnlyWhereTold() {
    let view = Text("one two three").lineLimit(1)
    expectPicture(
      of: view, columns: 8, rows: 2,
      """

      one two…
      """)
    expectPicture(
      of: view, columns: 8, rows: 2, glyphs: .ascii,
      """

      one two~
      """)
  }

  @Test("Lines of text can be aligned") func alignsLines() {
    let view = Text("a\nbbb\ncc").multilineTextAlignment(.trailing)
    expectPicture(
      of: view, columns: 5, rows: 3,
      """
         a
       bbb
        cc
      """)
  }

  @Test("Lines of text can be centred") func centresLines() {
    let view = Text("a\nbbbbb\nccc").multilineTextAlignment(.center)
    expectPicture(
      of: view, columns: 5, rows: 3,
      """
        a
      bbbbb
       ccc
      """)
  }

  @Test("Wide characters are measured in columns") func measuresWideCharacters() {
    let view = VStack(alignment: .trailing) {
      Text("電気"); Text("12345"); Text("é⚡️x")
    }
    expectPicture(
      of: view, columns: 6, rows: 3,
      """
        電気
       12345
        é⚡x
      """)
  }

  @Test("Text wraps between wide characters") func wrapsWideCharacters() {
    let view = Text("電気料金 円")
    expectPicture(
      of: view, columns: 5, rows: 4,
      """

       電気
       料金
       円
      """)
  }

  @Test("Control characters are shown as symbols") func showsControlCharacters() {
    let view = Text("a\u{1B}[31mb\tc")
    expectPicture(
      of: view, columns: 12, rows: 1,
      """
        a␛[31mb␉c
      """)
  }

  @Test("Texts can be joined") func joinsTexts() {
    let view = Text("x") + Text("y").bold() + Text(verbatim: "\(1)")
    expectPicture(
      of: view, columns: 4, rows: 1,
      """
       xy1
      """)
  }

  @Test("Interpolated values can have a format") func formatsValuesInAKey() {
    let view = Text("\(3.14159, specifier: "%.2f") of \(7)")
    expectPicture(
      of: view, columns: 12, rows: 1,
      """
        3.14 of 7
      """)
  }
}
