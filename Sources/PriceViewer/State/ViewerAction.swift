import CivilTime

/// What a person, the clock or the system asks of the viewer.
package enum ViewerAction: Hashable, Sendable {
  /// Selects a slot so many slots later, earlier if negative; see ``ViewerState/apply(_:)``.
  case step(slots: Int)
  /// Selects the same time of the clock a day later or earlier.
  case stepDay(later: Bool)
  /// Selects the first or the last slot.
  case first, last
  /// Selects the slot of the present.
  case now
  /// Selects the first slot with the lowest or the highest price.
  case cheapest, dearest
  /// Draws another kind of chart.
  case chart(ChartKind)
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
  /// Lays something over the prices or under them, or takes it away.
  case toggleLayer(ViewerLayer)
  /// Lets colours say something else.
  case nextColoring
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
  /// Opens the menu, or closes it.
  case openMenu, closeMenu
  /// Shows only the lines of the menu that contain a text.
  case filterMenu(String)
  /// Chooses a line of the menu, which Enter runs.
  case selectInMenu(Int)
  /// Says that a key means nothing.
  case unknownKey
  /// Shows a series of the file, by its place.
  case series(Int)
  /// Draws the chart in pixels, or in characters again.
  case togglePictures
  /// Reads the files again and draws everything anew.
  case reread
  /// Leaves.
  case quit
  /// The clock shows this time now.
  case tick(Instant)
  /// The system ends the program with a signal.
  case terminate(signal: Int32)

  /// Whether the action changes the menu alone.
  var isAboutMenu: Bool {
    switch self {
    case .openMenu, .closeMenu, .filterMenu, .selectInMenu: true
    default: false
    }
  }

  /// Whether the action selects a slot anew, or none, so that a stretch ends.
  var movesSelection: Bool {
    switch self {
    case .step, .stepDay, .first, .last, .now, .cheapest, .dearest, .clearSelection, .select,
      .toggle,
      .previousPeriod, .nextPeriod, .today, .range, .nextSeries, .previousSeries, .series:
      true
    default: false
    }
  }
}

/// What an action asks for outside of the state.
package enum ViewerEffect: Hashable, Sendable {
  /// Draws plots in pixels, or in characters again.
  case togglePictures
  /// Reads the files again, and sends the whole screen.
  case reread
}
