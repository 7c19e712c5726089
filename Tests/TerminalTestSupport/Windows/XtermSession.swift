import CLibrary

/// A program in a real xterm on a virtual display, with the real pointer and keyboard of X.
///
/// A key makes xterm print its screen to a file, from which this class reads the text.
public final class XtermSession: TerminalWindow {
  /// The display of the window.
  public let display: VirtualDisplay
  /// The X identifier of the window.
  public let window: String
  /// The size of a cell in pixels.
  public let cell: (width: Int, height: Int)
  /// The border in pixels, both sides together.
  public let border: (width: Int, height: Int)
  /// The terminal's process.
  public let process: ChildProcess
  private let folder: TemporaryDirectory

  /// Starts a display, an xterm of the given size and the program in it.
  ///
  /// - Parameter options: More options of xterm, such as `-ti vt340`, which enables sixels.
  public init(
    _ path: String, _ arguments: [String] = [], columns: Int = 120, rows: Int = 36,
    options: [String] = [],
    environment: [String: String] = childEnvironment(["TERM": nil])
  ) throws {
    folder = try TemporaryDirectory()
    display = try VirtualDisplay(environment: environment)
    process = try display.start(
      try ExternalTool.required("xterm"),
      Self.options(columns: columns, rows: rows, printing: folder.path + "/screen") + options
        + ["-e", path] + arguments)
    window = try display.window(ofClass: "xterm")
    (cell, border) = try Self.measure(window, display)
    try xdotool("windowfocus", window)
  }

  deinit { process.send(signal: SIGTERM) }

  private static func options(columns: Int, rows: Int, printing: String) -> [String] {
    [
      "-fa", "DejaVu Sans Mono", "-fs", "9", "-geometry", "\(columns)x\(rows)+0+0", "+sb", "-b",
      "2",
      "-bg", "black", "-fg", "gray90", "-xrm",
      "XTerm*VT100.translations: #override Ctrl<Key>F12: print-immediate()", "-xrm",
      "XTerm*printFileImmediate: \(printing)", "-xrm", "XTerm*printModeImmediate: 0",
    ]
  }

  private static func measure(
    _ window: String, _ display: VirtualDisplay
  ) throws -> (cell: (width: Int, height: Int), border: (width: Int, height: Int)) {
    let hints = try display.run("xprop", ["-id", window, "WM_NORMAL_HINTS"])
    func pair(after label: String) throws -> (width: Int, height: Int) {
      let line = hints.split(separator: "\n").first { $0.contains(label) } ?? ""
      let numbers = line.split { !$0.isNumber }.compactMap { Int($0) }
      guard numbers.count == 2 else { throw Expired(description: "no \(label) in \(hints)") }
      return (numbers[0], numbers[1])
    }
    return (try pair(after: "resize increment"), try pair(after: "base size"))
  }

  /// Returns the rows of xterm's screen.
  public func screen() throws -> [String] {
    try press("ctrl+F12")
    return try polling(Deadline(seconds: 2)) { self.takePrintedScreen() }
  }

  /// Reads and removes a screen that xterm has printed; `nil` until it is complete.
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

  /// Waits until a row of the screen contains a text; returns the screen.
  @discardableResult
  public func waitFor(_ text: String) throws -> [String] {
    var last: [String] = []
    return try polling(present: { last.joined(separator: "\n") }) {
      last = (try? self.screen()) ?? last
      return last.contains { $0.contains(text) } ? last : nil
    }
  }
}
