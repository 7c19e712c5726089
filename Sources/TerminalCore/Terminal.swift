/// What a terminal can show, as found when it was opened.
public struct TerminalCapabilities: Hashable, Sendable {
  /// The number of colours.
  public var colorDepth: ColorDepth
  /// The richest glyph set that the terminal and its locale can show.
  public var glyphs: GlyphSet
  /// The pixels of a cell where pictures are shown from the first frame on; `nil` where they are
  /// not, or where that is not known yet: see ``TerminalEvent/pictures(_:)``.
  public var pictures: PixelCell?

  /// Creates a description.
  public init(colorDepth: ColorDepth, glyphs: GlyphSet, pictures: PixelCell? = nil) {
    self.colorDepth = colorDepth
    self.glyphs = glyphs
    self.pictures = pictures
  }
}

/// A screen that shows frames and reports what its user does.
///
/// A terminal is a value that its only user keeps and mutates; it is not shared between threads.
/// Nothing here throws: a terminal that has gone away ignores frames and reports
/// ``TerminalEvent/terminated(signal:)``.
public protocol Terminal {
  /// The present extent; changed by ``events(waitingAtMost:)`` only, which reports it too.
  var size: CellSize { get }
  /// What it can show; constant.
  var capabilities: TerminalCapabilities { get }

  /// Shows a frame; cells outside the screen are ignored, places without a cell are blank.
  ///
  /// Only what differs from the frame before is sent, so a frame that changes little costs little.
  ///
  /// - Parameters:
  ///   - frame: what the screen is to show.
  ///   - cursor: where the hardware cursor rests, so that screen readers and braille displays
  ///     follow; nil leaves it in the last corner. Whether it can be seen there is the terminal's
  ///     own setting.
  mutating func present(_ frame: CellBuffer, cursor: CellPoint?)

  /// Shows a frame with pictures in the place of some cells.
  ///
  /// While the terminal has not taken the pictures of a frame, later frames wait, and of those only
  /// the last is shown. Without an implementation of its own, a terminal shows the cells.
  mutating func present(_ frame: CellBuffer, images: [PlacedImage], cursor: CellPoint?)

  /// Forgets what the screen shows, so that the next frame is sent whole.
  ///
  /// For a screen that another program has written over. Without an implementation of its own, a
  /// terminal does nothing.
  mutating func invalidate()

  /// Waits until something happens or the time is up, and returns all events since the last call.
  ///
  /// Of consecutive motions, resizes and file changes only the last is reported: one call, one
  /// repaint.
  ///
  /// - Parameter seconds: how long to wait; `nil` waits forever, zero or less does not wait.
  /// - Returns: the events in order; empty when the time is up.
  mutating func events(waitingAtMost seconds: Double?) -> [TerminalEvent]
}

extension Terminal {
  /// Shows the cells.
  public mutating func present(_ frame: CellBuffer, images: [PlacedImage], cursor: CellPoint?) {
    present(frame, cursor: cursor)
  }
  /// Does nothing.
  public mutating func invalidate() {}
}
