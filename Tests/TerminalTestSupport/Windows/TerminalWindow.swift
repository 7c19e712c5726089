import CLibrary
import TerminalCore

/// A terminal in a window, with the real pointer and keyboard of X.
public protocol TerminalWindow {
  /// The display that the window is on.
  var display: VirtualDisplay { get }
  /// The window's number.
  var window: String { get }
  /// The pixels of a cell.
  var cell: (width: Int, height: Int) { get }
  /// The pixels around the cells, both sides together.
  var border: (width: Int, height: Int) { get }
  /// The terminal's process.
  var process: ChildProcess { get }
}

extension TerminalWindow {
  func xdotool(_ arguments: String...) throws { try display.run("xdotool", arguments) }

  /// The pixel in the window at which a cell begins.
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

  /// Clicks at a cell; buttons 4 and 5 are the wheel's up and down.
  public func click(column: Int, row: Int, button: Int = 1) throws {
    try move(column: column, row: row)
    try xdotool("click", "\(button)")
  }

  /// Clicks at a pixel of the window.
  public func click(x: Int, y: Int) throws {
    try move(x: x, y: y)
    try xdotool("click", "1")
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
  public func press(_ keys: String...) throws { try display.run("xdotool", ["key"] + keys) }

  /// Makes the window as large as so many cells need.
  public func resize(columns: Int, rows: Int) throws {
    try xdotool(
      "windowsize", window, "\(border.width + columns * cell.width)",
      "\(border.height + rows * cell.height)")
  }

  /// Waits until the window is gone, since its program has ended.
  public func waitForExit() throws -> ExitStatus { try process.wait() }

  /// The window's extent in pixels.
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

  /// What the window shows; needs ImageMagick.
  public func picture() throws -> PixelImage {
    let folder = try TemporaryDirectory()
    let path = folder.path + "/window.rgba"
    return try polling {
      let (width, height) = try self.extent()
      try self.display.run("import", ["-window", self.window, "-depth", "8", "rgba:" + path])
      // Another extent while the window changes it.
      let bytes = fileBytes(path)
      guard bytes.count == width * height * 4 else { return nil }
      return try PixelImage(components: bytes, width: width, height: height)
    }
  }
}

/// All bytes of a file.
private func fileBytes(_ path: String) -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return [] }
  defer { close(descriptor) }
  var bytes: [UInt8] = []
  while let chunk = try? readChunk(descriptor, Deadline()), !chunk.isEmpty { bytes += chunk }
  return bytes
}
