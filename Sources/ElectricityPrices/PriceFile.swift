import CivilTime

/// The contents of a price file: a series for each area.
public struct PriceFile: Sendable {
  /// The series in the order of the file; never empty, and none of them is.
  public let series: [PriceSeries]
  /// The format that the content was recognised as.
  public let format: PriceFormat

  /// The names of the areas, where the file has them.
  public var areas: [String] { series.compactMap(\.area) }
  /// What was mended or assumed, in all series.
  public var warnings: [PriceWarning] { series.flatMap(\.warnings) }

  /// What a person can say about a file that the file does not.
  public struct Options: Sendable {
    /// The only area to read; nothing reads all.
    public var area: String?
    /// The unit to show the prices in; it is taken for the file's own where that states none.
    public var unit: PriceUnit?
    /// The zone of clocks and days, instead of the format's.
    public var zone: Zone?
    /// The name of the format, instead of recognising it.
    public var formatName: String?
    /// The date of a file that states none.
    public var date: CivilDate?
    /// Whether the file's prices contain value-added tax, instead of the format's usual.
    public var valueAddedTax: ValueAddedTax?
    /// The number of a day's first hour, 0 or 1, in a table with a column of hours that tells
    /// neither; nothing leaves it to the table.
    public var firstHour: Int?
    /// The present, for files that state no date; the system's clock without it.
    public var now: Instant?

    /// Creates options that leave everything to the file.
    public init() {}
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is standard input.
  ///   - options: What the file does not say.
  /// - Throws: ``PriceFileError`` with the place and a sentence for people.
  public static func read(
    path: String, options: Options = Options()
  ) throws(PriceFileError) -> PriceFile {
    if path == "-" { return try read(descriptor: 0, name: "standard input", options: options) }
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
    /// The slots of an area.
    public static let slots = 50_000_000
    /// The areas of a file.
    public static let areas = 1_000
  }
}
