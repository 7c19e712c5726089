import CLibrary
import ElectricityPrices
import Harness

/// Returns the median; the upper of the two middle values for an even count.
func median(_ numbers: [Double]) -> Double {
  numbers.isEmpty ? .nan : numbers.sorted()[numbers.count / 2]
}

/// Returns the seconds that a function takes.
func seconds(_ work: () throws -> Void) rethrows -> Double {
  let start = monotonicSeconds()
  try work()
  return monotonicSeconds() - start
}

/// Returns a memory figure of a process from `/proc`; `nil` if there is none.
func kilobytes(_ name: String, ofProcess process: String = "self") -> Double? {
  contents("/proc/\(process)/status").split(separator: "\n").first { $0.hasPrefix(name) }?
    .split(whereSeparator: \.isWhitespace).lazy.compactMap { Double($0) }.first
}

/// Prints a row of a table: a name and columns of equal width.
func printRow(_ name: String, _ columns: [String]) {
  let padded = columns.map { String(repeating: " ", count: max(1, 14 - $0.count)) + $0 }
  print(name + String(repeating: " ", count: max(1, 34 - name.count)) + padded.joined())
}

extension Double {
  /// Returns the number with a number of decimals.
  func text(decimals: Int) -> String {
    Price("\(self)")?.text(decimals: decimals) ?? "-"
  }

  /// The number rounded to an integer.
  var whole: String { text(decimals: 0) }

  /// The number in millions.
  var mega: String { (self / 1_000_000).text(decimals: 1) }

  /// A number of seconds in milliseconds.
  var milliseconds: String { (self * 1000).text(decimals: 3) }
}
