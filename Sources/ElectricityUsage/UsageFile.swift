import ElectricityPrices

/// A reader of files of energy usage in any supported format.
package enum UsageFile {
  /// Reads bytes in memory; errors use `name` as the name of the file.
  ///
  /// - Throws: ``PriceFileError`` with the position and the reason.
  package static func read(
    bytes: some Collection<UInt8>, name: String, options: UsageOptions = UsageOptions()
  ) throws(PriceFileError) -> EnergyUsage {
    var merge = UsageMerge()
    try merge.add(try reading(name, options, ByteStream(bytes)), named: name)
    return try merge.merged()
  }

  /// Reads the series of a file, without summing them.
  static func reading(
    _ name: String, _ options: UsageOptions,
    _ load: @autoclosure () throws(PriceFault) -> ByteStream
  ) throws(PriceFileError) -> UsageReading {
    try PriceFileError.placing(in: name, load) { (stream) throws(PriceFault) in
      do throws(PriceFault) {
        return try UsageReading(stream, options)
      } catch {
        throw error.ofUsage
      }
    }
  }
}
