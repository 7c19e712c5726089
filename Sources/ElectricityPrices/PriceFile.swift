import CivilTime

/// The contents of a price file: a series for each area.
public struct PriceFile: Sendable {
  /// The series in the order of the file; never empty, and none of them is.
  public let series: [PriceSeries]
  /// The format that the content was recognised as.
  public let format: PriceFormat
  /// When the source published the prices, where the file says it.
  public let publication: Instant?

  /// The names of the areas, where the file has them.
  public var areas: [String] { series.compactMap(\.area) }
  /// What was mended or assumed, in all series.
  public var warnings: [PriceWarning] { series.flatMap(\.warnings) }

  /// What a person can say about a file that the file does not.
  public typealias Options = ReadingOptions

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is standard input.
  ///   - options: What the file does not say.
  /// - Throws: ``PriceFileError`` with the place and the reason.
  public static func read(
    path: String, options: Options = Options()
  ) throws(PriceFileError) -> PriceFile {
    if path == "-" { return try read(descriptor: 0, name: "-", options: options) }
    return try reading(path, options) { () throws(PriceFault) in try ByteStream(path: path) }
  }

  /// Reads from an open descriptor to its end, and leaves it open.
  public static func read(
    descriptor: Int32, name: String, options: Options = Options()
  ) throws(PriceFileError) -> PriceFile {
    try reading(name, options) { () throws(PriceFault) in
      try ByteStream(descriptor: descriptor)
    }
  }

  /// Reads bytes in memory; `name` stands for the file in errors.
  public static func read(
    bytes: some Collection<UInt8>, name: String, options: Options = Options()
  ) throws(PriceFileError) -> PriceFile {
    try reading(name, options) { () throws(PriceFault) in ByteStream(bytes) }
  }

  private static func reading(
    _ name: String, _ options: Options, _ load: () throws(PriceFault) -> ByteStream
  ) throws(PriceFileError) -> PriceFile {
    var stream: ByteStream?
    do throws(PriceFault) {
      let opened = try load()
      stream = opened
      return try PriceDecoder(options: options).file(opened)
    } catch {
      let place = error.offset.flatMap { offset in
        stream.map { FilePlace(offset: offset, in: $0.bytes) }
      }
      throw PriceFileError(file: name, place: error.place ?? place, reason: error.reason)
    }
  }
}

extension PriceFile {
  /// What is read at most, so that no file can take the machine.
  public enum Limits {
    /// The bytes of a file: 1 GiB.
    public static let bytes = ByteStream.limit
    /// The bytes of a JSON file: 512 MiB.
    public static let jsonBytes = JSONDocument.byteLimit
    /// The nesting of JSON and XML.
    public static let depth = JSONDocument.depthLimit
    /// The values and keys of a JSON file, and one more for every ``jsonBytesForEach`` bytes.
    public static let jsonValues = JSONDocument.tokenLimit
    /// The bytes of a JSON file for which one value or key more is read.
    public static let jsonBytesForEach = JSONDocument.bytesForEach
    /// The numbers and texts of a JSON file that follow each other.
    public static let plainJSONValues = JSONDocument.tokenLimit
    /// The elements of an XML file.
    public static let elements = ReadingLimit.mostElements
    /// The rows of a table.
    public static let rows = ReadingLimit.mostRows
    /// The fields of a table.
    public static let fields = ReadingLimit.mostFields
    /// The rows of a table that follow each other with one time.
    public static let rowsOfOneTime = ReadingLimit.mostRowsOfOneTime
    /// The slots of an area.
    public static let slots = ReadingLimit.mostSlots
    /// The days of a period of an ENTSO-E document, or of a state of a sensor's history.
    public static let longestInterval = Int(ReadingLimit.longestInterval / 86_400)
    /// The areas of a file.
    public static let areas = ReadingLimit.mostAreas
  }
}
