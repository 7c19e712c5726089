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
    var found = Found()
    for path in paths { try add(path, to: &found) }
    guard found.count > 0 else {
      let none = UsageFileReason.noUsageFiles(others: found.others)
      throw found.stranger ?? PriceFileError(file: paths.first ?? "", reason: .usage(none))
    }
    return try found.merge.merged(others: found.others)
  }

  /// The files that have been read.
  private struct Found {
    var merge = UsageMerge()
    var count = 0
    /// The names of files without energy usage.
    var others: [String] = []
    /// The error of a file that has other meters than the requested one.
    var stranger: PriceFileError?
  }

  /// Adds a file, or the readable files of a folder.
  private mutating func add(
    _ path: String, to found: inout Found, isInFolder: Bool = false
  ) throws(PriceFileError) {
    let usage: UsageReading
    do throws(PriceFileError) {
      usage = try pipes.contents(of: path) { path throws(PriceFileError) in
        try UsageFile.reading(path: path, options)
      }
    } catch {
      switch error.reason {
      case .usage(.noSuchMeter): found.stranger = found.stranger ?? error
      case _ where isInFolder: found.others.append(PriceFile.name(of: path))
      case .isDirectory:
        for path in try PriceFiles.files(in: path) { try add(path, to: &found, isInFolder: true) }
      default: throw error
      }
      return
    }
    try found.merge.add(usage, named: path)
    found.count += 1
  }
}
