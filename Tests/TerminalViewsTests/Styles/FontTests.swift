import TerminalCore
import Testing

@testable import TerminalViews

@Suite("Fonts") struct FontTests {
  private static let fonts: [(Font, CellAttributes)] = [
    (.body, []), (.caption, []), (.headline, .bold), (.title2.bold(), .bold), (.title, .bold),
    (.callout.italic(), .italic), (.system(size: 12, weight: .light), .dim),
    (.system(size: 30, weight: .regular), []), (.system(.body, weight: .heavy), .bold),
    (.footnote.bold().italic(), [.bold, .italic]),
  ]

  @Test("A font becomes attributes of cells", arguments: fonts)
  func whatIsLeftOfAFont(font: Font, attributes: CellAttributes) {
    #expect(font.attributes == attributes)
  }
}
