import CLibrary
import Observation
import TerminalCharts
import TerminalCore
import TerminalDrawing
import TerminalViews

/// A host of views: handles the events of a terminal and draws frames.
///
/// For programs with a loop of their own, and for tests; `TerminalApp.run` is such a loop.
///
/// ```swift
/// let host = ViewHost(on: terminal) { ContentView() }
/// while !host.isFinished {
///   if let frame = host.frame() { terminal.present(frame.buffer, cursor: frame.cursor) }
///   host.handle(terminal.events(waitingAtMost: host.patience))
/// }
/// ```
@MainActor public final class ViewHost {
  /// Whether the program should end: after Ctrl-C, a signal, or `dismiss`.
  public private(set) var isFinished = false
  /// The action that wakes up a loop when a view changes while no events are being handled.
  public var onInvalidation: () -> Void {
    get { tree.onInvalidation }
    set { tree.onInvalidation = newValue }
  }
  /// The pixels of a cell if plots are drawn in pixels; `nil` if everything is drawn in cells.
  ///
  /// The terminal reports it in its capabilities, or later by an event.
  public var pictures: PixelCell? {
    didSet { tree.invalidate() }
  }
  /// The number of drawn frames.
  public private(set) var frameCount = 0

  private let tree = ViewTree()
  private let view: AnyView
  private var size: CellSize
  private var environment: EnvironmentValues
  private let clock: () -> Double
  /// The last frame.
  private(set) var shown: HostFrame?
  private var isFirstFrame = true
  private var lastFrame = 0.0
  private let input = InputRouter()

  /// Returns whether animations are off: `NO_MOTION` is set and not empty, or the program was
  /// started with `--no-animation`.
  static func isStill(
    _ arguments: [String] = CommandLine.arguments,
    noMotion: String? = environmentVariable("NO_MOTION")
  ) -> Bool { noMotion?.isEmpty == false || arguments.contains("--no-animation") }

  // Actions that change the value that they watch would never end.
  private static let maximumPasses = 8

  /// Creates a host of views.
  ///
  /// - Parameters:
  ///   - size: The size of the frames until a `TerminalEvent.resized` changes it.
  ///   - environment: The characters and colours to draw with, and other settings.
  ///   - clock: A clock of seconds that never go back; `nil` for the system's clock.
  ///   - content: The views.
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
    // A terminal without colours is probably slow, or read by a screen reader.
    tree.clock = environment.colorDepth == .monochrome || Self.isStill() ? nil : clock
    let thread = pthread_self()
    tree.observe = { read, onChange in
      // Models report a change beforehand, on any thread.
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

  /// Requests a new frame after a change that views cannot observe.
  public func invalidate() { tree.invalidate() }

  /// Handles events; the next frame shows the changes.
  public func handle(_ events: [TerminalEvent]) {
    for event in events { handle(event) }
    let time = clock()
    input.tick(time)
    if tree.isMoving, time >= lastFrame + Self.minimumInterval { tree.invalidate() }
  }

  // At most sixty frames a second during animations.
  private static let minimumInterval = 1.0 / 60

  /// Handles an event; the next frame shows the changes.
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
    case .glyphs(let glyphs):
      environment.glyphSet = glyphs
      tree.invalidate()
    case .pictures(let cell): pictures = cell
    case .fileChanged: break
    }
  }

  /// The seconds until the host needs a call without an event, for example while a button is held;
  /// `nil` if it needs none.
  public var patience: Double? {
    if tree.needsFrame { return 0 }
    let motion = tree.isMoving ? lastFrame + Self.minimumInterval : nil
    return [input.deadline, motion].compactMap { $0 }.min().map { max(0, $0 - clock()) }
  }

  /// Returns a frame of the current state; `nil` if the last frame already shows it.
  ///
  /// Any number of changes are drawn once. If actions for the appearance or the change of views
  /// change something, the frame is drawn again.
  public func frame() -> HostFrame? {
    var passes = 0
    while tree.needsFrame, passes < Self.maximumPasses {
      draw()
      _ = tree.finishFrame()
      passes += 1
    }
    guard passes > 0 || isFirstFrame else { return nil }
    isFirstFrame = false
    return shown
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
    input.focus.mark(on: &buffer)
    shown = HostFrame(
      buffer: buffer, images: images(on: canvas, in: buffer), cursor: input.cursor,
      proxy: canvas.firstChartProxy)
  }

  // The pixels of a cell, clamped.
  private var drawnCell: PixelCell? { pictures.flatMap { $0.isDrawable(on: size) ? $0 : nil } }

  /// Returns the plots in pixels.
  private func images(on canvas: Canvas, in frame: CellBuffer) -> [PlacedImage] {
    guard let cell = drawnCell else { return [] }
    return canvas.pictures.map { picture in
      let image = picture.image(cell: cell, foreground: environment.colorScheme.foreground)
      return PlacedImage(image, in: picture.frameArea, of: frame)
    }
  }
}
