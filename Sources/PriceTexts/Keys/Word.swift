/// A word or a few, which stand alone on the screen or in a table.
package enum Word: String, Hashable, Sendable, CaseIterable {
  // The title and the row of numbers.
  case title, now, low, mean, meanOf, high, difference, fromNow, fromMark
  case unitUnknown, noPrice, noPrices
  // The typical day.
  case weekdays, weekends, today, median
  // Statistics.
  case deviation, lowerQuartile, upperQuartile, belowZero, cheapestHour, dearestHour
  // Forecasts.
  case forecast, ahead, bias, dayBefore, withinBounds
  // What the prices contain.
  case taxIncluded, taxExcluded, taxUnknown, assumed, raw, allIn
  // Keys in the row at the bottom.
  case hour, slot, chart, range, choose, help, quit
  // The list of keys.
  case areas, notes, helpEnd, mouse
  // Tables of prices and of formats.
  case date, time, formatName, unit, tax, zone, format, asStated, place, sources, terms, notSet
  // Tables of costs.
  case paid, total, production, contract, energy, fees, peak, income, net, moved, saved,
    runningCost, appliance
}

/// The parts into which lists of keys are divided.
package enum KeyGroup: String, Hashable, Sendable, CaseIterable {
  case selection, view, leaving
}

/// What keys do, in the words of lists.
package enum KeyHelp: String, Hashable, Sendable, CaseIterable {
  case slots, rows, hours, extend, ends, now, extremes, windowStart, clear, choose, mouse
  case charts, gathered, nextChart, ranges, periods, today, zoom, scroll, holdPrices, lockPrices
  case compare, mark, measure, levels
  case window, windowLength, series, unit, allIn, pictures, list, reread, redraw
  case suspend, quit
}
