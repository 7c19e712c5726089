import Ncurses
import TerminalCore
import TerminalTestSupport
import Testing

@Suite("Faults: unexpected answers") struct AnswerFaultTests {
  private static let answers: [String] = [
    // Colours, the clipboard, titles, notifications; ended by BEL and by ST.
    "\u{1B}]4;1;rgb:cdcd/0000/0000\u{7}", "\u{1B}]10;rgb:ffff/ffff/ffff\u{1B}\\",
    "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", "\u{1B}]52;c;cXVpdA==\u{1B}\\", "\u{1B}]lquit\u{1B}\\",
    "\u{1B}]Lq\u{7}", "\u{1B}]2;Über q\u{1B}\\", "\u{1B}]99;i=1:p=q;\u{1B}\\",
    // Settings, the version, termcap, user keys, sixels.
    "\u{1B}P1$r2 q\u{1B}\\", "\u{1B}P>|XTerm(379)\u{1B}\\", "\u{1B}P1+r436f=323536\u{1B}\\",
    "\u{1B}P0$r\u{1B}\\", "\u{1B}P1!u00000000\u{1B}\\", "\u{1B}Pq#0;2;0;0;0~~\u{1B}\\",
    // APC as kitty answers, PM, SOS.
    "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}^q\u{1B}\\", "\u{1B}Xq\u{1B}\\",
    // Attributes, status, positions, modes, sizes, focus, pasting.
    "\u{1B}[?1;2c", "\u{1B}[>41;379;0c", "\u{1B}[=0c", "\u{1B}[0n", "\u{1B}[12;40R",
    "\u{1B}[?12;40R", "\u{1B}[?2026;2$y", "\u{1B}[4;1$y", "\u{1B}[4;600;800t", "\u{1B}[8;24;80t",
    "\u{1B}[I", "\u{1B}[O", "\u{1B}[201~", "\u{1B}[?997;1n", "\u{1B}[?1u",
    "\u{1B}[1;1;128;128;1;0x",
    // The 8-bit forms, in UTF-8.
    "\u{9B}?1;2c", "\u{9B}0n", "\u{9D}11;rgb:0/0/0\u{9C}", "\u{90}1$r2 q\u{9C}", "\u{9F}Gq\u{9C}",
    "\u{9E}q\u{9C}", "\u{98}q\u{9C}",
  ]

  // The 8-bit forms as single bytes.
  private static let rawAnswers: [[UInt8]] = [
    [0x9B] + "?1;2c".utf8, [0x9D] + "11;q".utf8 + [0x9C], [0x90] + "1$rq".utf8 + [0x9C],
    [0x9F] + "Gq".utf8 + [0x07],
  ]

  private static let quit = TerminalEvent.key(KeyPress(.character("q")))

  @Test("Unexpected answers give no events, however they are split")
  func areSwallowedHoweverTheyAreSplit() {
    var cases = 0
    var faults: [String] = []
    for bytes in Self.answers.map({ Array($0.utf8) }) + Self.rawAnswers {
      for first in 0...bytes.count {
        for second in first...bytes.count {
          var decoder = InputDecoder()
          var events = decoder.decode(bytes[..<first])
          events += decoder.decode(bytes[first..<second])
          events += decoder.decode(bytes[second...])
          events += decoder.decode([UInt8(ascii: "q")])
          // The background colour is an expected answer.
          if case .ground? = events.first { events.removeFirst() }
          // An expectation for each case would take most of the time.
          if events != [Self.quit] { faults.append("\(bytes) split at \(first), \(second)") }
          cases += 1
        }
      }
    }
    #expect(faults == [])
    #expect(statedCases("unexpected answers, split twice") == cases)
  }

  @Test("An incomplete answer does not swallow the next key") func halfOfOneDoesNotEatTheNextKey() {
    for bytes in Self.answers.map({ Array($0.utf8) }) + Self.rawAnswers {
      for count in 1..<bytes.count {
        var decoder = InputDecoder()
        let before = decoder.decode(bytes[..<count])
        #expect(before.isEmpty)
        let patience = decoder.patience ?? .infinity
        #expect(patience <= 1, "\(bytes[..<count])")
        for case .key(let press) in decoder.timeOut() {
          #expect(count == 1 || press.modifiers == .alt, "\(press)")
        }
        #expect(decoder.patience.map { _ in decoder.timeOut() } ?? [] == [])
        #expect(decoder.patience == nil)
        #expect(decoder.decode([UInt8(ascii: "q")]) == [Self.quit])
      }
    }
  }

