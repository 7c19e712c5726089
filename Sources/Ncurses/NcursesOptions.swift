import TerminalCore

/// What a program asks of its terminal.
public struct NcursesOptions: Hashable, Sendable {
  /// Which motions the mouse reports.
  public enum Mouse: Hashable, Sendable {
    /// None at all: the terminal's own selection works.
    case off
    /// Buttons, the wheel, and motion with a button held.
    case drag
    /// Every motion.
    case hover
  }

  /// The colours to use instead of those that the terminal says it has; more than it has are cut.
  ///
  /// Reading `NO_COLOR` is up to the caller: it asks for ``ColorDepth/monochrome``.
  public var colorDepth: ColorDepth?
  /// Which motions the mouse reports.
  public var mouse: Mouse
  /// Whether the cursor is drawn where it rests; hidden, it still moves there.
  public var showsCursor: Bool
  /// A file whose changes are reported as ``TerminalEvent/fileChanged``; it need not exist yet.
  public var watchedFile: String?

  /// Creates options; without arguments: the terminal's colours, drags, a hidden cursor, no file.
  public init(
    colorDepth: ColorDepth? = nil, mouse: Mouse = .drag, showsCursor: Bool = false,
    watchedFile: String? = nil
  ) {
    self.colorDepth = colorDepth
    self.mouse = mouse
    self.showsCursor = showsCursor
    self.watchedFile = watchedFile
  }
}
