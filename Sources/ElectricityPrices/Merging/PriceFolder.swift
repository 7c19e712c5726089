import CLibrary

/// The files of a folder that can have prices.
enum PriceFolder {
  /// The paths of the regular files in a folder, by their names in the order of their bytes.
  ///
  /// Hidden files are left out, and so are folders and what is no file: to open a pipe would wait.
  /// `nil` if the folder cannot be opened.
  static func files(in path: String) -> [String]? {
    let base = path.hasSuffix("/") ? path : path + "/"
    return folderNames(at: path)?.filter { !$0.hasPrefix(".") }.map { base + $0 }
      .filter { FileStamp(path: $0)?.isRegularFile == true }
  }
}
