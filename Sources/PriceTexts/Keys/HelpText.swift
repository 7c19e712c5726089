/// The texts of `--help`.
package enum HelpText: Hashable, Sendable, CaseIterable {
  case abstract, discussion
  // The groups of options.
  case prices, money, chart, output, data
  // The options, by their names.
  case path, file, area, unit, format, date, timezone, firstHour, listFormats
  case vat, vatState, add, support
  case chartKind, theme, select, now
  case print, describe, pick, glyphs, color, savePicture, size, locale, hover, noMouse
  case outputForm, lineFormat, alertBelow, alertAbove
}

/// What is replaced in the format of a line, by its name in braces.
package enum LinePlaceholder: String, Hashable, Sendable, CaseIterable {
  case price, unit, trend, level, min
  case minHour = "min_hour"
  case max
  case maxHour = "max_hour"
  case mean, area, start, end
}
