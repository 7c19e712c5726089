import CivilTime

/// What a person, the clock or the system asks of the viewer.
package enum ViewerAction: Hashable, Sendable {
  /// Selects a slot so many slots later, earlier if negative; see ``ViewerState/apply(_:)``.
  case step(slots: Int)
  /// Selects the slot so many hours later, earlier if negative; another slot at least.
  case jump(hours: Int)
  /// Selects the first or the last slot.
  case first, last
  /// Selects the slot of the present.
  case now
  /// Selects the first slot with the lowest or the highest price.
  case cheapest, dearest
  /// Draws another kind of chart.
  case chart(ChartKind)
  /// Draws the next kind of chart.
  case nextChart
  /// Shows the next or the previous series of the file.
  case nextSeries, previousSeries
  /// Shows the prices in the next unit of the same currency.
  case nextUnit
  /// Goes from the prices as read to those that a household pays, and back.
  case toggleAllIn
  /// Selects nothing.
  case clearSelection
  /// Selects the slot that contains an instant or lies nearest to it.
  case select(Instant)
  /// Selects the slot of an instant, or nothing if it is selected already.
  case toggle(Instant)
  /// Chooses the selected slot and leaves, where the viewer was started for choosing.
  case confirm
  /// Shows or hides the list of keys.
  case toggleHelp
  /// Draws everything anew.
  case redraw
  /// Leaves to the shell for a while; the terminal does it.
  case suspend
  /// Leaves.
  case quit
  /// The clock shows this time now.
  case tick(Instant)
  /// The system ends the program with a signal.
  case terminate(signal: Int32)

  /// Whether the action is mostly followed by itself: the key is held down.
  var isRepeated: Bool {
    switch self {
    case .step, .jump: true
    default: false
    }
  }
}
