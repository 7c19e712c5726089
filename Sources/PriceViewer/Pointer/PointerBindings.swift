import CivilTime
import TerminalCore

/// Turns mouse reports into actions, by the scales of the frame on the screen.
///
/// The wheel zooms with Ctrl, scrolls with Shift, and otherwise steps by slots.
/// A press on a slot selects it immediately; a press and release on the selected slot clears it. A
/// drag that began in the plot continues past its edges, where it selects the first or last slot.
/// With Shift or the right button, a drag selects a range of slots. A press on a text with an
/// action, such as a key, a kind, an area or the cheapest time, runs that action.
package struct PointerBindings: Sendable {
  /// Whether the pointer selects without a button.
  package let hovers: Bool
  private var press: Press?

  /// A button that is held.
  private enum Press: Hashable, Sendable {
    /// The press was outside the plot.
    case outside
    /// The press was on the selected slot, and the pointer has not left it.
    case selected(Instant)
    /// The drag selects the slot under the pointer.
    case scrubbing
    /// The drag selects a range of slots that starts at the press.
    case stretching
  }

  /// Creates bindings with no button held.
  package init(hovers: Bool = false) { self.hovers = hovers }

  /// Returns the action of a report; `nil` if it has none.
  package mutating func action(
    for event: MouseEvent, in state: ViewerState, on frame: ViewerFrame
  ) -> ViewerAction? {
    func nearestStart() -> Instant? { frame.slot(at: event).map { state.series[$0].start } }
    func startInPlot() -> Instant? {
      let areas = [frame.plot?.area, frame.usage]
      return areas.contains { $0?.contains(event.location) ?? false } ? nearestStart() : nil
    }
    switch event.kind {
    case .wheelUp: return step(-1, event, in: state, on: frame)
    case .wheelDown: return step(1, event, in: state, on: frame)
    case .wheelLeft: return .previousPeriod
    case .wheelRight: return .nextPeriod
    case .press(button: 1), .press(button: 3):
      press = .outside
      let extends = event.kind != .press(button: 1) || event.modifiers.contains(.shift)
      let actions = frame.targets.lazy.compactMap { $0.action(at: event.location) }
      if !extends, let action = actions.first { return action }
      guard state.menu == nil else { return extends ? nil : .closeMenu }
      guard let start = startInPlot() else { return nil }
      press = extends ? .stretching : start == state.selection ? .selected(start) : .scrubbing
      return press == .selected(start) ? nil : .select(start)
    case .drag(button: 1), .drag(button: 3):
      guard let held = press, held != .outside, let start = nearestStart(),
        held != .selected(start)
      else { return nil }
      if held == .stretching { return .extendTo(start) }
      press = .scrubbing
      return .select(start)
    case .release:
      defer { press = nil }
      guard case .selected(let start) = press else { return nil }
      return .toggle(start)
    case .move where hovers && state.menu == nil: return startInPlot().map { .select($0) }
    case .press, .drag, .move: return nil
    }
  }

  /// Returns the action of a step of the wheel: 1 or −1.
  private func step(
    _ step: Int, _ event: MouseEvent, in state: ViewerState, on frame: ViewerFrame
  ) -> ViewerAction? {
    if state.menu != nil { return .selectInMenu(frame.menuIndex(steps: step)) }
    if event.modifiers.contains(.control) {
      return .zoom(steps: -step, at: frame.time(at: event, in: state))
    }
    return event.modifiers.contains(.shift)
      ? .scroll(later: step > 0) : frame.action(.step(slots: step), in: state)
  }
}
