/// What a terminal can show, as found when it was opened.
public struct TerminalCapabilities: Hashable, Sendable {
  /// The number of colours.
  public var colorDepth: ColorDepth
  /// The richest glyph set that the terminal and its locale can show.
  public var glyphs: GlyphSet

  /// Creates a description.
  public init(colorDepth: ColorDepth, glyphs: GlyphSet) {
    self.colorDepth = colorDepth
    self.glyphs = glyphs
  }
}

/// A screen that shows frames and reports what its user does.
public protocol Terminal {
  /// The present extent.
  var size: CellSize { get }
  /// What it can show.
  var capabilities: TerminalCapabilities { get }

  /// Shows a frame; cells outside the screen are ignored.
  ///
  /// - Parameter cursor: where the hardware cursor rests, so that screen readers follow; hidden when nil.
  mutating func present(_ frame: CellBuffer, cursor: CellPoint?)

  /// Waits until something happens or the time is over, and returns all that has come since.
  ///
  /// - Parameter seconds: how long to wait; nil waits without end, zero does not wait.
  /// - Returns: the events in order; empty when the time is over.
  mutating func events(waitingAtMost seconds: Double?) -> [TerminalEvent]
}
