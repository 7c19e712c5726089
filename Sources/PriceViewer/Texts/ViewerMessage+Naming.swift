import ElectricityPrices
import PriceTexts

extension ViewerMessage {
  /// The message with the name of the file alone: in a row of the screen, what is wrong matters
  /// more than the folders on the way.
  var named: ViewerMessage {
    func name(_ file: String) -> String { file.split(separator: "/").last.map(String.init) ?? file }
    return switch self {
    case .notRead(let error):
      .notRead(PriceFileError(file: name(error.file), place: error.place, reason: error.reason))
    default: self
    }
  }
}
