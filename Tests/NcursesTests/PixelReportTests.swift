import CLibrary
import TerminalCore
import TerminalTestSupport
import Testing

@testable import Ncurses

/// Positions of the mouse inside cells.
@Suite("Mouse in pixels", .serialized, .waits) struct PixelReportTests {
  private static let isSet = "\u{1B}[?1016;1$y"

  private static func decoder(width: Int = 8, height: Int = 16) -> InputDecoder {
    var decoder = InputDecoder()
    decoder.pixels.cell = PixelCell(width: width, height: height)
    return decoder
  }

  @Test(
    "A position in pixels becomes a cell and a position in the cell",
    arguments: [
      (1, 1, 0, 0, 0.0625, 0.03125), (8, 16, 0, 0, 0.9375, 0.96875), (9, 17, 1, 1, 0.0625, 0.03125),
      (405, 1, 50, 0, 0.5625, 0.03125), (0, 0, 0, 0, 0.0625, 0.03125),
    ] as [(Int, Int, Int, Int, Double, Double)])
  func pixels(x: Int, y: Int, column: Int, row: Int, shareX: Double, shareY: Double) {
    var decoder = Self.decoder()
    var expected = MouseEvent(.press(button: 1), at: CellPoint(column: column, row: row))
    expected.placeInCell = PlaceInCell(x: shareX, y: shareY)
    #expect(decoder.decode("\(Self.isSet)\u{1B}[<0;\(x);\(y)M".utf8) == [.mouse(expected)])
  }

  @Test("Reports are in cells until the terminal answers that the pixel mode is set")
  func reportsAreInCellsUpToTheAnswer() {
    let bytes = Array("\u{1B}[<0;9;17M\(Self.isSet)\u{1B}[<0;9;17m".utf8)
    for split in 0...bytes.count {
      var decoder = Self.decoder()
      let events = decoder.decode(bytes[..<split]) + decoder.decode(bytes[split...])
      let places = events.map { event -> [Int] in
        guard case .mouse(let report) = event else { return [] }
        return [report.location.column, report.location.row]
      }
      #expect(places == [[8, 16], [1, 1]])
    }
  }

  @Test(
    "Other answers leave mouse reports in cells",
    arguments: [
      ("\u{1B}[?1016;0$y", false), ("\u{1B}[?1016;2$y", true), ("\u{1B}[?1016;4$y", false),
      ("\u{1B}[?1006;1$y", false), ("\u{1B}[?1016$y", false), ("", false),
    ])
  func otherAnswers(answer: String, isOffered: Bool) {
    var decoder = Self.decoder()
    let events = decoder.decode("\(answer)\u{1B}[<0;9;17M".utf8)
    let place = CellPoint(column: 8, row: 16)
    #expect(events == [.mouse(MouseEvent(.press(button: 1), at: place))])
    #expect(decoder.pixels.isOffered == isOffered)
  }

  @Test("Mouse reports stay in cells without a known cell size") func withoutTheExtentOfACell() {
    var decoder = InputDecoder()
    let events = decoder.decode("\(Self.isSet)\u{1B}[<0;9;17M".utf8)
    #expect(events == [.mouse(MouseEvent(.press(button: 1), at: CellPoint(column: 8, row: 16)))])
    #expect(PixelCell(width: 0, height: 16) == nil)
  }

  private func started(_ arguments: [String], cell: (UInt16, UInt16)) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal()
    terminal.answers = .plain
    terminal.resize(columns: 80, rows: 24, cell: cell)
    let environment = childEnvironment(["TERM": "xterm-256color"])
    try terminal.start(builtProduct("terminal-probe"), arguments, environment: environment)
    try terminal.waitFor("wake-ups")
    return terminal
  }

  @Test("A terminal is queried after its first frame, switched to pixels and restored")
  func aTerminalIsAsked() throws {
    let terminal = try started(["--pixels"], cell: (8, 16))
    try terminal.waitFor("\u{1B}[?1016$p")
    #expect(!terminal.text().contains("\u{1B}[?1016h"))
    terminal.send("\u{1B}[<0;3;4M")
    try terminal.waitFor("2,3")
    terminal.send("\u{1B}[?1016;2$y")
    try terminal.waitFor("\u{1B}[?1016h\u{1B}[?1016$p")
    terminal.send("\(Self.isSet)\u{1B}[<0;41;81M")
    try terminal.waitFor("5,5")
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.changedModes == [])
    #expect(terminal.text().contains("\u{1B}[?1016l"))
  }

  @Test(
    "The pixel mode is not queried without a cell size, a request or a mouse",
    arguments: [(["--pixels"], 0), ([], 8), (["--pixels", "--no-mouse"], 8)] as [([String], UInt16)]
  )
  func whoIsNotAsked(arguments: [String], cell: UInt16) throws {
    let terminal = try started(arguments, cell: (cell, 2 * cell))
    terminal.send("x")
    try terminal.waitFor("key character")
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(!terminal.text().contains("1016$p") && !terminal.text().contains("1016h"))
  }
}
