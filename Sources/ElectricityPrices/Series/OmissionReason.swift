/// Why entries of a file were left out.
public enum OmissionReason: Hashable, Sendable {
  /// Their unit is none that is known.
  case unknownUnit(String)
  /// They are in another unit than the one that is shown.
  case otherUnit(PriceUnit, shown: PriceUnit)
}
