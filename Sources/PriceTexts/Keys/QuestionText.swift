/// The questions of the first run and their suggested answers.
package enum QuestionText: Hashable, Sendable {
  case area, areaHint
  case tax, taxHint, noTax
  /// The value-added tax of the area, in percent.
  case usualTax(String)
  case grid, gridHint, noGrid
  /// A hint with the hours for which grid companies have different prices.
  case gridHours(String)
  /// The taxes per kilowatt-hour, without the charges of the grid company.
  case levies(String)
  case support, noSupport, stromstotte, norgespris
  case keep, yes, no
  case choiceHint, keys
  /// The keys while the first prices are pending.
  case waitingKeys
}
