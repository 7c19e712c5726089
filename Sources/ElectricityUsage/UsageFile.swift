import ElectricityPrices

/// Reads a file of consumption, whatever its shape.
public enum UsageFile {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is standard input.
  ///   - options: What the file does not say.
  /// - Throws: ``UsageFileError`` with the place and the reason.
  public static func read(
    path: String, options: UsageOptions = UsageOptions()
  ) throws(UsageFileError) -> EnergyUsage {
    try usage(of: reading(path: path, options), path)
  }

  /// Reads bytes in memory; `name` stands for the file in errors.
  public static func read(
    bytes: some Collection<UInt8>, name: String, options: UsageOptions = UsageOptions()
  ) throws(UsageFileError) -> EnergyUsage {
    let found = try reading(name, options) { () throws(PriceFault) in ByteStream(bytes) }
    return try usage(of: found, name)
  }

  private static func usage(
    of reading: UsageReading, _ name: String
  ) throws(UsageFileError) -> EnergyUsage {
    var merge = UsageMerge()
    try merge.add(reading, named: name)
    return try merge.merged()
  }

  /// The series of a file, not yet summed.
  static func reading(
    path: String, _ options: UsageOptions
  ) throws(UsageFileError) -> UsageReading {
    try reading(path, options) { () throws(PriceFault) in
      try path == "-" ? ByteStream(descriptor: 0) : ByteStream(path: path)
    }
  }

  private static func reading(
    _ name: String, _ options: UsageOptions, _ load: () throws(PriceFault) -> ByteStream
  ) throws(UsageFileError) -> UsageReading {
    var stream: ByteStream?
    do throws(UsageFault) {
      let opened = try UsageFault.reading(load)
      stream = opened
      return try UsageDecoder(options: options).read(opened).of(meter: options.meter)
    } catch {
      let place = error.offset.flatMap { offset in
        stream.map { FilePlace(offset: offset, in: $0.bytes) }
      }
      throw UsageFileError(file: name, place: error.place ?? place, reason: error.reason)
    }
  }
}

extension UsageReading {
  /// What is of one meter; a file that names none is of the one that a person names.
  fileprivate func of(meter: String?) throws(UsageFault) -> UsageReading {
    guard let meter else { return self }
    let known = Set(series.compactMap(\.meter))
    guard !known.isEmpty else { return self }
    guard known.contains(meter) else {
      throw UsageFault(.noSuchMeter(meter, known: known.sorted()))
    }
    return filtered { $0.meter == meter }
  }
}
