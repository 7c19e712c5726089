import CLibrary
import CivilTime

/// The identities of the views of a host, and the state of its frames.
package final class ViewTree {
  /// The number of the frame that is drawn or was drawn last.
  package private(set) var frame = 0
  /// Whether something has changed since the last frame.
  package private(set) var needsFrame = true
  /// Called when ``needsFrame`` becomes true.
  package var onInvalidation: () -> Void = {}
  /// Calls a function that reads models, and calls back once when one of them is about to change.
  ///
  /// Without a host nothing is observed.
  package var observe: (_ read: () -> Void, _ onChange: @escaping () -> Void) -> Void = {
    read, _ in read()
  }
  /// The view whose body is being evaluated.
  package private(set) var reader: (any StateReader)?
  /// The animation of the changes since the last frame; `nil` for none.
  package private(set) var animation: Animation?
  private var nextAnimation: Animation?
  /// Whether something in the last frame was moving.
  package private(set) var isMoving = false
  /// The clock of animations, in seconds; `nil` to disable them.
  package var clock: (() -> Double)?
  private var departing: [(path: Int, view: any DepartingView)] = []
  private var pending: [() -> Void] = []
  package private(set) lazy var root = ViewIdentity(in: self)

  /// A clock in seconds that never goes back.
  package var time: () -> Double = monotonicSeconds
  private var lastZone: (zone: Zone, time: Double)?

  package init() {}

  /// The machine's time zone, at most a second old: finding it out takes as long as drawing much of
  /// a frame.
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

  /// Sets the animation of the changes since the last frame.
  package func move(by animation: Animation?) { self.animation = animation ?? self.animation }

  /// Notes that something is moving, so that another frame follows soon.
  package func keepMoving() { isMoving = true }

  /// Shows a removed view until its transition ends.
  package func see(off view: any DepartingView, from path: Int) {
    departing.append((path, view))
  }

  /// Returns and forgets the removed view at an identity where another view has appeared.
  package func turnBack(at path: Int) -> (any DepartingView)? {
    guard let index = departing.firstIndex(where: { $0.path == path }) else { return nil }
    return departing.remove(at: index).view
  }

  /// Draws the removed views whose transition has not ended over the frame.
  package func drawDeparting(on canvas: inout Canvas) {
    guard !departing.isEmpty else { return }
    let time = clock?() ?? .infinity
    departing.removeAll { !$0.view.draw(on: &canvas, at: time) }
    if !departing.isEmpty { keepMoving() }
  }

  /// Requests a new frame.
  package func invalidate() {
    if let animation = AnimationScope.current { nextAnimation = animation }
    guard !needsFrame else { return }
    needsFrame = true
    onInvalidation()
  }

  /// Adds an action to carry out after the frame.
  package func afterFrame(_ action: @escaping () -> Void) { pending.append(action) }

  /// Carries out the actions for after the frame; returns whether there were any.
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

/// A reader of state, which is notified of changes.
package protocol StateReader: AnyObject {
  /// Notes that the state has changed.
  func becomeStale()
}

/// A removed view during its transition.
package protocol DepartingView: AnyObject {
  /// Draws the view at a time; returns whether its transition is under way.
  func draw(on canvas: inout Canvas, at time: Double) -> Bool
}
