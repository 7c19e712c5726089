import CLibrary
import TerminalTestSupport
import Testing

@Suite("On a pseudo terminal", .serialized, .waits) struct TerminalTests {
  private func started(
    _ arguments: [String] = [], environment: [String: String?] = [:],
    input: ChildProcess.Stream? = nil, output: ChildProcess.Stream? = nil
  ) throws -> (PseudoTerminal, before: [UInt32]) {
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    try terminal.start(
      program, arguments, environment: childEnvironment(environment), input: input, output: output)
    try terminal.waitFor("quit")
    return (terminal, before)
  }

  private func expectRestored(_ terminal: PseudoTerminal, _ before: [UInt32]) {
    #expect(terminal.settings == before)
    #expect(terminal.changedModes == [])
  }

  @Test("Leaves", arguments: ["q", "\u{3}"]) func leaves(key: String) throws {
    let (terminal, before) = try started(sampleDay)
    terminal.send(key)
    #expect(try terminal.waitForExit() == .exited(0))
    expectRestored(terminal, before)
  }

  @Test("Signals are the status", arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT])
  func signalsAreTheStatus(signal: CInt) throws {
    let (terminal, before) = try started(sampleDay)
    terminal.process?.send(signal: signal)
    #expect(try terminal.waitForExit() == .signalled(signal))
    expectRestored(terminal, before)
  }

  @Test("Picks for a script") func picksForAScript() throws {
    let folder = try TemporaryDirectory()
    let output = folder.write("", to: "output")
    let (terminal, before) = try started(["pick"] + sampleDay, output: .file(output))
    terminal.send("[\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(
      contents(output) == """
        {"start":"2022-07-12T13:00:00+02:00","end":"2022-07-12T14:00:00+02:00",\
        "price":326.225,"unit":"NOK øre/kWh"}

        """)
    expectRestored(terminal, before)
  }

  @Test("Leaving a picker writes nothing") func leavingAPickerWritesNothing() throws {
    let folder = try TemporaryDirectory()
    let output = folder.write("", to: "output")
    let (terminal, before) = try started(["pick"] + sampleDay, output: .file(output))
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(1))
    #expect(contents(output) == "")
    expectRestored(terminal, before)
  }

  @Test("Data come through a pipe and keys from the terminal")
  func dataComeThroughAPipeAndKeysFromTheTerminal() throws {
    let (terminal, before) = try started(
      ["-"] + sampleDay.dropFirst(), input: .file(samplePath))
    terminal.send("[")
    try terminal.waitFor("326")
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
    expectRestored(terminal, before)
  }

  @Test("Bad data never touch the screen") func badDataNeverTouchTheScreen() throws {
    let folder = try TemporaryDirectory()
    let path = folder.write(#"{"values":[1,"#, to: "bad.json")
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    try terminal.start(program, [path])
    #expect(try terminal.waitForExit() == .exited(65))
    #expect(!terminal.text().contains("\u{1B}"))
    expectRestored(terminal, before)
  }

  @Test("Unusable terminals", arguments: ["", "dumb", "no-such-terminal"]) func unusableTerminals(
    name: String
  ) throws {
    let terminal = try PseudoTerminal()
    try terminal.start(program, sampleDay, environment: childEnvironment(["TERM": name]))
    #expect(try terminal.waitForExit() == .exited(69))
    #expect(terminal.text().contains("pricetui print"))
    #expect(!terminal.text().contains("\u{1B}"))
  }

  @Test("No colour means none") func noColourMeansNone() throws {
    let (terminal, _) = try started(sampleDay, environment: ["NO_COLOR": "1"])
    terminal.send("]")
    try terminal.waitFor("447")
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(!terminal.text().contains("[38;") && !terminal.text().contains("[34m"))
  }

  @Test("Printing on a terminal has colours") func printingOnATerminalHasColours() throws {
    let terminal = try PseudoTerminal(columns: 60, rows: 20)
    try terminal.start(program, sampleDay + ["--print"])
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.text().contains("\u{1B}[38;5;"))
    #expect(terminal.text().filter { $0 == "\r\n" }.count == 19)
    #expect(!terminal.text().contains("\u{1B}[?"))
  }

  @Test("Doing nothing costs nothing") func doingNothingCostsNothing() throws {
    let (terminal, _) = try started(sampleDay)
    terminal.settle()
    let before = terminal.process?.activity
    terminal.settle(milliseconds: 700)
    let after = terminal.process?.activity
    #expect(before?.ticks == after?.ticks)
    #expect((after?.switches ?? 0) - (before?.switches ?? 0) <= 1)
    terminal.send("q")
    #expect(try terminal.waitForExit() == .exited(0))
  }
}

@Suite("What the environment says") struct EnvironmentTests {
  @Test(
    "Glyphs are what can be shown",
    arguments: [
      (["LANG": "C.UTF-8"], "braille"), (["LANG": "C.UTF-8", "TERM": "linux"], "block"),
      (["LC_ALL": "C"], "braille"),
    ]) func glyphsAreWhatCanBeShown(environment: [String: String], set: String) throws
  {
    let result = try run(sampleDay, environment: environment.mapValues { $0 })
    let scalars = result.output.unicodeScalars
    let hasBraille = scalars.contains { (0x2800...0x28FF).contains($0.value) }
    let hasBlocks = scalars.contains { (0x2580...0x259F).contains($0.value) }
    #expect(hasBraille == (set == "braille"))
    #expect(hasBlocks == (set == "block"))
  }

  @Test(
    "Colors are what the terminal has",
    arguments: [
      ("COLORTERM", "truecolor", "38;2;"), ("TERM", "xterm-256color", "38;5;"),
      ("TERM", "linux", "\u{1B}[36m"),
    ]) func colorsAreWhatTheTerminalHas(name: String, value: String, sequence: String) throws
  {
    let result = try run(sampleDay + ["--color", "always"], environment: [name: value])
    #expect(result.output.contains(sequence))
  }

  @Test("Themes differ", arguments: ["default", "high-contrast", "color-blind"]) func themesDiffer(
    name: String
  )
    throws
  {
    let result = try run(
      sampleDay + ["--color", "always", "--theme", name, "--select", "13:00"],
      environment: ["COLORTERM": "truecolor"])
    let selection = ["default": "38;2;255;95;135", "high-contrast": "38;2;255;95;135"]
    #expect(result.output.contains(selection[name] ?? "38;2;224;127;184"))
  }
}
