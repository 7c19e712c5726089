import TerminalCore

/// A pseudo-terminal with a screen that shows pictures and reports this when queried.
public final class PictureTerminal {
  /// The pseudo-terminal that transfers the bytes.
  public let line: PseudoTerminal
  /// The screen after all bytes received so far.
  public var screen: PictureScreen {
    play()
    return shown
  }
  private var shown: PictureScreen
  private var played = 0

  /// Opens a terminal.
  ///
  /// - Parameters:
  ///   - answers: The answers to queries.
  ///   - tellsPixels: Whether the kernel reports the size of a cell in pixels.
  public init(
    _ answers: TerminalAnswers?, size: CellSize = CellSize(columns: 80, rows: 24),
    cell: PixelCell, tellsPixels: Bool = true
  ) throws {
    line = try PseudoTerminal()
    line.answers = answers
    shown = PictureScreen(size: size, cell: cell)
    resize(to: size, cell: cell, tellsPixels: tellsPixels)
  }

  /// Opens a terminal and starts a program that shows pictures in it.
  ///
  /// A terminal that answers late shows no pictures. If the machine was too busy to answer in time,
  /// this function opens another terminal, for up to two minutes.
  ///
  /// - Parameters:
  ///   - text: The initial text of the screen.
  ///   - isReady: Whether the program has detected that it can show pictures.
  public static func started(
    _ answers: TerminalAnswers, size: CellSize = CellSize(columns: 80, rows: 24), cell: PixelCell,
    tellsPixels: Bool = true, showing text: String = "", _ program: String, _ arguments: [String],
    environment: [String: String] = childEnvironment(),
    when isReady: @escaping (PictureScreen) -> Bool
  ) throws -> PictureTerminal {
    var patience = 4.0
    var last = ""
    return try polling(Deadline(seconds: 120), present: { last }) {
      // A late answer shows immediately; a busy machine may need longer for the first picture.
      defer { patience *= 2 }
      let terminal = try PictureTerminal(
        answers, size: size, cell: cell, tellsPixels: tellsPixels)
      terminal.shown.play(Array(text.utf8))
      try terminal.line.start(program, arguments, environment: environment)
      do {
        // The answer must be sent within milliseconds, but interpreting the output takes longer.
        if !isReady(terminal.screen) {
          try terminal.line.waitFor("\u{1B}[c", Deadline(seconds: patience))
        }
        try terminal.waitFor(Deadline(seconds: patience), isReady)
        return terminal
      } catch let expired as Expired {
        last = expired.description
        return nil
      }
    }
  }

  private func play() {
    let size = CellSize(columns: line.extent.columns, rows: line.extent.rows)
    let cell = PixelCell(width: line.extent.cell.width, height: line.extent.cell.height)
    if size != shown.size || cell.map({ $0 != shown.cell }) ?? false {
      shown.resize(to: size, cell: cell ?? shown.cell)
    }
    while played < line.bytes.count {
      let end = min(played + Self.partLength, line.bytes.count)
      shown.play(Array(line.bytes[played..<end]))
      played = end
      // Interpreting takes longer here than in a terminal: if the program waited for its answers
      // meanwhile, it would consider the terminal slow.
      line.settle(milliseconds: 0)
    }
  }

  // The number of bytes to interpret before the pseudo-terminal is read again.
  private static let partLength = 512

  /// Changes the size and notifies the program.
  public func resize(to size: CellSize, cell: PixelCell, tellsPixels: Bool = true) {
    // The bytes received so far were written for the previous size.
    play()
    let pixels = tellsPixels ? (UInt16(cell.width), UInt16(cell.height)) : (0, 0)
    line.resize(columns: UInt16(size.columns), rows: UInt16(size.rows), cell: pixels)
  }

  /// Reads until the screen meets a condition.
  public func waitFor(
    _ deadline: Deadline = Deadline(), _ isWanted: (PictureScreen) -> Bool
  ) throws {
    _ = try polling(
      deadline,
      present: { (self.screen.rows + self.screen.faults).joined(separator: "\n") }
    ) {
      // Interpreting takes longer here than in a terminal: output is read and answered first.
      self.line.settle(milliseconds: 40)
      return isWanted(self.screen) ? true : nil
    }
  }

  /// Reads until a row contains a text.
  public func waitFor(_ text: String) throws {
    try waitFor { $0.rows.contains { $0.contains(text) } }
  }
}
