/// The capabilities of a terminal, as detected when it was opened.
public struct TerminalCapabilities: Hashable, Sendable {
  /// The number of colours.
  public var colorDepth: ColorDepth
  /// The richest glyph set that the terminal and its locale can show.
  public var glyphs: GlyphSet
  /// The pixel size of a cell if images are shown from the first frame on; `nil` if they are not,
  /// or if that is not yet known: see ``TerminalEvent/pictures(_:)``.
  public var pictures: PixelCell?

  /// Creates a description.
  public init(colorDepth: ColorDepth, glyphs: GlyphSet, pictures: PixelCell? = nil) {
    self.colorDepth = colorDepth
    self.glyphs = glyphs
    self.pictures = pictures
  }
}

/// A terminal that shows frames and reports input.
///
/// A terminal is a value with a single owner and is not shared between threads. No member throws: a
/// terminal that is gone ignores frames and reports ``TerminalEvent/terminated(signal:)``.
public protocol Terminal {
  /// The current size; only ``events(waitingAtMost:)`` changes it, and reports the change.
  var size: CellSize { get }
  /// The capabilities; ``events(waitingAtMost:)`` can change the glyphs, and reports the change.
  var capabilities: TerminalCapabilities { get }

  /// Shows a frame. Cells outside the screen are ignored; parts of the screen outside the frame are
  /// blank.
  ///
  /// Only differences from the previous frame are sent.
  ///
  /// - Parameters:
  ///   - frame: The frame to show.
  ///   - cursor: The position of the hardware cursor, which screen readers and braille displays
  ///     follow; `nil` moves it to the last corner. Whether it is visible is a setting of the
  ///     terminal.
  mutating func present(_ frame: CellBuffer, cursor: CellPoint?)

  /// Shows a frame with images over some cells.
  ///
  /// Until the terminal has received the images of a frame, later frames wait, and only the last of
  /// these is shown. The default implementation shows the cells without images.
  mutating func present(_ frame: CellBuffer, images: [PlacedImage], cursor: CellPoint?)

  /// Discards the known content of the screen, so that the next frame is sent completely.
  ///
  /// Call it when another program has written to the screen. The default implementation does
  /// nothing.
  mutating func invalidate()

  /// Waits for events and returns all events since the last call.
  ///
  /// Consecutive pointer movements, resizes and file changes are merged into the last one, so that
  /// each call needs one repaint.
  ///
  /// - Parameter seconds: The longest wait; `nil` waits without limit, zero or less does not wait.
  /// - Returns: The events in order; empty after a timeout.
  mutating func events(waitingAtMost seconds: Double?) -> [TerminalEvent]
}

extension Terminal {
  /// Shows the cells without images.
  public mutating func present(_ frame: CellBuffer, images: [PlacedImage], cursor: CellPoint?) {
    present(frame, cursor: cursor)
  }
  /// Does nothing.
  public mutating func invalidate() {}
}
