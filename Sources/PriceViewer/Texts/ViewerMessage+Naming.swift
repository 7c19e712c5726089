import ElectricityPrices
import PriceTexts

extension ViewerMessage {
  /// The message with the name of the file alone: in a row of the screen, what is wrong matters
  /// more than the folders on the way.
  var named: ViewerMessage {
    guard case .notRead(let error) = self else { return self }
    let name = PriceFiles.name(of: error.file)
    return .notRead(PriceFileError(file: name, place: error.place, reason: error.reason))
  }
}
