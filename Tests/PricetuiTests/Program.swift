import Foundation
import TerminalTestSupport
import Testing

/// The path of the program under test.
let program = builtProduct("pricetui")

/// Arguments that show the sample's day, with the time set to 09:30.
let sampleDay = [samplePath, "--now", "2022-07-12T09:30"]

/// The folder of the package.
let packageFolder = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

let samplePath = packageFolder.appending(path: "Resources/today.json").path(percentEncoded: false)

/// The result of a run of the program.
struct Run {
  let status: TerminalTestSupport.ExitStatus
  let output: String
  let messages: String
}

/// Runs the program without a terminal.
///
/// - Parameter input: the text on standard input.
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

/// Returns the output of a run that succeeds without a message.
func output(_ arguments: [String], input: String = "") throws -> String {
  let result = try run(arguments, input: input)
  #expect(result.status == .exited(0) && result.messages == "", "\(arguments) \(result)")
  return result.output
}

/// Returns the column of an hour, from the labels under the plot.
func column(ofHour hour: Int, in screen: [String]) -> Int? {
  let labels = screen.last { $0.contains("06  ") && $0.contains("12  ") && $0.contains("18") }
  guard let labels, let six = column(of: "06", in: labels), let late = column(of: "18", in: labels)
  else { return nil }
  // One column into the hour.
  return six + Int((Double(hour - 6) * Double(late - six) / 12).rounded()) + 1
}

private func column(of label: String, in row: String) -> Int? {
  row.range(of: label).map { row.distance(from: row.startIndex, to: $0.lowerBound) }
}

/// Returns whether a text is written over the chart of a screen.
func isAnnotated(_ screen: [String], _ text: String) -> Bool {
  screen[1..<6].contains { $0.contains(text) }
}

extension TmuxSession {
  /// Quits, and waits for a successful exit.
  func quit() throws {
    try press("q")
    try waitFor("status 0")
  }

  /// Opens the menu and types a filter for its entries.
  func openMenu(typing text: String) throws {
    try press("Space")
    try waitFor("Type to find")
    try type(text)
    try waitFor("> " + text)
  }
}
