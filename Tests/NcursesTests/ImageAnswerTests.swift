import TerminalCore
import TerminalImages
import TerminalTestSupport
import Testing

@testable import Ncurses

/// Answers of terminals to queries about pictures.
@Suite("Answers about pictures") struct ImageAnswerTests {
  /// Answers of real terminals, with their meaning.
  private static let answers: [(bytes: String, kind: ImageProtocol?, cell: [Int], holds: Bool)] = [
    // kitty 0.26.5.
    (
      "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;18;9t"
        + "\u{1B}[?2026;2$y\u{1B}[?62;c", .kitty, [9, 18], true
    ),
    // xterm 379 as a VT340, and by default.
    (
      "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}[?1;0;1024S\u{1B}[?2026;0$y"
        + "\u{1B}[?63;1;2;4;6;9;15;16;22;28c", .sixel(registers: 1024), [], false
    ),
    (
      "\u{1B}[?1;3S\u{1B}[?2026;0$y\u{1B}[?64;1;2;6;9;15;16;17;18;21;22;28c", nil, [], false
    ),
    // Sixels as the last and as the only attribute; numbers that contain a 4.
    ("\u{1B}[?62;4c", .sixel(registers: 256), [], false),
    ("\u{1B}[?4c", .sixel(registers: 256), [], false),
    ("\u{1B}[?64;14;42;24c", nil, [], false), ("\u{1B}[?1;2c", nil, [], false),
    // Registers: the stated number, or 256 if the query was not understood; below 16 are too few.
    ("\u{1B}[?1;0;16S\u{1B}[?62;4c", .sixel(registers: 16), [], false),
    ("\u{1B}[?1;0;15S\u{1B}[?62;4c", nil, [], false),
    ("\u{1B}[?1;3;0S\u{1B}[?62;4c", .sixel(registers: 256), [], false),
    ("\u{1B}[?2;0;64;64S\u{1B}[?62;4c", .sixel(registers: 256), [], false),
    // Synchronised frames that are set for now or for good, and a mode that cannot be set.
    ("\u{1B}[?2026;1$y\u{1B}[?62;4c", .sixel(registers: 256), [], true),
    ("\u{1B}[?2026;3$y\u{1B}[?62;4c", .sixel(registers: 256), [], false),
    ("\u{1B}[?2026;4$y\u{1B}[?62;4c", .sixel(registers: 256), [], false),
    // kitty's protocol takes precedence; an error, an answer to another query, and cells of no
    // size.
    ("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;4c", .kitty, [], false),
    ("\u{1B}_Gi=31;EINVAL:no\u{1B}\\\u{1B}[?62;c", nil, [], false),
    ("\u{1B}_Gi=32;OK\u{1B}\\\u{1B}[?62;c", nil, [], false),
    ("\u{1B}[6;0;0t\u{1B}[4;600;800t\u{1B}[?62;4c", .sixel(registers: 256), [], false),
    // The 8-bit forms.
    ("\u{9F}Gi=31;OK\u{9C}\u{9B}6;18;9t\u{9B}?62;c", .kitty, [9, 18], false),
  ]

