import ElectricityPrices

/// The files and folders of energy usage to read together.
package struct UsageFiles: Sendable {
  /// Files, folders and `-` for standard input, in the order in which the user named them.
  package let paths: [String]
  /// The facts that the files do not state.
  package let options: UsageOptions
  private var pipes = PipedFiles<UsageReading>()

  /// Creates a list of paths without duplicates.
  package init(paths: [String], options: UsageOptions = UsageOptions()) {
    self.paths = paths.indices.filter { !paths[..<$0].contains(paths[$0]) }.map { paths[$0] }
    self.options = options
  }

  /// Reads all files, merges the series of each meter and sums all meters.
  ///
  /// Files without energy usage in a folder are left out and named in a warning.
  ///
  /// - Throws: ``PriceFileError`` that names the file that cannot be read or contradicts another.
  package mutating func read() throws(PriceFileError) -> EnergyUsage {
    defer { pipes.isClosed = true }
    var (merge, count) = (UsageMerge(), 0)
    // The names of files without energy usage, and the error of a file with other meters.
    var (others, refusal): ([String], PriceFileError?) = ([], nil)
    for path in paths {
      let isFolder = PriceFiles.isFolder(path)
      for path in isFolder ? try PriceFiles.files(in: path) : [path] {
        let usage: UsageReading
        do throws(PriceFileError) {
          usage = try pipes.contents(of: path) { path throws(PriceFileError) in
            try UsageFile.reading(
              path, options, try path == "-" ? ByteStream(descriptor: 0) : ByteStream(path: path))
          }
        } catch {
          if case .usage(.noSuchMeter) = error.reason {
            refusal = refusal ?? error
          } else {
            guard isFolder else { throw error }
            others.append(PriceFile.name(of: path))
          }
          continue
        }
        try merge.add(usage, named: path)
        count += 1
      }
    }
    guard count > 0 else {
      let none = UsageFileReason.noUsageFiles(others: others)
      throw refusal ?? PriceFileError(file: paths.first ?? "", reason: .usage(none))
    }
    return try merge.merged(others: others)
  }
}
