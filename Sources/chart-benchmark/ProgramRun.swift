import CLibrary
import Harness
import TerminalCore

/// A program in a terminal, with its first frame drawn.
struct ProgramRun {
  typealias Cost = (seconds: Double, bytes: Double)

  /// A program that has not done what is measured.
  struct Failure: Error {
    let program: String
  }

  private let terminal: PseudoTerminal
  /// From the start to the last byte of the first frame.
  let firstFrame: Double

  /// - Parameter quiet: for how many milliseconds nothing comes after a whole frame.
  init(
    _ program: String, _ arguments: [String], _ size: CellSize = CellSize(columns: 100, rows: 30),
    _ answers: TerminalAnswers? = nil, quiet: Double = 50
  ) throws {
    let (columns, rows) = (UInt16(size.columns), UInt16(size.rows))
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    if let answers {
      terminal.resize(columns: columns, rows: rows, cell: (10, 20))
      terminal.answers = answers
    }
    let start = monotonicSeconds()
    try terminal.start(program, arguments)
    // The waiting is not counted.
    while terminal.bytes.isEmpty { terminal.settle(milliseconds: 50) }
    terminal.settle(milliseconds: quiet)
    firstFrame = terminal.lastArrival - start
    if terminal.process?.poll() != nil { throw Failure(program: program) }
  }

  /// What a key costs: the seconds to the last byte of its frame, and the bytes.
  ///
  /// - Parameters:
  ///   - within: for how many seconds at most the first byte is waited for.
  ///   - quiet: for how many milliseconds nothing comes after a whole frame.
  func press(_ key: String, within: Double = 2, quiet: Double = 60) -> Cost {
    let (before, start) = (terminal.bytes.count, monotonicSeconds())
    terminal.send(key)
    let deadline = Deadline(seconds: within)
    while terminal.bytes.count == before, !deadline.isOver { terminal.settle(milliseconds: 20) }
    terminal.settle(milliseconds: quiet)
    return (max(0, terminal.lastArrival - start), Double(terminal.bytes.count - before))
  }

  func leave() throws {
    terminal.send("q")
    _ = try terminal.waitForExit()
  }

  /// The most bytes of memory that the program has had.
  var peakMemory: Double {
    (terminal.process.flatMap { kilobytes("VmHWM", ofProcess: "\($0.id)") } ?? .nan) * 1024
  }
}
