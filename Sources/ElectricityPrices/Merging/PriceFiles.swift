import CLibrary
import CivilTime

/// The files and folders whose prices are shown together.
public struct PriceFiles: Sendable {
  /// Files, folders and `-` for standard input, in the order in which a person named them.
  public let paths: [String]
  /// What the files do not say.
  public let options: ReadingOptions
  /// Whether there are several files, or a folder: a day may come to those that are there.
  public private(set) var isCollection = false
  private var pipes = PipedFiles<PriceFile>()
  // The files of folders, as long as they are those that were read.
  private var known: [String: (stamp: FileStamp, file: PriceFile)] = [:]

  /// Takes paths, each once.
  public init(paths: [String], options: ReadingOptions = ReadingOptions()) {
    self.paths = paths.indices.filter { !paths[..<$0].contains(paths[$0]) }.map { paths[$0] }
    self.options = options
  }

  /// Reads all files, and makes one series of each area.
  ///
  /// Of a folder, files that have no prices are left out and named in a notice. With an area
  /// wanted, files without it are left out, as long as one has it.
  ///
  /// - Throws: ``PriceFileError`` that names the file that cannot be read or does not fit.
  public mutating func read() throws(PriceFileError) -> PriceFile {
    defer { pipes.isClosed = true }
    if paths.count == 1 {
      do throws(PriceFileError) {
        return try file(paths[0])
      } catch {
        guard error.reason == .isDirectory else { throw error }
      }
    }
    isCollection = true
    var merge = PriceMerge(unit: options.unit)
    var (others, refusal): ([String], PriceFileError?) = ([], nil)
    for path in paths {
      do throws(PriceFileError) {
        try merge.add(try file(path), named: path)
      } catch {
        switch error.reason {
        case .isDirectory: others += try readFolder(path, into: &merge, &refusal)
        case .noSuchArea: refusal = error
        default: throw error
        }
      }
    }
    if let file = merge.merged(others: others) { return file }
    throw refusal ?? PriceFileError(file: paths[0], reason: .noPriceFiles(others: others))
  }

  /// Adds what can be read of a folder; returns the names of the other files.
  private mutating func readFolder(
    _ folder: String, into merge: inout PriceMerge, _ refusal: inout PriceFileError?
  ) throws(PriceFileError) -> [String] {
    var others: [String] = []
    for path in try Self.files(in: folder) {
      let found: PriceFile
      do throws(PriceFileError) {
        found = try knownFile(path)
      } catch {
        if case .noSuchArea = error.reason {
          refusal = error
        } else {
          others.append(Self.name(of: path))
        }
        continue
      }
      try merge.add(found, named: path)
    }
    return others
  }

  /// The paths of the regular files in a folder, by their names in the order of their bytes.
  ///
  /// Hidden files are left out, and so are folders and what is no file: to open a pipe would wait.
  ///
  /// - Throws: ``PriceFileError`` if the folder cannot be opened.
  package static func files(in folder: String) throws(PriceFileError) -> [String] {
    guard let names = folderNames(at: folder) else {
      throw PriceFileError(file: folder, reason: .permissionDenied)
    }
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    return names.filter { !$0.hasPrefix(".") }.map { base + $0 }
      .filter { FileStamp(path: $0)?.isRegularFile == true }
  }

  /// The name of a file without the folders.
  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// A file of a folder, which is read only if it is another than the last time.
  private mutating func knownFile(_ path: String) throws(PriceFileError) -> PriceFile {
    let stamp = FileStamp(path: path)
    // Some files of the kernel, which seem to have no bytes, would be waited for.
    if stamp?.isEmpty == true { throw PriceFileError(file: path, reason: .empty) }
    if let stamp, let last = known[path], last.stamp == stamp { return last.file }
    let found = try file(path)
    // What has just been written can be written again within the tick of the clock of files.
    known[path] = stamp.flatMap { $0.isOlder(thanSeconds: 2) ? ($0, found) : nil }
    return found
  }

  private mutating func file(_ path: String) throws(PriceFileError) -> PriceFile {
    try pipes.contents(of: path) { path throws(PriceFileError) in
      try PriceFile.read(path: path, options: options)
    }
  }
}
