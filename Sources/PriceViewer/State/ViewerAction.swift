import CivilTime
import ElectricityPrices
import ElectricityUsage
import PriceTexts

/// A request to the viewer from the user, the clock, the files, the feed or the system.
package enum ViewerAction: Equatable, Sendable {
  /// Selects the slot some slots later, earlier if negative; see ``ViewerState/apply(_:)``.
  case step(slots: Int)
  /// Selects the same time of the clock a day later or earlier.
  case stepDay(later: Bool)
  /// Selects the first or the last slot.
  case first, last
  /// Selects the current slot.
  case now
  /// Selects the first slot with the lowest or the highest price.
  case cheapest, dearest
  /// Draws another kind of chart.
  case chart(ChartKind)
  /// Shows the next series of the file.
  case nextSeries
  /// Shows the prices in the next unit of the same currency.
  case nextUnit
  /// Switches between the prices as read and the prices with surcharges and VAT.
  case toggleAllIn
  /// Shows a range of time.
  case range(TimeRange)
  /// Shows the previous or the next day, week, month or year.
  case previousPeriod, nextPeriod
  /// Zooms in, or out if negative, about the time under the pointer or the selection.
  case zoom(steps: Int, at: Instant?)
  /// Shows earlier or later prices.
  case scroll(later: Bool)
  /// Fixes the price axis, or lets it follow the visible prices again.
  case holdPrices
  /// Adds or removes a layer over or under the prices.
  case toggleLayer(ViewerLayer)
  /// Shows the next colouring of prices.
  case nextColoring
  /// Shows the next measure of usage: kilowatt-hours, cost, or its percentage.
  case nextMeasure
  /// Sets the mark that prices are compared with to the selection, or clears it.
  case setMark
  /// Extends the selected range that starts at the selection by slots, or to a time.
  case extend(slots: Int), extendTo(Instant)
  /// Marks the cheapest upcoming time, or removes the mark.
  case toggleWindow
  /// Makes the cheapest time longer or shorter.
  case lengthenWindow(Bool)
  /// Selects the start of the cheapest time.
  case goToWindow
  /// Shows the time of an appliance, by its index.
  case appliance(Int)
  /// Makes the time of an appliance longer or shorter.
  case lengthenAppliance(Int, Bool)
  /// Moves the time at which an appliance is ready.
  case delayAppliance(Int, later: Bool)
  /// Clears the selection.
  case clearSelection
  /// Selects the slot that contains an instant or is nearest to it.
  case select(Instant)
  /// Selects the slot of an instant, or clears the selection if it is already selected.
  case toggle(Instant)
  /// Returns the selected slot and quits, if the viewer was started to pick one.
  case confirm
  /// Opens the menu, or closes it.
  case openMenu, closeMenu
  /// Filters the lines of the menu by a text.
  case filterMenu(String)
  /// Moves the cursor to a line of the menu, which Enter runs.
  case selectInMenu(Int)
  /// Reports that a key has no action.
  case unknownKey
  /// Shows a series of the file, by its index.
  case series(Int)
  /// Has an effect outside the state.
  case perform(ViewerEffect)
  /// Ends the viewer.
  case end(ViewerOutcome)
  /// Shows a message about something outside the state.
  case tell(ViewerMessage)
  /// Updates the time of the clock.
  case tick(Instant)
  // Indirect data keeps the actions small that each frame has for clicks.
  /// Replaces the prices with newer ones, and keeps the user's choices.
  indirect case news(FeedNews)
  /// Replaces the data with what the files now contain; `nil` for what is not from files.
  indirect case filesRead([PriceSeries]?, EnergyUsage?)
  /// Reports that the files cannot be read; the screen keeps its data.
  case filesFailed(ViewerMessage)

  /// The parts of the state that an action clears; each case includes the previous ones.
  enum Clearing: Comparable { case nothing, message, menu, selectedRange }

  /// What the action clears: nothing if the clock or newer data causes it; not the menu if that
  /// stays open, or the action opens or closes it; the range if the selection changes.
  var clears: Clearing {
    switch self {
    case .tick, .news, .filesRead, .filesFailed: .nothing
    case .openMenu, .closeMenu, .filterMenu, .selectInMenu, .lengthenWindow, .lengthenAppliance,
      .delayAppliance, .tell:
      .message
    case .step, .stepDay, .first, .last, .now, .cheapest, .dearest, .clearSelection, .select,
      .toggle, .previousPeriod, .nextPeriod, .range, .nextSeries, .series:
      .selectedRange
    default: .menu
    }
  }
}

/// An effect of an action outside the state.
package enum ViewerEffect: Hashable, Sendable {
  /// Draws plots in pixels, or in characters again.
  case togglePictures
  /// Reads the files again and redraws the whole screen.
  case reread
}
