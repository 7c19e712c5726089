import CLibrary
import Harness
import TerminalCore

/// A program in a terminal after its first frame.
struct ProgramRun {
  typealias Cost = (seconds: Double, bytes: Double)

  /// The error of a program that did not respond as expected.
  struct Failure: Error {
    let program: String
  }

  private let terminal: PseudoTerminal
  /// The seconds from the start to the last byte of the first frame.
  let firstFrame: Double

  /// Starts a program and waits for its first frame.
  ///
  /// - Parameters:
  ///   - cell: The pixel size of a cell, if the terminal answers queries.
  ///   - quiet: The milliseconds of silence that end a frame.
  init(
    _ program: String, _ arguments: [String], _ size: CellSize = CellSize(columns: 100, rows: 30),
    _ answers: TerminalAnswers? = nil, cell: (width: UInt16, height: UInt16) = (10, 20),
    quiet: Double = 50
  ) throws {
    let (columns, rows) = (UInt16(size.columns), UInt16(size.rows))
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    if let answers {
      terminal.resize(columns: columns, rows: rows, cell: (cell.width, cell.height))
      terminal.answers = answers
    }
    let start = monotonicSeconds()
    try terminal.start(program, arguments)
    // Excludes the silence.
    while terminal.bytes.isEmpty { terminal.settle(milliseconds: 50) }
    terminal.settle(milliseconds: quiet)
    firstFrame = terminal.lastArrival - start
    if terminal.process?.poll() != nil { throw Failure(program: program) }
  }

  /// Presses a key; returns the seconds to the last byte of its frame, and the bytes.
  ///
  /// - Parameters:
  ///   - within: The maximum wait for the first byte, in seconds.
  ///   - quiet: The milliseconds of silence that end a frame.
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

  /// The peak memory of the program in bytes.
  var peakMemory: Double {
    (terminal.process.flatMap { kilobytes("VmHWM", ofProcess: "\($0.id)") } ?? .nan) * 1024
  }
}
