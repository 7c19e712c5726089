/// The questions of the first run, and the offered answers.
package enum QuestionText: Hashable, Sendable {
  case area, areaHint
  case tax, taxHint, noTax
  /// The tax of the place, in percent.
  case usualTax(String)
  case grid, gridHint, noGrid
  /// A hint that names the stretches of a day that grid companies tell apart.
  case gridHours(String)
  /// What taxes by the kilowatt-hour are, without what the grid company takes.
  case levies(String)
  case support, noSupport, stromstotte, norgespris
  case keep, yes, no
  case choiceHint, keys
  /// The keys while the first prices are on their way.
  case waitingKeys
}
