import CLibrary
import CivilTime

/// The places of the views that a host draws again and again, and what they need to live.
package final class ViewTree {
  /// The number of the frame that is drawn or was drawn last.
  package private(set) var frame = 0
  /// Whether something has changed that the last frame does not show.
  package private(set) var needsFrame = true
  /// Told when ``needsFrame`` becomes true, to wake up whoever sleeps.
  package var onInvalidation: () -> Void = {}
  /// Calls a function that reads models, and calls back once when one of them is about to change.
  ///
  /// Without a host nothing is observed.
  package var observe: (_ read: () -> Void, _ onChange: @escaping () -> Void) -> Void = {
    read, _ in read()
  }
  /// The view whose body is being asked for.
  package private(set) var reader: (any StateReader)?
  /// How what has changed since the last frame moves; `nil` where it does not.
  package private(set) var animation: Animation?
  private var nextAnimation: Animation?
  /// Whether something in the last frame was on its way.
  package private(set) var isMoving = false
  /// Tells seconds, by which things move; `nil` where nothing is to move.
  package var clock: (() -> Double)?
  private var departing: [(path: Int, view: any DepartingView)] = []
  private var pending: [() -> Void] = []
  package private(set) lazy var root = ViewPlace(in: self)

  /// Tells seconds that only go forward.
  package var time: () -> Double = monotonicSeconds
  private var lastZone: (zone: Zone, time: Double)?

  package init() {}

  /// The machine's zone, as it was a second ago or later: asking for it takes as long as drawing
  /// much of a frame.
  package var zone: Zone {
    let now = time()
    if let lastZone, now - lastZone.time < 1 { return lastZone.zone }
    let zone = Zone.current
    lastZone = (zone, now)
    return zone
  }

  /// Draws a frame, and drops the state of views that were not visited.
  package func drawFrame(_ draw: () -> Void) {
    frame += 1
    needsFrame = false
    isMoving = false
    (animation, nextAnimation) = (nextAnimation, nil)
    observe(draw) { [weak self] in self?.invalidate() }
    root.sweep(frame)
  }

  /// Has what has changed since the last frame move.
  package func move(by animation: Animation?) { self.animation = animation ?? self.animation }

  /// Says that something is on its way: another frame is wanted soon.
  package func keepMoving() { isMoving = true }

  /// Shows a view for as long as it takes to leave, though the frame does not have it any more.
  package func see(off view: any DepartingView, from path: Int) {
    departing.append((path, view))
  }

  /// The view that is leaving from a place, to which another one has come.
  package func turnBack(at path: Int) -> (any DepartingView)? {
    guard let index = departing.firstIndex(where: { $0.path == path }) else { return nil }
    return departing.remove(at: index).view
  }

  /// Draws what is leaving over the frame; what is gone is forgotten.
  package func drawDeparting(on canvas: inout Canvas) {
    guard !departing.isEmpty else { return }
    let time = clock?() ?? .infinity
    departing.removeAll { !$0.view.draw(on: &canvas, at: time) }
    if !departing.isEmpty { keepMoving() }
  }

  /// Says that the screen is no longer what it should be.
  package func invalidate() {
    if let animation = AnimationScope.current { nextAnimation = animation }
    guard !needsFrame else { return }
    needsFrame = true
    onInvalidation()
  }

  /// Does something when the frame is drawn: what views do when they come, go or change.
  package func afterFrame(_ action: @escaping () -> Void) { pending.append(action) }

  /// Carries out what waited for the frame; whether there was anything.
  package func finishFrame() -> Bool {
    guard !pending.isEmpty else { return false }
    let actions = pending
    pending = []
    for action in actions { action() }
    return true
  }

  /// Evaluates a body and records the state that it reads; the reader becomes stale when that
  /// changes.
  package func reading<Result>(by reader: any StateReader, _ read: () -> Result) -> Result {
    let outer = self.reader
    self.reader = reader
    defer { self.reader = outer }
    var result: Result?
    observe(
      { result = read() },
      { [weak self, weak reader] in
        reader?.becomeStale()
        self?.invalidate()
      })
    guard let result else { preconditionFailure("Whoever observes carries out the reading.") }
    return result
  }
}

/// A reader of state that is told when it changes.
package protocol StateReader: AnyObject {
  /// Says that what was read is no longer true.
  func becomeStale()
}

/// A view that is on its way out, and lives no more.
package protocol DepartingView: AnyObject {
  /// Draws what is left of it at a time; whether anything was.
  func draw(on canvas: inout Canvas, at time: Double) -> Bool
}
