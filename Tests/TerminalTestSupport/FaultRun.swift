/// Whether all cases of the suites of faults are run, as `make faults` does, and not only some of
/// each kind.
public let isFullRun = environmentValue("FAULTS") == "all"

/// Whether the programs under test are built with a sanitizer, as `make sanitize` has them: it
/// keeps memory of its own, and reserves terabytes of addresses.
public let isSanitized = ["address", "thread"].contains(environmentValue("INSTRUMENTED"))

/// The number of cases that the table of the article on reliability states for a kind and this run.
///
/// A suite compares it with what it has tried, so that the table is true.
///
/// - Parameter kind: the first cell of a row.
public func statedCases(_ kind: String) -> Int? {
  let here = Array(#filePath.split(separator: "/").dropLast(3)).joined(separator: "/")
  for line in contents("/\(here)/Sources/pricetui/pricetui.docc/Reliability.md").split(
    separator: "\n")
  where line.hasPrefix("| \(kind) |") {
    let cells = line.split(separator: "|").map { $0.filter { $0 != " " && $0 != "," } }
    guard cells.count == 3 else { continue }
    return Int(isFullRun ? cells[2] : cells[1])
  }
  return nil
}

/// One of so many of some values, from another on for each number; all of them in a full run.
public func share<Value>(of count: Int, _ values: [Value], _ number: Int = 0) -> [Value] {
  guard !isFullRun else { return values }
  return stride(from: number % count, to: values.count, by: count).map { values[$0] }
}
