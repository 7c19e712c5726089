import CLibrary

/// Notices when files or folders change.
package struct FileWatch {
  /// The files watched through inotify.
  private var notified: NotifiedFiles?
  /// The files that are polled once a second because the system does not report their changes.
  private var polled: PolledFiles?

  /// Watches files and folders, which need not exist yet.
  package init(paths: [String]) {
    notified = NotifiedFiles(paths: paths)
    polled = notified == nil ? PolledFiles(paths: paths) : nil
  }

  /// The descriptor that becomes readable after a change; −1 if files are polled.
  package var descriptor: CInt { notified?.descriptor ?? -1 }
  /// The seconds between two polls; `nil` if none is needed.
  package var interval: Double? { polled == nil ? nil : 1 }

  /// Ends the watch.
  package func close() { notified?.close() }

  /// A change of a file.
  package enum Change: Comparable {
    /// The file is being written, and may be incomplete.
    case begun
    /// The file is complete, or was removed.
    case made
  }

  /// Returns the furthest change since the last call.
  package mutating func take() -> Change? {
    if notified != nil { return notified?.read() }
    return polled?.haveChanged() == true ? .made : nil
  }
}
