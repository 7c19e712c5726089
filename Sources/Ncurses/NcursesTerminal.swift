import CLibrary
internal import CNcurses
import TerminalCore
import TerminalImages

/// The terminal that the program was started on, drawn on with ncurses.
///
/// ```swift
/// var terminal = try NcursesTerminal(options: NcursesOptions(mouse: .hover))
/// defer { terminal.close() }
/// terminal.present(frame, cursor: nil)
/// let events = terminal.events(waitingAtMost: nil)
/// ```
///
/// While it is open, messages to standard error, where that is the terminal, are held back and
/// written when it closes, is suspended, or the program crashes. Suspension happens inside
/// ``events(waitingAtMost:)``, which then reports ``TerminalEvent/resumed``. Whatever ends the
/// program, except a signal that cannot be caught, the terminal is restored.
///
/// Use one terminal at a time, and on one thread: ncurses has one screen.
public struct NcursesTerminal: Terminal {
  /// The current size.
  public private(set) var size: CellSize
  /// The colours of the terminal’s description and the glyphs that it is known to show.
  public internal(set) var capabilities: TerminalCapabilities

  let screen: NcursesScreen
  var painter: FramePainter
  var loop: EventLoop
  // The queries to send to the terminal after the first frame, before DA1.
  private var questions: String?
  let options: NcursesOptions
  // The sending of images; `nil` if they are not shown.
  var pictures: ImageFlow?
  // Whether the support for images has still to be detected.
  var asksForPictures = false
  // The background colour that the terminal reported.
  private(set) var ground: CellColor?

  /// Opens the terminal and clears it.
  ///
  /// Keys are read from standard input where that is a terminal, frames are written to standard
  /// output where that is one; otherwise it is the controlling terminal, so that a program can
  /// read its data through a pipe and write its result into one.
  ///
  /// - Throws: ``NcursesError`` when there is no terminal or it cannot place its cursor. In that
  ///   case nothing has been written.
  public init(options: NcursesOptions = NcursesOptions()) throws(NcursesError) {
    CharacterEncoding.setFromEnvironment()
    let name = try Self.terminalName()
    let terminal = environmentVariable("TERM") ?? name
    let asks = options.mouse != .off && GroundQuestion.isUnderstood(by: terminal)
    self.options = options
    let device = try TerminalDevice()
    let signals: SignalChannel
    do {
      try device.awaitForeground()
      signals = try SignalChannel()
    } catch {
      device.close()
      throw error
    }
    do {
      screen = try NcursesScreen(
        device: device, signals: signals, name: name, options: options)
    } catch {
      signals.close()
      device.close()
      throw error
    }
    loop = EventLoop(
      input: device.input, signals: signals, watchedPaths: options.watchedPaths,
      wake: options.wakeDescriptor)
    let depth = ColorPairs.depth(
      colors: has_colors() ? nc_colors() : 0,
      isDirect: screen.gathers && TerminalName.hasDirectColors, wished: options.colorDepth)
    let glyphs = Self.glyphs(on: terminal, wished: options.glyphs)
    painter = FramePainter(depth: depth, glyphs: glyphs)
    capabilities = TerminalCapabilities(colorDepth: depth, glyphs: glyphs)
    loop.decoder.pixels.cell = options.tellsPixels ? device.cellPixels : nil
    questions = options.mouse == .off ? nil : ""
    if asks {
      asksForPictures = options.showsPictures && screen.gathers
      let asksForGround = options.asksForGround || asksForPictures
      questions =
        (asksForGround ? GroundQuestion.bytes : "")
        + (loop.decoder.pixels.cell != nil ? PixelReports.question : "")
        + (asksForPictures ? ImageAnswers.questions(in: environmentVariable) : "")
    }
    size = screen.size
    _ = followSize()
    if asksForPictures, ImageAnswers.imageProtocol(in: environmentVariable) == .kitty {
      capabilities.pictures = offerPictures(.kitty)
    }
    signals.letThrough()
  }

  /// Returns the glyphs of a terminal: the requested set, unless only ASCII can be written.
  private static func glyphs(on terminal: String, wished: GlyphSet?) -> GlyphSet {
    let own = CharacterEncoding.glyphs(on: terminal)
    return own == .ascii ? own : wished ?? own
  }

  /// Returns the first description that is installed and can place the cursor.
  private static func terminalName() throws(NcursesError) -> String {
    guard let wanted = environmentVariable("TERM") else { throw .unnamedTerminal }
    let isModern = TerminalName.environmentIsModern
    for name in TerminalName.candidates(for: wanted, isModern: isModern) {
      var result: CInt = 0
      guard setupterm(name, STDERR_FILENO, &result) == OK else { continue }
      let placing = tigetstr("cup")
      if placing != nil, Int(bitPattern: placing) != -1 { return name }
      throw .incapableTerminal(wanted)
    }
    throw Descriptors.areFree ? .unknownTerminal(wanted) : .noDescriptor
  }

