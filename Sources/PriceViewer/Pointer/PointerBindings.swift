import CivilTime
import ElectricityPrices
import TerminalCore

/// Turns mouse reports into actions, by the scales of the frame on the screen.
///
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
    switch event.kind {
    case .wheelUp: return turned(-1, event, in: state, on: frame)
    case .wheelDown: return turned(1, event, in: state, on: frame)
    case .wheelLeft: return .previousPeriod
    case .wheelRight: return .nextPeriod
    case .press(button: 1) where !event.modifiers.contains(.shift):
      return pressed(at: event, in: state, on: frame)
    case .press(button: 1), .press(button: 3):
      return begun(at: event, in: state, on: frame)
    case .drag(button: 1), .drag(button: 3):
      return dragged(to: event, in: state, on: frame)
    case .release: return released()
    case .move where hovers && state.menu == nil:
      return slot(under: event, in: state, on: frame).map { .select($0.start) }
    case .press, .drag, .move: return nil
    }
  }

  private mutating func pressed(
    at pointer: MouseEvent, in state: ViewerState, on frame: ViewerFrame
  ) -> ViewerAction? {
    press = .outside
    if let action = frame.targets.lazy.compactMap({ $0.action(at: pointer.location) }).first {
      return action
    }
    guard state.menu == nil else { return .closeMenu }
    guard let slot = slot(under: pointer, in: state, on: frame) else { return nil }
    press = slot.start == state.selection ? .selected(slot.start) : .scrubbing
    return press == .scrubbing ? .select(slot.start) : nil
  }

  /// Returns the action of the wheel: zoom with Ctrl, scroll with Shift, otherwise step by slots.
  private func turned(
    _ steps: Int, _ event: MouseEvent, in state: ViewerState, on frame: ViewerFrame
  ) -> ViewerAction {
    if state.menu != nil { return .selectInMenu(frame.menuIndex(steps: steps)) }
    if event.modifiers.contains(.control) {
      return .zoom(steps: -steps, at: frame.time(at: PointerPosition(event), in: state))
    }
    return event.modifiers.contains(.shift)
      ? .scroll(later: steps > 0) : frame.action(.step(slots: steps), in: state)
  }

  /// Starts a range of slots under the pointer.
  private mutating func begun(
    at pointer: MouseEvent, in state: ViewerState, on frame: ViewerFrame
  ) -> ViewerAction? {
    press = .outside
    guard state.menu == nil, let slot = slot(under: pointer, in: state, on: frame) else {
      return nil
    }
    press = .stretching
    return .select(slot.start)
  }

  private mutating func dragged(
    to pointer: MouseEvent, in state: ViewerState, on frame: ViewerFrame
  ) -> ViewerAction? {
    guard let press, press != .outside,
      let slot = frame.slot(at: PointerPosition(pointer)).map({ state.series[$0] }),
      press != .selected(slot.start)
    else { return nil }
    if press == .stretching { return .extendTo(slot.start) }
    self.press = .scrubbing
    return .select(slot.start)
  }

  /// Returns the slot under a pointer in the plot.
  private func slot(
    under pointer: MouseEvent, in state: ViewerState, on frame: ViewerFrame
  ) -> PriceSlot? {
    guard
      [frame.plot?.area, frame.usage].contains(where: { $0?.contains(pointer.location) ?? false })
    else { return nil }
    return frame.slot(at: PointerPosition(pointer)).map { state.series[$0] }
  }

  private mutating func released() -> ViewerAction? {
    defer { press = nil }
    guard case .selected(let start) = press else { return nil }
    return .toggle(start)
  }
}
