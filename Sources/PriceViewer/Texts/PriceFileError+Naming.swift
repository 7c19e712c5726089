import ElectricityPrices

extension PriceFileError {
  /// The error with the name of the file alone: in a row of the screen, what is wrong matters more
  /// than the folders on the way.
  var named: PriceFileError {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return PriceFileError(file: name, place: place, reason: reason)
  }
}
