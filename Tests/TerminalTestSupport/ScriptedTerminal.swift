import TerminalCore

/// A terminal for tests: hands out prepared events and keeps the frames that it is shown.
///
/// When the script is over it reports a hang-up, so that a loop always ends.
public struct ScriptedTerminal: Terminal {
  /// The present extent; a prepared ``TerminalEvent/resized(_:)`` changes it.
  public private(set) var size: CellSize
  /// What it claims to show.
  public let capabilities: TerminalCapabilities
  /// The frames, in order.
  public private(set) var frames: [CellBuffer] = []
  /// Where the cursor rested with each frame.
  public private(set) var cursors: [CellPoint?] = []
  /// How long the program was ready to wait, call by call.
  public private(set) var waits: [Double?] = []
  /// How often the screen was declared unknown.
  public private(set) var invalidations = 0
  /// The images of each frame.
  public private(set) var images: [[PlacedImage]] = []
  private var script: [[TerminalEvent]]

  /// Creates a terminal.
  ///
  /// - Parameter script: the events of each wake-up; an empty one is a time that is over.
  public init(
    size: CellSize = CellSize(columns: 80, rows: 24),
    capabilities: TerminalCapabilities = TerminalCapabilities(
      colorDepth: .indexed256, glyphs: .braille),
    script: [[TerminalEvent]]
  ) {
    self.size = size
    self.capabilities = capabilities
    self.script = script
  }

  /// Keeps the frame.
  public mutating func present(_ frame: CellBuffer, cursor: CellPoint?) {
    present(frame, images: [], cursor: cursor)
  }

  /// Keeps the frame with its images.
  public mutating func present(_ frame: CellBuffer, images: [PlacedImage], cursor: CellPoint?) {
    frames.append(frame)
    self.images.append(images)
    cursors.append(cursor)
  }

  /// Counts.
  public mutating func invalidate() { invalidations += 1 }

  /// The next events of the script, at once.
  public mutating func events(waitingAtMost seconds: Double?) -> [TerminalEvent] {
    waits.append(seconds)
    guard !script.isEmpty else { return [.terminated(signal: 1)] }
    let events = script.removeFirst()
    for case .resized(let size) in events { self.size = size }
    return events
  }
}
