import ElectricityPrices

extension PriceFault {
  init(usage reason: UsageFileReason, at offset: Int? = nil, place: FilePlace? = nil) {
    self.init(.usage(reason), at: offset, place: place)
  }

  /// The fault of a price reader, worded for energy usage.
  var ofUsage: PriceFault {
    var fault = self
    fault.reason =
      switch reason {
      case .gas: .usage(.gas)
      case .noPrices, .nothingRead: .usage(.noUsage)
      case .unknownFormat: .usage(.unknownFormat)
      case .noPriceColumn: .usage(.noEnergy(columns: []))
      case .badNumber(let field, let text): .usage(.badNumber(field: field, text: text))
      case .badUnit(let text): .usage(.unknownUnit(text))
      case .conflictingPrices(let time): .usage(.conflict(time: time, otherFile: nil))
      default: reason
      }
    return fault
  }
}
