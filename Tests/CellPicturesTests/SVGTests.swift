import CellPictures
import TerminalCore
import Testing

@Suite("SVG pictures of frames") struct SVGTests {
  @Test("A small frame gives the expected document") func aSmallFrame() {
    var buffer = CellBuffer(size: CellSize(columns: 4, rows: 2))
    buffer.write("a b<", column: 0, row: 0)
    buffer.write(
      "⠃──█", column: 0, row: 1, style: CellStyle(foreground: CellColor(hex: 0x3A86F0)))
    #expect(
      buffer.svg(title: "T & U") == """
        <svg xmlns="http://www.w3.org/2000/svg" width="54" height="54" \
        viewBox="-24 -24 144 144" role="img">
        <title>T &amp; U</title>
        <rect x="-24" y="-24" width="144" height="144" rx="12" fill="#14171c"/>
        <g color="#3a86f0" fill="#3a86f0">
        <path shape-rendering="crispEdges" d="M72 48h24v48h-24zM24 70h48v4h-48z"/>
        <path stroke="currentColor" stroke-width="10" stroke-linecap="round" d="M6 54h0M6 66h0"/>
        </g>
        <g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, \
        &quot;DejaVu Sans Mono&quot;, monospace" font-size="40" fill="#dde1e6">
        <text x="0" y="36" textLength="96">a b&lt;</text>
        </g>
        </svg>

        """)
  }

  @Test("An empty frame is only a background") func anEmptyFrameIsItsGround() {
    let picture = CellBuffer(size: CellSize(columns: 0, rows: 0)).svg(colors: .light)
    #expect(
      picture == """
        <svg xmlns="http://www.w3.org/2000/svg" width="18" height="18" viewBox="-24 -24 48 48" \
        role="img">
        <rect x="-24" y="-24" width="48" height="48" rx="12" fill="#ffffff"/>
        </svg>

        """)
  }

  @Test(
    "Attributes of cells become attributes of text in SVG",
    arguments: [
      (.bold, #"textLength="48" font-weight="bold">ab</text>"#),
      (.italic, #"textLength="48" font-style="italic">ab</text>"#),
      ([.underline, .strikethrough], #"text-decoration="underline line-through">ab</text>"#),
      (.dim, ##"textLength="48" fill="#b2b2b2">ab</text>"##),
      (.reverse, ##"textLength="48" fill="#ffffff">ab</text>"##),
    ] as [(CellAttributes, String)])
  func attributes(_ attributes: CellAttributes, end: String) {
    let colors = PictureColors(
      foreground: CellColor(hex: 0x7F7F7F), background: CellColor(hex: 0xFFFFFF))
    let picture = picture("ab", CellStyle(attributes: attributes), colors: colors)
    #expect(picture.contains(end), "\(picture)")
    #expect(picture.contains("M0 0h48v48h-48z") == attributes.contains(.reverse))
  }

  @Test("Words far from each other are separate texts")
  func wordsFarFromEachOtherAreTextsOfTheirOwn() {
    let picture = picture("ab c  価d ", CellStyle())
    #expect(picture.contains(#"<text x="0" y="36" textLength="96">ab c</text>"#), "\(picture)")
    #expect(picture.contains(#"<text x="144" y="36" textLength="72">価d</text>"#), "\(picture)")
  }

  @Test("A cluster is one text in SVG") func aClusterIsOneText() {
    #expect(
      picture("e\u{301}", CellStyle()).contains(#"textLength="24">e"# + "\u{301}</text>"))
  }

  @Test("Adjacent cells of the same colour are one rectangle")
  func neighboursOfTheSameColourAreOneRectangle() {
    var buffer = CellBuffer(size: CellSize(columns: 3, rows: 3))
    let red = CellStyle(background: CellColor(hex: 0xFF0000))
    for row in 0..<3 { buffer.write("   ", column: 0, row: row, style: red) }
    #expect(buffer.svg().contains(#"d="M0 0h72v144h-72z""#))
    buffer.write(" ", column: 1, row: 1)
    let path = "M0 0h72v48h-72zM0 48h24v48h-24zM48 48h24v48h-24zM0 96h72v48h-72z"
    #expect(buffer.svg().contains("d=\"\(path)\""))
  }

  @Test("Shade characters become mixed colours") func shadesAreColours() {
    let style = CellStyle(
      foreground: CellColor(hex: 0xFF0000), background: CellColor(hex: 0x0000FF))
    #expect(picture("░", style).contains(##"fill="#4000bf""##))
    #expect(picture("▓", style).contains(##"fill="#bf0040""##))
  }

  @Test("Colours are in the order of the cells") func coloursComeInTheOrderOfTheCells() {
    var buffer = CellBuffer(size: CellSize(columns: 40, rows: 1))
    for column in 0..<40 {
      buffer.write(
        "⣿", column: column, row: 0,
        style: CellStyle(foreground: CellColor(hex: UInt32(column * 7919))))
    }
    let colors = buffer.svg().split(separator: "\n").filter { $0.hasPrefix("<g color") }
    #expect(colors.count == 40 && colors[1].contains(##""#001eef""##))
  }

  private func picture(
    _ text: String, _ style: CellStyle, colors: PictureColors = .dark
  ) -> String {
    var buffer = CellBuffer(size: CellSize(columns: 10, rows: 1))
    buffer.write(text, column: 0, row: 0, style: style)
    return buffer.svg(colors: colors)
  }
}
