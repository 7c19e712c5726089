/// Whether the fault suites run all cases, as in `make faults`, and not only a sample of each kind.
public let isFullRun = environmentValue("FAULTS") == "all"

/// Whether the programs under test are built with a sanitizer, as by `make sanitize`: it uses
/// memory of its own and reserves terabytes of address space.
public let isSanitized = ["address", "thread"].contains(environmentValue("INSTRUMENTED"))

/// Returns the number of cases that the table of Reliability.md states for a kind and this run.
///
/// Suites compare it with the number of cases that they have tried, so that the table stays true.
///
/// - Parameter kind: The first cell of a row.
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

/// Returns every `count`th value, starting at an offset that depends on `number`; all values in a
/// full run.
public func share<Value>(of count: Int, _ values: [Value], _ number: Int = 0) -> [Value] {
  guard !isFullRun else { return values }
  return stride(from: number % count, to: values.count, by: count).map { values[$0] }
}
