import CivilTime

/// The position of an error in a file.
public struct FilePlace: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column in characters (Unicode scalars), from 1.
  public let column: Int

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Finds the line and column of a byte offset; O(offset).
  package init(offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let before = bytes.prefix(offset)
    let line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    var column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
    // A byte order mark is not a character.
    if line == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]), offset >= 3 { column -= 1 }
    self.init(line: line, column: column)
  }
}

/// The reason why a price or consumption file could not be read, with the file and the position.
public struct PriceFileError: Error, Hashable, Sendable {
  /// The path as given; `-` for standard input.
  public let file: String
  /// The position; `nil` if the error has none.
  public let place: FilePlace?
  /// The reason.
  public let reason: Reason

  /// Creates an error.
  public init(file: String, place: FilePlace? = nil, reason: Reason) {
    self.file = file
    self.place = place
    self.reason = reason
  }

  /// The possible faults of a price file.
  public enum Reason: Hashable, Sendable {
    // The file cannot be read.
    case notFound
    case permissionDenied
    case isDirectory
    /// A file was replaced by a pipe or a device, which cannot be read twice.
    case notAFile
    /// A system error with its number, such as `EIO`.
    case unreadable(code: Int32)
    case noMemory
    /// Another program truncated the file while it was read.
    case shortened
    // The content is empty, too large or malformed.
    case tooLarge(limit: ReadingLimit)
    case empty
    case truncated(expected: Expectation)
    case syntax(found: String, expected: Expectation)
    /// Malformed XML, with the message of the XML parser.
    case badXML(String)
    case invalidUTF8
    case tooDeep(limit: Int)
    case workbook(String)
    /// A file that must be unpacked or converted first, with its kind.
    case archive(String)
    /// A packed file that is damaged, or not whole.
    case badPacking
    // The structure matches no format, or several.
    case unknownFormat
    case ambiguousFormat([String])
    case noSuchFormat(String, known: [String])
    case otherNotation(format: String)
    case noTimeColumn
    case noPriceColumn
    case severalColumns([String])
    case noSuchColumn(String, known: [String])
    case missing(field: FieldName)
    case wrongType(field: FieldName, expected: Expectation)
    case unevenRow(fields: Int, expected: Int)
    case unevenLists(times: Int, prices: Int)
    case noPrices
    case nothingRead(format: String)
    /// The source refused to send prices, with its unchanged message.
    case refusedWithMessage(String)
    case refusedWithoutReason
    case refusedWithWebPage
    case gas
    /// The values are no prices; the associated value is an example.
    case notPrices(String)
    /// Nothing names prices or their unit; the associated value is a number, or the file's name.
    case mayBeAmounts(String)
    case unsteadyHistory
    // A single value is invalid.
    case notFinite(field: FieldName, text: String)
    case outOfRange(field: FieldName, text: String)
    case badTime(field: FieldName, text: String)
    case noSuchTime(String, zone: String)
    case badUnit(String)
    case badWord(field: FieldName, text: String, expected: [String])
    case badNumber(field: FieldName, text: String)
    case ambiguousNumber(field: FieldName, text: String)
    case mixed(field: FieldName, first: String, other: String)
    // Values contradict each other.
    case slotLength(count: Int, seconds: Int64)
    case reversed(from: String, to: String)
    /// A slot of more than a year without any other time inside.
    case overlong(from: String, to: String)
    case dayLength(count: Int, date: CivilDate, hours: Int)
    case conflictingPrices(time: String)
    case mixedDateOrder
    case ambiguousHours(field: String)
    case badHours(date: CivilDate)
    case shortDay(date: CivilDate, zone: String)
    /// The times ignore a clock change.
    case unclearClock(date: CivilDate, zone: String)
    case wrongAutumnTimes(date: CivilDate)
    // The user must choose.
    case sharedTable(column: String, names: [String])
    /// A column distinguishes several series, and the file does not say which one is the price.
    case severalNames(column: String, names: [String])
    case noSuchArea(String, known: [String])
    case noSuchSequence(Int, known: [String])
    case otherUnit(has: String, wanted: String)
    // Files contradict each other.
    case noPriceFiles(others: [String])
    case unitNotStated(wanted: String)
    case otherTax
    /// A fault that only consumption files have.
    case usage(UsageFileReason)
  }

  /// The exit status of `sysexits.h`: 66 for an unreadable file, 65 for bad data.
  public var exitStatus: Int32 {
    switch reason {
    case .notFound, .permissionDenied, .isDirectory, .notAFile, .unreadable, .noMemory,
      .shortened, .noPriceFiles, .usage(.noUsageFiles):
      66
    default: 65
    }
  }
}

/// The possible faults that only a consumption file has.
public enum UsageFileReason: Hashable, Sendable {
  case badNumber(field: FieldName, text: String)
  // The structure matches no known format.
  case unknownFormat
  case noEnergy(columns: [String])
  case severalEnergies(columns: [String])
  /// Several sensors; one may include another.
  case severalMeters([String])
  /// The only column of energy can be what the household takes or what it returns.
  case unclearDirection(column: String)
  /// A column distinguishes series whose relation to the household is unknown.
  case severalNames(column: String, names: [String])
  /// The column contains power instead of energy.
  case power(column: String)
  case gas
  /// The energy is heat or a fuel, named by the text.
  case notElectricity(String)
  case unknownUnit(String)
  /// The file has no rows, or no row has a number.
  case noUsage
  /// A Green Button document whose readings could be of several kinds.
  case unlinkedReadings
  // Values contradict each other.
  case outOfRange(String)
  /// More energy in a slot than a household can use.
  case tooMuch(String, time: String)
  /// Two amounts for the same time, in this file or in this file and another.
  case conflict(time: String, otherFile: String?)
  /// The slots of several meters overlap without being equal.
  case unalignedSlots(time: String)
  // The user must choose.
  case noSuchMeter(String, known: [String])
  case noUsageFiles(others: [String])
}

/// A reason and the byte offset of the fault; the reader adds file, line and column.
package struct PriceFault: Error {
  package var reason: PriceFileError.Reason
  package let offset: Int?
  /// The position, if the preceding bytes are no longer in memory.
  package let place: FilePlace?

  package init(_ reason: PriceFileError.Reason, at offset: Int? = nil, place: FilePlace? = nil) {
    (self.reason, self.offset, self.place) = (reason, offset, place)
  }

  /// Adds the offset or the position to a fault that has neither.
  package static func located<Value>(
    at offset: Int? = nil, place: @autoclosure () -> FilePlace? = nil,
    _ read: @autoclosure () throws(PriceFault) -> Value
  ) throws(PriceFault) -> Value {
    do throws(PriceFault) {
      return try read()
    } catch {
      guard error.place == nil, error.offset == nil else { throw error }
      throw PriceFault(error.reason, at: offset, place: place())
    }
  }
}
