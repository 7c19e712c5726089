/// The value or token that a reader expected at the position of an error.
public enum Expectation: Hashable, Sendable {
  // Values.
  case value, array, arrayOfNumbers, object, pairOfTimeAndPrice
  case number, numberOrNull, finiteNumberOrNull, numberFromOne
  case numberUpTo(Int)
  case time, quotedTime, slotLength, currencyCode
  case multipleOfResolution, sameInArea
  /// The unit of the preceding rows.
  case sameUnit(String)
  /// A time without an offset, to match another time.
  case timeWithoutOffset(like: Neighbour?)
  /// A time with an offset, to match another time.
  case timeWithOffset(like: Neighbour?)
  // Punctuation.
  case sign(Character)
  case eitherSign(Character, Character)
  case quotedKey, endOfFile, endOfString, endOfStringBeforeLine
  case fourHexadecimalDigits, escape, fractionDigit, exponentDigit, noLeadingZeros
  case endOfXML, noDocumentType

  /// The time that the faulty time must match.
  public enum Neighbour: Hashable, Sendable {
    /// The preceding times.
    case before
    /// The start of the same slot.
    case start
  }
}
