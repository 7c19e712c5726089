/// Whole numbers with a separator between groups of three digits.
enum ThousandGroups {
  /// Returns the number without separators; `nil` if they do not separate groups of three digits.
  static func joined(_ whole: ArraySlice<UInt8>, sign: UInt8) -> [UInt8]? {
    let groups = whole.split(separator: sign, omittingEmptySubsequences: false)
    let head = groups[0].drop { !$0.isDigit }
    guard (1...3).contains(head.count), head.first != 0x30, head.allSatisfy(\.isDigit),
      groups.dropFirst().allSatisfy({ $0.count == 3 && $0.allSatisfy(\.isDigit) })
    else { return nil }
    return Array(groups.joined())
  }
}
