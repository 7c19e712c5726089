import CivilTime

/// What a person, the clock or the system asks of the viewer.
package enum ViewerAction: Hashable, Sendable {
  /// Selects a slot so many slots later, earlier if negative; see ``ViewerState/apply(_:)``.
  case step(slots: Int)
  /// Selects the slot so many hours later, earlier if negative; another slot at least.
  case jump(hours: Int)
  /// Selects the same time of the clock a day later or earlier, or in a row of the heat map that
  /// stands for a longer unit.
  case stepRow(later: Bool, unit: CalendarUnit = .day)
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
  /// Shows so much at once.
  case range(TimeRange)
  /// Shows the day, week, month or year before or after the one that is shown.
  case previousPeriod, nextPeriod
  /// Shows the period of now.
  case today
  /// Shows less at once, or more if negative; about a time that was pointed at, else about the
  /// selection.
  case zoom(steps: Int, at: Instant?)
  /// Shows what was shown first.
  case resetZoom
  /// Shows earlier or later prices.
  case scroll(later: Bool)
  /// Lets the axis of prices stay as it is, or follow what is shown again.
  case holdPrices
  /// Lets the axis of prices cover all areas and times, or follow what is shown again.
  case lockPrices
  /// Lays something over the prices or under them, or takes it away.
  case toggleLayer(ViewerLayer)
  /// Compares contracts where there are several for a usage, else the period before.
  case compare
  /// Lets the bars of usage stand for something else: kilowatt-hours, cost, or its share.
  case nextMeasure
  /// Compares with what is selected from now on, or with now again.
  case setMark
  /// Moves the end of a stretch that begins at the selection: by slots, or to a time.
  case extend(slots: Int), extendTo(Instant)
  /// Marks the cheapest time to come, or no longer.
  case toggleWindow
  /// Makes the cheapest time longer or shorter.
  case lengthenWindow(Bool)
  /// Selects where the cheapest time begins.
  case goToWindow
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
  /// Shows the list of keys so many rows further down, or up if negative.
  case scrollHelp(rows: Int)
  /// Shows a series of the file, by its place.
  case series(Int)
  /// Draws the chart in pixels, or in characters again.
  case togglePictures
  /// Reads the files again.
  case reread
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

  /// Whether the action selects a slot anew, or none, so that a stretch ends.
  var movesSelection: Bool {
    switch self {
    case .step, .stepRow, .jump, .first, .last, .now, .cheapest, .dearest, .clearSelection, .select,
      .toggle,
      .previousPeriod, .nextPeriod, .today, .range, .nextSeries, .previousSeries, .series:
      true
    default: false
    }
  }
}
