/// A word or short phrase that stands alone on the screen or in a table.
package enum Word: String, Hashable, Sendable, CaseIterable {
  // The title and the row of numbers.
  case title, now, low, mean, meanOf, high, difference, fromMark
  case unitUnknown, noPrice, noPrices, noUsage
  // The typical day.
  case weekdays, weekends, today, median
  // Statistics.
  case deviation, lowerQuartile, upperQuartile, belowZero, cheapestHour, dearestHour
  // Forecasts.
  case forecast, ahead, bias, lastKnownDay, withinBounds
  // Waiting for input.
  case waitingForRows
  // Taxes and surcharges of prices.
  case taxIncluded, taxExcluded, taxUnknown, assumed, raw, allIn
  // Keys in the row at the bottom.
  case hour, slot, choose, quit, cheapest, compare, menu, clear, mark, zoom
  // The legend.
  case cheap, dear, lowestToHighest, halfOfDays, halfOfPrices, feedIn, costsMoney
  // The menu, and the values of its lines.
  case areas, notes, mouse, menuHint, noEntry
  case on, off, automatic, fixed, byPrice, byLevel, oneColor, pixels, characters
  // Tables of prices and of formats.
  case date, time, formatName, unit, tax, zone, format, asStated, place, sources, terms, notSet
  // Tables of costs.
  case paid, total, production, contract, energy, fees, peak, income, net, moved, saved,
    runningCost, appliance
}

/// The groups of the menu.
package enum KeyGroup: String, Hashable, Sendable, CaseIterable {
  case cheap, cost, compare, look, file
}

/// The effects of keys, for the menu, and the names of kinds of chart and of ranges.
package enum KeyHelp: String, Hashable, Sendable, CaseIterable {
  case now, extremes, window, windowStart, windowLength, coloring, meanLine, charges, appliance
  case measure, allIn, unit
  case before, mark, series, feedIn, areas
  case slots, rows, extend, ends, clear, choose, mouse, periods, zoom, holdPrices, pictures
  case reread, list, quit
  case line, step, area, bar, heatmap, typical, duration, contracts
  case day, week, month, year, all
}