  /// Shows a frame; cells outside the screen are ignored, positions without a cell are blank.
  ///
  /// The difference to the previous frame is sent in one write.
  public mutating func present(_ frame: CellBuffer, cursor: CellPoint?) {
    present(frame, images: [], cursor: cursor)
  }

  /// Shows a frame with images in place of some cells.
  ///
  /// While the terminal has not accepted the images of a frame, later frames wait, and only the
  /// last of them is shown.
  public mutating func present(_ frame: CellBuffer, images: [PlacedImage], cursor: CellPoint?) {
    guard screen.isUp else { return }
    screen.signals.hold()
    defer { screen.signals.letThrough() }
    if pictures?.isBusy ?? false {
      pictures?.waiting = (frame, images, cursor)
      return
    }
    if painter.freeIndices(for: frame) {
      screen.invalidate()
      pictures?.forget()
    }
    let rows = painter.paint(frame, on: screen.window, size: size)
    defer {
      if let questions {
        screen.ask(questions)
        self.questions = nil
      }
    }
    let (painter, start) = (painter, monotonicSeconds())
    screen.update(cursor: cursor) { written in
      let text = painter.needsTranslation ? painter.translated(written.bytes) : written.bytes
      // ncurses may write the cells before the cursor's position again to get there.
      let around = around(images, isScrolled: written.isScrolled) {
        (rows?.contains($0) ?? true) || $0 == written.cursorRow
      }
      guard let around else { return text }
      return around.before + text + around.after
    }
    pictures?.pass(monotonicSeconds() - start)
  }

  /// Makes the next frame repaint the whole screen.
  public mutating func invalidate() {
    guard screen.isUp else { return }
    painter.invalidate()
    screen.invalidate()
    pictures?.forget()
  }

  /// Waits until something happens or the time is up, and returns all events since the last call.
  ///
  /// Suspends the program when the user asks for it. Ctrl-C is a key like any other; Ctrl-\ ends.
  public mutating func events(waitingAtMost seconds: Double?) -> [TerminalEvent] {
    screen.signals.hold()
    defer { screen.signals.letThrough() }
    let deadline = seconds.map { monotonicSeconds() + ($0.isNaN ? 0 : max(0, $0)) }
    var events: [TerminalEvent] = []
    var isWoken = false
    repeat {
      let (late, start) = (pictures?.deadline, monotonicSeconds())
      let answers = loop.decoder.images.count
      let occurrences = loop.wait(until: [deadline, late].compactMap(\.self).min())
      if loop.decoder.images.count > answers { screen.pending.answer(at: monotonicSeconds()) }
      pictures?.pass(monotonicSeconds() - start)
      for occurrence in occurrences {
        if case .woken = occurrence { isWoken = true }
        events += self.events(of: occurrence)
      }
      if loop.decoder.pixels.isOffered, screen.isUp { screen.startPixels() }
      events += followPictures()
    } while events.isEmpty && !isWoken && (deadline.map { $0 > monotonicSeconds() } ?? true)
    return events.coalesced
  }

  /// Restores the terminal; a second call does nothing.
  ///
  /// Later frames are ignored, and waiting for events is a mistake that returns a hang-up.
  public mutating func close() {
    guard screen.close() else { return }
    loop.close()
  }

  private mutating func events(of occurrence: EventLoop.Occurrence) -> [TerminalEvent] {
    switch occurrence {
    case .event(.ground(let color)):
      ground = color
      return options.asksForGround ? [.ground(color)] : []
    case .event(let event): return [event]
    case .woken: return []
    case .resize: return followSize()
    case .hangUp: return [.terminated(signal: SIGHUP)]
    case .suspend(let wholeJob):
      screen.suspend(wholeJob: wholeJob)
      return resumed()
    case .resume:
      screen.resume()
      return resumed()
    }
  }

  private mutating func resumed() -> [TerminalEvent] {
    loop.decoder.pixels.leave()
    pictures?.resume()
    let events = followSize()
    invalidate()
    return [.resumed] + (events.isEmpty ? [.resized(size)] : events)
  }

  /// Adopts the terminal's current size; returns an event when it has changed.
  private mutating func followSize() -> [TerminalEvent] {
    // Letters may have become larger without a change of the screen.
    if loop.decoder.pixels.cell != nil { loop.decoder.pixels.cell = screen.device.cellPixels }
    guard let current = screen.device.size, current != size else {
      let events = followCell()
      if !events.isEmpty { invalidate() }
      return events
    }
    screen.resize(to: current)
    painter.invalidate()
    pictures?.forget()
    size = screen.size
    return [.resized(size)] + followCell()
  }
}
