import Foundation
import TerminalTestSupport
import Testing

@Suite("Sound on the command line") struct SoundTests {
  @Test("Standard output is a WAV file of the range") func output() throws {
    let folder = try TemporaryDirectory()
    let path = folder.write("", to: "day.wav")
    let child = try ChildProcess(
      program, ["export", "wav"] + sampleDay + ["--select", "13:00"],
      environment: childEnvironment(),
      streams: [.file("/dev/null"), .file(path), .file("/dev/null")])
    #expect(try child.wait() == .exited(0))
    let bytes = try Data(contentsOf: URL(filePath: path))
    #expect(bytes.count == 44 + 5 * 44_100 * 4 && bytes.prefix(4) == Data("RIFF".utf8))
  }

  @Test("Sound is not written to a terminal") func terminal() throws {
    let terminal = try PseudoTerminal()
    try terminal.start(program, ["export", "wav"] + sampleDay)
    try terminal.waitFor("A terminal plays no sound")
    #expect(try terminal.waitForExit() == .exited(64))
    #expect(!terminal.text().contains("RIFF"))
  }
}
