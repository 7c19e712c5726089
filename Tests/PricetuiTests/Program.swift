import Foundation
import TerminalTestSupport

/// The program under test.
let program = builtProduct("pricetui")

/// The seed's day, at half past nine of it.
let sampleDay = [samplePath, "--now", "2022-07-12T09:30"]

let samplePath = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appending(path: "Resources/today.json").path(percentEncoded: false)

/// What a run of the program left behind.
struct Run {
  let status: ExitStatus
  let output: String
  let messages: String
}

/// Runs the program without a terminal.
///
/// - Parameter input: what it reads from standard input.
func run(
  _ arguments: [String], input: String = "", environment: [String: String?] = [:]
) throws -> Run {
  let folder = try TemporaryDirectory()
  let paths = [
    folder.write(input, to: "input"), folder.write("", to: "output"),
    folder.write("", to: "messages"),
  ]
  let child = try ChildProcess(
    program, arguments, environment: childEnvironment(environment),
    streams: paths.map { .file($0) })
  let status = try child.wait()
  return Run(status: status, output: contents(paths[1]), messages: contents(paths[2]))
}

/// The column of an hour, by the labels under the plot, which stand under their hour.
func column(ofHour hour: Int, in screen: [String]) -> Int? {
  let labels = screen.last { $0.contains("06  ") && $0.contains("12  ") && $0.contains("18") }
  guard let labels, let six = column(of: "06", in: labels), let late = column(of: "18", in: labels)
  else { return nil }
  // A column into the hour.
  return six + Int((Double(hour - 6) * Double(late - six) / 12).rounded()) + 1
}

private func column(of label: String, in row: String) -> Int? {
  row.range(of: label).map { row.distance(from: row.startIndex, to: $0.lowerBound) }
}

/// Whether a text stands over the chart of a screen.
func isAnnotated(_ screen: [String], _ text: String) -> Bool {
  screen[1..<6].contains { $0.contains(text) }
}

extension TmuxSession {
  /// Opens the menu and types what its entries are filtered by.
  func openMenu(typing text: String) throws {
    try press("Space")
    try waitFor("Type to find")
    try type(text)
    try waitFor("> " + text)
  }
}
