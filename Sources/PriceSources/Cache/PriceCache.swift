import CLibrary

/// The cached responses of sources: files `source/area/day`, each with a record.
///
/// The cache is optional: unreadable files count as missing, and the caller may ignore errors of
/// writing.
package struct PriceCache: Sendable {
  /// The folder of the cache, which is created with the first file.
  package let path: String

  /// The cache of the user, below `$XDG_CACHE_HOME`; `nil` without a home folder.
  package static var ofUser: PriceCache? {
    UserFolders.cache.map { PriceCache(path: $0 + "/pricetui") }
  }

  func folder(_ source: PriceSource, _ area: PriceArea) -> CacheFolder {
    CacheFolder(path: "\(path)/\(source.name)/\(area.code)")
  }

  /// Removes all responses and records; does not follow links.
  ///
  /// - Returns: The number of removed files.
  /// - Throws: ``SystemFailure``; `ELOOP` if the folder itself is a link.
  package func clear() throws(SystemFailure) -> Int {
    var status = stat()
    if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK {
      throw SystemFailure(code: ELOOP)
    }
    var count = 0
    for source in PriceSource.all + PriceSource.forecasts {
      count += try CacheFolder.remove("\(path)/\(source.name)", in: AT_FDCWD)
    }
    return count
  }
}

/// The responses of a source for an area, with their records.
extension CacheFolder {
  /// A response and its record; either may be missing.
  typealias Entry = (answer: [UInt8]?, record: CacheRecord)

  /// Returns the cached response for some days.
  func entry(_ days: RequestedDays) throws(SystemFailure) -> Entry {
    var record = try record(days) ?? CacheRecord()
    let answer = try read(days.name)
    if let answer, !record.describes(answer) {
      // The process that wrote the response ended before it could write the record.
      let pause = record.pausedUntil
      record = CacheRecord()
      record.pausedUntil = pause
    }
    return (answer, record)
  }

  /// Writes a new response, if any, then its record: without the record a response counts as old.
  ///
  /// - Parameter days: The days of the record; `nil` for the record of the source and area.
  func keep(
    _ record: CacheRecord, _ days: RequestedDays?, answer: [UInt8]? = nil
  ) throws(SystemFailure) {
    let name = days?.name ?? ""
    if let answer { try write(answer, to: name) }
    try write(record.text.utf8, to: name + Self.recordEnding)
  }

  /// Returns the record of some days, or of the source and area for `nil`; `nil` if there is none.
  func record(_ days: RequestedDays? = nil) throws(SystemFailure) -> CacheRecord? {
    try read((days?.name ?? "") + Self.recordEnding).flatMap(CacheRecord.init)
  }

  private static let recordEnding = ".about"
}
