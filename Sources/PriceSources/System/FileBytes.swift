import CLibrary

/// What an open file holds, read in whole.
enum FileBytes {
  /// The bytes to the end of the file; of one that is longer than a limit, a little more than that.
  static func all(of file: Int32, limit: Int) throws(SystemFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let piece = try next(file)
      if piece.isEmpty { break }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
    }
    return bytes
  }

  /// What comes next, and nothing at the end.
  private static func next(_ file: Int32) throws(SystemFailure) -> [UInt8] {
    var code: Int32?
    // Not zeroes first, which took longer than all else about a small file.
    let piece = [UInt8](unsafeUninitializedCapacity: 1 << 16) { space, count in
      var got = read(file, space.baseAddress, space.count)
      while got < 0, errno == EINTR { got = read(file, space.baseAddress, space.count) }
      if got < 0 { code = errno }
      count = max(0, got)
    }
    if let code { throw SystemFailure(code: code) }
    return piece
  }
}
