import CLibrary
import Ncurses
import TerminalCore
import TerminalTestSupport

/// A probe that shows the last events, and a line that the arrow keys move, until a key ends it.
struct Probe {
  var terminal: NcursesTerminal
  private var log: [String] = []
  private var wakeUps = 0
  private var column = 10
  private var isDone = false
  private var random: RandomFrames?
  // The number of hundreds of colours shown so far.
  private var hundreds = 0
  // The pixels of a cell if the terminal shows pictures.
  private var cell: PixelCell?
  private var pictures: RandomPictures?
  private var hasNoise = false

  init(terminal: NcursesTerminal) {
    self.terminal = terminal
    cell = terminal.capabilities.pictures
  }

  mutating func run() {
    while !isDone {
      let shown = random?.frame ?? pictures?.frame ?? frame
      terminal.present(
        shown, images: images(in: shown), cursor: CellPoint(column: column, row: 2))
      let events = terminal.events(waitingAtMost: nil)
      wakeUps += 1
      for event in events { apply(event) }
    }
    terminal.close()
  }

  private var frame: CellBuffer {
    let size = terminal.size
    var frame = CellBuffer(size: size)
    let shown = terminal.capabilities
    frame.write(
      "size \(size.columns)x\(size.rows) \(shown.glyphs.rawValue) \(shown.colorDepth.rawValue)"
        + " wake-ups \(wakeUps)" + (shown.glyphs == .octant ? " \u{1CD00}\u{1CEA8}|" : ""),
      column: 0, row: 0)
    frame.write("wide 価e\u{301}⚡🇳🇴\u{1B}ø|", column: 0, row: 1, style: Self.title)
    for row in 2..<max(2, size.rows) {
      frame.write("│", column: column, row: row, style: Self.line)
    }
    for (offset, text) in log.suffix(max(0, size.rows - 3)).enumerated() {
      frame.write(text, column: 0, row: 3 + offset)
    }
    if hundreds > 0 { paintColors(on: &frame) }
    if hasNoise, cell != nil { NoisePicture.makeRoom(in: &frame) }
    return frame
  }

  private func images(in frame: CellBuffer) -> [PlacedImage] {
    guard let cell else { return [] }
    return hasNoise
      ? [NoisePicture.picture(seed: column, cell: cell, in: frame)]
      : pictures?.images ?? []
  }

  /// Paints a hundred new colours.
  private func paintColors(on frame: inout CellBuffer) {
    for number in 0..<100 {
      let color = CellColor(red: UInt8(number), green: UInt8(hundreds), blue: 77)
      let style = CellStyle(foreground: color)
      frame.write("x", column: number % 50, row: 4 + number / 50, style: style)
    }
  }

  private static let title = CellStyle(foreground: CellColor(hex: 0xFF2D55), attributes: .bold)
  private static let line = CellStyle(foreground: CellColor(hex: 0x0A84FF))

  private mutating func apply(_ event: TerminalEvent) {
    log.append(event.summary)
    switch event {
    case .pictures(let cell): self.cell = cell
    case .terminated(let signal):
      terminal.close()
      endProcess(bySignal: signal)
    case .key(KeyPress(.left)): column -= 1
    case .key(KeyPress(.right)): column += 1
    case .key(KeyPress(.character("l"), modifiers: .control)): terminal.invalidate()
    case .key(let press):
      if case .character(let letter) = press.key { apply(letter) }
    default: break
    }
  }

  /// Performs the action of a letter, such as ending in a certain way.
  private mutating func apply(_ letter: Character) {
    switch letter {
    case "q": isDone = true
    case "e": exit(3)
    case "A": abort()
    case "S": raise(SIGSEGV)
    case "T": fatalError("a trap, as wished")
    case "O": print(Self.overflow(1))
    case "r", "R":
      random = random ?? RandomFrames(seed: 1, size: terminal.size, marks: letter == "r")
      random?.advance()
    case "c":
      terminal.close()
      terminal.present(frame, cursor: nil)
      terminal.invalidate()
      guard let again = try? NcursesTerminal() else { exit(1) }
      terminal = again
    case "h": hundreds += 1
    case "n": hasNoise.toggle()
    case "p":
      if let cell {
        pictures = pictures ?? RandomPictures(seed: 1, size: terminal.size, cell: cell)
        pictures?.advance()
      }
    case "w": writeMessage("a message")
    default: break
    }
  }

  // Overflows the stack; the addition after the call keeps it from becoming a loop.
  private static func overflow(_ depth: Int) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 16) { buffer in
      buffer[0] = UInt8(truncatingIfNeeded: depth)
      return overflow(depth &+ 1) &+ Int(buffer[0])
    }
  }
}

/// Writes a line to standard error.
func writeMessage(_ message: String) {
  let line = message + "\n"
  write(STDERR_FILENO, line, line.utf8.count)
}

extension TerminalEvent {
  /// A short description of the event that a test can search for.
  fileprivate var summary: String {
    switch self {
    case .key(let press): "key \(press.key) \(press.modifiers.rawValue)"
    case .mouse(let mouse):
      "mouse \(mouse.kind) \(mouse.location.column),"
        + "\(mouse.location.row) \(mouse.modifiers.rawValue)"
    case .resized(let size): "resized \(size.columns)x\(size.rows)"
    case .paste(let text): "paste \(text)"
    case .resumed: "resumed"
    case .terminated(let signal): "terminated \(signal)"
    case .fileChanged: "file changed"
    case .ground(let color): "ground \(color.components)"
    case .glyphs(let glyphs): "glyphs \(glyphs)"
    case .pictures(let cell):
      cell.map { "pictures \($0.width)x\($0.height)" } ?? "pictures end"
    }
  }
}
