/// What a reader expected where it found something else.
public enum Expectation: Hashable, Sendable {
  // Values.
  case value, array, arrayOfNumbers, arrayOfObjects, object, pairOfTimeAndPrice
  case number, numberOrNull, finiteNumberOrNull, numberFromOne
  case numberUpTo(Int)
  case time, quotedTime, slotLength, intervalLength, currencyCode
  case multipleOfResolution, halfHourOfDay, sameInArea
  /// The unit of the rows before.
  case sameUnit(String)
  /// A time without an offset, like another time.
  case timeWithoutOffset(like: Neighbour?)
  /// A time with an offset, like another time.
  case timeWithOffset(like: Neighbour?)
  // Signs of a notation.
  case sign(Character)
  case eitherSign(Character, Character)
  case quotedKey, endOfFile, endOfString, endOfStringBeforeLine
  case fourHexadecimalDigits, escape, fractionDigit, exponentDigit, noLeadingZeros
  case endOfXML, noDocumentType

  /// The time that another one must be like.
  public enum Neighbour: Hashable, Sendable {
    /// The times before it.
    case before
    /// The start of its slot.
    case start
  }
}
