import CLibrary

/// Notices when files or folders change.
enum FileWatch {
  /// The system says so.
  case notified(NotifiedFiles)
  /// They are looked at once a second: where the system does not say it, or no longer.
  case polled(PolledFiles)

  /// Watches files and folders, which need not be there yet.
  init(paths: [String]) {
    if let files = NotifiedFiles(paths: paths) {
      self = .notified(files)
    } else {
      self = .polled(PolledFiles(paths: paths))
    }
  }

  /// Becomes readable when something has changed; −1 where nothing does.
  var descriptor: CInt {
    if case .notified(let files) = self { files.descriptor } else { -1 }
  }

  /// The seconds between two looks; nil where none is needed.
  var interval: Double? {
    if case .polled = self { 1 } else { nil }
  }

  /// Ends the watch.
  func close() {
    if case .notified(let files) = self { files.close() }
  }

  /// What has happened to a file.
  enum Change: Comparable {
    /// It is being written, and may not be whole.
    case begun
    /// It is there as it is to be, or is gone.
    case made
  }

  /// What has happened since the last time; of several changes the last word.
  mutating func take() -> Change? {
    switch self {
    case .notified(var files):
      let change = files.read()
      self = .notified(files)
      return change
    case .polled(var files):
      let hasChanged = files.haveChanged()
      self = .polled(files)
      return hasChanged ? .made : nil
    }
  }
}
