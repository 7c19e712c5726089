import CLibrary

/// A program in a real xterm on a display of its own, with the real pointer and keyboard of X.
///
/// The screen is read through xterm's own printing, which a key starts.
public final class XtermSession {
  private let server: ChildProcess
  private let xterm: ChildProcess
  private let environment: [String: String]
  private let window: String
  private let folder: TemporaryDirectory
  private let cell: (width: Int, height: Int)
  private let border: (width: Int, height: Int)

  /// Starts a display, an xterm of the given extent and the program in it.
  public init(
    _ path: String, _ arguments: [String] = [], columns: Int = 120, rows: Int = 36,
    environment: [String: String] = childEnvironment(["TERM": nil])
  ) throws {
    folder = try TemporaryDirectory()
    let display: String
    (server, display) = try Self.startServer()
    self.environment = environment.merging(["DISPLAY": display]) { $1 }
    xterm = try ChildProcess(
      try ExternalTool.required("xterm"),
      Self.options(columns: columns, rows: rows, printing: folder.path + "/screen") + ["-e", path]
        + arguments, environment: self.environment, streams: Self.silence)
    window = try Self.findWindow(self.environment)
    (cell, border) = try Self.measure(window, self.environment)
    try xdotool("windowfocus", window)
  }

  deinit { xterm.send(signal: SIGTERM) }

  private static let silence: [ChildProcess.Stream] = [
    .file("/dev/null"), .file("/dev/null"), .file("/dev/null"),
  ]

  private static func startServer() throws -> (ChildProcess, display: String) {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Expired(description: "no pipe") }
    defer { close(ends[0]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let server: ChildProcess
    do {
      defer { close(ends[1]) }
      server = try ChildProcess(
        try ExternalTool.required("Xvfb"),
        ["-displayfd", "3", "-screen", "0", "2600x1400x24", "-nolisten", "tcp", "-noreset"],
        environment: childEnvironment(), streams: silence + [.descriptor(ends[1])])
    }
    // Up to the newline: the server dies when the pipe is closed before it has written that.
    var number: [UInt8] = []
    let deadline = Deadline()
    while number.last != UInt8(ascii: "\n") {
      guard let chunk = try readChunk(ends[0], deadline), !chunk.isEmpty else {
        throw Expired(description: "Xvfb did not start")
      }
      number += chunk
    }
    return (server, ":" + String(decoding: number.dropLast(), as: UTF8.self))
  }

  private static func options(columns: Int, rows: Int, printing: String) -> [String] {
    [
      "-fa", "DejaVu Sans Mono", "-fs", "9", "-geometry", "\(columns)x\(rows)+0+0", "+sb", "-b",
      "2",
      "-bg", "black", "-fg", "gray90", "-xrm",
      "XTerm*VT100.translations: #override Ctrl<Key>F12: print-immediate()", "-xrm",
      "XTerm*printFileImmediate: \(printing)", "-xrm", "XTerm*printModeImmediate: 0",
    ]
  }

  private static func findWindow(_ environment: [String: String]) throws -> String {
    let tool = try ExternalTool.required("xdotool")
    return try polling {
      try ChildProcess.run(
        tool, ["search", "--onlyvisible", "--class", "xterm"], environment: environment
      ).output.split(separator: "\n").last.map(String.init)
    }
  }

  private static func measure(
    _ window: String, _ environment: [String: String]
  ) throws -> (cell: (width: Int, height: Int), border: (width: Int, height: Int)) {
    let hints = try ChildProcess.run(
      try ExternalTool.required("xprop"), ["-id", window, "WM_NORMAL_HINTS"],
      environment: environment
    ).output
    func pair(after label: String) throws -> (width: Int, height: Int) {
      let line = hints.split(separator: "\n").first { $0.contains(label) } ?? ""
      let numbers = line.split { !$0.isNumber }.compactMap { Int($0) }
      guard numbers.count == 2 else { throw Expired(description: "no \(label) in \(hints)") }
      return (numbers[0], numbers[1])
    }
    return (try pair(after: "resize increment"), try pair(after: "base size"))
  }

  private func xdotool(_ arguments: String...) throws {
    try ChildProcess.run(
      try ExternalTool.required("xdotool"), arguments, environment: environment)
  }

  /// Moves the pointer to the middle of a cell.
  public func move(column: Int, row: Int) throws {
    let x = border.width / 2 + column * cell.width + cell.width / 2
    let y = border.height / 2 + row * cell.height + cell.height / 2
    try xdotool("mousemove", "--window", window, "\(x)", "\(y)")
  }

  /// Clicks at a cell; buttons 4 and 5 are the wheel's up and down.
  public func click(column: Int, row: Int, button: Int = 1) throws {
    try move(column: column, row: row)
    try xdotool("click", "\(button)")
  }

  /// Does something while a key such as `ctrl` is held.
  public func holding(_ key: String, _ action: () throws -> Void) throws {
    try xdotool("keydown", key)
    try action()
    try xdotool("keyup", key)
  }

  /// Presses a button at a cell, moves along the row and lets go.
  public func drag(from start: Int, to end: Int, row: Int, button: Int = 1) throws {
    try move(column: start, row: row)
    try xdotool("mousedown", "\(button)")
    for column in stride(from: start, through: end, by: start <= end ? 1 : -1) {
      try move(column: column, row: row)
    }
    try xdotool("mouseup", "\(button)")
  }

  /// Presses keys by X' names: `Left`, `ctrl+Left`, `q`.
  public func press(_ keys: String...) throws {
    try ChildProcess.run(
      try ExternalTool.required("xdotool"), ["key"] + keys, environment: environment)
  }

  /// The rows that xterm shows.
  public func screen() throws -> [String] {
    try press("ctrl+F12")
    return try polling(Deadline(seconds: 2)) { self.takePrintedScreen() }
  }

  /// Reads the newest screen that xterm has printed, and removes it.
  private func takePrintedScreen() -> [String]? {
    guard let names = opendir(folder.path) else { return nil }
    defer { closedir(names) }
    while let entry = readdir(names) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name.hasPrefix("screen") else { continue }
      let text = contents(folder.path + "/" + name)
      guard text.hasSuffix("\n") else { return nil }
      unlink(folder.path + "/" + name)
      // xterm prints U+FFFF for the right half of a wide glyph.
      return text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { String($0.unicodeScalars.filter { $0 != "\u{FFFF}" }.map(Character.init)) }
    }
    return nil
  }

  /// Waits until a row of the screen contains a text, and returns the screen.
  @discardableResult
  public func waitFor(_ text: String) throws -> [String] {
    var last: [String] = []
    return try polling(present: { last.joined(separator: "\n") }) {
      last = (try? self.screen()) ?? last
      return last.contains { $0.contains(text) } ? last : nil
    }
  }

  /// Waits until the window is gone, since its program has ended.
  public func waitForExit() throws -> ExitStatus { try xterm.wait() }

  /// Writes a picture of the window; needs ImageMagick.
  public func takePicture(to path: String) throws {
    try ChildProcess.run(
      try ExternalTool.required("import"), ["-window", window, path], environment: environment)
  }
}
