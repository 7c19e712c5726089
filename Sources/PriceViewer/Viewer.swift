import CivilTime
import ElectricityPrices
import TerminalCore

/// The loop between a terminal and a state: draw, wait, change.
package struct Viewer {
  private var state: ViewerState
  private let look: ViewerLook
  private let clock: () -> Instant
  private var pointer: PointerBindings
  private var frame = ViewerFrame.empty
  private var lastAction: ViewerAction?
  private var anticipated: ViewerFrame?

  /// Creates a viewer.
  ///
  /// - Parameters:
  ///   - hovers: whether the pointer selects without a button.
  ///   - clock: tells the time; a test's own, or one that was set to another time.
  package init(
    _ state: ViewerState, look: ViewerLook = ViewerLook(), hovers: Bool = false,
    clock: @escaping () -> Instant
  ) {
    self.state = state
    self.look = look
    self.clock = clock
    pointer = PointerBindings(hovers: hovers)
  }

  /// Shows the viewer until somebody leaves it or the system ends it.
  ///
  /// Each burst of events gives one frame, and none where nothing has changed. Between events it
  /// sleeps until the clock reaches the next slot, looking at it every minute, and without end
  /// where no slot is to come.
  package mutating func run(on terminal: inout some Terminal) -> ViewerOutcome {
    show(on: &terminal)
    while true {
      let events = terminal.events(waitingAtMost: wait)
      let wasNow = state.nowIndex
      state.apply(.tick(clock()))
      var hasChanged = state.nowIndex != wasNow
      for event in events {
        hasChanged = handle(event, on: &terminal) || hasChanged
        if let outcome = state.outcome { return outcome }
      }
      if hasChanged {
        show(on: &terminal)
        anticipate(in: terminal.size)
      }
    }
  }

  /// The seconds until the clock changes the screen, a minute at most: the machine may have slept
  /// meanwhile, or its clock been set.
  private var wait: Double? {
    state.nextChange.map { next in Double(min(max(0, clock().distance(to: next)), 60)) }
  }

  private mutating func show(on terminal: inout some Terminal) {
    frame = ViewerScreen.frame(
      state, in: terminal.size, look: look, after: frame, anticipated: anticipated)
    terminal.present(frame.buffer, cursor: frame.cursor)
  }

  /// Draws what the last key would show once more, while the person looks at what it has shown.
  ///
  /// Who scrubs presses the same key again; the frame is then there before the key is, which
  /// halves the time that it takes. Other keys cost nothing more.
  private mutating func anticipate(in size: CellSize) {
    anticipated = nil
    guard let lastAction, lastAction.isRepeated else { return }
    var next = state
    next.apply(lastAction)
    guard next.selection != state.selection else { return }
    anticipated = ViewerScreen.frame(next, in: size, look: look, after: frame)
  }

  /// Applies an event; whether there is something new to show.
  private mutating func handle(_ event: TerminalEvent, on terminal: inout some Terminal) -> Bool {
    guard let action = action(for: event) else {
      if case .resized = event { return true }
      return event == .resumed
    }
    if action == .redraw { terminal.invalidate() }
    lastAction = action
    state.apply(action)
    return true
  }

  private mutating func action(for event: TerminalEvent) -> ViewerAction? {
    switch event {
    case .key(let key): KeyBindings.action(for: key)
    case .mouse(let report): pointer.action(for: report, in: state, on: frame)
    case .terminated(let signal): .terminate(signal: signal)
    case .resized, .resumed, .fileChanged: nil
    }
  }
}
