import CivilTime

/// The contents of a price file: a series for each area.
public struct PriceFile: Sendable {
  /// The series in the order of the file; at least one, and none is empty.
  public let series: [PriceSeries]
  /// The recognised format.
  public let format: PriceFormat
  /// The time at which the source published the prices; `nil` if the file does not state it.
  public let publication: Instant?
  /// The names of given options that have no effect, because the file does not need them.
  package let needlessOptions: Set<String>

  /// The facts about a file that the user can state because the file does not.
  public typealias Options = ReadingOptions

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is standard input.
  ///   - options: The facts that the file does not state.
  /// - Throws: ``PriceFileError`` with the position and the reason.
  public static func read(
    path: String, options: Options = Options()
  ) throws(PriceFileError) -> PriceFile {
    try reading(
      path, options, path == "-" ? try ByteStream(descriptor: 0) : try ByteStream(path: path))
  }

  /// Reads a file from bytes in memory; errors name it `name`.
  public static func read(
    bytes: some Collection<UInt8>, name: String, options: Options = Options()
  ) throws(PriceFileError) -> PriceFile {
    try reading(name, options, ByteStream(bytes))
  }

  /// Returns the name of a file without its folders.
  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private static func reading(
    _ name: String, _ options: Options, _ load: @autoclosure () throws(PriceFault) -> ByteStream
  ) throws(PriceFileError) -> PriceFile {
    try PriceFileError.placing(in: name, load) { (stream) throws(PriceFault) in
      var options = options
      options.fileName = Self.name(of: name)
      return try PriceDecoder(options: options).file(stream)
    }
  }
}

extension PriceFileError {
  /// Reads a stream; errors get the file's name and the position.
  package static func placing<Value>(
    in name: String, _ load: () throws(PriceFault) -> ByteStream,
    _ read: (ByteStream) throws(PriceFault) -> Value
  ) throws(PriceFileError) -> Value {
    var stream: ByteStream?
    do throws(PriceFault) {
      var opened = try load()
      opened = try FileNotation.utf8(opened) ?? opened
      stream = opened
      return try read(opened)
    } catch {
      let place = error.offset.flatMap { offset in
        stream.map { FilePlace(offset: offset, in: $0.bytes) }
      }
      throw PriceFileError(file: name, place: error.place ?? place, reason: error.reason)
    }
  }
}
