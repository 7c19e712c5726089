import ElectricityPrices

/// A reader of files of energy usage in any supported format.
public enum UsageFile {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file; `-` for standard input.
  ///   - options: The facts that the file does not state.
  /// - Throws: ``PriceFileError`` with the position and the reason.
  public static func read(
    path: String, options: UsageOptions = UsageOptions()
  ) throws(PriceFileError) -> EnergyUsage {
    try usage(of: reading(path: path, options), path)
  }

  /// Reads bytes in memory; errors use `name` as the name of the file.
  public static func read(
    bytes: some Collection<UInt8>, name: String, options: UsageOptions = UsageOptions()
  ) throws(PriceFileError) -> EnergyUsage {
    let found = try reading(name, options) { () throws(PriceFault) in ByteStream(bytes) }
    return try usage(of: found, name)
  }

  private static func usage(
    of reading: UsageReading, _ name: String
  ) throws(PriceFileError) -> EnergyUsage {
    var merge = UsageMerge()
    try merge.add(reading, named: name)
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
        return try UsageDecoder(options: options).read(stream).of(meter: options.meter)
      } catch {
        throw error.ofUsage
      }
    }
  }
}

extension UsageReading {
  /// Returns the part of a meter; a file without meter names belongs to the requested meter.
  fileprivate func of(meter: String?) throws(PriceFault) -> UsageReading {
    guard let meter else { return self }
    let known = Set(series.compactMap(\.meter))
    guard !known.isEmpty else { return self }
    guard known.contains(meter) else {
      throw PriceFault(usage: .noSuchMeter(meter, known: known.sorted()))
    }
    var part = filtered { $0.meter == meter }
    part.usedOptions.insert("--meter")
    return part
  }
}
