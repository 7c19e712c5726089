import CLibrary
import Observation
import TerminalCharts
import TerminalCore
import TerminalDrawing
import TerminalViews

/// Keeps views alive: takes what a terminal reports, and gives frames.
///
/// For programs with a loop of their own, and for tests; `TerminalApp.run` is such a
/// loop.
///
/// ```swift
/// let host = ViewHost(on: terminal) { ContentView() }
/// while !host.isFinished {
///   if let frame = host.frame() { terminal.present(frame.buffer, cursor: frame.cursor) }
///   host.handle(terminal.events(waitingAtMost: host.patience))
/// }
/// ```
@MainActor public final class ViewHost {
  /// Whether the program is to end: after Ctrl-C, a signal, or `dismiss`.
  public private(set) var isFinished = false
  /// Called to wake up a loop when a view changes while no events are being handled.
  public var onInvalidation: () -> Void {
    get { tree.onInvalidation }
    set { tree.onInvalidation = newValue }
  }
  /// The pixels of a cell where plots are drawn in pixels; `nil` where all is cells.
  ///
  /// The terminal reports it in its capabilities, or later by an event.
  public var pictures: PixelCell? {
    didSet { tree.invalidate() }
  }
  /// The number of frames that were made.
  public private(set) var frameCount = 0

  private let tree = ViewTree()
  private let view: AnyView
  private var size: CellSize
  private var environment: EnvironmentValues
  private let clock: () -> Double
  private var last: HostFrame?
  /// The last frame, for tests.
  var shown: HostFrame? { last }
  private var isFirstFrame = true
  private var lastFrame = 0.0
  private let input = InputRouter()

  /// Whether the user wants no animations: `NO_MOTION` is set and not empty, or the program was
  /// started with `--no-animation`.
  static func isStill(
    _ arguments: [String] = CommandLine.arguments,
    noMotion: String? = environmentVariable("NO_MOTION")
  ) -> Bool { noMotion?.isEmpty == false || arguments.contains("--no-animation") }

  // Actions that change what they watch would go on for ever.
  private static let maximumPasses = 8

  /// Creates a host of views.
  ///
  /// - Parameters:
  ///   - size: the extent of the frames, until a `TerminalEvent.resized` says otherwise.
  ///   - environment: the characters and colours to draw with, and other settings.
  ///   - clock: tells seconds that only go forward, as a test wants them; `nil` for the system's.
  ///   - content: the views.
  public init<Content: View>(
    size: CellSize, environment: EnvironmentValues = EnvironmentValues(),
    clock: (() -> Double)? = nil, @ViewBuilder content: () -> Content
  ) {
    self.size = size
    self.environment = environment
    let clock = clock ?? monotonicSeconds
    self.clock = clock
    tree.time = clock
    view = AnyView(content())
    // Without colours a terminal is slow, or a reader of the screen stands before it.
    tree.clock = environment.colorDepth == .monochrome || Self.isStill() ? nil : clock
    let thread = pthread_self()
    tree.observe = { read, onChange in
      // Models say so before they change, wherever they do.
      nonisolated(unsafe) let notify = onChange
      withObservationTracking(read) {
        if pthread_equal(thread, pthread_self()) != 0 {
          notify()
        } else {
          Task { @MainActor in notify() }
        }
      }
    }
    self.environment.dismiss = DismissAction { [weak self] in self?.isFinished = true }
  }

  /// Creates a host of views for a terminal, with its size, characters, colours and pictures.
  public convenience init<Content: View>(
    on terminal: some Terminal, @ViewBuilder content: () -> Content
  ) {
    var environment = EnvironmentValues()
    environment.glyphSet = terminal.capabilities.glyphs
    environment.colorDepth = terminal.capabilities.colorDepth
    self.init(size: terminal.size, environment: environment, content: content)
    pictures = terminal.capabilities.pictures
  }

  /// Requests a new frame, because something has changed that views cannot notice.
  public func invalidate() { tree.invalidate() }

  /// Takes events into account; what they change is seen in the next frame.
  public func handle(_ events: [TerminalEvent]) {
    for event in events { handle(event) }
    let time = clock()
    input.tick(time)
    if tree.isMoving, time >= lastFrame + Self.minimumInterval { tree.invalidate() }
  }

  // No more than sixty frames a second of what moves.
  private static let minimumInterval = 1.0 / 60

  /// Takes an event into account; what it changes is seen in the next frame.
  public func handle(_ event: TerminalEvent) {
    switch event {
    case .terminated: isFinished = true
    case .key(KeyPress(.character("c"), modifiers: .control)): isFinished = true
    case .resized(let size):
      self.size = size
      tree.invalidate()
    case .resumed:
      isFirstFrame = true
      tree.invalidate()
    case .key(let key): if input.handle(key, at: clock()) { tree.invalidate() }
    case .paste(let text): if input.focus.paste(text) { tree.invalidate() }
    case .mouse(let report): if input.handle(report, at: clock()) { tree.invalidate() }
    case .ground(let color):
      environment.colorScheme = ColorScheme(on: color)
      tree.invalidate()
    case .pictures(let cell): pictures = cell
    case .fileChanged: break
    }
  }

  /// The seconds until the host wants to be called without an event, such as for a button that is
  /// held; `nil` where it does not.
  public var patience: Double? {
    if tree.needsFrame { return 0 }
    let motion = tree.isMoving ? lastFrame + Self.minimumInterval : nil
    return [input.deadline, motion].compactMap { $0 }.min().map { max(0, $0 - clock()) }
  }

  /// The frame that shows the present state; `nil` where the last one does.
  ///
  /// However much has changed, it is drawn once; and again, where what views do when they come or
  /// change has changed something.
  public func frame() -> HostFrame? {
    var passes = 0
    while tree.needsFrame, passes < Self.maximumPasses {
      draw()
      _ = tree.finishFrame()
      passes += 1
    }
    guard passes > 0 || isFirstFrame else { return nil }
    isFirstFrame = false
    return last
  }

  private func draw() {
    frameCount += 1
    lastFrame = clock()
    var environment = environment
    environment.identity = tree.root
    var canvas = Canvas(
      size: size, glyphs: environment.glyphSet, precision: DrawingPrecision(drawnCell))
    tree.drawFrame {
      view.draw(on: &canvas, environment: environment)
      // Windows may open further windows.
      var next = 0
      while next < canvas.notes.count {
        (canvas.notes[next] as? PopUpNote)?.draw(&canvas)
        next += 1
      }
    }
    tree.drawDeparting(on: &canvas)
    var buffer = canvas.composed(by: CellComposer(environment))
    input.adopt(canvas.notes)
    input.markFocus(on: &buffer)
    last = HostFrame(
      buffer: buffer, images: images(on: canvas, in: buffer), cursor: input.cursor,
      proxy: canvas.firstChartProxy)
  }

  // The pixels of a cell, within the limits.
  private var drawnCell: PixelCell? { pictures.flatMap { $0.isDrawable(on: size) ? $0 : nil } }

  /// The plots in pixels.
  private func images(on canvas: Canvas, in frame: CellBuffer) -> [PlacedImage] {
    guard let cell = drawnCell else { return [] }
    return canvas.pictures.map { picture in
      let image = picture.image(cell: cell, foreground: environment.colorScheme.foreground)
      return PlacedImage(image, in: picture.frameArea, of: frame)
    }
  }
}
