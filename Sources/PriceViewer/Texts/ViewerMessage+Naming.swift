import ElectricityPrices
import PriceTexts

extension ViewerMessage {
  /// The message with the file's name instead of its path.
  ///
  /// In a row of the screen, the error matters more than the folders.
  var named: ViewerMessage {
    guard case .notRead(let error) = self else { return self }
    let name = PriceFile.name(of: error.file)
    return .notRead(PriceFileError(file: name, place: error.place, reason: error.reason))
  }
}
