import Ncurses
import TerminalCore
import TerminalTestSupport
import Testing

@Suite("Input decoder")
struct InputDecoderTests {
  private static func decode(_ text: String) -> [TerminalEvent] {
    var decoder = InputDecoder()
    return decoder.decode(text.utf8) + decoder.timeOut()
  }

  @Test(
    "Characters and control characters become keys",
    arguments: [
      ("a", .character("a"), []), ("ø", .character("ø"), []), ("€", .character("€"), []),
      ("😀", .character("😀"), []), ("[", .character("["), []), (" ", .character(" "), []),
      ("\r", .enter, []), ("\n", .enter, []), ("\t", .tab, []), ("\u{7F}", .backspace, []),
      ("\u{8}", .backspace, []), ("\u{1B}", .escape, []), ("\u{0}", .character(" "), .control),
      ("\u{1}", .character("a"), .control), ("\u{C}", .character("l"), .control),
      ("\u{1A}", .character("z"), .control), ("\u{1C}", .character("\\"), .control),
      ("\u{1F}", .character("_"), .control), ("\u{1B}x", .character("x"), .alt),
      ("\u{1B}ø", .character("ø"), .alt), ("\u{1B}\r", .enter, .alt),
    ] as [(String, Key, KeyModifiers)])
  func plainKeys(bytes: String, key: Key, modifiers: KeyModifiers) {
    #expect(Self.decode(bytes) == [.key(KeyPress(key, modifiers: modifiers))])
  }

  @Test(
    "Escape sequences become keys with modifiers",
    arguments: [
      ("[A", .up, []), ("[D", .left, []), ("OD", .left, []), ("OC", .right, []),
      ("[1;2D", .left, .shift), ("[1;5C", .right, .control), ("[1;3A", .up, .alt),
      ("[1;6B", .down, [.shift, .control]), ("[1;9D", .left, .alt), ("O5C", .right, .control),
      ("O1;2D", .left, .shift), ("[d", .left, .shift), ("Oc", .right, .control), ("[H", .home, []),
      ("OH", .home, []), ("[1~", .home, []), ("[7~", .home, []), ("[F", .end, []), ("OF", .end, []),
      ("[4~", .end, []), ("[8~", .end, []), ("[1;5H", .home, .control), ("[5~", .pageUp, []),
      ("[6;5~", .pageDown, .control), ("[2~", .insert, []), ("[3~", .delete, []),
      ("[3^", .delete, .control), ("[3$", .delete, .shift), ("[7@", .home, [.control, .shift]),
      ("[Z", .tab, .shift), ("OP", .function(1), []), ("[11~", .function(1), []),
      ("[[A", .function(1), []), ("[[E", .function(5), []), ("[15~", .function(5), []),
      ("[24~", .function(12), []), ("[1;2P", .function(1), .shift), ("OM", .enter, []),
      ("Oq", .character("1"), []), ("[99;5u", .character("c"), .control), ("[27u", .escape, []),
      ("[97:65;2u", .character("a"), []), ("[27;5;108~", .character("l"), .control),
      ("[13;2u", .enter, .shift), ("[9;5u", .tab, .control),
    ] as [(String, Key, KeyModifiers)])
  func sequences(bytes: String, key: Key, modifiers: KeyModifiers) {
    #expect(Self.decode("\u{1B}" + bytes) == [.key(KeyPress(key, modifiers: modifiers))])
  }

  @Test(
    "Pasted text is a single event, whatever it contains",
    arguments: [
      ("a\rb\r\nc\nd", "a\nb\nc\nd"), ("", ""), ("é👨‍👩‍👧\t", "é👨‍👩‍👧\t"),
      ("\u{1B}[A\u{3}\u{1B}[200~x", "\u{1B}[A\u{3}\u{1B}[200~x"), ("\u{1B}[201", "\u{1B}[201"),
    ])
  func pastes(_ sent: String, _ text: String) {
    let bytes = Array("\u{1B}[200~\(sent)\u{1B}[201~q".utf8)
    let expected: [TerminalEvent] = [.paste(text), .key(KeyPress(.character("q")))]
    for length in [1, 3, bytes.count] {
      var decoder = InputDecoder()
      var events: [TerminalEvent] = []
      for start in stride(from: 0, to: bytes.count, by: length) {
        events += decoder.decode(bytes[start..<min(start + length, bytes.count)])
      }
      #expect(events == expected)
    }
  }

