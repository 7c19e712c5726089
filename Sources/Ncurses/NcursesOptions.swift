import TerminalCore

/// The options of a terminal.
public struct NcursesOptions: Hashable, Sendable {
  /// The motions that the mouse reports.
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
  /// The caller has to read `NO_COLOR` and to set ``ColorDepth/monochrome``.
  public var colorDepth: ColorDepth?
  /// The characters to use instead of the detected ones; without Unicode always ASCII.
  public var glyphs: GlyphSet?
  /// The motions that the mouse reports.
  public var mouse: Mouse
  /// Whether the cursor is visible; a hidden cursor still moves.
  public var showsCursor: Bool
  /// Whether the terminal is asked for its background colour; an answer arrives after the first
  /// frame as ``TerminalEvent/ground(_:)``.
  ///
  /// Has no effect without a mouse, because then closing does not wait for answers.
  public var asksForGround: Bool
  /// Whether the mouse reports its position inside cells, ``MouseEvent/placeInCell``, if the
  /// terminal has mode 1016; it is queried after the first frame.
  public var tellsPixels: Bool
  /// Whether images replace cells if the terminal supports them; it says so after the first frame
  /// as ``TerminalEvent/pictures(_:)``, or by the environment at once.
  ///
  /// Has no effect without a mouse, because then closing does not wait for answers.
  public var showsPictures: Bool
  /// Whether pasted text is reported as ``TerminalEvent/paste(_:)`` instead of as typed keys, if
  /// the terminal has mode 2004.
  public var tellsPastes: Bool
  /// Files and folders whose changes are reported as ``TerminalEvent/fileChanged``; they need not
  /// exist yet.
  public var watchedPaths: [String]
  /// A descriptor that ends waiting for events, for a program with a queue of its own: while it can
  /// be read, waiting returns at once, possibly without events.
  public var wakeDescriptor: Int32?

  /// The limits below which a line is too slow for images.
  package struct PictureLimits: Hashable, Sendable {
    /// The bytes in a second below which a person waits for each frame.
    package var bytesPerSecond = 200_000.0
    /// The seconds after which a terminal that has not answered is too slow for images.
    package var patience = 2.0
  }

  /// The limits below which images are given up; changed in tests on a busy machine.
  package var pictureLimits = PictureLimits()

  /// The sequences that start the reports of the mouse and of pastes.
  var modeStart: String { (tellsPastes ? "\u{1B}[?2004h" : "") + mouse.start }

  /// The sequences that end the reports, and show a frame with images that was held and cut off.
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
