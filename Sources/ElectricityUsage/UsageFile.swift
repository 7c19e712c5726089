import ElectricityPrices

/// A reader of files of energy usage in any supported format.
public enum UsageFile {
  /// Reads bytes in memory; errors use `name` as the name of the file.
  ///
  /// - Throws: ``PriceFileError`` with the position and the reason.
  public static func read(
    bytes: some Collection<UInt8>, name: String, options: UsageOptions = UsageOptions()
  ) throws(PriceFileError) -> EnergyUsage {
    let found = try reading(name, options) { () throws(PriceFault) in ByteStream(bytes) }
    var merge = UsageMerge()
    try merge.add(found, named: name)
    return try merge.merged()
  }

  /// Reads the series of a file, without summing them.
  static func reading(
    path: String, _ options: UsageOptions
  ) throws(PriceFileError) -> UsageReading {
    try reading(path, options) { () throws(PriceFault) in
      try path == "-" ? ByteStream(descriptor: 0) : ByteStream(path: path)
    }
  }

  private static func reading(
    _ name: String, _ options: UsageOptions, _ load: () throws(PriceFault) -> ByteStream
  ) throws(PriceFileError) -> UsageReading {
    try PriceFileError.placing(in: name, load) { (stream) throws(PriceFault) in
      do throws(PriceFault) {
        var usage = try UsageDecoder(options: options).read(stream)
        if let meter = options.meter { try usage.keep(meter: meter) }
        return usage
      } catch {
        throw error.ofUsage
      }
    }
  }
}
