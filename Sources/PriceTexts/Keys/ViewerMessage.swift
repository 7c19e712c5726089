import ElectricityCosts
import ElectricityPrices
import ElectricityUsage

/// Why an action did nothing, or what is not there.
package enum ViewerMessage: Error, Hashable, Sendable {
  /// The clock is outside the prices.
  case nowOutside
  /// There is no slot with a price.
  case noPrices
  /// The file has one series only.
  case oneSeries
  /// The file does not say its unit, so that there is none to go on from.
  case noUnit
  /// Neither the file nor the command line says what comes on top of the prices.
  case nothingToAdd
  /// What comes on top does not fit these prices.
  case notAdjusted(PriceAdjustmentError)
  /// A slot can be chosen only when the viewer was started for that.
  case notPicking
  /// No time of that length with prices is to come.
  case noWindow
  /// The files cannot be read as they are now; prices and usage are those of before.
  case notRead(PriceFileError)
  /// The prices of the next day are not there yet; when they usually are.
  case notPublished(usually: String)
  /// Nothing is selected that could be chosen.
  case nothingSelected
  /// No usage is named.
  case noUsage
  /// There are fewer than two contracts to compare, or no usage to compare them by.
  case fewContracts
  /// A contract does not fit the prices.
  case contract(ContractError)
  /// What is usual needs more days than are shown.
  case fewDays
  /// There are no prices before or after the visible ones.
  case noneEarlier, noneLater
  /// What is fed in has no price of its own.
  case noFeedInPrice
  /// The heat map shows the prices of one area alone.
  case notOnHeatMap
  /// The terminal shows no pictures, its line is too slow for them, or they would be too large.
  case noPictures, picturesTooSlow, picturesTooLarge
  /// The picture of a file has fewer pixels than usual, within the limit.
  case pictureReduced
}