  @Test("An unfinished or endless paste does not block the keyboard")
  func unfinishedPastes() {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1B}[200~ab".utf8) == [])
    #expect(decoder.patience == 1)
    #expect(decoder.timeOut() == [.paste("ab")])
    #expect(decoder.decode("q".utf8) == [.key(KeyPress(.character("q")))])
    let endless = decoder.decode(
      "\u{1B}[200~".utf8 + [UInt8](repeating: 120, count: (1 << 20) + 4096) + "\u{1B}[201~q".utf8)
    #expect(endless.last == .key(KeyPress(.character("q"))))
    guard case .paste(let text) = endless.first else {
      Issue.record("no paste")
      return
    }
    #expect((1 << 19..<1 << 20).contains(text.utf8.count))
  }

  @Test(
    "Mouse reports become mouse events",
    arguments: [
      ("<0;11;6M", .press(button: 1), 10, 5, []), ("<1;1;1M", .press(button: 2), 0, 0, []),
      ("<2;300;90M", .press(button: 3), 299, 89, []), ("<0;11;6m", .release(button: 1), 10, 5, []),
      ("<32;12;6M", .drag(button: 1), 11, 5, []), ("<35;12;6M", .move, 11, 5, []),
      ("<64;1;1M", .wheelUp, 0, 0, []), ("<65;1;1M", .wheelDown, 0, 0, []),
      ("<66;1;1M", .wheelLeft, 0, 0, []), ("<67;1;1M", .wheelRight, 0, 0, []),
      ("<4;1;1M", .press(button: 1), 0, 0, .shift), ("<8;1;1M", .press(button: 1), 0, 0, .alt),
      ("<80;1;1M", .wheelUp, 0, 0, .control), ("<128;1;1M", .press(button: 8), 0, 0, []),
      ("<0;0;0M", .press(button: 1), 0, 0, []),
      (
        "<0;99999999999999999999;1M",
        .press(button: 1), 2_097_150, 0, []
      ), ("32;11;6M", .press(button: 1), 10, 5, []),
      ("35;11;6M", .release(button: 0), 10, 5, []), ("M !!", .press(button: 1), 0, 0, []),
      ("M#+&", .release(button: 0), 10, 5, []), ("MC+&", .move, 10, 5, []),
    ] as [(String, MouseEvent.Kind, Int, Int, KeyModifiers)])
  func mouse(
    bytes: String, kind: MouseEvent.Kind, column: Int, row: Int, modifiers: KeyModifiers
  ) {
    let place = CellPoint(column: column, row: row)
    #expect(
      Self.decode("\u{1B}[" + bytes) == [.mouse(MouseEvent(kind, at: place, modifiers: modifiers))])
  }

  @Test(
    "Sequences that are neither keys nor mouse reports give no events",
    arguments: [
      "[I", "[O", "[?1;2c", "[<64;1;1m", "[<0;1M", "[99~", "[>0;276;0c", "[?2026;2$y", "[5n", "OZ",
      "[M\u{10}!!", "[1114112u", "[55296u",
    ])
  func whatIsNeitherKeyNorMouseIsSwallowed(bytes: String) {
    #expect(Self.decode("\u{1B}" + bytes + "q") == [.key(KeyPress(.character("q")))])
  }

  @Test("An interrupted sequence does not hide the next sequence")
  func aSequenceCutOffByAnotherDoesNotHideIt() {
    #expect(Self.decode("\u{1B}[1;\u{1B}[D") == [.key(KeyPress(.left))])
    #expect(Self.decode("\u{1B}\u{1B}[D") == [.key(KeyPress(.escape)), .key(KeyPress(.left))])
    let long = "\u{1B}[" + String(repeating: "1;", count: 5000) + "D"
    #expect(Self.decode(long + "q").last == .key(KeyPress(.character("q"))))
  }

  @Test("Invalid UTF-8 is ignored") func invalidTextIsIgnored() {
    var decoder = InputDecoder()
    let bytes: [UInt8] = [0xFF, 0xC3, 0x28, 0x80, 0xE2, 0x82, 0x61, 0xF5, 0xC3, 0xB8]
    let letters = decoder.decode(bytes).map { "\($0)" }
    #expect(letters.count == 3)
    #expect(letters.last?.contains("ø") == true)
  }

  @Test("Input may be split anywhere between two reads", arguments: 0..<40 as Range<UInt64>)
  func readsMayBeSplitAnywhere(seed: UInt64) {
    let whole = "a\u{1B}[1;5D\u{1B}OCø\u{1B}[<32;300;6M\u{1B}[[Bé😀\u{1B}[M !!\u{1B}[3$\r"
    var generator = SeededGenerator(seed: seed)
    var decoder = InputDecoder()
    var rest = Array(whole.utf8)[...]
    var events: [TerminalEvent] = []
    while !rest.isEmpty {
      let count = Int.random(in: 1...5, using: &generator)
      events += decoder.decode(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    #expect(events == Self.decode(whole), "seed \(seed)")
  }

  @Test(
    "Random bytes give no negative mouse coordinates and no crash",
    arguments: 0..<20 as Range<UInt64>)
  func anyBytesAreSurvived(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var decoder = InputDecoder()
    let likely = Array("\u{1B}\u{1B}[[<O;;0123456789MmMD~$u".utf8)
    for _ in 0..<5000 {
      let byte =
        Bool.random(using: &generator)
        ? likely.randomElement(using: &generator) ?? 0
        : UInt8.random(in: 0...255, using: &generator)
      for case .mouse(let mouse) in decoder.decode([byte]) {
        #expect(mouse.location.column >= 0 && mouse.location.row >= 0)
      }
      if generator.next() % 50 == 0 { _ = decoder.timeOut() }
    }
  }

  @Test("Only the last of consecutive motions, resizes and file changes is kept")
  func onlyTheLastOfMotionsIsKept() {
    func mouse(_ kind: MouseEvent.Kind, _ column: Int) -> TerminalEvent {
      .mouse(MouseEvent(kind, at: CellPoint(column: column, row: 0)))
    }
    let key = TerminalEvent.key(KeyPress(.left))
    let small = TerminalEvent.resized(CellSize(columns: 1, rows: 1))
    let large = TerminalEvent.resized(CellSize(columns: 9, rows: 9))
    let events = [
      mouse(.press(button: 1), 1), mouse(.drag(button: 1), 2), mouse(.drag(button: 1), 3),
      mouse(.release(button: 1), 3), mouse(.move, 4), mouse(.move, 5), key, mouse(.move, 6), small,
      large, .fileChanged, .fileChanged, mouse(.wheelUp, 1), mouse(.wheelUp, 1),
    ]
    #expect(
      events.coalesced == [
        mouse(.press(button: 1), 1), mouse(.drag(button: 1), 3), mouse(.release(button: 1), 3),
        mouse(.move, 5), key, mouse(.move, 6), large, .fileChanged, mouse(.wheelUp, 1),
        mouse(.wheelUp, 1),
      ])
  }

  /// A modifier key that is pressed or released during a drag changes the meaning of the drag.
  @Test("Motions with different modifiers or buttons are kept")
  func motionsWithOtherModifiersAreKept() {
    func motion(
      _ kind: MouseEvent.Kind, _ column: Int, _ modifiers: KeyModifiers = []
    ) -> TerminalEvent {
      .mouse(MouseEvent(kind, at: CellPoint(column: column, row: 0), modifiers: modifiers))
    }
    for kind in [MouseEvent.Kind.drag(button: 1), .move] {
      let events = [
        motion(kind, 1), motion(kind, 2), motion(kind, 3, .shift), motion(kind, 4, .shift),
        motion(kind, 5, [.shift, .control]), motion(kind, 6), motion(kind, 7),
      ]
      #expect(
        events.coalesced == [
          motion(kind, 2), motion(kind, 4, .shift), motion(kind, 5, [.shift, .control]),
          motion(kind, 7),
        ])
    }
    let buttons = [motion(.drag(button: 1), 1), motion(.drag(button: 3), 2), motion(.move, 3)]
    #expect(buttons.coalesced == buttons)
  }
}
