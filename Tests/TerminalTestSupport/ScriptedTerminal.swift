import TerminalCore

/// A terminal for tests, which returns prepared events and records the presented frames.
///
/// At the end of the script it reports a hang-up, so that an event loop always ends.
public struct ScriptedTerminal: Terminal {
  /// The current size; a prepared ``TerminalEvent/resized(_:)`` event changes it.
  public private(set) var size: CellSize
  /// The capabilities that the terminal reports.
  public let capabilities: TerminalCapabilities
  /// The presented frames, in order.
  public private(set) var frames: [CellBuffer] = []
  /// The cursor position of each frame.
  public private(set) var cursors: [CellPoint?] = []
  /// The timeout of each call of ``events(waitingAtMost:)``.
  public private(set) var waits: [Double?] = []
  /// The number of calls of ``invalidate()``.
  public private(set) var invalidations = 0
  /// The images of each frame.
  public private(set) var images: [[PlacedImage]] = []
  private var script: [[TerminalEvent]]

  /// Creates a terminal.
  ///
  /// - Parameter script: The events of each wake-up; an empty array is a timeout.
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

  /// Records a frame.
  public mutating func present(_ frame: CellBuffer, cursor: CellPoint?) {
    present(frame, images: [], cursor: cursor)
  }

  /// Records a frame with its images.
  public mutating func present(_ frame: CellBuffer, images: [PlacedImage], cursor: CellPoint?) {
    frames.append(frame)
    self.images.append(images)
    cursors.append(cursor)
  }

  /// Counts the call.
  public mutating func invalidate() { invalidations += 1 }

  /// Returns the next events of the script immediately.
  public mutating func events(waitingAtMost seconds: Double?) -> [TerminalEvent] {
    waits.append(seconds)
    guard !script.isEmpty else { return [.terminated(signal: 1)] }
    let events = script.removeFirst()
    for case .resized(let size) in events { self.size = size }
    return events
  }
}
