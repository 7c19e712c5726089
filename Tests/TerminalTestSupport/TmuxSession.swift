import CLibrary

/// A program inside tmux, whose screen is readable as text, with key presses, raw bytes and
/// resizing.
///
/// Each session has its own server, without the user's settings.
public final class TmuxSession {
  // The directory of the server's socket, which tmux does not remove.
  private let folder: TemporaryDirectory
  private let tmux: String

  /// Starts a program; when it ends, its exit status is printed below its output, as `status 0`.
  public init(
    _ path: String, _ arguments: [String] = [], columns: Int = 80, rows: Int = 24,
    terminal: String = "tmux-256color", environment: [String: String] = [:]
  ) throws {
    tmux = try ExternalTool.required("tmux")
    folder = try TemporaryDirectory()
    let words = ([path] + arguments).map { "'" + $0 + "'" }.joined(separator: " ")
    let settings = (["SWIFT_BACKTRACE": "enable=no"].merging(environment) { $1 })
      .map { "\($0.key)='\($0.value)' " }.sorted().joined()
    try run([
      "-f", "/dev/null", "start-server", ";", "set-option", "-g", "default-terminal", terminal,
      ";", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)",
      settings + words + "; printf 'status %d\\n' $?; exec cat",
    ])
  }

  deinit { _ = try? run(["kill-server"]) }

  @discardableResult
  private func run(_ arguments: [String]) throws -> String {
    try ChildProcess.run(tmux, ["-S", folder.path + "/socket"] + arguments).output
  }

  /// Returns the rows of the screen, without trailing spaces.
  public func screen(styled: Bool = false) throws -> [String] {
    try run(["capture-pane", "-p"] + (styled ? ["-e", "-N"] : []))
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Waits until the screen meets a condition, and returns the screen.
  @discardableResult
  public func waitFor(
    _ deadline: Deadline = Deadline(), _ isWanted: ([String]) -> Bool
  ) throws -> [String] {
    var last: [String] = []
    return try polling(deadline, present: { last.joined(separator: "\n") }) {
      last = try self.screen()
      return isWanted(last) ? last : nil
    }
  }

  /// Waits until a row of the screen contains a text, and returns the screen.
  @discardableResult
  public func waitFor(_ text: String) throws -> [String] {
    try waitFor { rows in rows.contains { $0.contains(text) } }
  }

  /// Presses keys, named as in tmux: `Left`, `C-l`, `BTab`, `a`.
  public func press(_ keys: String...) throws { try run(["send-keys"] + keys) }

  /// Sends text unchanged, including control sequences.
  public func type(_ text: String) throws {
    try run(["send-keys", "-H"] + text.utf8.map { String($0, radix: 16) })
  }

  /// Writes text to the screen as another program on the same terminal does.
  public func overwrite(_ text: String) throws {
    let path = try run(["display", "-p", "#{pane_tty}"]).filter { !$0.isNewline }
    let descriptor = open(path, O_WRONLY | O_NOCTTY)
    defer { close(descriptor) }
    _ = write(descriptor, text, text.utf8.count)
  }

  /// Sends a mouse report; columns and rows count from zero.
  public func mouse(_ code: Int, column: Int, row: Int, isRelease: Bool = false) throws {
    try type("\u{1B}[<\(code);\(column + 1);\(row + 1)\(isRelease ? "m" : "M")")
  }

  /// Resizes the window.
  public func resize(columns: Int, rows: Int) throws {
    try run(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// The state of mouse reporting, the alternate screen and the cursor; `0 0 1` initially.
  public var modes: String {
    get throws {
      try run(["display", "-p", "#{mouse_any_flag} #{alternate_on} #{cursor_flag}"])
        .split(separator: "\n").first.map(String.init) ?? ""
    }
  }

  /// The cell of the cursor, as `column,row`.
  public var cursor: String {
    get throws {
      try run(["display", "-p", "#{cursor_x},#{cursor_y}"]).split(separator: "\n").first
        .map(String.init) ?? ""
    }
  }
}
