import CLibrary

/// A program in a real kitty with software rendering, on a virtual display.
public final class KittySession: TerminalWindow {
  /// The display of the window.
  public let display: VirtualDisplay
  /// The X identifier of the window.
  public let window: String
  /// The size of a cell in pixels.
  public let cell: (width: Int, height: Int)
  /// The border in pixels, which is zero.
  public let border = (width: 0, height: 0)
  /// The terminal's process.
  public let process: ChildProcess
  // kitty does not start without writable configuration and cache directories.
  private let folder: TemporaryDirectory

  /// Starts a display, a kitty of the given size and the program in it.
  public init(
    _ path: String, _ arguments: [String] = [], columns: Int = 100, rows: Int = 30
  ) throws {
    folder = try TemporaryDirectory()
    let environment = childEnvironment([
      "XDG_CONFIG_HOME": folder.path, "XDG_CACHE_HOME": folder.path,
      "TERM": nil, "LIBGL_ALWAYS_SOFTWARE": "1", "KITTY_DISABLE_WAYLAND": "1",
    ])
    display = try VirtualDisplay(environment: environment)
    let settings = [
      "font_family=DejaVu Sans Mono", "font_size=11", "remember_window_size=no",
      "initial_window_width=\(columns)c", "initial_window_height=\(rows)c",
      "confirm_os_window_close=0", "window_padding_width=0", "cursor_blink_interval=0",
      "background=#000000", "update_check_interval=0", "enable_audio_bell=no",
    ]
    process = try display.start(
      try ExternalTool.required("kitty"),
      ["--config", "NONE"] + settings.flatMap { ["-o", $0] } + [path] + arguments)
    window = try display.window(ofClass: "kitty")
    // kitty sets its size some time after the window appears.
    var cell = (width: 0, height: 0)
    let (display, window) = (display, window)
    self.cell = try polling {
      let lines = try display.run("xdotool", ["getwindowgeometry", "--shell", window])
        .split(separator: "\n")
      func number(_ name: String) -> Int {
        lines.first { $0.hasPrefix(name) }.flatMap { Int($0.dropFirst(name.count)) } ?? 0
      }
      let last = cell
      cell = (number("WIDTH=") / columns, number("HEIGHT=") / rows)
      // The window is up to two pixels larger than its cells.
      let isWhole = number("WIDTH=") % columns < 3 && cell.width > 0
      return isWhole && last == cell ? cell : nil
    }
    try xdotool("windowfocus", window)
  }

  deinit { process.send(signal: SIGTERM) }
}
