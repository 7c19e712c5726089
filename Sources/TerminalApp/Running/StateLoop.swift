import Ncurses
import TerminalControls
import TerminalCore

extension TerminalApp {
  /// Runs a loop over a state in the terminal: shows the view of the state, and changes the state
  /// with each event.
  ///
  /// ```swift
  /// TerminalApp.run(initial: 3) { count, event in
  ///   if event == .key(KeyPress(.right)) { count += 1 }
  ///   if event == .key(KeyPress(.left)) { count = max(0, count - 1) }
  /// } view: { count in
  ///   Chart(0..<count, id: \.self) { number in
  ///     BarMark(x: .value("Number", number), y: .value("Square", number * number))
  ///   }
  /// }
  /// ```
  ///
  /// Views receive each event before the update: charts scroll, and controls have the focus. The
  /// loop ends after Ctrl-C, a signal, `dismiss` of the environment, or an update whose state is
  /// finished. It takes the calling thread and does nothing else: a program whose views have tasks,
  /// timers or models that change by themselves is an ``App``.
  ///
  /// - Parameters:
  ///   - state: The state of the first frame.
  ///   - mouse: The reported motions of the mouse.
  ///   - isFinished: Whether the loop ends at a state.
  ///   - update: Changes the state after an event.
  ///   - view: Returns the view of a state.
  /// - Returns: The last state. Without a terminal, the program ends with a message and status 1.
  @discardableResult public static func run<State, Content: View>(
    initial state: State, mouse: NcursesOptions.Mouse = .drag,
    until isFinished: (State) -> Bool = { _ in false },
    update: (inout State, TerminalEvent) -> Void, @ViewBuilder view: @escaping (State) -> Content
  ) -> State {
    do {
      var terminal = try NcursesTerminal(options: options(mouse))
      defer { terminal.close() }
      return loop(state, on: &terminal, until: isFinished, update: update, view: view)
    } catch {
      fail(error)
    }
  }

  /// Runs the loop on a terminal; returns the last state.
  static func loop<State, Content: View>(
    _ state: State, on terminal: inout some Terminal, until isFinished: (State) -> Bool,
    update: (inout State, TerminalEvent) -> Void, view: @escaping (State) -> Content
  ) -> State {
    let state = Kept(state)
    let host = ViewHost(on: terminal) { EnvironmentReader { _ in view(state.value) } }
    while !host.isFinished, !isFinished(state.value) {
      if let frame = host.frame() {
        terminal.present(frame.buffer, images: frame.images, cursor: frame.cursor)
      }
      let events = terminal.events(waitingAtMost: host.patience)
      host.handle(events)
      for event in events { update(&state.value, event) }
      if !events.isEmpty { host.invalidate() }
    }
    return state.value
  }
}
