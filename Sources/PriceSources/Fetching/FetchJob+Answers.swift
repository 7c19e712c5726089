import ElectricityPrices

extension FetchJob {
  /// Returns the slots of the days in a response.
  func series(in bytes: [UInt8], _ reading: ReadingOptions) throws(FetchFault) -> PriceSeries {
    var options = reading
    options.area = source.nameInAnswer(area)
    options.valueAddedTax = source.valueAddedTax ?? options.valueAddedTax
    let file: PriceFile
    do throws(PriceFileError) {
      file = try PriceFile.read(bytes: bytes, name: source.name, options: options)
    } catch {
      throw FetchFault(error.reason, isEmpty: Self.hasOnlyEmptyLists(bytes), in: self)
    }
    // Another format might read a few numbers as prices.
    guard file.format.name == source.format else { throw .unreadable(.unknownFormat) }
    let series = file.series[0].slots(from: question.start, to: question.end, of: area.code)
    guard !series.isEmpty else { throw isFuture ? .notPublished : .otherDay }
    return series
  }

  /// Returns whether all lists in a response are empty, as some sources send before publication.
  private static func hasOnlyEmptyLists(_ bytes: [UInt8]) -> Bool {
    guard bytes.count < 4096 else { return false }
    let signs = bytes.filter { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let opens = signs.indices.filter { signs[$0] == UInt8(ascii: "[") }
    return !opens.isEmpty
      && opens.allSatisfy { $0 + 1 < signs.count && signs[$0 + 1] == UInt8(ascii: "]") }
  }
}