  @Test(
    "Answers about pictures have the same meaning however they are split, and give no keys",
    arguments: 0..<19)
  func parted(index: Int) {
    let answer = Self.answers[index]
    let bytes = Array(answer.bytes.utf8)
    for first in 0...bytes.count {
      var decoder = InputDecoder()
      var events = decoder.decode(bytes[..<first])
      if first < bytes.count { #expect(decoder.images.imageProtocol == nil) }
      events += decoder.decode(bytes[first...]) + decoder.decode([UInt8(ascii: "q")])
      events.removeAll { if case .ground = $0 { true } else { false } }
      #expect(events == [.key(KeyPress(.character("q")))], "parted at \(first)")
      #expect(decoder.images.isComplete && decoder.images.imageProtocol == answer.kind)
      #expect(decoder.images.holdsFrames == answer.holds)
      #expect(decoder.images.cell.map { [$0.width, $0.height] } ?? [] == answer.cell)
    }
  }

  @Test("Slow answers about pictures, byte by byte, give no keys", arguments: 0..<19)
  func byteByByte(index: Int) {
    var decoder = InputDecoder()
    var events: [TerminalEvent] = []
    for byte in Self.answers[index].bytes.utf8 {
      events += decoder.decode([byte])
      #expect(decoder.patience.map { $0 > 0 } ?? true)
    }
    events.removeAll { if case .ground = $0 { true } else { false } }
    #expect(events == [] && decoder.images.imageProtocol == Self.answers[index].kind)
  }

  @Test("kitty's query is sent once, and only to terminals that state a version in a string")
  func kittyIsAskedOfWhoKnowsStrings() {
    var plain = InputDecoder()
    #expect(plain.images.nextQuestion() == nil)
    #expect(plain.decode("\u{1B}[?62;4c".utf8) == [])
    #expect(plain.images.nextQuestion() == nil && plain.images.isComplete)
    var kitty = InputDecoder()
    #expect(kitty.decode("\u{1B}P>|kitty(0.26.5)\u{1B}\\".utf8) == [])
    #expect(kitty.images.nextQuestion() == nil)
    #expect(kitty.decode("\u{1B}[?62;c".utf8) == [])
    #expect(!kitty.images.isComplete && kitty.images.imageProtocol == nil)
    #expect(kitty.images.nextQuestion()?.hasPrefix("\u{1B}_G") ?? false)
    #expect(kitty.images.nextQuestion() == nil)
    #expect(kitty.decode("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;c".utf8) == [])
    #expect(kitty.images.isComplete && kitty.images.imageProtocol == .kitty)
  }

  @Test(
    "Terminals draw octants from a known version on",
    arguments: [
      ("kitty(0.40.0)", true), ("kitty(0.39.1)", false), ("kitty(1.0)", true), ("kitty", false),
      ("foot(1.20.2)", true), ("foot(1.19.0)", false), ("ghostty 1.2.0", true),
      ("ghostty 1.1.3-main+5cb2fa6f", false), ("WezTerm 20240203-110809-5046fc22", false),
      ("WezTerm 20250101-000000-1", true), ("XTerm(390)", false), ("", false),
    ])
  func octants(version: String, areDrawn: Bool) {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1B}P>|\(version)\u{1B}\\".utf8) == [])
    #expect(decoder.images.drawsOctants == areDrawn)
  }

  @Test("Reports of the primary attributes are counted, and other reports are not") func counted() {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1B}[0n\u{1B}[>1;2c\u{1B}[=0c".utf8) == [])
    #expect(decoder.images.count == 0 && !decoder.images.isComplete)
    #expect(decoder.decode("\u{1B}[?62;c\u{1B}[?62;4c".utf8) == [])
    #expect(decoder.images.count == 2 && decoder.images.isComplete)
  }

  @Test(
    "The environment identifies some terminals, but none inside tmux or screen",
    arguments: [
      (["TERM": "xterm-kitty"], .kitty),
      (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .kitty),
      (["TERM": "xterm-ghostty"], .kitty), (["TERM_PROGRAM": "ghostty", "TERM": "xterm"], .kitty),
      (["TERM_PROGRAM": "WezTerm", "TERM": "xterm-256color"], .inline),
      (["TERM_PROGRAM": "iTerm.app", "TERM": "xterm-256color"], .inline),
      (["TERM_PROGRAM": "mintty", "TERM": "xterm"], .inline),
      (["TERM": "xterm-256color"], nil), ([:], nil), (["TERM": "foot"], nil),
      (["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"], nil),
      (["TERM": "xterm-kitty", "TMUX": "/tmp/tmux-0/default,1,0"], nil),
      (["TERM": "screen.xterm-256color", "TERM_PROGRAM": "iTerm.app"], nil),
      (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1", "STY": "1.pts"], nil),
    ] as [([String: String], ImageProtocol?)])
  func environment(variables: [String: String], expected: ImageProtocol?) {
    #expect(ImageAnswers.imageProtocol { variables[$0] } == expected)
  }
}
