import CivilTime

/// Where in a file something is wrong.
public struct FilePlace: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column in characters (Unicode scalars), from 1.
  public let column: Int

  /// Creates a place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Why a file of prices or of consumption was not read: which file, where in it, and what is wrong.
public struct PriceFileError: Error, Hashable, Sendable {
  /// The path as given; `-` for standard input.
  public let file: String
  /// The place, where there is one.
  public let place: FilePlace?
  /// What is wrong.
  public let reason: Reason

  /// Creates an error.
  public init(file: String, place: FilePlace? = nil, reason: Reason) {
    self.file = file
    self.place = place
    self.reason = reason
  }

  /// What can be wrong with a price file.
  public enum Reason: Hashable, Sendable {
    // The file cannot be read.
    case notFound
    case permissionDenied
    case isDirectory
    /// A file has become a pipe or a device, which cannot be read again.
    case notAFile
    /// With the number of the system's error, such as `EIO`.
    case unreadable(code: Int32)
    case noMemory
    /// Another program has cut it short while it was read.
    case shortened
    // The bytes are not what they should be.
    case tooLarge(limit: ReadingLimit)
    case empty
    case truncated(expected: Expectation)
    case syntax(found: String, expected: Expectation)
    /// With what the parser of XML says.
    case badXML(String)
    case invalidUTF8
    case tooDeep(limit: Int)
    case workbook(String)
    /// A file that must be unpacked or converted first.
    case archive(String)
    // The shape is not that of a format.
    case unknownFormat
    case ambiguousFormat([String])
    case noSuchFormat(String, known: [String])
    case otherNotation(format: String)
    case noColumn(RequiredColumn)
    case severalColumns([String])
    case noSuchColumn(String, known: [String])
    case missing(field: FieldName)
    case wrongType(field: FieldName, expected: Expectation)
    case unevenRow(fields: Int, expected: Int)
    case unevenLists(times: Int, prices: Int)
    case noPrices
    case nothingRead(format: String)
    case refusedBySource(SourceRefusal)
    case gas
    /// With a value that no price has.
    case notPrices(String)
    case unsteadyHistory
    // Single values.
    case notFinite(field: FieldName, text: String)
    case outOfRange(field: FieldName, text: String)
    case badTime(field: FieldName, text: String)
    case noSuchTime(String, zone: String)
    case badUnit(String)
    case badTax(field: FieldName, text: String)
    case badNumber(field: FieldName, text: String)
    case ambiguousNumber(field: FieldName, text: String)
    case mixed(field: FieldName, first: String, other: String)
    // The values do not fit together.
    case slotLength(count: Int, seconds: Int64)
    case reversed(from: String, to: String)
    /// A year and more without any other time.
    case overlong(from: String, to: String)
    case dayLength(count: Int, date: CivilDate, hours: Int)
    case conflictingPrices(time: String)
    case mixedDateOrder
    case ambiguousHours(field: String)
    case badHours(date: CivilDate)
    case shortDay(date: CivilDate, zone: String)
    /// Times run through a change of the clocks as if there were none.
    case unclearClock(date: CivilDate, zone: String)
    case wrongAutumnTimes(date: CivilDate)
    // A choice is needed.
    case severalAreas([String])
    case sharedTable(column: String, names: [String])
    /// A column tells several series apart, of which nobody says which is the price.
    case severalNames(column: String, names: [String])
    case noSuchArea(String, known: [String])
    case noSuchSequence(Int, known: [String])
    case otherUnit(has: String, wanted: String)
    // Files do not fit together.
    case noPriceFiles(others: [String])
    case unitNotStated(wanted: String)
    case otherTax
    /// What only files of consumption have.
    case usage(UsageFileReason)
  }

  /// The exit status of `sysexits.h`: 66 for a file that cannot be read, else 65 for bad data.
  public var exitStatus: Int32 {
    switch reason {
    case .notFound, .permissionDenied, .isDirectory, .notAFile, .unreadable, .noMemory,
      .shortened, .noPriceFiles, .usage(.noUsageFiles):
      66
    default: 65
    }
  }
}

/// What can be wrong with a file of consumption alone.
public enum UsageFileReason: Hashable, Sendable {
  case badNumber(field: FieldName, text: String)
  // The shape is none that is known.
  case unknownFormat
  case noEnergy(columns: [String])
  case severalEnergies(columns: [String])
  /// Of sensors, of which one may be a part of another.
  case severalMeters([String])
  /// A column has power, which is no energy.
  case power(column: String)
  case gas
  case unknownUnit(String)
  /// There are no rows, or no row has a number.
  case noUsage
  /// A document of Green Button whose readings could be of several kinds.
  case unlinkedReadings
  // The values do not fit together.
  case outOfRange(String)
  /// Two amounts for one time: in this file, or in it and another.
  case conflict(time: String, otherFile: String?)
  /// The slots of several meters lie across each other.
  case unalignedSlots(time: String)
  // A choice is needed.
  case noSuchMeter(String, known: [String])
  case noUsageFiles(others: [String])
}

/// A reason and the offset of the byte that it is about; the reader adds file, line and column.
package struct PriceFault: Error {
  package var reason: PriceFileError.Reason
  package let offset: Int?
  /// The place, where the bytes before it are no longer in memory.
  package let place: FilePlace?

  package init(
    _ reason: PriceFileError.Reason, at offset: Int? = nil, place: FilePlace? = nil
  ) {
    (self.reason, self.offset, self.place) = (reason, offset, place)
  }

  /// Names the offset or the place, where neither is known yet.
  static func located<Value>(
    at offset: Int? = nil, place: FilePlace? = nil, _ read: () throws(PriceFault) -> Value
  ) throws(PriceFault) -> Value {
    do throws(PriceFault) {
      return try read()
    } catch {
      guard error.place == nil, error.offset == nil else { throw error }
      throw PriceFault(error.reason, at: offset, place: place)
    }
  }
}
