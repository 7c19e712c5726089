import CLibrary
import TerminalCore

/// A terminal window with the real pointer and keyboard of X.
public protocol TerminalWindow {
  /// The display of the window.
  var display: VirtualDisplay { get }
  /// The X identifier of the window.
  var window: String { get }
  /// The size of a cell in pixels.
  var cell: (width: Int, height: Int) { get }
  /// The border in pixels, both sides together.
  var border: (width: Int, height: Int) { get }
  /// The terminal's process.
  var process: ChildProcess { get }
}

extension TerminalWindow {
  func xdotool(_ arguments: String...) throws { try display.run("xdotool", arguments) }

  /// Returns the first pixel of a cell, relative to the window.
  public func corner(column: Int, row: Int) -> (x: Int, y: Int) {
    (border.width / 2 + column * cell.width, border.height / 2 + row * cell.height)
  }

  /// Moves the pointer to a pixel of the window.
  public func move(x: Int, y: Int) throws {
    try xdotool("mousemove", "--window", window, "\(x)", "\(y)")
  }

  /// Moves the pointer to the middle of a cell.
  public func move(column: Int, row: Int) throws {
    let corner = corner(column: column, row: row)
    try move(x: corner.x + cell.width / 2, y: corner.y + cell.height / 2)
  }

  /// Clicks a cell; buttons 4 and 5 turn the wheel up and down.
  public func click(column: Int, row: Int, button: Int = 1) throws {
    try move(column: column, row: row)
    try xdotool("click", "\(button)")
  }

  /// Clicks a pixel of the window.
  public func click(x: Int, y: Int) throws {
    try move(x: x, y: y)
    try xdotool("click", "1")
  }

  /// Performs an action while a key such as `ctrl` is pressed.
  public func holding(_ key: String, _ action: () throws -> Void) throws {
    try xdotool("keydown", key)
    try action()
    try xdotool("keyup", key)
  }

  /// Presses a button on a cell, moves along the row and releases the button.
  public func drag(from start: Int, to end: Int, row: Int, button: Int = 1) throws {
    try move(column: start, row: row)
    try xdotool("mousedown", "\(button)")
    for column in stride(from: start, through: end, by: start <= end ? 1 : -1) {
      try move(column: column, row: row)
    }
    try xdotool("mouseup", "\(button)")
  }

  /// Presses keys, named as in X: `Left`, `ctrl+Left`, `q`.
  public func press(_ keys: String...) throws { try display.run("xdotool", ["key"] + keys) }

  /// Resizes the window to a number of columns and rows.
  public func resize(columns: Int, rows: Int) throws {
    try xdotool(
      "windowsize", window, "\(border.width + columns * cell.width)",
      "\(border.height + rows * cell.height)")
  }

  /// Waits until the terminal exits because its program has ended.
  public func waitForExit() throws -> ExitStatus { try process.wait() }

  /// Returns the size of the window in pixels.
  func extent() throws -> (width: Int, height: Int) {
    let lines = try display.run("xdotool", ["getwindowgeometry", "--shell", window])
      .split(separator: "\n")
    func number(_ name: String) throws -> Int {
      let line = lines.first { $0.hasPrefix(name + "=") }
      guard let number = line.flatMap({ Int($0.dropFirst(name.count + 1)) }) else {
        throw Expired(description: "no \(name) of the window")
      }
      return number
    }
    return (try number("WIDTH"), try number("HEIGHT"))
  }

  /// Returns a screenshot of the window; needs ImageMagick.
  public func picture() throws -> PixelImage {
    let folder = try TemporaryDirectory()
    let path = folder.path + "/window.rgba"
    return try polling {
      let (width, height) = try self.extent()
      try self.display.run("import", ["-window", self.window, "-depth", "8", "rgba:" + path])
      // The size differs while the window is being resized.
      let bytes = fileBytes(path)
      guard bytes.count == width * height * 4 else { return nil }
      return try PixelImage(components: bytes, width: width, height: height)
    }
  }
}

/// Returns the bytes of a file; empty if it cannot be read.
private func fileBytes(_ path: String) -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return [] }
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  while let chunk = try? readChunk(descriptor, Deadline()), !chunk.isEmpty { bytes += chunk }
  return bytes
}
