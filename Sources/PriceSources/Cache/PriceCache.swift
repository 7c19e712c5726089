import CLibrary

/// The cached responses of sources: files `source/area/day`, each with a record.
///
/// The cache is optional: unreadable files count as missing, and the caller may ignore errors of
/// writing.
package struct PriceCache: Sendable {
  /// The folder of the cache, which is created with the first file.
  package let path: String

  /// A response and its record; either may be missing.
  struct Entry {
    var answer: [UInt8]?
    var record = CacheRecord()
  }

  /// The cache of the user, below `$XDG_CACHE_HOME`; `nil` without a home folder.
  package static var ofUser: PriceCache? {
    UserFolders.cache.map { PriceCache(path: $0 + "/pricetui") }
  }

  func folder(_ source: PriceSource, _ area: PriceArea) -> String {
    "\(path)/\(source.name)/\(area.code)"
  }

  /// Returns the cached response of a job.
  ///
  /// - Throws: ``SystemFailure`` if a file cannot be read.
  func entry(_ job: FetchJob) throws(SystemFailure) -> Entry {
    var entry = Entry()
    entry.record = try record(of: job, job.days.name) ?? CacheRecord()
    entry.answer = try folder(of: job).read(job.days.name)
    if let answer = entry.answer, !entry.record.describes(answer) {
      // The process that wrote the response ended before it could write the record.
      let pause = entry.record.pausedUntil
      entry.record = CacheRecord()
      entry.record.pausedUntil = pause
    }
    return entry
  }

  /// Writes a new response, if any, then its record: without the record a response counts as old.
  ///
  /// - Parameter ofSource: Whether the record is of the source and area, whatever the days.
  func keep(
    _ record: CacheRecord, _ job: FetchJob, ofSource: Bool, answer: [UInt8]?
  ) throws(SystemFailure) {
    let (folder, name) = (folder(of: job), ofSource ? "" : job.days.name)
    if let answer { try folder.write(answer, to: name) }
    try folder.write(record.text.utf8, to: name + Self.recordEnding)
  }

  /// Returns the record of a job's source and area; `nil` if there is none.
  func sourceRecord(_ job: FetchJob) throws(SystemFailure) -> CacheRecord? {
    try record(of: job, "")
  }

  private func record(of job: FetchJob, _ name: String) throws(SystemFailure) -> CacheRecord? {
    try folder(of: job).read(name + Self.recordEnding).flatMap(CacheRecord.init)
  }

  private func folder(of job: FetchJob) -> CacheFolder {
    CacheFolder(path: folder(job.source, job.area))
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

  private static let recordEnding = ".about"
}
