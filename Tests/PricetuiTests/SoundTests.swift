import Foundation
import TerminalTestSupport
import Testing

/// What is heard of prices, with players that only say that they were asked.
@Suite("Sound on the command line and on the screen") struct SoundTests {
  @Test("Standard output is a WAV file of the range") func output() throws {
    let folder = try TemporaryDirectory()
    let path = folder.write("", to: "day.wav")
    let child = try ChildProcess(
      program, sampleDay + ["--output", "wav", "--select", "13:00"],
      environment: childEnvironment(),
      streams: [.file("/dev/null"), .file(path), .file("/dev/null")])
    #expect(try child.wait() == .exited(0))
    let bytes = try Data(contentsOf: URL(filePath: path))
    #expect(bytes.count == 44 + 5 * 44_100 * 4 && bytes.prefix(4) == Data("RIFF".utf8))
  }

  @Test("A terminal is sent no sound") func terminal() throws {
    let terminal = try PseudoTerminal()
    try terminal.start(program, sampleDay + ["--output", "wav"])
    try terminal.waitFor("A terminal plays no sound")
    #expect(try terminal.waitForExit() == .exited(64))
    #expect(!terminal.text().contains("RIFF"))
  }

  /// A folder of programs that play: each keeps its number and what it was given.
  private func folder(_ programs: [(name: String, end: String)]) throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    for program in programs {
      let script = """
        #!/bin/sh
        echo noise; echo noise >&2
        for word in "$@"; do file=$word; done
        cp "$file" "\(folder.path)/heard"
        echo $$ >"\(folder.path)/\(program.name).new"
        mv "\(folder.path)/\(program.name).new" "\(folder.path)/\(program.name).id"
        \(program.end)
        """
      let path = folder.write(script, to: program.name)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    return folder
  }

  private func start(_ path: String, _ folder: TemporaryDirectory) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal()
    try terminal.start(
      program, sampleDay, environment: childEnvironment(["PATH": path, "TMPDIR": folder.path]))
    try terminal.waitFor("quit")
    return terminal
  }

  /// The number that a program has kept.
  private func id(_ name: String, in folder: TemporaryDirectory) throws -> pid_t {
    try polling(present: { "\(name) was not asked." }) {
      pid_t(contents("\(folder.path)/\(name).id").trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }

  private func sounds(in folder: TemporaryDirectory) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".wav") }
  }

  @Test("A key asks a player of the system, the next where one finds no sound; leaving ends it")
  func plays() throws {
    let folder = try folder([("paplay", "exit 1"), ("aplay", "exec sleep 100")])
    let terminal = try start("\(folder.path):/usr/bin:/bin", folder)
    #expect(try sounds(in: folder).isEmpty && contents(folder.path + "/heard").isEmpty)
    terminal.send("s")
    let player = try id("aplay", in: folder)
    #expect(try Data(contentsOf: URL(filePath: folder.path + "/heard")).count == 44 + 882_000)
    #expect(try sounds(in: folder).count == 1 && kill(player, 0) == 0)
    #expect(kill(try id("paplay", in: folder), 0) != 0)
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(kill(player, 0) != 0, "the player plays on")
    #expect(try sounds(in: folder).isEmpty && !terminal.text().contains("noise"))
  }

  @Test("What has been played leaves neither a process nor a file; the key stops it too")
  func ends() throws {
    let folder = try folder([("paplay", "exec sleep 100")])
    let terminal = try start("\(folder.path):/usr/bin:/bin", folder)
    terminal.send("s")
    let player = try id("paplay", in: folder)
    try terminal.waitFor("s stops it")
    // As when it is over.
    kill(player, SIGTERM)
    _ = try polling(present: { "A process is left." }) { kill(player, 0) != 0 ? true : nil }
    _ = try polling(present: { "A file is left." }) { try sounds(in: folder).isEmpty ? true : nil }
    terminal.send("ss")
    _ = try polling(present: { "A file is left." }) { try sounds(in: folder).isEmpty ? true : nil }
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test("Without players the sound is in a file, whose name it says") func saved() throws {
    let folder = try folder([])
    let terminal = try start("/nowhere", folder)
    terminal.send("s")
    try terminal.waitFor("it is in \(folder.path)/pricetui-")
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
    let name = try #require(try sounds(in: folder).first)
    let bytes = try Data(contentsOf: URL(filePath: "\(folder.path)/\(name)"))
    #expect(bytes.count == 44 + 882_000)
  }
}
