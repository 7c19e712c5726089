import TerminalCore

/// The options of a terminal.
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

  /// The colours to use instead of those of the terminal's description, limited to these.
  ///
  /// Reading `NO_COLOR` is up to the caller: it asks for ``ColorDepth/monochrome``.
  public var colorDepth: ColorDepth?
  /// The characters to use instead of the detected ones; without Unicode always ASCII.
  public var glyphs: GlyphSet?
  /// Which motions the mouse reports.
  public var mouse: Mouse
  /// Whether the cursor is drawn where it rests; hidden, it still moves there.
  public var showsCursor: Bool
  /// Whether the terminal is asked for its background colour; an answer arrives after the first
  /// frame as ``TerminalEvent/ground(_:)``.
  ///
  /// Has no effect without a mouse, because then closing does not wait for answers.
  public var asksForGround: Bool
  /// Whether the mouse tells its place inside of cells, ``MouseEvent/placeInCell``, where the
  /// terminal has mode 1016; it is asked after the first frame.
  public var tellsPixels: Bool
  /// Whether pictures are shown in the place of cells where the terminal can, which it says after
  /// the first frame as ``TerminalEvent/pictures(_:)``, or by the environment at once.
  ///
  /// Not without a mouse, for the same reason.
  public var showsPictures: Bool
  /// Whether what is pasted comes as ``TerminalEvent/paste(_:)``, where the terminal has mode 2004,
  /// and not as if it were typed.
  public var tellsPastes: Bool
  /// Files and folders whose changes are reported as ``TerminalEvent/fileChanged``; they need not
  /// exist yet.
  public var watchedPaths: [String]
  /// A descriptor that wakes up whoever waits for events, for a program with a queue of its own:
  /// while it can be read, waiting ends at once, with no events where there are none.
  public var wakeDescriptor: Int32?

  /// When a line is too slow for pictures.
  package struct PictureLimits: Hashable, Sendable {
    /// The bytes in a second below which a person waits for each frame.
    package var bytesPerSecond = 200_000.0
    /// The seconds after which a terminal that has not answered has no time for pictures.
    package var patience = 2.0
  }

  /// When pictures are given up; other than usual for tests on a busy machine.
  package var pictureLimits = PictureLimits()

  /// What starts the reports of the mouse and of pastes.
  var modeStart: String { (tellsPastes ? "\u{1B}[?2004h" : "") + mouse.start }

  /// What ends them, and shows a frame with pictures that was held and cut off.
  var modeEnd: String {
    let hasMouse = mouse != .off
    return (showsPictures && hasMouse ? "\u{1B}[?2026l" : "")
      + (tellsPixels && hasMouse ? PixelReports.end : "") + mouse.end
      + (tellsPastes ? "\u{1B}[?2004l" : "")
  }

  /// Creates options; by default the terminal's colours, drags, a hidden cursor, no files and no
  /// wake descriptor.
  public init(
    colorDepth: ColorDepth? = nil, glyphs: GlyphSet? = nil, mouse: Mouse = .drag,
    showsCursor: Bool = false, asksForGround: Bool = false, tellsPixels: Bool = false,
    showsPictures: Bool = false, tellsPastes: Bool = false,
    watchedPaths: [String] = [], wakeDescriptor: Int32? = nil
  ) {
    self.colorDepth = colorDepth
    self.glyphs = glyphs
    self.mouse = mouse
    self.showsCursor = showsCursor
    self.asksForGround = asksForGround
    self.tellsPixels = tellsPixels
    self.showsPictures = showsPictures
    self.tellsPastes = tellsPastes
    self.watchedPaths = watchedPaths
    self.wakeDescriptor = wakeDescriptor
  }
}
