import CLibrary
import TerminalCore
import TerminalImages

/// The detection of image support: some terminals declare it in the environment, the others are
/// asked after the first frame, without waiting for the answer.
///
/// Terminals that do not know string sequences print kitty's query, so it is sent last, and only to
/// a terminal that has answered XTVERSION, whose answer is such a string.
///
/// Sources: kitty's description of its protocol, which asks first and looks whether the answer
/// comes before that to DA1; the answer 4 to DA1, which is sixels; XTSMGRAPHICS of xterm.
package struct ImageAnswers: Hashable, Sendable {
  /// Returns the questions before DA1: the number of sixel colours, the size of a cell,
  /// synchronised output, and XTVERSION.
  static func questions(in environment: (String) -> String?) -> String {
    "\u{1B}[?1;1;0S\u{1B}[16t\u{1B}[?2026$p" + (isNested(in: environment) ? "" : "\u{1B}[>q")
  }
  // Queries kitty's protocol.
  private static let kittyQuestion = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
  /// The sequence that deletes all images of kitty, which keeps them separately from its screens.
  static let kittyEnd: StaticString = "\u{1B}_Ga=d,d=A,q=2\u{1B}\\"

  // With fewer colours a line could have the colour of its background.
  private static let minimumRegisters = 16

  /// Whether all queries have been answered.
  package var isComplete: Bool { count > (knowsStrings ? 1 : 0) }
  /// Whether output can be synchronised, so that no frame is shown in parts.
  package private(set) var holdsFrames = false
  /// The size of a cell that the terminal reported.
  package private(set) var cell: PixelCell?
  /// Whether the terminal draws octants, by its version.
  package private(set) var drawsOctants = false
  /// The number of answers to DA1, which is also sent after images.
  package private(set) var count = 0
  // Whether the terminal has reported its version in a string, so that it knows all strings.
  private var knowsStrings = false
  private var isKittyAsked = false
  private var hasKitty = false
  private var hasSixels = false
  private var registers = 256

  package init() {}

  /// The protocol for images; `nil` without support.
  package var imageProtocol: ImageProtocol? {
    guard isComplete else { return nil }
    if hasKitty { return .kitty }
    return hasSixels && registers >= Self.minimumRegisters ? .sixel(registers: registers) : nil
  }

  /// Processes an answer; returns whether the sequence is one.
  mutating func process(_ sequence: ControlSequence) -> Bool {
    let numbers = sequence.numbers
    switch (sequence.marker, sequence.final) {
    case (UInt8(ascii: "?"), UInt8(ascii: "c")):
      count += 1
      hasSixels = numbers.contains(4)
    case (UInt8(ascii: "?"), UInt8(ascii: "S")):
      if numbers.count == 3, numbers[0] == 1, numbers[1] == 0, numbers[2] > 1 {
        registers = numbers[2]
      }
    case (UInt8(ascii: "?"), UInt8(ascii: "y")):
      guard numbers.first == 2026 else { return false }
      holdsFrames = numbers.count == 2 && (1...2).contains(numbers[1])
    case (nil, UInt8(ascii: "t")):
      guard numbers.count == 3, numbers[0] == 6 else { return false }
      cell = PixelCell(width: numbers[2], height: numbers[1])
    default: return false
    }
    return true
  }

  /// Processes a string of a device control, `>|kitty(0.26.5)`, or of an application programming
  /// command, `Gi=31;OK`.
  mutating func process(string: [UInt8], after control: UInt8) {
    switch control {
    case 0x90:
      guard string.starts(with: ">|".utf8) else { return }
      knowsStrings = true
      drawsOctants = TerminalVersion.drawsOctants(
        String(decoding: string.dropFirst(2), as: UTF8.self))
    case 0x9F: if string.starts(with: "Gi=31;OK".utf8) { hasKitty = true }
    default: break
    }
  }

  /// Returns kitty's query, once, if the terminal would not print it as text; otherwise `nil`.
  mutating func nextQuestion() -> String? {
    guard knowsStrings, count == 1, !isKittyAsked else { return nil }
    isKittyAsked = true
    return Self.kittyQuestion
  }

  /// Returns the image protocol that the environment names.
  ///
  /// Inside tmux and screen the environment describes the outer terminal, which gets no images from
  /// them.
  package static func imageProtocol(in environment: (String) -> String?) -> ImageProtocol? {
    guard !isNested(in: environment) else { return nil }
    let terminal = environment("TERM") ?? ""
    let program = environment("TERM_PROGRAM") ?? ""
    if environment("KITTY_WINDOW_ID") != nil || terminal.hasPrefix("xterm-kitty")
      || terminal.contains("ghostty") || program == "ghostty"
    {
      return .kitty
    }
    if ["iTerm.app", "WezTerm", "mintty"].contains(program) { return .inline }
    return nil
  }

  /// Returns whether the terminal runs inside tmux or screen, which would take kitty's sequences
  /// for the title of their window.
  static func isNested(in environment: (String) -> String?) -> Bool {
    let terminal = environment("TERM") ?? ""
    return environment("TMUX") != nil || environment("STY") != nil || terminal.hasPrefix("tmux")
      || terminal.hasPrefix("screen")
  }
}
