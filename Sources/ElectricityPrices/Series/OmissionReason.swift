/// The reason for leaving out entries of a file.
public enum OmissionReason: Hashable, Sendable {
  /// The unit of the entries is unknown.
  case unknownUnit(String)
  /// The unit of the entries differs from the unit of the series.
  case otherUnit(PriceUnit, shown: PriceUnit)
  /// The entries are sums, means or extremes of the others.
  case summary
  /// The price of the entries means a missing one: -9999.
  case sentinel(Price)
}
