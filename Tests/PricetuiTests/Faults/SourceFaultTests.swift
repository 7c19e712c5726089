import CLibrary
import Foundation
import TerminalTestSupport
import Testing

/// Tests of paths that are not regular files, and of endless input.
@Suite("Faults: sources", .serialized, .waits) struct SourceFaultTests {
  /// Returns the exit status of a shell command and all its output.
  ///
  /// In the command, `P` is the program, `F` the sample, and `line` writes a long line.
  private func shell(_ command: String, in folder: TemporaryDirectory) throws -> (Int32, String) {
    let command = command.replacingOccurrences(of: "P ", with: "'\(program)' ")
      .replacingOccurrences(of: " F", with: " '\(samplePath)'")
    // The length is below the limit of JSON files.
    let line =
      "L=\(isFullRun ? 200_000_000 : 4_000_000); line() { yes x | tr -d '\\n' | head -c $L; }"
    let result = try ChildProcess.run(
      "/bin/bash", ["-c", "\(line); cd '\(folder.path)'; (\(command)) 2>&1; echo \" $?\""],
      environment: childEnvironment(["LC_ALL": "C.UTF-8"]), Deadline(seconds: 120))
    let mark = result.output.lastIndex(of: " ") ?? result.output.startIndex
    let status = Int32(result.output[mark...].trimmingCharacters(in: .whitespacesAndNewlines))
    return (status ?? -1, String(result.output[..<mark]))
  }

  static let sources: [(command: String, status: Int32, says: String)] = [
    ("P --print /dev/null", 65, "empty"), ("P --print /dev/zero", 65, "format"),
    ("P --print /dev/full", 65, "format"), ("mkdir d; echo x >d/x; P --print d", 66, "no file of"),
    ("P --print - </", 66, "standard input"), ("P --print - </dev/null", 65, "empty"),
    ("P --print - 0>out", 66, "read"), ("P --print /dev/tty </dev/null", 66, "read"),
    ("P --print /proc/self/mem", 66, "read"), ("P --print nothing", 66, "no such file"),
    ("P --print /dev/null/x", 66, "no such file"), ("ln -s x x; P --print x", 66, "read"),
    ("P --print $(printf 'n%.0s' {1..5000})", 66, "read"), ("P --print ''", 64, "is named"),
    ("P --print /dev/fd/77", 66, "no such file"), ("P --print socket", 66, "read"),
    ("P --print cut.json", 65, "ends too early"),
    // Folders in place of files; some of the kernel's files would block a reader.
    ("P --print /proc", 66, "no file of"), ("P --print /dev", 66, "no file of"),
    ("mkdir -p d/x.json; P --print d/x.json", 66, "no file of"),
    ("mkdir d; P --config d --print cut.json", 66, "settings"),
    ("mkdir d.svg; P export svg --save d.svg F", 74, "s a directory"),
    ("P --timezone /tmp --print F", 64, "time zone"),
    // Lines longer than any limit.
    ("line >x; P --print x", 65, "format"), ("truncate -s $L x; P --print x", 65, "format"),
    ("(printf '[\"'; line) >x; P --print x", 65, "ends too early"),
    ("(printf 'time,price\\n'; line) >x; P --print x", 65, "1 MiB in a line"),
    ("(printf '<Publication_MarketDocument '; line) >x; P --print x", 65, "1 MiB in a tag"),
    ("(printf '[{\"'; line; printf '\":1}]') >x; P --print x", 65, "1 MiB in a string"),
    ("line >x; P --config x --print cut.json", 65, "ends too early"),
  ]

  @Test("A path that is not a readable file is refused in one sentence", arguments: sources)
  func whatIsNoFileIsOneSentence(
    command: String, status: Int32, says: String
  ) throws {
    let folder = try TemporaryDirectory()
    let sample = try String(contentsOfFile: samplePath, encoding: .utf8)
    folder.write(String(sample.dropLast(20)), to: "cut.json")
    let socket = try listen(at: folder.path + "/socket")
    defer { close(socket) }
    let (found, output) = try shell(command, in: folder)
    #expect(found == status, "\(output)")
    #expect(output.hasPrefix("pricetui: ") && output.hasSuffix(".\n"), "\(output)")
    // A settings file that cannot be read adds a message before the error.
    let count = command.contains("--config x") ? 2 : 1
    #expect(output.split(separator: "\n").count == count, "\(output)")
    #expect(output.split(separator: "\n").last?.contains(says) == true, "\(output)")
    #expect(output.unicodeScalars.count < 1_100)
  }

