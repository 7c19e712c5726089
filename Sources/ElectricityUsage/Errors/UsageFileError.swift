import CivilTime
import ElectricityPrices

/// Why a file of consumption was not read: which file, where in it, and what is wrong.
public struct UsageFileError: Error, Hashable, Sendable {
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

  /// What can be wrong with a file of consumption.
  public enum Reason: Hashable, Sendable {
    /// What can be wrong with a file of prices too.
    case reading(PriceFileError.Reason)
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

  /// The exit status of `sysexits.h`: 66 for a file that cannot be read, else 65 for bad data.
  public var exitStatus: Int32 {
    switch reason {
    case .reading(let reason): PriceFileError(file: file, reason: reason).exitStatus
    case .noUsageFiles: 66
    default: 65
    }
  }
}

/// A reason and where in the file it is; the reader adds the name.
struct UsageFault: Error {
  let reason: UsageFileError.Reason
  var offset: Int?
  var place: FilePlace?

  init(_ reason: UsageFileError.Reason, at offset: Int? = nil, place: FilePlace? = nil) {
    self.reason = reason
    self.offset = offset
    self.place = place
  }

  /// What a reader of prices says, as far as it holds for consumption.
  private init(_ fault: PriceFault) {
    (offset, place) = (fault.offset, fault.place)
    reason =
      switch fault.reason {
      case .gas: .gas
      case .noPrices, .nothingRead: .noUsage
      case .unknownFormat: .unknownFormat
      case .noColumn(.prices): .noEnergy(columns: [])
      case .badNumber(let field, let text): .badNumber(field: field, text: text)
      case .badUnit(let text): .unknownUnit(text)
      default: .reading(fault.reason)
      }
  }

  /// Calls a reader of prices.
  static func reading<Value>(
    _ read: () throws(PriceFault) -> Value
  ) throws(UsageFault) -> Value {
    do throws(PriceFault) {
      return try read()
    } catch {
      throw UsageFault(error)
    }
  }
}
