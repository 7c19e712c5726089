/// The answers of a terminal to queries, which may be split across reads.
public struct TerminalAnswers: Sendable {
  // Longest first, since a query can be the prefix of another.
  private let answers: [(question: [UInt8], answer: [UInt8])]
  // An incomplete query at the end of the previous bytes.
  private var beginning: [UInt8] = []

  /// Creates answers from a table of queries.
  public init(_ answers: [String: String]) {
    self.answers = answers.map { (Array($0.key.utf8), Array($0.value.utf8)) }
      .sorted { $0.question.count > $1.question.count }
  }

  /// Returns the answers to the queries in some bytes, in order.
  public mutating func take(_ bytes: [UInt8]) -> [UInt8] {
    let all = beginning + bytes
    beginning = []
    var result: [UInt8] = []
    var rest = all[...]
    while let start = rest.firstIndex(of: 0x1B) {
      rest = rest[start...]
      if let known = answers.first(where: { rest.starts(with: $0.question) }) {
        result += known.answer
        rest = rest.dropFirst(known.question.count)
      } else if answers.contains(where: { $0.question.starts(with: rest) }) {
        beginning = Array(rest)
        break
      } else {
        rest = rest.dropFirst()
      }
    }
    return result
  }
}

extension TerminalAnswers {
  private static let kittyQuestion = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
  private static let versionQuestion = "\u{1B}[>q"
  private static let xterm = "\u{1B}P>|XTerm(379)\u{1B}\\"

  // Common answers: the background colour, the status and the support of mouse positions in pixels.
  private static let common = [
    "\u{1B}]11;?\u{1B}\\": "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", "\u{1B}[5n": "\u{1B}[0n",
    "\u{1B}[?1016$p": "\u{1B}[?1016;2$y",
    "\u{1B}[?1016h\u{1B}[?1016$p": "\u{1B}[?1016;1$y",
  ]

  /// The answers of kitty 0.26.5.
  public static let kitty = TerminalAnswers(
    common.merging([
      kittyQuestion: "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}[c": "\u{1B}[?62;c",
      versionQuestion: "\u{1B}P>|kitty(0.26.5)\u{1B}\\",
      "\u{1B}[16t": "\u{1B}[6;20;10t", "\u{1B}[?2026$p": "\u{1B}[?2026;2$y",
    ]) { $1 })

  /// The answers of xterm 379 as a VT340.
  public static let sixel = TerminalAnswers(
    common.merging([
      "\u{1B}[c": "\u{1B}[?63;1;2;4;6;9;15;16;22;28c", "\u{1B}[?1;1;0S": "\u{1B}[?1;0;1024S",
      versionQuestion: xterm,
      "\u{1B}[?2026$p": "\u{1B}[?2026;0$y",
    ]) { $1 })

  /// The answers of xterm 379 by default.
  public static let text = TerminalAnswers(
    common.merging([
      "\u{1B}[c": "\u{1B}[?64;1;2;6;9;15;16;17;18;21;22;28c", "\u{1B}[?1;1;0S": "\u{1B}[?1;3S",
      versionQuestion: xterm,
      "\u{1B}[?2026$p": "\u{1B}[?2026;0$y",
    ]) { $1 })

  /// The answers of a terminal without string sequences, like the Linux console.
  public static let plain = TerminalAnswers(["\u{1B}[c": "\u{1B}[?6c", "\u{1B}[5n": "\u{1B}[0n"])
}
