import CBuildCommit

/// The version of the program.
enum Version {
  /// The number of the release.
  static let number = "0.1.0"

  /// The number, with the commit where the build was told it: `make release` does.
  static var text: String {
    let commit = String(cString: build_commit())
    return "pricetui \(number)" + (commit.isEmpty ? "" : " (\(commit))")
  }
}