  private func listen(at path: String) throws -> CInt {
    let socket = CLibrary.socket(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try #require(result == 0)
    return socket
  }

  /// Like every program, pricetui waits until a writer opens the pipe; Ctrl-C ends the wait.
  @Test("The program waits for the writer of a pipe, and Ctrl-C ends the wait")
  func aPipeWithoutAWriterIsWaitedFor() throws {
    let folder = try TemporaryDirectory()
    let path = folder.path + "/pipe"
    try #require(mkfifo(path, 0o600) == 0)
    let terminal = try PseudoTerminal()
    try terminal.start(program, [path, "--now", "2022-07-12T09:30"])
    terminal.settle(milliseconds: 300)
    #expect(terminal.process?.poll() == nil && terminal.bytes.isEmpty)
    terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == .signalled(SIGINT))
    #expect(terminal.isRestored)
    // With a writer the prices are shown.
    let other = try PseudoTerminal()
    try other.start(program, [path, "--now", "2022-07-12T09:30"])
    let writer = try ChildProcess(
      "/bin/cp", [samplePath, path], environment: childEnvironment(),
      streams: [.file("/dev/null"), .file("/dev/null"), .file("/dev/null")])
    try other.waitFor("quit")
    other.send("q")
    #expect(try other.waitForExit() == .exited(0))
    #expect(try writer.wait() == .exited(0))
  }

  /// Commands with endless output.
  ///
  /// Some are refused only after millions of values or rows: a full run tries all of these, other
  /// runs only one.
  static let endless = brief + (isFullRun ? long : Array(long.prefix(1)))

  private static let brief = [
    "yes '['", "yes '<a>'", "yes ''", "yes ' ' | tr -d '\\n'", "yes 'x' | tr -d '\\n'",
    "printf '{\"a\":\"'; yes x | tr -d '\\n'", "printf '['; yes 1 | tr -d '\\n'",
    "printf '['; yes ' ' | tr -d '\\n'", "yes '{\"a\":'", "cat /dev/zero",
    "printf '<Publication_MarketDocument>'; yes 'x'", "yes '2024-01-01,1,1,1,1,1,1,1,1'",
    "printf '<html>'; yes '<td>1'", "yes '\"'", "printf 'time,price\\n'; yes ','",
    "yes ';;;;;;;;;;'", "yes '[1,1'", "printf '<a>'; yes '<b>1</b>'",
  ]

  private static let long = [
    "yes '2024-01-01,1'", "printf 'date,hour,price\\n'; yes '2024-01-01,1,5'",
    "printf 'time,price,area\\n'; yes '2024-01-01T00:00,1,NO1'",
    "printf 'time,price\\n'; yes '01.02.2024 00:00,1'",
    "printf 'time,price\\n'; yes '2024-01-01T00:00,1'", "yes 1", "printf '['; yes '1,'",
    "printf '['; yes '[1,1],'", "printf '['; yes '\"a\",'", "printf '['; yes '1234.56,'",
    "printf '<Publication_MarketDocument>'; yes '<b>1</b>'",
  ]

  /// The limits are 60 s of processor time and 250,000 KiB of addresses.
  ///
  /// Processor time is limited because a busy machine may be slow. A release build takes a
  /// second, and 64 MiB in addition to the input.
  @Test(
    "Endless input is refused with limited time and memory",
    .enabled(if: !isSanitized, "A sanitizer does not start where addresses are limited."),
    arguments: endless)
  func whatNeverEndsIsRefused(command: String) throws {
    let (_, output) = try shell(
      "(\(command)) 2>/dev/null | (ulimit -t 60 -v 250000; P - --print); exit ${PIPESTATUS[1]}",
      in: try TemporaryDirectory())
    #expect(output.hasPrefix("pricetui: standard input"), "\(output.prefix(300))")
    #expect(output.hasSuffix(".\n") && output.split(separator: "\n").count == 1)
    #expect(!output.contains("memory"), "\(output)")
  }

  /// The program reserves memory for the 190 MB of the file, but does not read them all.
  @Test(
    "A JSON array of too many numbers is refused with little memory",
    .enabled(if: isFullRun, "A debug build takes ten seconds for as many."),
    .enabled(if: !isSanitized, "A sanitizer does not start where addresses are limited."))
  func anArrayOfNumbersIsRefusedEarly() throws {
    let (status, output) = try shell(
      "(printf '['; yes '1234.56,' | head -c 190000000) >big; ulimit -v 360000; P --print big",
      in: try TemporaryDirectory())
    #expect(status == 65 && output.contains("5000000 numbers"), "\(output)")
  }
}
