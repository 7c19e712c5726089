import ElectricityCosts
import ElectricityPrices

/// The reason why an action had no effect, or what is missing.
package enum ViewerMessage: Error, Hashable, Sendable {
  /// The current time is outside the prices.
  case nowOutside
  /// There is no slot with a price.
  case noPrices
  /// The file has only one series.
  case oneSeries
  /// The file does not state its unit, so that there are no other units.
  case noUnit
  /// Neither the file nor the user states surcharges or taxes.
  case nothingToAdd
  /// The surcharges do not fit these prices.
  case notAdjusted(PriceAdjustmentError)
  /// The viewer was not started to pick a slot.
  case notPicking
  /// No time of the length with known prices is still to come.
  case noWindow
  /// The files cannot be read at present; the previous prices and usage are shown.
  case notRead(PriceFileError)
  /// The prices of the next day are not published yet; their usual time of publication.
  case notPublished(usually: String)
  case nothingSelected
  case noUsage
  /// There are fewer than two contracts to compare, or there is no usage.
  case fewContracts
  /// A contract does not fit the prices.
  case contract(CostError)
  /// Typical prices need more days than are visible.
  case fewDays
  /// There are no prices before or after the visible ones.
  case noneEarlier, noneLater
  /// There is no separate feed-in price.
  case noFeedInPrice
  /// The kind of chart can show no other prices.
  case notOnHeatMap
  /// The terminal shows no images, its line is too slow, or they would be too large.
  case noPictures, picturesTooSlow, picturesTooLarge
  /// The exported picture has fewer pixels than usual, because of the limit.
  case pictureReduced
}
