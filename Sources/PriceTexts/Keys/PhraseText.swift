/// A phrase of the screen without a full stop, with formatted numbers and times.
package enum PhraseText: Hashable, Sendable {
  /// The length and the mean of the cheapest time.
  case cheapest(String, mean: String)
  /// The bounds of a forecast: `(12 to 34)`.
  case bounds(String, String)
  /// The end of the known prices: `known until Thu 00:00`.
  case knownUntil(String)
  /// The usual prices of an hour, by the outer quartiles and the median.
  case half(from: String, to: String, median: String)
  /// The durations of higher, equal and lower prices than one price.
  case rank(dearer: String, same: String, cheaper: String)
  /// The duration of prices that are at least as high as one price.
  case atLeast(hours: String, price: String)
  /// An hour, and on how many of all days it was the cheapest or most expensive.
  case onDays(String, Int, of: Int)
  /// The label of the cheapest hours of each day.
  case cheapestHours(Int)
  /// The cheapest contract and the difference to the next one.
  case cheapestContract(String, by: String, than: String), equalContracts(String, String)
}
