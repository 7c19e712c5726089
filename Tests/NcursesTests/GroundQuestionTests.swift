import TerminalCore
import Testing

@testable import Ncurses

@Suite("Background query") struct GroundQuestionTests {
  @Test(
    "An answer to the background query gives a colour",
    arguments: [
      ("11;rgb:ffff/ffff/ffff", 0xFF_FFFF), ("11;rgb:0000/0000/0000", 0),
      ("11;rgb:1/8/f", 0x11_88FF),
      ("11;rgb:fd/f6/e3", 0xFD_F6E3), ("11;rgba:ffff/0000/8080/ffff", 0xFF_0080),
      ("11;rgb:fff/800/000", 0xFF_8000),
    ]) func answersAreColors(answer: String, color: UInt32)
  {
    #expect(GroundQuestion.color(in: answer.utf8) == CellColor(hex: color))
  }

  @Test(
    "Other strings give no colour",
    arguments: [
      "", "11", "11;?", "10;rgb:ffff/ffff/ffff", "11;rgb:ffff/ffff", "11;rgb:ffff/ffff/ffff/ffff",
      "11;rgb:ffff/ffff/", "11;rgb:ffff/ffff/fffff", "11;rgb:-fff/ffff/ffff",
      "11;rgb:ffff/gggg/ffff",
      "11;#ffffff",
    ]) func otherStringsAreNone(answer: String)
  {
    #expect(GroundQuestion.color(in: answer.utf8) == nil)
  }

  @Test(
    "Only terminals that understand the background query are asked",
    arguments: [
      ("xterm-256color", true), ("tmux-256color", true), ("xterm-kitty", true), ("linux", false),
      ("vt100", false), ("screen-256color", false), ("dumb", false), ("", false),
    ]) func onlyThoseAreAskedWhoUnderstand(name: String, isAsked: Bool)
  {
    #expect(GroundQuestion.isUnderstood(by: name) == isAsked)
  }

  /// Covers every introducer, every terminator and every split of the answer.
  @Test(
    "An answer to the background query becomes an event",
    arguments: [[0x1B, 0x5D], [0x9D], [0xC2, 0x9D]] as [[UInt8]],
    [[0x07], [0x1B, 0x5C], [0x9C], [0xC2, 0x9C]] as [[UInt8]])
  func answersBecomeEvents(introducer: [UInt8], terminator: [UInt8]) {
    let answer = introducer + "11;rgb:fdfd/f6f6/e3e3".utf8 + terminator
    for split in 0...answer.count {
      var decoder = InputDecoder()
      var events = decoder.decode([UInt8(ascii: "a")] + answer[..<split])
      events += decoder.decode(answer[split...] + [UInt8(ascii: "b")])
      #expect(
        events == [
          .key(KeyPress(.character("a"))), .ground(CellColor(hex: 0xFD_F6E3)),
          .key(KeyPress(.character("b"))),
        ])
    }
  }

  @Test(
    "Answers to other queries give no events",
    arguments: ["]12;rgb:ffff/ffff/ffff", "P11;rgb:ffff/ffff/ffff", "_11;rgb:1/1/1"])
  func answersToOthersAreNoEvents(answer: String) {
    var decoder = InputDecoder()
    #expect(decoder.decode("\u{1B}\(answer)\u{7}".utf8).isEmpty)
  }
}
