import CLibrary

/// The files and folders whose prices are shown together.
public struct PriceFiles: Sendable {
  /// Files, folders and `-` for standard input, in the order of the command line.
  public let paths: [String]
  /// The settings for facts that the files do not state.
  public let options: ReadingOptions
  /// Whether the paths are a folder or several files, so that days can be added later.
  public private(set) var isCollection = false
  private var pipes = PipedFiles<PriceFile>()
  // Files in folders, cached until their stamp changes.
  private var known: [String: (stamp: FileStamp, file: PriceFile)] = [:]

  /// Creates a collection of paths without duplicates.
  public init(paths: [String], options: ReadingOptions = ReadingOptions()) {
    self.paths = paths.indices.filter { !paths[..<$0].contains(paths[$0]) }.map { paths[$0] }
    self.options = options
  }

  /// Reads all files and merges them into one series per area.
  ///
  /// Files without prices in a folder are skipped and named in a notice. If `options` name an area,
  /// files without that area are skipped, provided that at least one file has it.
  ///
  /// - Throws: A ``PriceFileError`` that names the file that is unreadable or inconsistent.
  public mutating func read() throws(PriceFileError) -> PriceFile {
    defer { pipes.isClosed = true }
    if paths.count == 1, !Self.isFolder(paths[0]) { return try file(paths[0]) }
    isCollection = true
    var merge = PriceMerge(unit: options.unit)
    var (others, refusal): ([String], PriceFileError?) = ([], nil)
    for path in paths {
      let isFolder = Self.isFolder(path)
      for path in isFolder ? try Self.files(in: path) : [path] {
        let found: PriceFile
        do throws(PriceFileError) {
          found = try isFolder ? knownFile(path) : file(path)
        } catch {
          if case .noSuchArea = error.reason {
            refusal = error
          } else {
            guard isFolder else { throw error }
            others.append(PriceFile.name(of: path))
          }
          continue
        }
        try merge.add(found, named: path)
      }
    }
    let last = paths.last ?? ""
    if let file = try merge.merged(others: others, file: last) { return file }
    throw refusal ?? PriceFileError(file: paths[0], reason: .noPriceFiles(others: others))
  }

  /// Returns whether a path names a folder.
  package static func isFolder(_ path: String) -> Bool {
    path != "-" && FileStamp(path: path)?.isFolder == true
  }

  /// Returns the paths of the regular files in a folder, sorted by the bytes of their names.
  ///
  /// Hidden files, folders and special files are omitted: opening a pipe would block.
  ///
  /// - Throws: A ``PriceFileError`` if the folder cannot be opened.
  package static func files(in folder: String) throws(PriceFileError) -> [String] {
    guard let names = folderNames(at: folder) else {
      throw PriceFileError(file: folder, reason: .permissionDenied)
    }
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    return names.filter { !$0.hasPrefix(".") }.map { base + $0 }
      .filter { FileStamp(path: $0)?.isRegularFile == true }
  }

  /// Returns a file of a folder, read again only if it has changed.
  private mutating func knownFile(_ path: String) throws(PriceFileError) -> PriceFile {
    let stamp = FileStamp(path: path)
    // Some kernel files report a size of zero, and reading them would block.
    if stamp?.isEmpty == true { throw PriceFileError(file: path, reason: .empty) }
    if let stamp, let last = known[path], last.stamp == stamp { return last.file }
    let found = try file(path)
    // A file can change again within the resolution of its timestamp.
    known[path] = stamp.flatMap { $0.isOlder(thanSeconds: 2) ? ($0, found) : nil }
    return found
  }

  private mutating func file(_ path: String) throws(PriceFileError) -> PriceFile {
    try pipes.contents(of: path) { path throws(PriceFileError) in
      try PriceFile.read(path: path, options: options)
    }
  }
}
