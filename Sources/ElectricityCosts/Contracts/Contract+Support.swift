import ElectricityPrices

extension Contract {
  /// Where the support of a month ends; `nil` for a contract without.
  public func supportLimit(of spot: PriceSeries) throws(ContractError) -> SupportLimit? {
    guard let support else { return nil }
    var bare = self
    bare.support = nil
    return SupportLimit(scheme: support, prices: try bare.prices(of: spot))
  }
}