  /// Returns the events of bytes that arrive at intervals in milliseconds.
  private static func events(_ bytes: [UInt8], apart gap: (Int) -> Int) -> [TerminalEvent] {
    var decoder = InputDecoder()
    var events: [TerminalEvent] = []
    for (index, byte) in bytes.enumerated() {
      while index > 0, let patience = decoder.patience, Int(patience * 1000) < gap(index) {
        events += decoder.timeOut()
      }
      events += decoder.decode([byte])
    }
    while decoder.patience != nil { events += decoder.timeOut() }
    return events
  }

  /// Accepts the Escape key, because an escape on its own is ambiguous, and no other key.
  @Test("An unexpected answer on a slow line is not read as typed keys")
  func onASlowLineNothingIsTyped() {
    var cases = 0
    // No terminal answers with these; after Escape, their first letters are keys.
    let unsent = ["\u{1B}Pq", "\u{1B}^", "\u{1B}X"]
    let sent = Self.answers.filter { answer in !unsent.contains(where: answer.hasPrefix) }
    for bytes in sent.map({ Array($0.utf8) }) + Self.rawAnswers {
      // All bytes late, only the byte after the escape, all bytes except this, and at random.
      var generator = SeededGenerator(seed: UInt64(bytes.count))
      let random = bytes.map { _ in Int.random(in: 5...300, using: &generator) }
      for gap in [{ _ in 300 }, { $0 == 1 ? 300 : 0 }, { $0 == 1 ? 0 : 300 }, { random[$0] }]
        as [(Int) -> Int]
      {
        let events = Self.events(bytes + [UInt8(ascii: "q")], apart: gap)
        let others = events.filter {
          // The background colour is an expected answer.
          if case .ground = $0 { false } else { $0 != .key(KeyPress(.escape)) }
        }
        #expect(others == [Self.quit] && events.count < 4, "\(bytes): \(events)")
        cases += 1
      }
    }
    #expect(cases > 150)
  }

  @Test(
    "After Escape, letters that could begin an answer are keys", arguments: ["X", "P", "^", "_"])
  func keysAfterEscape(letter: String) {
    let events = Self.events(Array("\u{1B}\(letter)mq".utf8)) { _ in 450 }
    let typed = [letter, "m", "q"].map { TerminalEvent.key(KeyPress(.character(Character($0)))) }
    #expect(events == [.key(KeyPress(.escape))] + typed)
  }

  @Test("A sequence split on a slow line is joined, and typed keys stay keys")
  func afterAParting() {
    let (arrow, escape) = (TerminalEvent.key(KeyPress(.left)), TerminalEvent.key(KeyPress(.escape)))
    let bytes = Array("\u{1B}[D".utf8)
    #expect(Self.events(bytes, apart: { _ in 300 }) == [escape, arrow])
    // The second time, the decoder waits for the rest of the sequence.
    #expect(Self.events(bytes + bytes, apart: { _ in 300 }) == [escape, arrow, arrow])
    func key(_ character: Character) -> TerminalEvent { .key(KeyPress(.character(character))) }
    // Keys that a user types one after another stay keys.
    for text in ["[", "[]", "[q", "]u", "]?"] {
      let events = Self.events(Array("\u{1B}\(text)".utf8), apart: { _ in 150 })
      #expect(events == [escape] + text.map(key), "\(text)")
    }
    // So does text that looks like a sequence, unless it arrives as fast as on a slow line.
    let typed = Array("\u{1B}[1".utf8)
    #expect(Self.events(typed, apart: { _ in 450 }) == [escape, key("["), key("1")])
    #expect(Self.events(typed, apart: { $0 == 1 ? 450 : 150 }) == [escape, key("["), key("1")])
    #expect(Self.events(typed, apart: { $0 == 1 ? 150 : 450 }) == [escape, key("["), key("1")])
    #expect(Self.events(typed, apart: { _ in 350 }) == [escape])
  }

  @Test("An endless string does not block the keyboard") func aStringHasAnEnd() {
    var decoder = InputDecoder()
    let long = "\u{1B}]52;c;" + String(repeating: "q", count: 1 << 20)
    let events = decoder.decode(long.utf8)
    #expect(events.count < 10)
    #expect(decoder.decode([UInt8(ascii: "q")]) == [Self.quit])
    // A key that no answer contains.
    var other = InputDecoder()
    #expect(other.decode("\u{1B}]0;abc\r".utf8) == [.key(KeyPress(.enter))])
    #expect(other.decode("\u{1B}Pabc\u{1B}[D".utf8) == [.key(KeyPress(.left))])
  }
}
