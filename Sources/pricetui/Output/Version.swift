import CBuildCommit

enum Version {
  static let number = "0.1.0"

  /// The release number, and the commit if the build sets it as `make release` does.
  static var text: String {
    let commit = String(cString: build_commit())
    return "pricetui \(number)" + (commit.isEmpty ? "" : " (\(commit))")
  }
}
