import CLibrary
import ElectricityPrices
import Harness

/// The middle of some numbers; of an even number of them the upper one of the two.
func median(_ numbers: [Double]) -> Double {
  numbers.isEmpty ? .nan : numbers.sorted()[numbers.count / 2]
}

/// The seconds that some work takes.
func seconds(_ work: () throws -> Void) rethrows -> Double {
  let start = monotonicSeconds()
  try work()
  return monotonicSeconds() - start
}

/// What the system says of a process's memory under a name; `nil` where it says nothing.
func kilobytes(_ name: String, ofProcess process: String = "self") -> Double? {
  contents("/proc/\(process)/status").split(separator: "\n").first { $0.hasPrefix(name) }?
    .split(whereSeparator: \.isWhitespace).lazy.compactMap { Double($0) }.first
}

/// A line of a table: a name and columns of equal width.
func printRow(_ name: String, _ columns: [String]) {
  let padded = columns.map { String(repeating: " ", count: max(1, 14 - $0.count)) + $0 }
  print(name + String(repeating: " ", count: max(1, 34 - name.count)) + padded.joined())
}

extension Double {
  /// The number with so many decimals.
  func text(decimals: Int) -> String {
    Price("\(self)")?.text(decimals: decimals) ?? "-"
  }

  /// The nearest whole number.
  var whole: String { text(decimals: 0) }

  /// In millions.
  var mega: String { (self / 1_000_000).text(decimals: 1) }

  /// Seconds as milliseconds.
  var milliseconds: String { (self * 1000).text(decimals: 3) }
}
