import SourceServer
import TerminalTestSupport
import Testing

/// Tests of failed writes: the previous file stays, and no temporary file is left.
@Suite("Faults: files that are written", .serialized, .waits) struct WritingFaultTests {
  static let writings = [
    ["export", "svg"] + sampleDay + ["--save", "x.svg"],
    ["export", "png"] + sampleDay + ["--save", "x.png"],
    ["export", "json", "--area", "NO1", "--now", Home.noon, "--save", "x.json"],
    ["export", "csv", "--area", "NO1", "--now", Home.noon, "--save", "x.csv"],
  ]

  private let server: SourceServer

  init() throws { server = try SourceServer(Home.play) }

  /// Runs a script in an empty folder; `"$@"` is the program, `$0` the file to write.
  ///
  /// - Returns: the script's output, then the file's contents and the names in the folder.
  private func output(of script: String, _ words: [String]) throws -> String {
    let folder = try TemporaryDirectory()
    let environment = childEnvironment(["PRICETUI_BASE_URL": server.address])
    let result = try ChildProcess.run(
      "/bin/bash",
      ["-c", "cd '\(folder.path)'; \(script); \(end)", words[words.count - 1], program] + words,
      environment: environment)
    return result.output
  }

  @Test(
    "With a limit on file sizes the previous file stays and the error is reported",
    .enabled(if: !isSanitized, "A sanitizer writes a file as it starts."), arguments: writings)
  func limit(words: [String]) throws {
    let run = "(ulimit -f 1; exec \"$@\" 2>&1)"
    let former = try output(of: "echo -n old >\"$0\"; \(run)", words)
    #expect(former.contains("cannot be written: File too large."), "\(former)")
    #expect(former.hasSuffix("status 74\nold\n\(words[words.count - 1])\n"), "\(former)")
    #expect(try output(of: run, words).hasSuffix("status 74\n\n"))
  }

  @Test(
    "On a full disk the previous file stays and the error is reported",
    .enabled(if: canMount, "Only the administrator may mount a file system."), arguments: writings)
  func fullDisk(words: [String]) throws {
    let script = """
      mkdir disk; mount -t tmpfs -o size=16k none disk; cd disk; echo -n old >"$0"
      head -c 20000 /dev/zero >fill 2>/dev/null; "$@" 2>&1
      """
    let found = try output(of: "exec unshare -m bash -c '\(script); \(end)' \"$0\" \"$@\"", words)
    #expect(found.contains("cannot be written: No space left on device."), "\(found)")
    #expect(found.hasSuffix("status 74\nold\nfill\n\(words[words.count - 1])\n"), "\(found)")
  }

  @Test("A picture keeps the link and the permissions of the file that it replaces")
  func link() throws {
    let script = """
      echo old >real; chmod 640 real; ln -s real "$0"; "$@"
      echo "$? $(stat -c %A "$0" real | tr '\\n' ' ')"; tail -n 1 real
      """
    let found = try output(of: script, Self.writings[0])
    #expect(found.hasPrefix("0 lrwxrwxrwx -rw-r----- \n</svg>\nstatus 0\n<svg"), "\(found)")
    #expect(found.hasSuffix("</svg>\n\nreal\nx.svg\n"))
  }
}

private let end = "echo \"status $?\"; cat \"$0\"; echo; ls -A"

/// Whether this process can mount a file system in its own mount namespace.
private let canMount: Bool = {
  let script = "mount -t tmpfs none /mnt"
  guard let unshare = ExternalTool.path("unshare") else { return false }
  return (try? ChildProcess.run(unshare, ["-m", "sh", "-c", script]))?.status == .exited(0)
}()
