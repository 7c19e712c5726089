import ElectricityPrices

/// The files and folders of energy usage to read together.
public struct UsageFiles: Sendable {
  /// Files, folders and `-` for standard input, in the order in which the user named them.
  public let paths: [String]
  /// The facts that the files do not state.
  public let options: UsageOptions
  private var pipes = PipedFiles<UsageReading>()

  /// Creates a list of paths without duplicates.
  public init(paths: [String], options: UsageOptions = UsageOptions()) {
    self.paths = paths.indices.filter { !paths[..<$0].contains(paths[$0]) }.map { paths[$0] }
    self.options = options
  }

  /// Reads all files, merges the series of each meter and sums all meters.
  ///
  /// Files without energy usage in a folder are left out and named in a warning.
  ///
  /// - Throws: ``PriceFileError`` that names the file that cannot be read or contradicts another.
  public mutating func read() throws(PriceFileError) -> EnergyUsage {
    defer { pipes.isClosed = true }
    var merge = UsageMerge()
    var others: [String] = []
    var count = 0
    // The files of other meters than the requested one, as errors.
    var strangers: [PriceFileError] = []
    for path in paths {
      do throws(PriceFileError) {
        try merge.add(try reading(path), named: path)
        count += 1
      } catch {
        if error.isOfOtherMeters {
          strangers.append(error)
          continue
        }
        guard error.reason == .isDirectory else { throw error }
        count += try readFolder(path, into: &merge, &others, &strangers)
      }
    }
    guard count > 0 else {
      throw strangers.first
        ?? PriceFileError(file: paths.first ?? "", reason: .usage(.noUsageFiles(others: others)))
    }
    return try merge.merged(others: others)
  }

  /// Adds the readable files of a folder and returns their number.
  private func readFolder(
    _ folder: String, into merge: inout UsageMerge, _ others: inout [String],
    _ strangers: inout [PriceFileError]
  ) throws(PriceFileError) -> Int {
    var count = 0
    for path in try PriceFiles.files(in: folder) {
      let found: UsageReading
      do throws(PriceFileError) {
        found = try UsageFile.reading(path: path, options)
      } catch {
        if error.isOfOtherMeters {
          strangers.append(error)
        } else {
          others.append(PriceFile.name(of: path))
        }
        continue
      }
      try merge.add(found, named: path)
      count += 1
    }
    return count
  }

  private mutating func reading(_ path: String) throws(PriceFileError) -> UsageReading {
    try pipes.contents(of: path) { path throws(PriceFileError) in
      try UsageFile.reading(path: path, options)
    }
  }
}

extension PriceFileError {
  /// Whether the file has other meters than the requested one.
  fileprivate var isOfOtherMeters: Bool {
    if case .usage(.noSuchMeter) = reason { true } else { false }
  }
}
