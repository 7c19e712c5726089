import CLibrary

/// Notices when files or folders change.
package struct FileWatch {
  /// The files watched through inotify.
  private var notified: NotifiedFiles?
  /// What is looked at once a second: where the system does not tell of it, or no longer.
  private var polled: PolledFiles?

  /// Watches files and folders, which need not be there yet.
  package init(paths: [String]) {
    notified = NotifiedFiles(paths: paths)
    polled = notified == nil ? PolledFiles(paths: paths) : nil
  }

  /// Becomes readable when something has changed; −1 where nothing does.
  package var descriptor: CInt { notified?.descriptor ?? -1 }
  /// The seconds between two looks; nil where none is needed.
  package var interval: Double? { polled == nil ? nil : 1 }

  /// Ends the watch.
  package func close() { notified?.close() }

  /// What has happened to a file.
  package enum Change: Comparable {
    /// It is being written, and may not be whole.
    case begun
    /// It is there as it is to be, or is gone.
    case made
  }

  /// What has happened since the last time; of several changes the last word.
  package mutating func take() -> Change? {
    if notified != nil { return notified?.read() }
    return polled?.haveChanged() == true ? .made : nil
  }
}
